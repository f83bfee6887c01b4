import { sql } from 'kysely';
import type { CasesOf } from '../../../platform/facts/cases.ts';

export const paymentCases: CasesOf<'payment'> = {
  payment: {
    daily: {
      /** Fees by the day on which they were recognised. */
      paymentFees: ({ first, end }) =>
        sql`
          select recognised_on as day, sum(fee)::bigint as sum from stock_payment
           where state = 'recognised' and recognised_on >= ${first} and recognised_on < ${end} group by 1`,
    },
  },
};
