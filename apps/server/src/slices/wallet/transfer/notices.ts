import type { NoticeParams } from '@greenhall/domain/notifications/notice';
import { maskUsername } from '@greenhall/domain/identity/masking';
import { formatAmount } from '@greenhall/domain/shared/money';
import type { Tx } from '../../../platform/database/database.ts';
import type { Ports } from '../../../platform/ports.ts';
import { type TransferRow, namesOf } from '../store.ts';

/** What the payee of a transfer is told besides its movement. */
export const notificationsOf = (
  { coin, amount, fee }: Pick<TransferRow, 'coin' | 'amount' | 'fee'>,
  payerName: string,
): Omit<NoticeParams<'coinsReceived'>, 'movement'> => ({
  amount: formatAmount(amount - fee),
  coin,
  payer: maskUsername(payerName),
});

/** Tells the payee that a transfer has come. The first posting of its movement is the payee's. */
export async function notifyCredited(
  { notify }: Pick<Ports, 'notify'>,
  tx: Tx,
  row: TransferRow,
  movement: bigint,
): Promise<void> {
  const payerName = (await namesOf(tx, [row.payer])).get(row.payer) ?? '';
  await notify(tx, row.payee, 'coinsReceived', { ...notificationsOf(row, payerName), movement: String(movement) });
}
