import { sql } from 'kysely';
import { type Db, rows } from '../../../platform/database/database.ts';

interface FeesRow {
  readonly payer: bigint;
  readonly lastDay: bigint;
  readonly month: bigint;
}

/** The recognised fees of payers since a UTC day, and those of one later day; payers without any are absent. */
export function recognisedFees(db: Db, payers: readonly bigint[], since: number, lastDay: number): Promise<FeesRow[]> {
  return rows(
    db,
    sql<FeesRow>`
      select payer, coalesce(sum(fee) filter (where recognised_on = ${lastDay}), 0)::bigint as "lastDay",
             coalesce(sum(fee) filter (where recognised_on >= ${since}), 0)::bigint as month
        from stock_payment
       where payer = any(${payers}::bigint[]) and state = 'recognised' and recognised_on >= least(${since}::int, ${lastDay}::int)
       group by payer order by payer limit ${payers.length + 1}`,
  );
}
