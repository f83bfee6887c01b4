import { Card } from '@greenhall/ui/page/card';
import { Notice } from '@greenhall/ui/page/notice';
import { useTexts } from '../../../shared/text/texts.ts';
import { clockText, useCountdown } from '../../../shared/time/use-countdown.ts';
import type { Trade } from './kinds.ts';
import { TradeChip } from './trade-chip.tsx';

/** What the state means for this side, and what it has to do. */
export function useNote({ state, role, settlesAt, settledAt, duty, releaseOnProof }: Trade): string {
  const { t, moment } = useTexts();
  if (duty === 'desk') return t('otc.note.appeal');
  if (state === 'completed' && role === 'buyer') {
    return settledAt || !settlesAt
      ? t('otc.note.completed.buyerFree')
      : t('otc.note.completed.buyer', { time: moment(settlesAt) });
  }
  if (state === 'completed') return t('otc.note.completed.seller');
  if (state === 'waitForConfirmation' && role === 'buyer' && releaseOnProof)
    return t('otc.note.waitForConfirmation.buyerOnProof');
  return t(`otc.note.${state}.${role}`);
}

/** The state of a trade with its clock. */
export function StateCard({ trade }: { trade: Trade }) {
  const { t } = useTexts();
  const seconds = useCountdown(trade.dueAt && !trade.isPaused ? Date.parse(trade.dueAt) : undefined);
  const note = useNote(trade);
  return (
    <Card className="flex flex-col items-center gap-1.5 text-center">
      <div aria-live="polite">
        <TradeChip state={trade.state} />
      </div>
      {trade.dueAt && !trade.isPaused ? (
        <p role="timer" aria-label={t('otc.left')} className="num text-num leading-tight font-bold">
          {clockText(seconds)}
        </p>
      ) : null}
      <p className="text-s text-ink-2">{note}</p>
      {trade.isPaused ? <Notice tone="warn">{t('otc.paused', { network: trade.network })}</Notice> : null}
    </Card>
  );
}
