import { freshDatabase } from '@greenhall/test-kit/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Db, rows, run } from '../../../platform/database/database.ts';
import type { OpenDatabase } from '../../../platform/database/postgres.ts';
import { requestCases } from './cases.ts';
import { RECHARGES } from './store.ts';

const WAITING = 20;

/** How many rows the plan that a connection keeps for a statement reads and throws away. */
async function readInVain(one: Db, word: string): Promise<number> {
  const [kept] = await rows(
    one,
    sql<{ name: string; count: number }>`
      select name, cardinality(parameter_types) as count from pg_prepared_statements
       where position(${word}::text in statement) > 0 and statement not like '%pg_prepared_statements%'`,
  );
  if (!kept) throw new Error(`no plan is kept for ${word}`);
  const values = sql.join(Array.from({ length: kept.count }, () => sql.lit(WAITING)));
  const given = kept.count > 0 ? sql`(${values})` : sql``;
  const plan = await rows(
    one,
    sql<{ 'QUERY PLAN': string }>`explain (analyze, timing off) execute ${sql.ref(kept.name)} ${given}`,
  );
  const lines = plan.map((line) => line['QUERY PLAN']);
  const removed = lines.map((line) => Number(/Rows Removed by Filter: (\d+)/.exec(line)?.[1] ?? 0));
  return removed.reduce((sum, count) => sum + count, 0);
}

describe('a state that one recharge in a thousand has', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await freshDatabase('postgresql');
    await run(
      database.db,
      sql`insert into wallet_recharge (number, member_no, amount, reference, reference_key, voucher, state, made_at)
          select 'R' || n, 100001, (1 + n * 7919 % 1000) * 1000000, 'ref ' || n, 'ref ' || n, 'v' || n || '.jpg',
                 case when n % 1000 = 1 then 'submitted' else 'rejected' end, now()
            from generate_series(1, ${WAITING * 1_000}) n`,
    );
    await database.script('analyze wallet_recharge');
  });
  afterAll(() => database.close());

  it.each([
    ['made', '"id" asc'],
    ['-made', '"id" desc'],
    ['amount', '"amount" asc'],
    ['-amount', '"amount" desc'],
  ] as const)('is listed in the order %s without reading the others', (order, by) =>
    database.db.connection().execute(async (one) => {
      for (let time = 0; time < 3; time += 1) {
        const found = await RECHARGES.page(one, { state: 'submitted', order, limit: WAITING }, (shown) => shown);
        expect(found).toMatchObject({ ok: true, value: { items: { length: WAITING } } });
      }
      expect(await readInVain(one, `order by ${by}`)).toBe(0);
    }),
  );

  it('is counted without reading the others', () =>
    database.db.connection().execute(async (one) => {
      const counted = requestCases.recharge.queues.rechargeToCheck(null, {} as never);
      for (let time = 0; time < 3; time += 1)
        expect(await rows(one, sql`select count(*)::int as n from (${await counted} limit ${WAITING}) q`)).toEqual([
          { n: WAITING },
        ]);
      expect(await readInVain(one, 'q')).toBe(0);
    }));
});
