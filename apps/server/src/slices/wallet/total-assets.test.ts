import { DEFAULT_PLAN, type Plan } from '@greenhall/domain/members/plan';
import { type MemberNo, memberNumber } from '@greenhall/domain/shared/member-no';
import { amount, parseAmount } from '@greenhall/domain/shared/money';
import { MINUTE } from '@greenhall/domain/shared/time';
import type { DayEvent } from '@greenhall/domain/stock/settlement/events';
import type { Place } from '@greenhall/domain/stock/settlement/trees';
import { ENGINES } from '@greenhall/test-kit/database';
import { openStockWorld, type StockWorld } from '@greenhall/test-kit/stock-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A day of cooling-off, a split as soon as the price has moved, and no bonus that a sponsor could be paid. */
const PLAN: Plan = { ...DEFAULT_PLAN, coolingOffDays: 1, splitPrice: amount<'mey'>(1_000_100n) };
const top = { member: memberNumber(1n), sponsor: null, parent: null, zone: null, owner: 1n } as const;
const TEAM: readonly Place[] = [
  top,
  { member: memberNumber(2n), sponsor: memberNumber(1n), parent: memberNumber(1n), zone: 'A', owner: 2n },
  { member: memberNumber(3n), sponsor: memberNumber(1n), parent: memberNumber(1n), zone: 'B', owner: 3n },
];
const pays = (funder: MemberNo, payer: MemberNo, level: number): DayEvent => ({
  kind: 'activation',
  payer,
  funder,
  coin: 'bdb',
  level,
});
const micro = (text: string): bigint => {
  const value = parseAmount(text);
  if (value === undefined) throw new Error(`no amount: ${text}`);
  return value;
};

describe.each(ENGINES)('total assets on the %s database', (engine) => {
  let world: StockWorld;
  /** What each member's total was just before each midnight, by its day. */
  const ends = new Map<string, Record<string, string>>();
  beforeAll(async () => {
    world = await openStockWorld(engine, PLAN, TEAM);
  });
  afterAll(() => world.close());

  const owned = async (member: MemberNo) => (await world.call('wallet.balances', member)).value;
  const total = async (member: MemberNo) => micro((await owned(member)).total);
  const endDay = async () => {
    const today = world.ports.clock.now().toISOString().slice(0, 10);
    world.passMidnight();
    world.ports.clock.advance(-MINUTE);
    ends.set(today, { '2': (await owned(memberNumber(2n))).total, '3': (await owned(memberNumber(3n))).total });
    world.ports.clock.advance(MINUTE);
    await world.endDay();
  };

  it('a payment that cools off stays a part of its funder’s total, in a row of its own', async () => {
    const before = await total(memberNumber(2n));
    expect(await world.act(pays(memberNumber(2n), memberNumber(2n), 2))).toBeUndefined();
    expect(await total(memberNumber(2n))).toBe(before);
    expect((await owned(memberNumber(2n))).holds).toEqual([
      { coin: 'bdb', what: 'payment', amount: '500.000000', from: null },
    ]);
  });

  it('recognition takes the fee alone from a member that paid for itself', async () => {
    const before = await total(memberNumber(2n));
    await endDay();
    await endDay();
    expect(before - (await total(memberNumber(2n)))).toBe(micro('50'));
    expect((await owned(memberNumber(2n))).holds).toEqual([
      { coin: 'mey', what: 'allocation', amount: '450.000000', from: null },
    ]);
  });

  it('recognition takes the whole payment from another funder, and gives the principal to its payer', async () => {
    expect(await world.act(pays(memberNumber(1n), memberNumber(3n), 1))).toBeUndefined();
    const before = { funder: await total(memberNumber(1n)), payer: await total(memberNumber(3n)) };
    await endDay();
    await endDay();
    expect(before.funder - (await total(memberNumber(1n)))).toBe(micro('100'));
    expect((await total(memberNumber(3n))) - before.payer).toBe(micro('90'));
  });

  it('shares count at their exact price, those on offer too', async () => {
    const before = await total(memberNumber(2n));
    await world.call('stock.runNow', 'ops');
    expect(await total(memberNumber(2n))).toBe(before);
    expect((await owned(memberNumber(2n))).shares).toEqual({ quantity: '450.0000', value: '450.000000' });
    const sale = { body: { quantity: '100', payPassword: PAY_PASSWORD } };
    expect((await world.call('stock.sell', 2n, sale)).status).toBe(200);
    expect(await total(memberNumber(2n))).toBe(before);
    const price = (await world.call('stock.holding', 2n)).value;
    expect((await owned(memberNumber(2n))).shares).toEqual({ quantity: price.held, value: price.value });
  });

  it('the chart shows what the total was at each day’s end, through sales, buybacks and splits', async () => {
    for (let day = 0; day < 5; day += 1) {
      if (day === 1) expect(await world.act(pays(memberNumber(1n), memberNumber(1n), 1))).toBeUndefined();
      await endDay();
      await world.call('stock.runNow', 'ops');
    }
    expect((await world.call('stock.splits', 2n)).value.items.length).toBeGreaterThan(0);
    expect((await world.call('stock.sales', 2n)).value.items[0]?.received).not.toBe('0.000000');
    for (const member of [2n, 3n]) {
      const { items } = (await world.call('wallet.history', member, { query: { days: '30' } })).value;
      const shown = items.filter(({ day }) => ends.has(day)).map(({ day, total: value }) => [day, value]);
      expect(shown).toEqual([...ends].map(([day, totals]) => [day, totals[String(member)]]));
      expect(items.at(-1)?.total).toBe((await owned(memberNumber(member))).total);
    }
  });

  it('a statement closes over its coin alone and names the shares beneath', async () => {
    const day = world.ports.clock.now().toISOString().slice(0, 10);
    const query = { coin: 'mey', from: day, to: day, format: 'csv', language: 'en' } as const;
    const { raw } = await world.call('wallet.statement', 2n, { query });
    const { shares } = await owned(memberNumber(2n));
    expect(raw.body).toContain(`"${shares.quantity} shares, worth ${shares.value} MEY"`);
  });
});
