import { BOTH_ENGINES, freshDatabase } from '@greenhall/test-kit/database';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { oneRow, rows, run } from './database.ts';
import { type RowOf, columns, returning, select, selectDistinct, selectFrom } from './select.ts';

const FREIGHT = columns('shop_freight', ['country', 'first', 'freeFrom as free', 'leastDays', 'changedAt']);
const insert = (country: string, first: bigint) => returning(FREIGHT)`
  insert into shop_freight (country, first, further, least_days, most_days, changed_at)
  values (${country}, ${first}, 5, 2, 9, ${new Date(0)})`;

describe.each(BOTH_ENGINES)('rows by the columns of their table on %s', (engine) => {
  it('come as the generated types say, by the names that were chosen', async () => {
    const { db, close } = await freshDatabase(engine);
    await run(db, sql`delete from shop_freight`);
    const row: RowOf<typeof FREIGHT> = await oneRow(db, insert('DE', 7n));
    expect(row).toEqual({ country: 'DE', first: 7n, free: null, leastDays: 2, changedAt: new Date(0) });
    expect(await rows(db, select(FREIGHT)`from shop_freight where first < ${8n}`)).toEqual([row]);
    await close();
  });

  it('hold what several tables and the statement itself give', async () => {
    const { db, close } = await freshDatabase(engine);
    await run(db, sql`delete from shop_freight`);
    await rows(db, insert('DE', 7n));
    await rows(db, insert('FR', 7n));
    const beside = columns('shop_freight as f', ['country'])
      .and(columns('shop_freight as g', ['country as other', 'first']).orNull())
      .and({ twice: sql<bigint>`2 * f.first` });
    const found = select(beside, sql`with least (one) as (select min(country) from shop_freight)`)`
      from shop_freight f join least on true left join shop_freight g on g.country > least.one and g.country > f.country`;
    const wanted = [
      { country: 'DE', other: 'FR', first: 7n, twice: 14n },
      { country: 'FR', other: null, first: null, twice: 14n },
    ];
    expect(await rows(db, sql<RowOf<typeof beside>>`${found} order by f.country`)).toEqual(wanted);
    await close();
  });

  it('are found once where they are equal, and through a query inside another', async () => {
    const { db, close } = await freshDatabase(engine);
    await run(db, sql`delete from shop_freight`);
    for (const country of ['DE', 'FR', 'PT']) await rows(db, insert(country, country === 'PT' ? 8n : 7n));
    const first = columns('shop_freight', ['first']);
    expect(await rows(db, selectDistinct(first)`from shop_freight order by first`)).toEqual([
      { first: 7n },
      { first: 8n },
    ]);
    const last = selectDistinct(columns('shop_freight', ['first', 'country']), sql`on (first)`)`
      from shop_freight order by first, country desc`;
    expect(await rows(db, selectFrom(last)`last where country <> ${'PT'}`)).toEqual([{ first: 7n, country: 'FR' }]);
    await close();
  });
});

it('columns that are forgotten, renamed or misread do not compile', () => {
  const row = {} as RowOf<typeof FREIGHT>;
  // @ts-expect-error: the statement does not read it.
  expect(row.mostDays).toBeUndefined();
  // @ts-expect-error: the row gives it another name.
  expect(row.freeFrom).toBeUndefined();
  // @ts-expect-error: the table has no such column.
  expect(columns('shop_freight', ['cheapest'])).toBeDefined();
  // @ts-expect-error: the drivers give a bigint.
  expect(FREIGHT.narrow<{ first: number }>()).toBeDefined();
  // @ts-expect-error: both tables give a column this name.
  expect(FREIGHT.and(columns('shop_address', ['country']))).toBeDefined();
  // @ts-expect-error: there is nothing of this name to be narrowed.
  expect(FREIGHT.narrow<{ further: bigint }>()).toBeDefined();
});
