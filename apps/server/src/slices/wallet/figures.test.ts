import { DEFAULT_PLAN, type Plan } from '@greenhall/domain/members/plan';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { amount, formatAmount, formatShares, MICRO, shares } from '@greenhall/domain/shared/money';
import { DAY, dateOf, dayOf, HOUR, MINUTE } from '@greenhall/domain/shared/time';
import { BONUS_POSTING } from '@greenhall/domain/stock/movements';
import { eventsOf, growTrees, type Habits, seededRandom } from '@greenhall/domain/stock/desk/population';
import { passEvents, settleDay } from '@greenhall/domain/stock/settlement/settle';
import { openingState, type State } from '@greenhall/domain/stock/settlement/state';
import { buildTrees } from '@greenhall/domain/stock/settlement/trees';
import { openStockWorld, type StockWorld } from '@greenhall/test-kit/stock-world';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const SIZE = 10;
const DAYS = 7;
const BUSY: Habits = { upgrade: 0.1, reinvest: 0.1, sell: 0.15, cancel: 0.05, fee: 900_000n };
const PLAN: Plan = {
  ...DEFAULT_PLAN,
  coolingOffDays: 1,
  splitPrice: amount<'mey'>(1_000_100n),
  levels: DEFAULT_PLAN.levels.map((level) => ({ ...level, outBp: 10_000 })),
  lifetime: [{ threshold: amount(20n * MICRO), award: amount(3n * MICRO) }],
};

/** An entry of the ledger on an account of a member. */
interface Entry {
  readonly coin: string;
  readonly purpose: string;
  readonly kind: string;
  readonly delta: bigint;
  readonly at: Date;
  readonly day: string;
}

/** A run of the hall, with one of its fills, if it has any. */
interface Fill {
  readonly run: bigint;
  readonly isSplit: boolean;
  readonly at: Date;
  readonly buyer: bigint | null;
  readonly seller: bigint | null;
  readonly quantity: bigint;
}

/** Who holds how many shares after some fills. A split doubles what everybody has. */
function heldAfter(fills: readonly Fill[]): ReadonlyMap<bigint, bigint> {
  const held = new Map<bigint, bigint>();
  for (const { isSplit, buyer, seller, quantity } of fills) {
    if (buyer !== null) held.set(buyer, (held.get(buyer) ?? 0n) + quantity);
    if (seller !== null) held.set(seller, (held.get(seller) ?? 0n) - quantity);
    if (isSplit) for (const [member, own] of held) held.set(member, 2n * own);
  }
  return held;
}

const totalOf = (numbers: Iterable<bigint>): bigint => [...numbers].reduce((sum, one) => sum + one, 0n);

const least = (numbers: readonly bigint[]): bigint => numbers.reduce((one, other) => (other < one ? other : one));

/** What a whole share costs. */
const priceAt = (reserve: bigint, outstanding: bigint): bigint =>
  outstanding === 0n ? MICRO : (reserve * 10_000n) / outstanding;

/** The beginning of the part of a chart in which something happened, of so many milliseconds. */
const partOf = ({ at }: { readonly at: Date }, length: number): string =>
  new Date(at.getTime() - (at.getTime() % length)).toISOString();

const micro = (text: string): bigint => BigInt(text.replace('.', ''));
const sumOf = (entries: readonly Entry[]): bigint => totalOf(entries.map(({ delta }) => delta));
const text = (value: bigint): string => formatAmount(amount(value));

describe.each([3, 71])('the figures and charts of members in the random world %i', (seed) => {
  let world: StockWorld;

  beforeAll(async () => {
    const random = seededRandom(seed);
    const places = growTrees(SIZE, random).map((place) => ({ ...place, owner: place.member }));
    world = await openStockWorld('postgresql', PLAN, places);
    const first = dayOf(world.ports.clock.now().getTime());
    let state: State = { ...openingState(buildTrees(places)), day: first - 1 };
    for (let index = 0; index < DAYS; index += 1) {
      const joined: [number, number] = [Math.min(SIZE, index * 3), Math.min(SIZE, (index + 1) * 3)];
      const drawn = eventsOf(PLAN, state, joined, BUSY, random);
      const events = [
        ...drawn.filter(({ kind }) => kind !== 'run'),
        ...drawn.filter(({ kind }) => kind === 'run').slice(0, 2),
      ];
      for (const event of events) expect([event, await world.act(event)]).toEqual([event, undefined]);
      ({ state } = settleDay(PLAN, passEvents(PLAN, state, events), {
        day: first + index,
        events: [],
        isMonthEnd: false,
      }));
      await world.endDay();
    }
  });
  afterAll(() => world.close());

  async function entriesOf(member: number): Promise<readonly Entry[]> {
    const { rows } = await sql<Entry>`
      select a.coin, a.purpose, p.kind, e.delta, p.at, to_char(p.at at time zone 'UTC', 'YYYY-MM-DD') as day
        from ledger_entry e join ledger_account a on a.id = e.account_id join ledger_posting p on p.id = e.posting_id
       where a.owner = ${member}`.execute(world.ports.db);
    return rows;
  }
  /** What the reserve got and paid. */
  const reserveEntries = async () => (await entriesOf(0)).filter(({ purpose }) => purpose === 'reserve');
  async function fillsOfRuns(): Promise<readonly Fill[]> {
    const { rows } = await sql<Fill>`
      select r.id as run, r.kind = 'split' as "isSplit", r.at, f.buyer, f.seller, coalesce(f.quantity, 0) as quantity
        from stock_run r left join stock_fill f on f.run = r.id order by r.id, f.id`.execute(world.ports.db);
    return rows;
  }
  /** Each run of the hall, in order, with the price before and after it. */
  async function runsOfHall() {
    const [fills, reserve] = [await fillsOfRuns(), await reserveEntries()];
    let before = MICRO;
    return [...new Set(fills.map(({ run }) => run))].map((run) => {
      const own = fills.filter((fill) => fill.run === run);
      const [{ at, isSplit }] = own as [Fill];
      const held = heldAfter(fills.filter((fill) => fill.run <= run)).values();
      const after = priceAt(sumOf(reserve.filter((entry) => entry.at <= at)), totalOf(held));
      const ran = { at, isSplit, before, after, quantity: totalOf(own.map(({ quantity }) => quantity)) };
      before = after;
      return ran;
    });
  }
  const members = Array.from({ length: SIZE }, (_, index) => index + 1);

  it('has moved coins of most kinds', async () => {
    const kinds = new Set((await Promise.all(members.map(entriesOf))).flat().map(({ kind }) => kind));
    for (const kind of ['paymentHold', 'referralBonus', 'seePointBonus', 'yieldBonus', 'sale'])
      expect(kinds).toContain(kind);
    expect((await runsOfHall()).map(({ isSplit }) => isSplit)).toContain(true);
  });

  it.each(members)('balances, bill and days of member %i are its entries', async (no) => {
    const entries = await entriesOf(no);
    const member = memberNumber(String(no));
    const available = entries.filter(({ purpose }) => purpose === 'available');
    const { items, holds } = (await world.call('wallet.balances', member)).value;
    for (const { coin, available: shown, locked } of items) {
      const ofCoin = entries.filter((entry) => entry.coin === coin);
      expect([coin, shown]).toEqual([coin, text(sumOf(available.filter((entry) => entry.coin === coin)))]);
      const put = holds.filter((hold) => hold.coin === coin).reduce((sum, hold) => sum + micro(hold.amount), 0n);
      expect([coin, locked]).toEqual([coin, text(put)]);
      expect([coin, put]).toEqual([coin, sumOf(ofCoin.filter(({ purpose }) => purpose !== 'available'))]);
    }
    const query = { limit: '100' };
    for (const { day, sums } of (await world.call('wallet.activity', member, { query })).value.items)
      for (const { coin, net, held, back } of sums) {
        const moved = available.filter((entry) => entry.coin === coin && entry.day === day);
        expect([day, coin, micro(net) - micro(held) + micro(back)]).toEqual([day, coin, sumOf(moved)]);
      }
  });

  it.each(members)(
    'each day in the chart of member %i is its entries up to the end of that day, and its shares',
    async (no) => {
      const [entries, reserve, fills] = [await entriesOf(no), await reserveEntries(), await fillsOfRuns()];
      const member = memberNumber(String(no));
      const { items } = (await world.call('wallet.history', member, { query: { days: '30' } })).value;
      const today = dayOf(world.ports.clock.now().getTime());
      const days = Array.from({ length: 30 }, (_, index) => today - 29 + index);
      const expected = days.map((day) => {
        const isPast = ({ at }: { readonly at: Date }) => dayOf(at.getTime()) <= day;
        const held = heldAfter(fills.filter(isPast));
        const [own, outstanding] = [held.get(member) ?? 0n, totalOf(held.values())];
        const worth = outstanding === 0n ? 0n : (own * sumOf(reserve.filter(isPast))) / outstanding;
        return { day: dateOf(day), total: text(sumOf(entries.filter(isPast)) + worth) };
      });
      expect(items).toEqual(expected);
      expect(items.at(-1)?.total).toBe((await world.call('wallet.balances', member)).value.total);
    },
  );

  it('the prices of the hall are what its reserve has for what members hold', async () => {
    const runs = await runsOfHall();
    const { price, days, changeBp } = (await world.call('stock.market', 1n)).value;
    expect(price).toBe(text(runs.at(-1)?.after ?? MICRO));
    // The buyback and the split of a day come with its end, at midnight.
    const lastOf = Map.groupBy(runs, ({ at }) => dateOf(dayOf(at.getTime() - 1)));
    expect(days).toEqual([...lastOf].map(([day, ran]) => ({ day, price: text(ran.at(-1)?.after ?? 0n) })));
    const [first, ...later] = [...lastOf.values()];
    const doubled = 2n ** BigInt(later.flat().filter(({ isSplit }) => isSplit).length);
    const began = first?.at(-1)?.after ?? MICRO;
    expect(changeBp).toBe(Number(((micro(price) * doubled - began) * 10_000n) / began));
  });

  it.each([
    ['1d', DAY, 10 * MINUTE],
    ['7d', 7 * DAY, HOUR],
    ['30d', 30 * DAY, 4 * HOUR],
  ] as const)('the candles of the range %s are the runs within it', async (range, back, length) => {
    const since = world.ports.clock.now().getTime() - back;
    const runs = (await runsOfHall()).filter(({ at }) => at.getTime() >= since);
    const priced = runs.filter(({ isSplit }) => !isSplit);
    const { candles, splits, changeBp } = (await world.call('stock.prices', 2n, { query: { range } })).value;
    expect(candles).toEqual(
      [...Map.groupBy(priced, (run) => partOf(run, length))].map(([at, ran]) => {
        const prices = ran.flatMap(({ before, after }) => [before, after]);
        const [low, high] = [least(prices), -least(prices.map((price) => -price))];
        return {
          at,
          open: text(prices[0] ?? 0n),
          high: text(high),
          low: text(low),
          close: text(prices.at(-1) ?? 0n),
          volume: formatShares(shares(totalOf(ran.map(({ quantity }) => quantity)))),
        };
      }),
    );
    expect(candles.length).toBeGreaterThan(0);
    const marks = runs.filter(({ isSplit }) => isSplit);
    expect(splits).toEqual(
      marks.map(({ at, before, after }) => ({ at: at.toISOString(), before: text(before), after: text(after) })),
    );
    const [first, last] = [priced[0], priced.at(-1)];
    const from = first ? runs.indexOf(first) : 0;
    const between = runs.slice(from, last && runs.indexOf(last)).filter(({ isSplit }) => isSplit);
    const [open, close] = [first?.before ?? MICRO, (last?.after ?? MICRO) * 2n ** BigInt(between.length)];
    expect(changeBp).toBe(Number(((close - open) * 10_000n) / open));
  });

  it.each(members)('the purchases of member %i in the chart are its fills', async (no) => {
    const bought = (await fillsOfRuns()).filter(({ buyer }) => buyer === BigInt(no));
    const { purchases } = (await world.call('stock.prices', BigInt(no), { query: { range: '30d' } })).value;
    const byPart = Map.groupBy(bought, (fill) => partOf(fill, 4 * HOUR));
    expect(purchases).toEqual(
      [...byPart].map(([at, fills]) => ({
        at,
        quantity: formatShares(shares(totalOf(fills.map(({ quantity }) => quantity)))),
      })),
    );
  });

  it.each(members)('earnings and bonus days of member %i are its entries', async (no) => {
    const credited = (await entriesOf(no)).filter(({ purpose }) => purpose === 'available');
    const member = memberNumber(String(no));
    const earnings = (await world.call('stock.earnings', member)).value;
    const days = (await world.call('stock.bonusDays', member, { query: { limit: '100' } })).value.items;
    for (const [kind, posted] of Object.entries(BONUS_POSTING)) {
      const paid = credited.filter((entry) => entry.kind === posted);
      const shown = earnings.items.find((item) => item.kind === kind)?.total ?? '0.000000';
      expect([kind, shown]).toEqual([kind, text(sumOf(paid))]);
      for (const { day, items } of days) {
        // What a day owes is credited after its end.
        const next = dateOf(dayOf(Date.parse(day) + DAY));
        const ofDay = items.find((item) => item.kind === kind)?.paid ?? '0.000000';
        expect([day, kind, ofDay]).toEqual([day, kind, text(sumOf(paid.filter((entry) => entry.day === next)))]);
      }
    }
    const bonuses = Object.values(BONUS_POSTING) as readonly string[];
    expect(earnings.total).toBe(text(sumOf(credited.filter(({ kind }) => bonuses.includes(kind)))));
    expect(text(totalOf(days.map(({ total }) => micro(total))))).toBe(earnings.total);
    for (const { total, items } of days)
      expect(micro(total)).toBe(items.reduce((sum, { paid }) => sum + micro(paid), 0n));
  });
});
