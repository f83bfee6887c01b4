import { type RawBuilder, sql } from 'kysely';
import { type DaysOf, type DaySums, utcDay, within } from '../../../platform/facts/days.ts';

const CLOSED = sql`closed_at`;

const completed =
  (what: RawBuilder<unknown>, which: RawBuilder<boolean>): DaySums =>
  (span) =>
    sql`
  select ${utcDay(CLOSED)} as day, sum(${what})::bigint as sum from otc_trade
   where state = 'completed' and ${which} and ${within(span, CLOSED)} group by 1`;

/** What members paid each other for coins, and the fees of trades in mey: those of other coins are kept in these coins. */
export const otcDays: DaysOf = {
  turnover: completed(sql`total`, sql`true`),
  tradeFees: completed(sql`fee`, sql`coin = 'mey'`),
};
