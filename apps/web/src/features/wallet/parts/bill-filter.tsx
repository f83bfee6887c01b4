import { COINS, type Coin } from '@greenhall/domain/shared/money';
import { MOVEMENT_GROUPS, type MovementKind } from '@greenhall/contract/shared/movements';
import { Button } from '@greenhall/ui/page/button';
import { ChipChoice } from '@greenhall/ui/form/chip-choice';
import { Fold } from '@greenhall/ui/page/fold';
import { type SyntheticEvent, useState } from 'react';
import { LazySheet } from '../../../shared/overlays/lazy-sheet.tsx';
import { useTexts } from '../../../shared/text/texts.ts';
import { unitOf } from '../../../shared/money/coins.ts';
import { DayRange } from '../../../shared/forms/day-range.tsx';

const GROUPS = Object.keys(MOVEMENT_GROUPS) as (keyof typeof MOVEMENT_GROUPS)[];

export interface BillQuery {
  coin?: Coin | undefined;
  kind?: MovementKind | undefined;
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
}

interface BillFilterProps {
  show: boolean;
  onUpdateShow: (show: boolean) => void;
  query: BillQuery;
  onApply: (query: BillQuery) => void;
}

/** The conditions of the bill: coin, kind and UTC days. */
export function BillFilter({ show, onUpdateShow, query, onApply }: BillFilterProps) {
  const { t } = useTexts();
  const [draft, setDraft] = useState(query);
  const disordered = Boolean(draft.from && draft.to && draft.from > draft.to);
  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    if (disordered) return;
    const given = Object.entries(draft).filter(([, value]) => value);
    onApply(Object.fromEntries(given));
    onUpdateShow(false);
  };
  const all = { value: '' as const, label: t('common.all') };
  const named = (kind: MovementKind) => ({ value: kind, label: t(`wallet.kind.${kind}`) });
  const choose = (kind: MovementKind | '') => setDraft({ ...draft, kind: kind || undefined });
  return (
    <LazySheet show={show} onUpdateShow={onUpdateShow} title={t('common.filter')}>
      <form noValidate onSubmit={apply} className="flex flex-col gap-4 pt-2 pb-4">
        <ChipChoice
          titled
          label={t('wallet.coin')}
          options={[all, ...COINS.map((coin) => ({ value: coin, label: unitOf(coin) }))]}
          value={draft.coin ?? ''}
          onChange={(value) => setDraft({ ...draft, coin: value || undefined })}
        />
        <ChipChoice
          titled
          label={t('wallet.kind')}
          options={[all, ...(draft.kind ? [named(draft.kind)] : [])]}
          value={draft.kind ?? ''}
          onChange={choose}
        />
        {GROUPS.map((group) => (
          <Fold key={group} title={t(`wallet.group.${group}`)}>
            <ChipChoice
              label={t(`wallet.group.${group}`)}
              options={MOVEMENT_GROUPS[group].map(named)}
              value={draft.kind ?? ''}
              onChange={choose}
            />
          </Fold>
        ))}
        <DayRange
          from={draft.from ?? ''}
          to={draft.to ?? ''}
          onChange={(days) => setDraft({ ...draft, ...days })}
          error={disordered ? t('pay.dayOrder') : undefined}
        />
        <div className="grid grid-cols-2 gap-3">
          <Button kind="ghost" onClick={() => setDraft({})}>
            {t('pay.reset')}
          </Button>
          <Button type="submit">{t('pay.apply')}</Button>
        </div>
      </form>
    </LazySheet>
  );
}
