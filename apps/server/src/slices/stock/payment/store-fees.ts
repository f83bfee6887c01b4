import { sql } from 'kysely';
import { type Db, rows } from '../../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../../platform/database/select.ts';

type FeesRow = RowOf<ReturnType<typeof feesOf>>;

const feesOf = (since: number, lastDay: number) =>
  columns('stock_payment', ['payer']).and({
    lastDay: sql<bigint>`coalesce(sum(fee) filter (where recognised_on = ${lastDay}), 0)::bigint`,
    month: sql<bigint>`coalesce(sum(fee) filter (where recognised_on >= ${since}), 0)::bigint`,
  });

/** The recognised fees of payers since a UTC day, and those of one later day; payers without any are absent. */
export function recognisedFees(db: Db, payers: readonly bigint[], since: number, lastDay: number): Promise<FeesRow[]> {
  return rows(
    db,
    select(feesOf(since, lastDay))`
      from stock_payment
       where payer = any(${payers}::bigint[]) and state = 'recognised' and recognised_on >= least(${since}::int, ${lastDay}::int)
       group by payer order by payer limit ${payers.length + 1}`,
  );
}
