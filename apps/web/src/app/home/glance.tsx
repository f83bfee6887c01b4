import { parseAmount } from '@greenhall/domain/shared/money';
import { SparkLine } from '@greenhall/ui/display/spark-line';
import { heightsOf } from '../../shared/money/heights.ts';
import { useSums } from '../../shared/money/own-sums.ts';
import { AppLink } from '../../shared/page/app-link.tsx';
import { links } from '../../shared/page/links.ts';
import { LIVE_POLL_MS, useRead } from '../../shared/request/use-read.ts';
import { useTexts } from '../../shared/text/texts.ts';
import { LINE } from './reads.ts';

/** The total over 30 days as a glance, leading to its figures. Nothing is drawn before there are two days, or of hidden sums. */
export function Glance() {
  const { t } = useTexts();
  const { areHidden } = useSums();
  const { data } = useRead('wallet.history', LINE, { every: LIVE_POLL_MS });
  const totals = (data?.items ?? []).map(({ total }) => parseAmount(total) ?? 0n);
  return (
    <AppLink to={links.assets()} aria-label={t('running.line')} className="mt-3 block h-11 py-0.5 text-brand">
      {areHidden || totals.length < 2 ? null : <SparkLine heights={heightsOf(totals)} />}
    </AppLink>
  );
}
