import { lists } from '@greenhall/contract/generated/lists';
import { ENGINES, freshDatabase } from '@greenhall/test-kit/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slices } from '../../compose.ts';
import { RECHARGES } from '../../slices/wallet/request/store.ts';
import { rows, run } from '../database/database.ts';
import type { OpenDatabase } from '../database/postgres.ts';
import { listOf } from './list-of.ts';

type Asked = Parameters<typeof RECHARGES.page>[1];

describe.each(ENGINES)('lists with filters and orders on the %s database', (engine) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await freshDatabase(engine);
    // Amounts repeat, so that pages end and begin among equal ones.
    await run(
      database.db,
      sql`insert into wallet_recharge (number, member_no, amount, reference, reference_key, voucher, state, made_at)
          select 'R' || n, 100001 + n % 2, (n % 4 + 1) * 1000000, 'ref ' || n, 'ref ' || n, 'v' || n || '.jpg',
                 (array['submitted', 'rejected'])[n % 2 + 1], timestamptz '2026-01-01T00:00:00Z' + n * interval '1 day'
            from generate_series(1, 23) n`,
    );
  });
  afterAll(() => database.close());

  const page = async (query: Asked) => {
    const found = await RECHARGES.page(database.db, query, (shown) => shown);
    if (!found.ok) throw new Error(found.refusal);
    return found.value;
  };
  const numbers = async (query: Asked) => (await page({ limit: 100, ...query })).items.map(({ number }) => number);
  const all = Array.from({ length: 23 }, (_, n) => n + 1);
  const amountOf = (n: number) => (n % 4) + 1;

  it.each([
    ['-made', all.toReversed()],
    ['made', all],
    ['amount', all.toSorted((a, b) => amountOf(a) - amountOf(b) || a - b)],
    ['-amount', all.toSorted((a, b) => amountOf(b) - amountOf(a) || b - a)],
  ] as const)('show every row once in the order %s, page after page', async (order, expected) => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { items, next } = await page({ order, limit: 5, cursor });
      seen.push(...items.map(({ number }) => number));
      cursor = next;
    } while (cursor !== undefined);
    expect(seen).toEqual(expected.map((n) => `R${n}`));
  });

  it('begin as they did before they had orders, and read the cursors of that time', async () => {
    const { items, next } = await page({ limit: 5 });
    expect(items.map(({ number }) => number)).toEqual(['R23', 'R22', 'R21', 'R20', 'R19']);
    expect(next).toBe(String(items.at(-1)?.id));
    expect(await numbers({ cursor: '4' })).toEqual(['R3', 'R2', 'R1']);
  });

  it('go on behind the largest amount that there can be', async () => {
    const largest = 9_223_372_036_854_775_807n;
    expect((await page({ order: '-amount', limit: 1, cursor: `amount.${largest}.1` })).items).toHaveLength(1);
  });

  it('refuse a cursor of another order, and one that is none', async () => {
    const asked: Asked[] = [
      { order: 'amount', cursor: '7' },
      { order: 'made', cursor: 'amount.1000000.7' },
      { order: 'amount', cursor: 'member.1000000.7' },
      { order: 'amount', cursor: `amount.${'9'.repeat(19)}.7` },
      { cursor: 'x' },
    ];
    for (const query of asked)
      expect(await RECHARGES.page(database.db, query, (shown) => shown)).toMatchObject({
        refusal: 'pageCursorInvalid',
      });
  });

  it('find rows by each filter, and by several together', async () => {
    expect(await numbers({ number: 'R7' })).toEqual(['R7']);
    expect(await numbers({ number: '' })).toHaveLength(23);
    expect(await numbers({ state: 'rejected' })).toEqual(
      all
        .filter((n) => n % 2 === 1)
        .map((n) => `R${n}`)
        .toReversed(),
    );
    expect(await numbers({ member: '100001', amountFrom: '3' })).toEqual(
      all
        .filter((n) => n % 2 === 0 && amountOf(n) >= 3)
        .map((n) => `R${n}`)
        .toReversed(),
    );
    expect(await numbers({ amountFrom: '2', amountTo: '2', order: 'amount' })).toEqual(
      all.filter((n) => amountOf(n) === 2).map((n) => `R${n}`),
    );
    expect(await numbers({ madeFrom: '2026-01-03T00:00:00Z', madeTo: '2026-01-05T00:00:00Z' })).toEqual([
      'R4',
      'R3',
      'R2',
    ]);
    expect(await numbers({ amountFrom: '9999999999999' })).toEqual([]);
    expect(await numbers({ amountTo: '9999999999999' })).toHaveLength(23);
  });

  it('have an index for each order, and are all declared by their slices', async () => {
    const declared = slices.flatMap((slice) => slice.lists ?? []);
    expect(declared.map(({ route }) => route).toSorted()).toEqual(Object.keys(lists).toSorted());
    const indexes = await rows(
      database.db,
      sql<{ table: string; columns: string }>`
        select c.relname as table, array_to_string(array(
                 select a.attname from unnest(i.indkey) with ordinality k (no, place)
                   join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.no order by k.place), ' ') || ' ' as columns
          from pg_index i join pg_class c on c.oid = i.indrelid where i.indpred is null`,
    );
    const missing = declared.flatMap(({ route, needs }) =>
      needs
        .filter(
          ({ table, columns }) =>
            !indexes.some((one) => one.table === table && one.columns.startsWith(`${columns.join(' ')} `)),
        )
        .map(({ columns }) => `${route} has no index on (${columns.join(', ')})`),
    );
    expect(missing).toEqual([]);
  });
});

it('a list whose filters or orders are not those of its route does not compile', () => {
  const filters = { state: 'state', number: 'number', member: 'memberNo', amount: 'amount', made: 'madeAt' } as const;
  const rest = {
    key: 'id',
    orders: { made: 'id', amount: 'amount' },
    read: () => sql<{ id: bigint; amount: bigint }>`select`,
  } as const;
  const make = [
    () => listOf('wallet.deskRecharges', 'wallet_recharge', { ...rest, filters }),
    // @ts-expect-error A filter of the route is missing.
    () => listOf('wallet.deskRecharges', 'wallet_recharge', { ...rest, filters: { state: 'state' } }),
    // @ts-expect-error The route has no such filter.
    () => listOf('wallet.deskRecharges', 'wallet_recharge', { ...rest, filters: { ...filters, way: 'wayId' } }),
    // @ts-expect-error A moment is not compared with an amount.
    () => listOf('wallet.deskRecharges', 'wallet_recharge', { ...rest, filters: { ...filters, made: 'amount' } }),
    // @ts-expect-error The table has no such column.
    () => listOf('wallet.deskRecharges', 'wallet_recharge', { ...rest, filters: { ...filters, amount: 'sum' } }),
    () =>
      listOf('wallet.deskRecharges', 'wallet_recharge', {
        ...rest,
        filters,
        // @ts-expect-error A list does not go on behind what some rows lack.
        orders: { made: 'id', amount: 'wayId' },
      }),
  ];
  for (const one of make) expect(one).not.toThrow();
});
