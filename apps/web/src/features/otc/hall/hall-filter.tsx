import { ChipChoice } from '@greenhall/ui/form/chip-choice';
import { Field } from '@greenhall/ui/form/field';
import { Card } from '@greenhall/ui/page/card';
import { unitOf } from '../../../shared/money/coins.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { Side } from '../parts/kinds.ts';

const SORTS = ['best', 'price', 'speed', 'completion'] as const;
export type Sort = (typeof SORTS)[number];

export interface Wanted {
  /** As typed. */
  readonly amount: string;
  readonly sort: Sort;
}

interface HallFilterProps {
  side: Side;
  coin: string;
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
}

/** How much the member wants to trade, and what comes first. */
export function HallFilter({ side, coin, wanted, onChange }: HallFilterProps) {
  const { t, money } = useTexts();
  return (
    <Card className="flex flex-col gap-3">
      <Field
        label={t(side === 'sale' ? 'otc.wantBuy' : 'otc.wantSell')}
        inputMode="decimal"
        autoComplete="off"
        placeholder={money('0')}
        value={wanted.amount}
        onChange={({ target }) => onChange({ ...wanted, amount: target.value })}
        suffix={<span className="px-3 text-s text-ink-2">{unitOf(coin)}</span>}
      />
      <ChipChoice
        label={t('otc.sort')}
        options={SORTS.map((value) => ({ value, label: t(`otc.sort.${value}`) }))}
        value={wanted.sort}
        onChange={(sort) => onChange({ ...wanted, sort })}
      />
    </Card>
  );
}
