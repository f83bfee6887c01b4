import { sql } from 'kysely';
import { type DaysOf, type DaySums, utcDay, within } from '../../../platform/facts/days.ts';

const DECIDED = sql`decided_at`;

const paidOut =
  (table: 'wallet_recharge' | 'wallet_withdrawal', state: 'booked' | 'paid'): DaySums =>
  (span) =>
    sql`
      select ${utcDay(DECIDED)} as day, sum(amount)::bigint as sum from ${sql.table(table)}
       where state = ${sql.lit(state)} and ${within(span, DECIDED)} group by 1`;

/** What was credited for recharges and paid for withdrawals. */
export const requestDays: DaysOf = {
  recharges: paidOut('wallet_recharge', 'booked'),
  withdrawals: paidOut('wallet_withdrawal', 'paid'),
};
