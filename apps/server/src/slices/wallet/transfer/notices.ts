import { formatAmount } from '@greenhall/domain/shared/money';
import type { Tx } from '../../../platform/database/database.ts';
import type { Ports } from '../../../platform/ports.ts';
import type { TransferRow } from '../store.ts';

/** Tells the payee that a transfer has come. The first posting of its movement is the payee's. */
export async function tellCredited(
  { notify }: Pick<Ports, 'notify'>,
  tx: Tx,
  { payee, coin, amount, fee }: TransferRow,
  movement: bigint,
): Promise<void> {
  await notify(tx, payee, 'coinsReceived', { amount: formatAmount(amount - fee), coin, movement: String(movement) });
}
