import { FIRST_PAYEE_HOLD } from '@greenhall/domain/wallet/transfer';
import { judgePayments } from '@greenhall/server/slices/otc/payment-check/judge-payments';
import { creditDueTransfers } from '@greenhall/server/slices/wallet/transfer/settle-transfer';
import { sql } from 'kysely';
import type { OtcWorld } from '../otc-world.ts';
import { PAY } from '../wallet-world.ts';

/** Lets the time of a trade end at this moment. */
export const makeDue = ({ ports }: OtcWorld, trade: string): Promise<unknown> =>
  sql`update otc_trade set due_at = ${ports.clock.now()} where id = ${BigInt(trade)}`.execute(ports.db);

/** Asks the chain about the payments of all trades, as the job does. */
export const judgeOnce = ({ ports }: OtcWorld): Promise<unknown> => judgePayments(ports);

/** A first transfer, so that later ones to the same payee are credited at once, in a batch. */
export async function dealOnce(world: OtcWorld): Promise<void> {
  const body = { payee: world.buyer.name, coin: 'mey', amount: '1', payPassword: PAY };
  const { refusal } = await world.seller.client.call('wallet.transfer', { body });
  if (refusal) throw new Error(refusal);
  await world.pass(FIRST_PAYEE_HOLD);
  await creditDueTransfers(world.ports);
}
