import { PaySheet } from '../../../shared/overlays/pay-sheet.tsx';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { Order } from './kinds.ts';

/** Having goods without shipping handed out, with the payment password: whoever sees a code can use it. */
export function RevealOrder({ order, show, onClose }: { order: Order; show: boolean; onClose: () => void }) {
  const { t } = useTexts();
  const write = useWrite('shop.reveal', order.id);
  return (
    <PaySheet
      show={show && order.acts.includes('reveal')}
      isUnderWay={write.isPending}
      onUpdateShow={(next) => (next ? undefined : onClose())}
      title={t('orders.reveal')}
      items={[{ label: t('orders.number'), value: order.number }]}
      note={<p className="text-s text-ink-2">{t('orders.revealAsk')}</p>}
      confirmText={t('orders.reveal')}
      pay={async (payPassword) => {
        await write.mutateAsync({ params: { id: order.id }, body: { payPassword } });
        onClose();
      }}
    />
  );
}
