import { unitOf } from '../../../shared/money/coins.ts';
import { useMoney } from '../../../shared/money/use-money.ts';
import { openModal, toast } from '../../../shared/overlays/overlays.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { PaymentRequest } from './kinds.ts';

/** Asks, then takes a request back that nobody is paying. */
export function useCancelRequest({ name, amount, coin }: PaymentRequest): () => void {
  const { t } = useTexts();
  const { exact } = useMoney();
  const write = useWrite('wallet.cancelPaymentRequest', name);
  return () =>
    openModal({
      title: t('requests.cancel'),
      html: t.html('requests.cancelAsk', { amount: exact(amount), coin: unitOf(coin) }),
      confirmText: t('requests.cancel'),
      onConfirm: async (hide) => {
        await write.mutateAsync({ params: { name }, body: {} });
        hide();
        toast(t('requests.canceledNote'), 'success');
      },
    });
}
