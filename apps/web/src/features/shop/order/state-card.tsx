import { Card } from '@greenhall/ui/page/card';
import { useTexts } from '../../../shared/text/texts.ts';
import { clockText, useCountdown } from '../../../shared/time/use-countdown.ts';
import type { Order } from './kinds.ts';
import { OrderChip } from './order-chip.tsx';
import { useOrderNote } from './use-order-note.ts';

/** The state of an order in words, with the clock of one that is to be paid. */
export function StateCard({ order }: { order: Order }) {
  const { t } = useTexts();
  const isToPay = order.state === 'toPay' && order.dueAt !== null;
  const seconds = useCountdown(isToPay && order.dueAt ? Date.parse(order.dueAt) : undefined);
  const note = useOrderNote(order);
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
