import { sql } from 'kysely';
import type { QueueRows, QueuesOf } from '../../../platform/facts/queues.ts';

const inState =
  (table: 'wallet_recharge' | 'wallet_withdrawal', state: string): QueueRows =>
  () =>
    sql`select made_at as since from ${sql.table(table)} where state = ${state} order by id`;

/** What waits for operators of money: a recharge and a withdrawal take two steps each. */
export const requestQueues: QueuesOf = {
  rechargesToCheck: inState('wallet_recharge', 'submitted'),
  rechargesToBook: inState('wallet_recharge', 'approved'),
  withdrawalsToApprove: inState('wallet_withdrawal', 'requested'),
  withdrawalsToPay: inState('wallet_withdrawal', 'approved'),
};
