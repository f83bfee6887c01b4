import type { Amount } from '@greenhall/domain/shared/money';
import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, rows, run } from '../../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../../platform/database/select.ts';

export type FreightRow = RowOf<typeof FREIGHT>;

const FREIGHT = columns('shop_freight', ['country', 'first', 'further', 'freeFrom'])
  .narrow<{ first: Amount<'mey'>; further: Amount<'mey'>; freeFrom: Amount<'mey'> | null }>()
  .and({
    days: sql<
      readonly [least: number, most: number] | null
    >`case when least_days is not null then array[least_days, most_days] end`,
  });

/** What sending to a country costs; `undefined` for a country that is not served. */
export function freightTo(db: Db | Tx, country: string): Promise<FreightRow | undefined> {
  return maybeRow(db, select(FREIGHT)`from shop_freight where country = ${country}`);
}

export function allFreight(db: Db | Tx): Promise<FreightRow[]> {
  return rows(db, select(FREIGHT)`from shop_freight order by country limit 300`);
}

export async function writeFreight(
  tx: Tx,
  { country, first, further, freeFrom, days }: FreightRow,
  at: Date,
): Promise<void> {
  const [least, most] = days ?? [null, null];
  await run(
    tx,
    sql`insert into shop_freight (country, first, further, free_from, least_days, most_days, changed_at)
        values (${country}, ${first}, ${further}, ${freeFrom}, ${least}, ${most}, ${at})
        on conflict (country) do update
           set first = excluded.first, further = excluded.further, free_from = excluded.free_from,
               least_days = excluded.least_days, most_days = excluded.most_days, changed_at = excluded.changed_at`,
  );
}

export async function deleteFreight(tx: Tx, country: string): Promise<boolean> {
  return (await run(tx, sql`delete from shop_freight where country = ${country}`)) === 1;
}
