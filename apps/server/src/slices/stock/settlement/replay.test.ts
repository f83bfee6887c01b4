import { deserialize, serialize } from 'node:v8';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { DEFAULT_PLAN } from '@greenhall/domain/members/plan';
import { amount, MICRO, shares } from '@greenhall/domain/shared/money';
import { isMonthEnd } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { openStockWorld, type StockWorld } from '@greenhall/test-kit/stock-world';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { available, platformAccount } from '@greenhall/domain/ledger/account';
import { posting } from '@greenhall/domain/ledger/posting';
import { type MemberNo, memberNumber } from '@greenhall/domain/shared/member-no';
import { orderEarned, orderPaid, orderRefunded } from '@greenhall/domain/shop/movements';
import { transact } from '../../../platform/database/transact.ts';
import { post } from '../../ledger/index.ts';
import { replayDay } from '../index.ts';
import { stockJobs } from '../jobs.ts';

const MEMBERS = [1n, 2n, 3n, 4n] as const;
const buy = (member: MemberNo, level: number) =>
  ({ kind: 'activation', payer: member, funder: member, level, coin: 'bdb' }) as const;

/** An order of the shop that is paid, refunded in part and closed on the same day: income that no pool sees. */
async function shop({ ports: { db, clock } }: StockWorld, member: MemberNo): Promise<void> {
  const order = { id: member, memberNo: member };
  const mey = (coins: bigint) => amount<'mey'>(coins * MICRO);
  const postings = [
    posting('recharge', platformAccount('outside:receipt', 'mey'), available(member, 'mey'), mey(20n)),
    orderPaid(order, mey(20n)),
    orderRefunded(order, mey(5n)),
    orderEarned(order, mey(15n)),
  ];
  const at = clock.now();
  const posted = await transact(db, (tx) => post(tx, { reference: `shop:${member}`, at, postings }));
  if (!posted.ok) throw new Error(posted.refusal);
}

describe.each(ENGINES)('computing a day again on %s', (engine) => {
  let world: StockWorld;
  let last = 0;
  beforeAll(async () => {
    const plan = { ...DEFAULT_PLAN, coolingOffDays: 1 };
    world = await openStockWorld(engine, plan, [
      { member: memberNumber(1n), sponsor: null, parent: null, zone: null, owner: 1n },
      { member: memberNumber(2n), sponsor: memberNumber(1n), parent: memberNumber(1n), zone: 'A', owner: 2n },
      { member: memberNumber(3n), sponsor: memberNumber(1n), parent: memberNumber(1n), zone: 'B', owner: 3n },
      { member: memberNumber(4n), sponsor: memberNumber(2n), parent: memberNumber(2n), zone: 'A', owner: 4n },
    ]);
    for (const member of MEMBERS) {
      await world.act(buy(memberNumber(member), 2));
      await world.act({ kind: 'fee', amount: amount(3n * MICRO) });
      await shop(world, memberNumber(member));
      await world.endDay();
      await world.act({ kind: 'run' });
      if (member === 3n) await world.act({ kind: 'sale', member: memberNumber(1n), quantity: shares(500_000n) });
    }
    for (let day = 0; day < 3; day += 1) await world.endDay();
    const { rows } = await sql<{ day: number }>`select max(day) as day from stock_settlement`.execute(world.ports.db);
    last = rows[0]?.day ?? 0;
  });
  afterAll(() => world.close());

  const replay = (day: number, isFromStart = false) =>
    replayDay(world.ports.db, day, { endsMonth: () => false, isFromStart });
  const keptDays = async () =>
    (await sql<{ day: number }>`select day from stock_day_state order by day`.execute(world.ports.db)).rows.map(
      ({ day }) => day,
    );

  it('begins with the day itself, and comes to the same as from the first event on', async () => {
    for (const day of [last - 4, last - 1, last]) {
      const near = await replay(day);
      const far = await replay(day, true);
      expect(near).toMatchObject({ day, from: day, isEqual: true });
      expect(far).toMatchObject({ day, from: last - 6, isEqual: true });
      expect(near?.replayed).toBe(far?.replayed);
    }
  });

  it('notices a kept state that is not what the day began from, and the journal sets it right', async () => {
    const { rows } = await sql<{ state: Uint8Array }>`
      select state from stock_day_state where day = ${last - 2}`.execute(world.ports.db);
    const state = deserialize(zstdDecompressSync(rows[0]?.state ?? '')) as { pools: { merit: bigint } };
    state.pools.merit += 1n;
    const forged = zstdCompressSync(serialize(state));
    await sql`update stock_day_state set state = ${forged} where day = ${last - 2}`.execute(world.ports.db);
    await expect(replay(last - 1)).resolves.toMatchObject({ isEqual: false });
    expect(await replay(last - 1, true)).toMatchObject({ isEqual: true });
  });

  it('begins further back where the state before a day is no longer kept', async () => {
    await sql`delete from stock_day_state where day in (${last - 1}, ${last - 2})`.execute(world.ports.db);
    expect(await replay(last)).toMatchObject({ from: last - 2, isEqual: true });
  });

  it('keeps the states of forty days, and those of months’ ends', async () => {
    const before = await keptDays();
    await sql`insert into stock_day_state (day, state)
              select ${last} + n, '' from generate_series(1, 70) n`.execute(world.ports.db);
    const forget = stockJobs(world.ports).find(({ name }) => name === 'forget-day-states');
    await forget?.run();
    const newest = last + 70;
    const all = [...before, ...Array.from({ length: 70 }, (_, n) => last + n + 1)];
    expect(await keptDays()).toEqual(all.filter((day) => day > newest - 40 || isMonthEnd(day)));
  });
});
