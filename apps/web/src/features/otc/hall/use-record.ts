import { useTexts } from '../../../shared/text/texts.ts';
import type { HallListing } from '../parts/kinds.ts';

type Figures = Pick<HallListing['trader'], 'trades' | 'completionBp' | 'medianRelease'>;

/** What a trader has done, in one line. */
export function useRecord(): (figures: Figures) => string {
  const { t, percent } = useTexts();
  return ({ trades, completionBp, medianRelease }) =>
    [
      trades === 0 ? t('otc.newTrader') : t('otc.trades', { count: trades }),
      completionBp === null ? undefined : t('otc.completion', { rate: percent(completionBp) }),
      medianRelease === null ? undefined : t('otc.release', { count: Math.max(1, Math.round(medianRelease / 60)) }),
    ]
      .filter((text) => text !== undefined)
      .join(' · ');
}
