import type { NoticeParams } from '@greenhall/domain/notifications/notice';
import { formatAmount } from '@greenhall/domain/shared/money';
import type { Tx } from '../../../platform/database/database.ts';
import type { Ports } from '../../../platform/ports.ts';
import type { TransferRow } from '../store.ts';

/** What the payee of a transfer is told besides its movement. */
export const notificationsOf = ({
  coin,
  amount,
  fee,
}: Pick<TransferRow, 'coin' | 'amount' | 'fee'>): Omit<NoticeParams<'coinsReceived'>, 'movement'> => ({
  amount: formatAmount(amount - fee),
  coin,
});

/** Tells the payee that a transfer has come. The first posting of its movement is the payee's. */
export async function notifyCredited(
  { notify }: Pick<Ports, 'notify'>,
  tx: Tx,
  row: TransferRow,
  movement: bigint,
): Promise<void> {
  await notify(tx, row.payee, 'coinsReceived', { ...notificationsOf(row), movement: String(movement) });
}
