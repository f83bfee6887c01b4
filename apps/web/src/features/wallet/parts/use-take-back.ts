import type { Reply } from '@greenhall/client/route-input';
import { openModal, toast } from '../../../shared/overlays/overlays.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { unitOf } from '../../../shared/money/coins.ts';
import { useMoney } from '../../../shared/money/use-money.ts';

export type Transfer = Reply<'wallet.transfer'>;
export type Withdrawal = Reply<'wallet.withdraw'>;

/** Asks, then takes a held transfer back. */
export function useTakeBack(done?: (transfer: Transfer) => void): (transfer: Transfer) => void {
  const { t } = useTexts();
  const { exact } = useMoney();
  const write = useWrite('wallet.cancelTransfer');
  return (transfer) =>
    openModal({
      title: t('wallet.takeBack'),
      html: t.html('wallet.takeBackAsk', {
        amount: exact(transfer.amount),
        coin: unitOf(transfer.coin),
        name: transfer.payee,
      }),
      confirmText: t('wallet.takeBack'),
      onConfirm: async (hide) => {
        const taken = await write.mutateAsync({ params: { id: transfer.id }, body: {} });
        done?.(taken);
        hide();
        toast(t('wallet.transferTakenNote', { amount: exact(taken.amount), coin: unitOf(taken.coin) }), 'success');
      },
    });
}

/** Asks, then takes a withdrawal back that nobody has approved. */
export function useCancelWithdrawal(done?: (withdrawal: Withdrawal) => void): (withdrawal: Withdrawal) => void {
  const { t } = useTexts();
  const { exact } = useMoney();
  const write = useWrite('wallet.cancelWithdrawal');
  return (withdrawal) =>
    openModal({
      title: t('wallet.cancelWithdrawal'),
      html: t.html('wallet.cancelWithdrawalAsk', { amount: exact(withdrawal.amount) }),
      confirmText: t('wallet.cancelWithdrawal'),
      onConfirm: async (hide) => {
        const cancelled = await write.mutateAsync({ params: { id: withdrawal.id }, body: {} });
        done?.(cancelled);
        hide();
        toast(t('wallet.transferTakenNote', { amount: exact(cancelled.amount), coin: unitOf('usdt') }), 'success');
      },
    });
}
