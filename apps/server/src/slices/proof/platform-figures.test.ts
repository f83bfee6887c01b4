import { readHead } from '@greenhall/contract/proof/file';
import { DEFAULT_PLAN } from '@greenhall/domain/members/plan';
import { headHash, hexOf } from '@greenhall/domain/proof/snapshot';
import { type MemberNo, memberNumber } from '@greenhall/domain/shared/member-no';
import { amount, formatAmount, MICRO, parseAmount, shares } from '@greenhall/domain/shared/money';
import { worthOf } from '@greenhall/domain/stock/market/market';
import { ENGINES } from '@greenhall/test-kit/database';
import { openStockWorld, type StockWorld } from '@greenhall/test-kit/stock-world';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditHead } from '../../platform/audit/audit.ts';
import { takeSnapshot } from './take-snapshot.ts';
import { sha256 } from './salt.ts';

/** What every member of the hall begins with, in bdb and ftb together. */
const PURSES = 2_000_000n * MICRO;
const MEMBERS = [1n, 2n, 3n, 4n] as const;
const plan = { ...DEFAULT_PLAN, coolingOffDays: 2 };
const buy = (member: MemberNo, level: number) =>
  ({ kind: 'activation', payer: member, funder: member, level, coin: 'bdb' }) as const;

describe.each(ENGINES)('what a snapshot tells of the house on %s', (engine) => {
  let world: StockWorld;
  beforeAll(async () => {
    world = await openStockWorld(engine, plan, [
      { member: memberNumber(1n), sponsor: null, parent: null, zone: null, owner: 1n },
      { member: memberNumber(2n), sponsor: memberNumber(1n), parent: memberNumber(1n), zone: 'A', owner: 2n },
      { member: memberNumber(3n), sponsor: memberNumber(1n), parent: memberNumber(1n), zone: 'B', owner: 3n },
      { member: memberNumber(4n), sponsor: memberNumber(2n), parent: memberNumber(2n), zone: 'A', owner: 4n },
    ]);
  });
  afterAll(() => world.close());

  const snapshot = async () => {
    const audited = await auditHead(world.ports.db);
    const taken = await takeSnapshot(world.ports);
    const house = taken?.head.house;
    if (!taken || !house) throw new Error('no figures of the house');
    expect(headHash(sha256, readHead(taken.head))).toBe(taken.hash);
    expect(taken.head.audit).toEqual({ sequence: String(audited.sequence), hash: hexOf(audited.hash) });
    return house;
  };
  /** How much richer or poorer each member is than it began: whatever it owns, against its purses. */
  const changes = async (): Promise<bigint[]> => {
    const market = await sql<{ reserve: bigint; outstanding: bigint }>`
      select reserve, outstanding from stock_market`.execute(world.ports.db);
    const price = market.rows[0];
    const { rows } = await sql<{ owner: bigint; owned: bigint; held: bigint }>`
      select b.owner, sum(b.balance)::bigint as owned, coalesce(max(s.held), 0) as held
        from ledger_balance b left join stock_member s on s.member_no = b.owner
       where b.owner > 0 group by b.owner order by b.owner`.execute(world.ports.db);
    return rows.map(({ owned, held }) => {
      if (held === 0n || !price) return owned - PURSES;
      const exact = { reserve: amount(price.reserve), outstanding: shares(price.outstanding) };
      return owned + worthOf(shares(held), exact) - PURSES;
    });
  };

  it('counts nobody whose payment still cools off', async () => {
    for (const member of MEMBERS.slice(0, 3))
      expect(await world.act(buy(memberNumber(member), Number(member)))).toBeUndefined();
    await world.endDay();
    const { results, pools } = await snapshot();
    expect(results).toMatchObject({ counted: 0, losing: 0, median: '0.000000', medianBp: 0 });
    expect(pools.referral).toBe('0.000000');
  });

  it('publishes what came of every account, to the unit what each is richer or poorer', async () => {
    await world.endDay();
    await world.endDay();
    await world.act({ kind: 'run' });
    await world.act({ kind: 'fee', amount: amount(40n * MICRO) });
    await world.act({ kind: 'sale', member: memberNumber(2n), quantity: shares(900_000n) });
    await world.act(buy(memberNumber(4n), 4));
    for (let day = 0; day < 4; day += 1) {
      await snapshot();
      await world.endDay();
      await world.act({ kind: 'run' });
    }
    const { results } = await snapshot();
    const all = await changes();
    const ascending = all.toSorted((a, b) => Number(a - b));
    expect(results).toMatchObject({
      counted: 4,
      losing: all.filter((change) => change < 0n).length,
      paid: '4600.000000',
    });
    expect(results.median).toBe(formatAmount(ascending[1] ?? 0n));
    const told = ['received', 'held'] as const;
    const total = told.reduce((sum, name) => sum + (parseAmount(results[name]) ?? 0n), 0n) - 4_600n * MICRO;
    expect(total).toBe(all.reduce((sum, change) => sum + change, 0n));
  });

  it('shows each pool, the reserve and the last settlements as the ledger and the hall keep them', async () => {
    const house = await snapshot();
    const { rows } = await sql<{ purpose: string; balance: string }>`
      select purpose, (sum(balance) / 1000000)::numeric(20, 6)::text as balance from ledger_balance
       where owner = 0 and (purpose = 'reserve' or purpose like 'pool:%') group by purpose`.execute(world.ports.db);
    const kept = Object.fromEntries(rows.map(({ purpose, balance }) => [purpose, balance]));
    expect(house.reserve).toBe(kept.reserve);
    expect(house.pools).toMatchObject({ seePoint: kept['pool:see_point'], yield: kept['pool:yield'] });
    const settled = await world.call('stock.settlements', null);
    expect(house.settlements).toEqual(
      settled.value.items
        .slice(0, 7)
        .map(({ day, hash, collisionDue, collisionPool, leadershipDue, leadershipPool }) => {
          return { day, collisionDue, collisionPool, leadershipDue, leadershipPool, outcome: hash };
        }),
    );
    expect(house.settlements).toHaveLength(7);
  });
});
