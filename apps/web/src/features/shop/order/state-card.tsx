import { Card } from '@greenhall/ui/page/card';
import { useTexts } from '../../../shared/text/texts.ts';
import { clockText, useCountdown } from '../../../shared/time/use-countdown.ts';
import type { Order } from './kinds.ts';
import { OrderChip } from './order-chip.tsx';

/** What the state means for the buyer, and until when. */
function useNote({ state, kind, dueAt, packableAt, handedOutFrom, isClosed, isRevealed }: Order): string {
  const { t, moment } = useTexts();
  const time = dueAt ? moment(dueAt) : '';
  if (state === 'toShip')
    return packableAt ? t('orders.note.waits', { time: moment(packableAt) }) : t('orders.note.toShip');
  if (handedOutFrom && (isRevealed || state === 'toReceive' || state === 'completed'))
    return t('orders.note.handOutWaits', { time: moment(handedOutFrom) });
  if (state === 'toReceive') return t(kind === 'shipped' ? 'orders.note.toReceive' : 'orders.note.ready', { time });
  if (state === 'completed' && kind === 'service' && !isRevealed) return t('orders.note.notShown');
  if (state === 'completed') return isClosed ? t('orders.note.closed') : t('orders.note.completed', { time });
  return t(`orders.note.${state}`);
}

/** The state of an order in words, with the clock of one that is to be paid. */
export function StateCard({ order }: { order: Order }) {
  const { t } = useTexts();
  const isToPay = order.state === 'toPay' && order.dueAt !== null;
  const seconds = useCountdown(isToPay && order.dueAt ? Date.parse(order.dueAt) : undefined);
  const note = useNote(order);
  return (
    <Card className="flex flex-col items-center gap-1.5 text-center">
      <div aria-live="polite">
        <OrderChip state={order.state} />
      </div>
      {isToPay ? (
        <p role="timer" aria-label={t('orders.timeToPay')} className="num text-num leading-tight font-bold">
          {clockText(seconds)}
        </p>
      ) : null}
      <p className="text-s text-ink-2">{note}</p>
    </Card>
  );
}
