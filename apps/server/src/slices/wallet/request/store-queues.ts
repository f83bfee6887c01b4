import type { RechargeState } from '@greenhall/domain/wallet/recharge';
import type { WithdrawalState } from '@greenhall/domain/wallet/withdrawal';
import { sql } from 'kysely';
import { NO_DUE, type QueueRows, type QueuesOf } from '../../../platform/facts/queues.ts';

/** A recharge is due after the hours that its way promises. Its state is no parameter: a plan for any state would read all recharges. */
const recharges =
  (state: RechargeState): QueueRows =>
  () =>
    sql`
      select r.made_at as since, r.made_at + w.hours * interval '1 hour' as due
        from wallet_recharge r left join wallet_pay_in_way w on w.id = r.way_id
       where r.state = ${sql.lit(state)} order by r.id`;

const withdrawals =
  (state: WithdrawalState): QueueRows =>
  () =>
    sql`select made_at as since, ${NO_DUE} as due from wallet_withdrawal where state = ${sql.lit(state)} order by id`;

/** What waits for operators of money: a recharge and a withdrawal take two steps each. */
export const requestQueues: QueuesOf = {
  rechargesToCheck: recharges('submitted'),
  rechargesToBook: recharges('approved'),
  withdrawalsToApprove: withdrawals('requested'),
  withdrawalsToPay: withdrawals('approved'),
};
