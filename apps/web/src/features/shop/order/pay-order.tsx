import { Notice } from '@greenhall/ui/page/notice';
import { useState } from 'react';
import { useMoney } from '../../../shared/money/use-money.ts';
import { PaySheet } from '../../../shared/overlays/pay-sheet.tsx';
import type { ReceiptFacts } from '../../../shared/overlays/receipt.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { GoodsPicture } from '../parts/goods-picture.tsx';
import type { Order } from './kinds.ts';
import { useArrivalText } from './use-arrival-text.ts';
import { useOrderNote } from './use-order-note.ts';

/** What was paid for, when it is expected, and what happens next, as the order says it after the payment. */
function useReceipt(order: Order): ReceiptFacts {
  const { t, zoned } = useTexts();
  const { full } = useMoney();
  const arrivalText = useArrivalText();
  const note = useOrderNote(order);
  const { number, arrival, lines, paidAt } = order;
  const total = full(order.total, 'mey');
  return {
    title: t('orders.paid'),
    picture: (
      <GoodsPicture name={lines[0]?.picture ?? null} alt="" sizes="96px" className="mx-auto max-w-24 rounded-card" />
    ),
    items: [
      { label: t('orders.number'), value: number },
      { label: t('shop.total'), value: <b>{total}</b> },
      ...(arrival ? [{ label: t('orders.arrival'), value: arrivalText(arrival) }] : []),
    ],
    next: paidAt === null ? '' : note,
    text: `Greenhall · ${number} · ${total} · ${zoned(paidAt)}`,
    finishText: t('orders.follow'),
  };
}

/** Paying an order with the payment password, from the mey that can be spent. */
export function PayOrder({ order, show, onClose }: { order: Order; show: boolean; onClose: () => void }) {
  const { t, moment } = useTexts();
  const { full } = useMoney();
  const [isPaid, setPaid] = useState(false);
  const write = useWrite('shop.pay', order.id);
  const balances = useRead('wallet.balances', {}, { enabled: show });
  const mey = balances.data?.items.find(({ coin }) => coin === 'mey');
  const receipt = useReceipt(order);
  const isShown = show && (isPaid || order.acts.includes('pay'));
  return (
    <PaySheet
      show={isShown}
      isUnderWay={write.isPending}
      onUpdateShow={(next) => (next ? undefined : onClose())}
      title={t('orders.payTitle')}
      needs={[balances]}
      receipt={isPaid ? receipt : undefined}
      items={[
        { label: t('orders.number'), value: order.number },
        { label: t('shop.total'), value: <b>{full(order.total, 'mey')}</b> },
        ...(mey ? [{ label: t('orders.available'), value: full(mey.available, 'mey') }] : []),
      ]}
      note={
        <>
          {order.packableAt ? (
            <Notice tone="warn">{t('orders.note.waits', { time: moment(order.packableAt) })}</Notice>
          ) : null}
          <p className="text-s text-ink-2">{t('orders.payNote')}</p>
        </>
      }
      confirmText={t('orders.pay', { amount: full(order.total, 'mey') })}
      pay={async (payPassword) => {
        await write.mutateAsync({ params: { id: order.id }, body: { payPassword } });
        setPaid(true);
      }}
    />
  );
}
