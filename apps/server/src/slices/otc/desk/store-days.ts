import { sql } from 'kysely';
import { type DaysOf, type DaySums, utcDay, within } from '../../../platform/facts/days.ts';

const CLOSED = sql`closed_at`;

const ofCompleted =
  (what: 'total' | 'fee'): DaySums =>
  (span) =>
    sql`
      select ${utcDay(CLOSED)} as day, sum(${sql.ref(what)})::bigint as sum from otc_trade
       where state = 'completed' and ${within(span, CLOSED)} group by 1`;

/** What members paid each other for coins, and the fees of it. */
export const otcDays: DaysOf = { turnover: ofCompleted('total'), tradeFees: ofCompleted('fee') };
