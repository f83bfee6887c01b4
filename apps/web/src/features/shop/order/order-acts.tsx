import { Button } from '@greenhall/ui/page/button';
import { Fold } from '@greenhall/ui/page/fold';
import { confirmThenMove } from '../../../shared/overlays/confirm-then-move.ts';
import { useMoney } from '../../../shared/money/use-money.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { Order } from './kinds.ts';

interface Asked {
  act: Order['acts'][number];
  title: string;
  /** What it means, as it is asked. */
  html: string;
  isUnderWay: boolean;
  move: () => Promise<unknown>;
}

/** The acts that are asked before they are done, because none can be taken back. */
function useAskedActs(order: Order): readonly Asked[] {
  const { t } = useTexts();
  const { full } = useMoney();
  const [cancel, cancelPaid] = [useWrite('shop.cancel', order.id), useWrite('shop.cancelPaid', order.id)];
  const [receive, extend] = [useWrite('shop.receive', order.id), useWrite('shop.extend', order.id)];
  const ask = { params: { id: order.id } };
  const back = t.html('orders.cancelPaidAsk', { amount: full(order.total, 'mey') });
  const all: readonly Asked[] = [
    {
      act: 'receive',
      title: t('orders.receive'),
      html: t.html('orders.receiveAsk'),
      isUnderWay: receive.isPending,
      move: () => receive.mutateAsync(ask),
    },
    {
      act: 'extend',
      title: t('orders.extend'),
      html: t.html('orders.extendAsk'),
      isUnderWay: extend.isPending,
      move: () => extend.mutateAsync(ask),
    },
    {
      act: 'cancel',
      title: t('orders.cancel'),
      html: t.html('orders.cancelAsk'),
      isUnderWay: cancel.isPending,
      move: () => cancel.mutateAsync(ask),
    },
    {
      act: 'cancelPaid',
      title: t('orders.cancel'),
      html: back,
      isUnderWay: cancelPaid.isPending,
      move: () => cancelPaid.mutateAsync(ask),
    },
  ];
  return all.filter(({ act }) => order.acts.includes(act));
}

interface AskedButtonProps {
  kind: 'filled' | 'ghost';
  asked: Asked;
}

function AskedButton({ kind, asked: { title, html, isUnderWay, move } }: AskedButtonProps) {
  return (
    <Button
      kind={kind}
      wide
      busy={isUnderWay}
      onClick={() => confirmThenMove({ title, html, confirmText: title, move })}
    >
      {title}
    </Button>
  );
}

const isUndoing = ({ act }: Asked) => act === 'cancel' || act === 'cancelPaid';

interface ActsProps {
  order: Order;
  onPay: () => void;
  onReveal: () => void;
}

/** What the buyer does next with the order. */
export function OrderActs({ order, onPay, onReveal }: ActsProps) {
  const { t } = useTexts();
  const { full } = useMoney();
  const asked = useAskedActs(order).filter((one) => !isUndoing(one));
  return (
    <>
      {order.acts.includes('pay') ? (
        <Button wide onClick={onPay}>
          {t('orders.pay', { amount: full(order.total, 'mey') })}
        </Button>
      ) : null}
      {order.acts.includes('reveal') ? (
        <Button wide onClick={onReveal}>
          {t('orders.reveal')}
        </Button>
      ) : null}
      {asked.map((one) => (
        <AskedButton key={one.act} kind={one.act === 'receive' ? 'filled' : 'ghost'} asked={one} />
      ))}
    </>
  );
}

/** What ends the order or asks for money back, folded: it stands apart from what is wanted. */
export function OrderProblems({ order, onRefund }: { order: Order; onRefund: () => void }) {
  const { t } = useTexts();
  const undoing = useAskedActs(order).filter(isUndoing);
  const mayRefund = order.acts.includes('requestRefund');
  if (!mayRefund && undoing.length === 0) return null;
  return (
    <Fold title={t('orders.wrong')}>
      <div className="flex flex-col gap-3">
        {mayRefund ? (
          <Button kind="ghost" wide onClick={onRefund}>
            {t('orders.requestRefund')}
          </Button>
        ) : null}
        {undoing.map((one) => (
          <AskedButton key={one.act} kind="ghost" asked={one} />
        ))}
      </div>
    </Fold>
  );
}
