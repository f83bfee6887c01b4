import { DEFAULT_PLAN, type Plan } from '@greenhall/domain/members/plan';
import { type MemberNo, memberNumber } from '@greenhall/domain/shared/member-no';
import { amount } from '@greenhall/domain/shared/money';
import { DAY, HOUR, MINUTE } from '@greenhall/domain/shared/time';
import type { DayEvent } from '@greenhall/domain/stock/settlement/events';
import type { Place } from '@greenhall/domain/stock/settlement/trees';
import { openStockWorld, type StockWorld } from '@greenhall/test-kit/stock-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runChecks } from '../../../platform/checks.ts';
import { settleDays } from '../settlement/settle-day.ts';
import { ledgerChecks } from '../../ledger/checks.ts';
import { stockChecks } from '../checks.ts';
import { stockJobs } from '../jobs.ts';

const PLAN: Plan = { ...DEFAULT_PLAN, coolingOffDays: 1, splitPrice: amount<'mey'>(1_000_100n) };
const below = (member: MemberNo, above: bigint, zone: 'A' | 'B'): Place => ({
  member,
  sponsor: memberNumber(above),
  parent: memberNumber(above),
  zone,
  owner: member,
});
const TEAM: readonly Place[] = [
  { member: memberNumber(1n), sponsor: null, parent: null, zone: null, owner: 1n },
  below(memberNumber(2n), 1n, 'A'),
  below(memberNumber(3n), 1n, 'B'),
  below(memberNumber(4n), 2n, 'A'),
  { ...below(memberNumber(5n), 2n, 'B'), owner: 2n },
];
const activation = (payer: MemberNo, level: number): DayEvent => ({
  kind: 'activation',
  payer,
  funder: payer,
  coin: 'bdb',
  level,
});
const money = (fields: object = {}) => ({ body: { ...fields, payPassword: PAY_PASSWORD } });

describe('the stock hall', () => {
  let world: StockWorld;
  beforeAll(async () => {
    world = await openStockWorld('embedded', PLAN, TEAM);
  });
  afterAll(async () => {
    const { checks } = await runChecks(world.ports.db, [...ledgerChecks, ...stockChecks]);
    expect(checks.filter(({ clean }) => !clean)).toEqual([]);
    await world.close();
  });

  it('says what each level costs now, and in what', async () => {
    const [first] = (await world.call('stock.offers', 1n)).value.items;
    expect(first).toMatchObject({ level: 1, act: 'activate', coin: 'bdb', amount: '100.000000', fee: '10.000000' });
    for (const [no, level] of [
      [1n, 3],
      [2n, 2],
      [3n, 1],
    ] as const)
      expect(await world.act(activation(memberNumber(no), level))).toBeUndefined();
    const { items } = (await world.call('stock.offers', 1n)).value;
    expect(items.map(({ act, amount: price }) => [act, price])).toEqual([
      [null, '100.000000'],
      [null, '500.000000'],
      ['reinvest', '1000.000000'],
      ['upgrade', '2000.000000'],
      ['upgrade', '4000.000000'],
      ['upgrade', '9000.000000'],
    ]);
    expect(items[2]).toMatchObject({ coin: 'ftb', countsFrom: '2026-03-04T00:00:00.000Z', isClosed: false });
    expect((await world.call('stock.upgrade', 1n, money({ level: 3 }))).refusal).toBe('levelNotHigher');
    expect((await world.call('stock.upgrade', 1n, money({ level: 7 }))).refusal).toBe('levelUnknown');
    expect((await world.call('stock.upgrade', 4n, money({ level: 2 }))).refusal).toBe('memberNotActive');
    expect((await world.call('stock.reinvest', 4n, money())).refusal).toBe('memberNotActive');
    const wrong = { body: { level: 4, payPassword: 'wrong-one1' } };
    expect((await world.call('stock.upgrade', 1n, wrong)).refusal).toBe('payPasswordWrong');
  });

  it('shows a payment in cooling-off in the list of requests, then in the queue with what is ahead', async () => {
    const cooling = await world.call('stock.allocations', 2n, { query: { state: 'cooling' } });
    expect(cooling.value.items).toMatchObject([
      { kind: 'activation', level: 2, state: 'cooling', queueNodeHeight: null, amount: '450.000000', mayCancel: true },
    ]);
    await world.endDay();
    await world.endDay();
    const queue = (await world.call('stock.queue', 3n)).value;
    expect(queue).toMatchObject({ waiting: 3, waitingAmount: '1440.000000', onOffer: '0.0000' });
    expect(queue.own).toEqual([{ queueNodeHeight: '3', remaining: '90.000000', ahead: 2, aheadAmount: '1350.000000' }]);
    expect((await world.call('stock.deskQueue', 'ops')).value.items).toMatchObject([
      { number: '1', member: '1', remaining: '900.000000' },
      { number: '2', member: '2' },
      { number: '3', member: '3' },
    ]);
    const ofOne = await world.call('stock.deskQueue', 'ops', { query: { member: '2' } });
    expect(ofOne.value.items.map(({ number }) => number)).toEqual(['2']);
  });

  it('ranks the month under way by the smaller zone', async () => {
    const now = (await world.call('stock.ranking', 1n)).value;
    expect(now).toMatchObject({ month: '2026-03', months: ['2026-03'], isPaid: false });
    expect(now.items).toEqual([{ rank: 1, name: 'member1', performance: '10.000000', paid: null, isMine: true }]);
    expect(now.own).toEqual({ rank: 1, performance: '10.000000' });
    const other = (await world.call('stock.ranking', 3n)).value;
    expect(other.items).toMatchObject([{ name: 'me***1', isMine: false }]);
    expect(other.own).toEqual({ rank: null, performance: '0.000000' });
  });

  it('distributes every ten minutes, once, and when an operator says so', async () => {
    const due = async () => {
      for (const job of stockJobs(world.ports)) await job.run();
    };
    await due();
    await due();
    const runs = (await world.call('stock.runs', 'ops')).value.items;
    expect(runs).toMatchObject([
      { kind: 'distribution', fills: 3, spent: '1440.000000', quantity: '1440.0000', by: null },
    ]);
    expect((await world.call('stock.allocations', 2n)).value.items).toMatchObject([
      { state: 'completed', allocated: '450.0000', remaining: '0.000000', mayCancel: false },
    ]);
    expect((await world.call('stock.runNow', 'ops')).value).toMatchObject({ fills: 0, by: 'ops' });
    const latest = (await world.call('stock.transactions', 3n)).value.items;
    expect(latest.map(({ source, buyer, seller, isMine }) => [source, buyer, seller, isMine])).toEqual([
      ['issue', 'me***3', null, true],
      ['issue', 'me***2', null, false],
      ['issue', 'me***1', null, false],
    ]);
  });

  it('sells what is held and free, unless a restriction or a cool-down holds it back', async () => {
    const sell = (by: bigint, quantity: string) => world.call('stock.sell', by, money({ quantity }));
    expect((await sell(2n, '450.0001')).refusal).toBe('insufficientBalance');
    expect((await sell(2n, '0.5')).refusal).toBe('minimumSale');
    const { db, clock } = world.ports;
    const at = clock.now();
    const until = new Date(at.getTime() + HOUR);
    await sql`insert into members_restriction (member_no, owner, kind, reason, is_alone, set_by, starts_at, ends_at)
              values (2, 2, 'shares', 'a look at the receipts', true, 'ops', ${at}, ${until})`.execute(db);
    expect(await sell(2n, '100')).toMatchObject({ refusal: 'positionLocked', params: { until: until.toISOString() } });
    expect((await world.call('stock.holding', 2n)).value.isLocked).toBe(true);
    await sql`update members_restriction set lifted_at = ${at}, lifted_by = 'ops', lifted_for = 'all is well' where kind = 'shares'`.execute(
      db,
    );
    expect((await world.call('stock.holding', 2n)).value.isLocked).toBe(false);
    await sql`update identity_credential set changes = jsonb_build_object('phone', ${world.ports.clock.now().getTime()}::bigint)
               where member_no = 2`.execute(world.ports.db);
    expect((await sell(2n, '100')).refusal).toBe('coolDown');
    await sql`update identity_credential set changes = '{}'`.execute(world.ports.db);
    const sold = await sell(2n, '100');
    expect(sold.value).toMatchObject({ number: '1', state: 'waiting', left: '100.0000', buybackFrom: '2026-03-07' });
    expect((await world.call('stock.holding', 2n)).value).toMatchObject({
      held: '450.0000',
      onOffer: '100.0000',
      isLocked: false,
    });
  });

  it('passes shares from a seller to a buyer, with a part of the price for the reserve', async () => {
    expect(await world.act(activation(memberNumber(4n), 1))).toBeUndefined();
    await world.endDay();
    await world.endDay();
    await world.call('stock.runNow', 'ops');
    const [fill] = (await world.call('stock.transactions', 2n)).value.items;
    expect(fill).toMatchObject({ source: 'sale', buyer: 'me***4', seller: 'me***2', isMine: true });
    const sales = (await world.call('stock.sales', 2n)).value;
    expect(sales.items).toMatchObject([
      { state: 'inProgress', quantity: '100.0000', left: '10.0000', received: '89.100000' },
    ]);
    expect(sales).toMatchObject({ budget: '144.000000', aheadAmount: '0.000000', days: 1 });
    const market = (await world.call('stock.market', 1n)).value;
    expect(market).toMatchObject({ price: '1.000625', reserve: '1440.900000', outstanding: '1440.0000' });
    expect(market.days).toHaveLength(2);
    const bill = (await world.call('wallet.bill', 2n, { query: { coin: 'mey', kind: 'sale' } })).value.items;
    expect(bill).toMatchObject([{ amount: '89.100000', counterparty: 'me***4' }]);
  });

  it('sums the bonuses of each day, so that the days are all rows, each once', async () => {
    const days = (await world.call('stock.bonusDays', 1n)).value.items;
    const listed = (await world.call('stock.bonuses', 1n, { query: { limit: '100' } })).value.items;
    expect(days.length).toBeGreaterThan(0);
    for (const { day, items, total } of days) {
      const micro = (text: string) => BigInt(text.replace('.', ''));
      const own = listed.filter((bonus) => bonus.day === day);
      expect(items.reduce((sum, { rows: count }) => sum + count, 0)).toBe(own.length);
      expect(micro(total)).toBe(own.reduce((sum, { paid }) => sum + micro(paid), 0n));
    }
    expect(days.map(({ day }) => day)).toEqual([...new Set(listed.map(({ day }) => day))].toSorted().toReversed());
  });

  it('pays bonuses whose rows a member finds from the bill, with every input', async () => {
    const earned = (await world.call('stock.earnings', 1n)).value;
    expect(earned.items.map(({ kind }) => kind).toSorted()).toEqual(['collision', 'referral', 'seePoint']);
    const rows = (await world.call('stock.bonuses', 1n, { query: { limit: '100' } })).value.items;
    const sum = rows.reduce((total, { paid }) => total + BigInt(paid.replace('.', '')), 0n);
    expect(BigInt(earned.total.replace('.', ''))).toBe(sum);
    expect(BigInt(earned.today.replace('.', ''))).toBeGreaterThan(0n);
    const { items } = (await world.call('wallet.bill', 1n, { query: { kind: 'collisionBonus' } })).value;
    const found = await world.call('wallet.movement', 1n, { params: { id: items[0]?.id ?? '' } });
    const bonus = await world.call('stock.bonus', 1n, { params: { id: found.value.bonus ?? '' } });
    expect(bonus.value).toMatchObject({ kind: 'collision', day: '2026-03-03', paid: '0.800000', ftb: '0.240000' });
    expect(bonus.value.inputs).toMatchObject({ newA: '50.000000', newB: '10.000000', height: '243.820000' });
    const id = { params: { id: bonus.value.id } };
    expect((await world.call('stock.bonus', 2n, id)).refusal).toBe('notFound');
    const days = { query: { kind: 'collision', from: '2026-03-04', to: '2026-03-30' } };
    expect((await world.call('stock.bonuses', 1n, days)).value.items).toEqual([]);
    const me = (await world.call('members.me', 1n)).value;
    expect(me).toMatchObject({ level: 3, totalIncome: earned.total });
    const holding = (await world.call('stock.holding', 1n)).value;
    expect(me.effectiveHeight).toBe(holding.effectiveHeight);
    expect((await world.call('network.summary', 1n)).value).toMatchObject({
      A: { today: '10.000000', carried: '50.000000' },
      B: { today: '0.000000', carried: '0.000000' },
      collisionRate: 800,
    });
  });

  it('buys back what waited, splits at the price of the plan, and keeps both in the course of the price', async () => {
    const before = (await world.call('stock.holding', 1n)).value;
    await world.endDay();
    await world.endDay();
    const after = (await world.call('stock.holding', 1n)).value;
    expect(BigInt(after.held.replace('.', ''))).toBe(BigInt(before.held.replace('.', '')) * 2n);
    expect((await world.call('stock.allocations', 1n)).value.items).toMatchObject([{ allocated: '1800.0000' }]);
    const splits = (await world.call('stock.splits', 1n)).value.items;
    expect(splits[0]).toMatchObject({ after: after.held });
    const [run] = (await world.call('stock.runs', 'ops')).value.items;
    expect(run).toMatchObject({ kind: 'buyback', fills: 1 });
    const kinds = async (query: Record<string, string>) =>
      new Set((await world.call('stock.runs', 'ops', { query })).value.items.map(({ kind }) => kind));
    expect(await kinds({ order: 'made' })).toEqual(new Set(['distribution', 'buyback']));
    expect(await kinds({ kind: 'buyback' })).toEqual(new Set(['buyback']));
    expect(await kinds({ operator: 'ops' })).toEqual(new Set(['distribution']));
    expect((await world.call('stock.sales', 2n)).value.items).toMatchObject([
      { state: 'completed', buybackFrom: null },
    ]);
    const course = (await world.call('stock.prices', 1n, { query: { range: 'all' } })).value;
    expect(course.candles.length).toBeGreaterThan(0);
    expect(course.splits.length).toBeGreaterThan(0);
    // What was bought before the split, as it was bought.
    expect(course.purchases.map(({ quantity }) => quantity)).toEqual(['900.0000']);
    // The split halved the price shown and moved nobody's value.
    expect(course.changeBp).toBeGreaterThan(0);
    expect(course.changeBp).toBeLessThan(100);
    expect((await world.call('stock.market', 1n)).value.changeBp).toBeLessThan(100);
    expect((await world.call('stock.market', 1n)).value.changeBp).toBeGreaterThan(-1);
    expect((await world.call('stock.prices', 1n)).value.splits).toEqual(course.splits);
  });

  it('publishes its settlements, and lets an operator compute one again', async () => {
    const published = (await world.call('stock.settlements', 1n)).value.items;
    const [newest] = published;
    expect(newest).toMatchObject({ day: '2026-03-07', hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const desk = (await world.call('stock.deskSettlements', 'ops')).value.items;
    expect(desk.map(({ hash }) => hash)).toEqual(published.map(({ hash }) => hash));
    const madeFrom = desk[1]?.at ?? '';
    const later = await world.call('stock.deskSettlements', 'ops', { query: { madeFrom, order: 'made' } });
    expect(later.value.items.map(({ hash }) => hash)).toEqual([desk[1]?.hash, desk[0]?.hash]);
    const params = { day: '2026-03-03' };
    expect((await world.call('stock.replaySettlement', 'ops', { params })).value).toMatchObject({ isEqual: true });
    expect((await world.call('stock.replaySettlement', 'ops', { params: { day: '2026-01-01' } })).refusal).toBe(
      'notFound',
    );
  });

  it('lists the reinvestment accounts of an owner, to the owner and to themselves', async () => {
    const own = (await world.call('network.ownAccounts', 2n)).value;
    expect(own).toMatchObject({ isReinvestmentAccount: false, items: [{ id: '5', zone: 'B', contact: 'member2' }] });
    expect((await world.call('network.ownAccounts', 5n)).value).toEqual({ ...own, isReinvestmentAccount: true });
    expect((await world.call('network.ownAccounts', 3n)).value.items).toEqual([]);
  });

  it('lets the funder take a payment back until it is recognised', async () => {
    const paid = await world.call('stock.reinvest', 3n, money());
    expect(paid.value).toMatchObject({ kind: 'reinvest', coin: 'ftb', amount: '100.000000' });
    const params = { id: paid.value.id };
    expect((await world.call('stock.cancelPayment', 3n, { params, ...money() })).value.cancelled).toEqual([params.id]);
    const [last] = (await world.call('stock.allocations', 3n)).value.items;
    expect(last).toMatchObject({ state: 'canceled', mayCancel: false });
    expect((await world.call('stock.payments', 3n)).value.items[0]).toMatchObject({ state: 'cancelled' });
    world.ports.clock.advance(DAY + MINUTE);
    const late = await world.call('stock.sell', 3n, money({ quantity: '1' }));
    expect([late.refusal, late.status]).toEqual(['serverBusy', 429]);
  });

  it('shows a month that has ended as it was paid', async () => {
    world.ports.clock.advance(30 * DAY);
    await settleDays(world.ports);
    const paid = (await world.call('stock.ranking', 1n, { query: { month: '2026-03' } })).value;
    expect(paid).toMatchObject({ isPaid: true, months: ['2026-04', '2026-03'], own: { rank: 1 } });
    expect(paid.items).toMatchObject([{ rank: 1, paid: '1.020000', isMine: true }]);
    expect((await world.call('stock.ranking', 1n)).value).toMatchObject({ month: '2026-04', items: [] });
  });
});
