import { parseAmount } from '@greenhall/domain/shared/money';
import { SparkLine } from '@greenhall/ui/display/spark-line';
import { heightsOf } from '../../shared/money/heights.ts';
import { useMyCurrency } from '../../shared/money/my-currency.ts';
import { useSums } from '../../shared/money/my-amounts.ts';
import { late } from '../../shared/page/late.tsx';
import { AppLink } from '../../shared/page/app-link.tsx';
import { links } from '../../shared/page/links.ts';
import { useRead } from '../../shared/request/use-read.ts';
import { loadTexts, useTexts } from '../../shared/text/texts.ts';
import { LINE } from './reads.ts';

/** Loaded for who has chosen a currency alone; its place is kept. */
const TotalFigure = late(
  async () => {
    const [figure] = await Promise.all([import('../../shared/money/own-figure.tsx'), loadTexts('wallet')]);
    return figure.TotalFigure;
  },
  <span className="block h-5" />,
);

/** The total over 30 days as a glance, leading to its figures. Nothing is drawn before there are two days, or of hidden sums. */
export function Glance() {
  const { t } = useTexts();
  const { areHidden } = useSums();
  const { data } = useRead('wallet.history', LINE);
  const totals = (data?.items ?? []).map(({ total }) => parseAmount(total) ?? 0n);
  const hasFigure = useMyCurrency().currency !== null;
  // With a figure the line is lower, so that both take the place of the line alone.
  return (
    <>
      {hasFigure ? <TotalFigure /> : null}
      <AppLink
        to={links.assets()}
        aria-label={t('running.line')}
        className={`block text-brand ${hasFigure ? '-mb-2 h-11 pt-1 *:h-8!' : 'mt-3 h-11 py-0.5'}`}
      >
        {areHidden || totals.length < 2 ? null : <SparkLine heights={heightsOf(totals)} />}
      </AppLink>
    </>
  );
}
