import { useMoney } from '../../../shared/money/use-money.ts';
import { toast } from '../../../shared/overlays/overlays.ts';
import { PaySheet } from '../../../shared/overlays/pay-sheet.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { Order } from './kinds.ts';

/** Paying an order with the payment password, from the mey that can be spent. */
export function PayOrder({ order, show, onClose }: { order: Order; show: boolean; onClose: () => void }) {
  const { t } = useTexts();
  const { full } = useMoney();
  const write = useWrite('shop.pay', order.id);
  const balances = useRead('wallet.balances', {}, { enabled: show });
  const mey = balances.data?.items.find(({ coin }) => coin === 'mey');
  const isShown = show && order.acts.includes('pay');
  return (
    <PaySheet
      show={isShown}
      isUnderWay={write.isPending}
      onUpdateShow={(next) => (next ? undefined : onClose())}
      title={t('orders.payTitle')}
      needs={[balances]}
      items={[
        { label: t('orders.number'), value: order.number },
        { label: t('shop.total'), value: <b>{full(order.total, 'mey')}</b> },
        ...(mey ? [{ label: t('orders.available'), value: full(mey.available, 'mey') }] : []),
      ]}
      note={<p className="text-s text-ink-2">{t('orders.payNote')}</p>}
      confirmText={t('orders.pay', { amount: full(order.total, 'mey') })}
      pay={async (payPassword) => {
        await write.mutateAsync({ params: { id: order.id }, body: { payPassword } });
        onClose();
        toast(t('orders.paid'), 'success');
      }}
    />
  );
}
