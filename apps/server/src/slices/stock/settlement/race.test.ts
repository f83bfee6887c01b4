import { DEFAULT_PLAN, type Plan } from '@greenhall/domain/members/plan';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { growTrees, seededRandom } from '@greenhall/domain/stock/desk/population';
import { openStockWorld, type StockWorld } from '@greenhall/test-kit/stock-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runChecks } from '../../../platform/checks.ts';
import { runDueDistribution } from '../market/run-distribution.ts';
import { settleDays } from './settle-day.ts';
import { replayDay } from './replay.ts';
import { ledgerChecks } from '../../ledger/checks.ts';
import { stockChecks } from '../checks.ts';

const PLAN: Plan = { ...DEFAULT_PLAN, coolingOffDays: 1 };
const SIZE = 12n;
const members = Array.from({ length: Number(SIZE) }, (_, index) => BigInt(index + 1));
const money = (fields: object = {}) => ({ body: { ...fields, payPassword: PAY_PASSWORD } });
const DAYS = 5;

let world: StockWorld;
beforeAll(async () => {
  world = await openStockWorld('postgresql', PLAN, growTrees(Number(SIZE), seededRandom(5)));
  await Promise.all(members.map((no) => world.call('stock.activate', no, money({ member: String(no), coin: 'bdb' }))));
});
afterAll(() => world.close());

/** Everything at once; what is refused is refused by name. */
async function crowd(): Promise<(string | undefined)[]> {
  const replies = await Promise.all(
    members.flatMap((no) => [
      world.call('stock.reinvest', no, money()),
      world.call('stock.sell', no, money({ quantity: '7' })),
      world.call('stock.sell', no, money({ quantity: '5.5' })),
      world.call('stock.runNow', 'ops'),
    ]),
  );
  const cooling = await sql<{ id: bigint; funder: MemberNo }>`
    select id, funder from stock_payment where state = 'cooling' order by id desc limit 3`.execute(world.ports.db);
  const cancelled = await Promise.all([
    ...cooling.rows.map(({ id, funder }) =>
      world.call('stock.cancelPayment', funder, { params: { id: String(id) }, ...money() }),
    ),
    runDueDistribution(world.ports),
    runDueDistribution(world.ports),
  ]);
  expect([...replies, ...cancelled.flatMap((reply) => reply ?? [])].every(({ status }) => status < 500)).toBe(true);
  return replies.map(({ refusal }) => refusal);
}

it('acts of a crowd, runs and settlements in between come out as one order, and again from the journal', async () => {
  for (let day = 0; day < DAYS; day += 1) {
    const refusals = await crowd();
    expect(new Set(refusals).has('serverBusy')).toBe(false);
    world.passMidnight();
    const [late] = await Promise.all([crowd(), settleDays(world.ports), settleDays(world.ports)]);
    expect(late.length).toBe(members.length * 4);
    await settleDays(world.ports);
    const { checks } = await runChecks(world.ports.db, [...ledgerChecks, ...stockChecks]);
    expect(checks.flatMap(({ name, found }) => found.map((one) => `${name}: ${one}`))).toEqual([]);
  }
  const { rows } = await sql<{ day: number; fills: bigint }>`
    select max(day) as day, (select count(*) from stock_fill where source = 'sale') as fills
      from stock_settlement`.execute(world.ports.db);
  expect(rows[0]?.fills).toBeGreaterThan(0n);
  expect(await replayDay(world.ports.db, rows[0]?.day ?? 0)).toMatchObject({ isEqual: true });
});
