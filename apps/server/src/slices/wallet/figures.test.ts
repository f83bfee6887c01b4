import { DEFAULT_PLAN, type Plan } from '@greenhall/domain/members/plan';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { amount, formatAmount, MICRO } from '@greenhall/domain/shared/money';
import { DAY, dateOf, dayOf } from '@greenhall/domain/shared/time';
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
  levels: DEFAULT_PLAN.levels.map((level) => ({ ...level, outBp: 10_000 })),
  lifetime: [{ threshold: amount(20n * MICRO), award: amount(3n * MICRO) }],
};

/** An entry of the ledger on an account of a member. */
interface Entry {
  readonly coin: string;
  readonly purpose: string;
  readonly kind: string;
  readonly delta: bigint;
  readonly day: string;
}

const micro = (text: string): bigint => BigInt(text.replace('.', ''));
const sumOf = (entries: readonly Entry[]): bigint => entries.reduce((sum, { delta }) => sum + delta, 0n);
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
      select a.coin, a.purpose, p.kind, e.delta, to_char(p.at at time zone 'UTC', 'YYYY-MM-DD') as day
        from ledger_entry e join ledger_account a on a.id = e.account_id join ledger_posting p on p.id = e.posting_id
       where a.owner = ${member}`.execute(world.ports.db);
    return rows;
  }
  const members = Array.from({ length: SIZE }, (_, index) => index + 1);

  it('has moved coins of most kinds', async () => {
    const kinds = new Set((await Promise.all(members.map(entriesOf))).flat().map(({ kind }) => kind));
    for (const kind of ['paymentHold', 'referralBonus', 'seePointBonus', 'yieldBonus', 'sale'])
      expect(kinds).toContain(kind);
  });

  it.each(members)('balances, bill and days of member %i are its entries', async (no) => {
    const entries = await entriesOf(no);
    const member = memberNumber(String(no));
    const available = entries.filter(({ purpose }) => purpose === 'available');
    const { items, holds, total } = (await world.call('wallet.balances', member)).value;
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
    const history = (await world.call('wallet.history', member, { query: { days: '30' } })).value.items;
    expect(history.at(-1)?.total).toBe(total);
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
    for (const { total, items } of days)
      expect(micro(total)).toBe(items.reduce((sum, { paid }) => sum + micro(paid), 0n));
  });
});
