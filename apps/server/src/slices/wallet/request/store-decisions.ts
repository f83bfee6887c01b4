import { sql } from 'kysely';
import { type DecisionRows, type DecisionsOf, byMaker } from '../../../platform/facts/decisions.ts';

const inState =
  (table: 'wallet_recharge' | 'wallet_withdrawal', state: string): DecisionRows =>
  (asked) =>
    sql`
    select r.id::text as id, r.number as title, array[r.member_no]::text[] as members, n.username as about, r.amount,
           'usdt' as coin, r.made_at as since, r.first_operator_id as "makerId", r.first_operator as maker
      from ${sql.table(table)} r join identity_name n using (member_no)
     where r.state = ${sql.lit(state)} and ${byMaker('r.first_operator_id', asked)} order by r.id`;

/** A recharge is booked by a second operator; a withdrawal is approved by one and paid by another. */
export const requestDecisions: DecisionsOf = {
  rechargeToBook: inState('wallet_recharge', 'approved'),
  withdrawalToApprove: inState('wallet_withdrawal', 'requested'),
  withdrawalToPay: inState('wallet_withdrawal', 'approved'),
};
