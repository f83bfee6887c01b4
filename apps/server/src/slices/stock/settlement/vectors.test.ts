import { readdirSync, readFileSync } from 'node:fs';
import { heightOf } from '@greenhall/domain/stock/settlement/state';
import { amount, formatAmount, formatShares, shares } from '@greenhall/domain/shared/money';
import { ENGINES } from '@greenhall/test-kit/database';
import { openStockWorld, type StockWorld } from '@greenhall/test-kit/stock-world';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { readScenario, type Scenario } from '../../../../../../scripts/scenario/scenario.ts';
import { runChecks } from '../../../platform/checks.ts';
import { loadState } from './load-state.ts';
import { readMarket } from '../market/store-market.ts';
import { ledgerChecks } from '../../ledger/checks.ts';
import { stockChecks } from '../checks.ts';

const folder = new URL('../../../../../../packages/domain/test/vectors/', import.meta.url);
const KINDS = ['collision', 'leadership', 'lifetime', 'merit', 'referral', 'seePoint', 'yield'];

/** What the database holds at the end, in the words of a scenario's result. */
async function resultOf({ ports }: StockWorld, { plan, days }: Scenario): Promise<object> {
  const query = async <Row>(text: ReturnType<typeof sql<Row>>) => (await text.execute(ports.db)).rows;
  const sums = async (text: ReturnType<typeof sql<{ key: string; total: bigint }>>) =>
    new Map((await query(text)).map(({ key, total }) => [key, total]));
  const market = await readMarket(ports.db);
  if (!market) throw new Error('the market was never opened');
  const state = await loadState(ports.db, market);
  const balances = await sums(sql`
    select owner || ' ' || coin || ' ' || purpose as key, sum(balance)::bigint as total from ledger_balance
     group by 1`);
  const paid = await sums(sql`
    select receiver || ' ' || kind as key, sum(paid)::bigint as total from stock_bonus group by 1 having sum(paid) > 0`);
  const refunded = await sums(sql`
    select payer::text as key, sum(amount)::bigint as total from stock_payment where state = 'cancelled' group by 1`);
  const spentCoins = await sums(sql`
    select funder || ' ' || coin as key, sum(amount)::bigint as total from stock_payment
     where state <> 'cancelled' group by 1`);
  const waiting = await sums(sql`
    select member_no::text as key, sum(remaining)::bigint as total from stock_request group by 1`);
  const settlements = await query(sql<{ cd: bigint; cp: bigint; ld: bigint; lp: bigint }>`
    select collision_due as cd, collision_pool as cp, leadership_due as ld, leadership_pool as lp
      from stock_settlement order by day`);
  const splits = await query(sql<{ day: number; no: bigint; before: bigint; after: bigint }>`
    select p.day - (select min(day) from stock_settlement) + 1 as day, p.member_no as no, p.held_before as before,
           p.held_after as after
      from stock_split p order by p.id`);
  const coins = (value: bigint | undefined) => formatAmount(value ?? 0n);
  const holding = (value: bigint) => formatShares(shares(value));
  expect(settlements).toHaveLength(days.length);
  const cooling = state.payments.reduce((total, payment) => total + payment.amount, 0n);
  const purse = 1_000_000_000_000n;
  return {
    price: coins(market.outstanding === 0n ? 1_000_000n : (market.reserve * 10_000n) / market.outstanding),
    reserve: coins(market.reserve),
    outstanding: holding(market.outstanding),
    operations: coins(balances.get('0 mey operations')),
    cooling: coins(cooling),
    pools: Object.fromEntries(Object.entries(state.pools).map(([name, balance]) => [name, coins(balance)])),
    days: settlements.map(({ cd, cp, ld, lp }, index) => ({
      day: index + 1,
      collision: { due: coins(cd), pool: coins(cp) },
      leadership: { due: coins(ld), pool: coins(lp) },
    })),
    splits: splits.map(({ day, no, before, after }) => ({
      day,
      no: Number(no),
      before: holding(before),
      after: holding(after),
    })),
    members: Array.from(state.members, (member, index) => {
      const no = String(state.trees.numbers[index]);
      const height = heightOf(plan, member);
      const ftb = (balances.get(`${no} ftb available`) ?? 0n) - purse + (spentCoins.get(`${no} ftb`) ?? 0n);
      const bonuses = KINDS.flatMap((kind) => {
        const total = paid.get(`${no} ${kind}`);
        return total === undefined ? [] : [[kind, coins(total)]];
      });
      return {
        no: Number(no),
        level: member.level,
        bought: member.bought,
        fuel: coins(member.fuel),
        countedIncome: coins(member.countedIncome),
        effectiveHeight: coins(height),
        feesPaid: coins(member.feesPaid),
        refunded: coins(refunded.get(no)),
        closed: member.level > 0 && height === 0n,
        carryA: coins(member.carryA),
        carryB: coins(member.carryB),
        matched: coins(member.matched),
        held: holding(member.held),
        onOffer: holding(member.onOffer),
        clearZero: holding(member.clearZero),
        buyback: holding(member.buyback),
        mey: coins(balances.get(`${no} mey available`)),
        ftb: coins(amount(ftb)),
        bonuses: Object.fromEntries(bonuses),
        waiting: coins(waiting.get(no)),
      };
    }),
  };
}

describe.each(ENGINES)('on %s', (engine) => {
  it.each(readdirSync(folder))('%s comes out of the database to the last unit', async (file) => {
    const vector = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    const scenario = readScenario(vector);
    const world = await openStockWorld(engine, scenario.plan, scenario.places);
    try {
      for (const { events, isMonthEnd } of scenario.days) {
        for (const event of events) expect([event, await world.act(event)]).toEqual([event, undefined]);
        await world.endDay(isMonthEnd);
      }
      expect(await resultOf(world, scenario)).toEqual(vector.expect);
      const report = await runChecks(world.ports.db, [...ledgerChecks, ...stockChecks]);
      expect(report.checks.filter(({ clean }) => !clean)).toEqual([]);
    } finally {
      await world.close();
    }
  });
});
