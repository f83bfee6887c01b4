import { sql } from 'kysely';
import type { DaysOf } from '../../../platform/facts/days.ts';

/** The fees of payments by the day on which they were recognised. */
export const stockDays: DaysOf = {
  paymentFees: ({ first, end }) =>
    sql`
      select recognised_on as day, sum(fee)::bigint as sum from stock_payment
       where state = 'recognised' and recognised_on >= ${first} and recognised_on < ${end} group by 1`,
};
