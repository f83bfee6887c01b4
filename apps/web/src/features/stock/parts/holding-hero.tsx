import { parseAmount, ZERO } from '@greenhall/domain/shared/money';
import { Hero } from '@greenhall/ui/page/hero';
import { useTexts } from '../../../shared/text/texts.ts';
import { Term } from '../../../shared/terms/term.tsx';
import { HideSums } from '../../../shared/money/hide-sums.tsx';
import { useMyAmounts } from '../../../shared/money/my-amounts.ts';
import type { Holding } from './kinds.ts';
import { SellButton } from '../sale/sell-button.tsx';

/** How much of the out limit is used, as a share of a hundred: for the drawing alone. */
function usedOf({ countedIncome, outLimit }: Holding): number {
  const limit = parseAmount(outLimit) ?? ZERO;
  const income = parseAmount(countedIncome) ?? ZERO;
  if (limit === 0n) return 0;
  return Number((income * 100n) / limit > 100n ? 100n : (income * 100n) / limit);
}

/** What the member holds, what it is worth now, and how much of the out limit is used. */
export function HoldingHero({ holding }: { holding: Holding }) {
  const { t, shares: price } = useTexts();
  const { shares, money } = useMyAmounts();
  const used = usedOf(holding);
  const line =
    holding.level === 0
      ? t('stock.noLevel')
      : t('stock.heightLine', {
          level: holding.level,
          income: money(holding.countedIncome),
          limit: money(holding.outLimit),
        });
  return (
    <Hero
      label={
        <span className="flex items-center gap-1">
          {t('stock.held')}
          <HideSums />
        </span>
      }
      value={shares(holding.held)}
      facts={[
        { label: t('stock.value'), value: `${money(holding.value)}\u00a0MEY` },
        { label: t('stock.price'), value: price(holding.price) },
        {
          label: t('stock.height'),
          term: <Term name="height" word={t('stock.height')} />,
          value: money(holding.effectiveHeight),
        },
      ]}
    >
      <div className="mt-3 h-2 overflow-hidden rounded-full bg-veil">
        <div style={{ width: `${used}%` }} className="h-full rounded-full bg-brand" />
      </div>
      <p className="num mt-1.5 text-s text-on-dark-2">{line}</p>
      <div className="mt-3 empty:hidden">
        <SellButton holding={holding} kind="light" />
      </div>
    </Hero>
  );
}
