import { memberNumber } from '@greenhall/domain/shared/member-no';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PLAN, type Plan } from '../src/members/plan.ts';
import { amount, part, plus, type Amount } from '../src/shared/money.ts';
import { figuresOf, type BonusRow } from '../src/stock/bonus/bonus.ts';
import { IS_SHARED } from '../src/stock/bonus/bonus-fields.ts';
import { bookDay } from '../src/stock/settlement/booking.ts';
import type { Price } from '../src/stock/market/market.ts';
import { POOL_PURPOSE, POOLS } from '../src/stock/bonus/pools.ts';
import { bonusCredited, type StockPosting } from '../src/stock/movements.ts';
import { settleDay } from '../src/stock/settlement/settle.ts';
import { openingState, type State } from '../src/stock/settlement/state.ts';
import { buildTrees } from '../src/stock/settlement/trees.ts';
import { fold, live, outcomeOf, placesOf, type Lived } from './worlds.ts';

/** What always holds of the stock hall, tried on so many worlds for each law. */
export function stockLaws(rounds: number): void {
  const somePlaces = fc
    .array(
      fc.record({ sponsor: fc.nat(), turns: fc.nat({ max: 1_000 }), isOwn: fc.nat({ max: 4 }).map((n) => n === 0) }),
      {
        minLength: 2,
        maxLength: 16,
      },
    )
    .map(placesOf);

  const coins = (min: bigint, max: bigint) => fc.bigInt({ min, max }).map((value) => amount(value));

  /** Plans far from the shipped one: scarce pools, low limits, early splits, short cooling-off. */
  const somePlan: fc.Arbitrary<Plan> = fc
    .record({
      coolingOffDays: fc.constantFrom(0, 0, 1, 2),
      outBp: fc.constantFrom(10_000, 12_345, 20_000),
      collision: fc.nat({ max: 1_200 }),
      leadership: fc.nat({ max: 300 }),
      ftbBp: fc.nat({ max: 10_000 }),
      saleFeeBp: fc.nat({ max: 3_000 }),
      issueCap: coins(0n, 10n ** 10n),
      buybackBp: fc.constantFrom(150, 1_000, 10_000),
      yieldCapBp: fc.nat({ max: 500 }),
      splitPrice: fc.bigInt({ min: 1_000_001n, max: 1_100_000n }).map((value) => amount<'mey'>(value)),
      award: coins(0n, 10n ** 7n),
    })
    .map(({ outBp, collision, leadership, award, ...plan }) => ({
      ...DEFAULT_PLAN,
      ...plan,
      levels: DEFAULT_PLAN.levels.map((level) => ({ ...level, outBp })),
      poolBp: { ...DEFAULT_PLAN.poolBp, collision, leadership },
      lifetime: [1n, 10n, 100n].map((times) => ({ threshold: amount(times * 10n ** 7n), award })),
    }));

  const OFTEN = ['activation', 'activation', 'activation', 'run', 'run'] as const;
  const someWish = fc.record({
    what: fc.constantFrom(...OFTEN, 'upgrade', 'reinvest', 'cancel', 'sale', 'fee'),
    who: fc.nat(),
    figure: fc.nat({ max: 9_999 }),
  });
  const someDays = fc.array(fc.array(someWish, { maxLength: 20, size: 'max' }), {
    minLength: 3,
    maxLength: 9,
    size: 'max',
  });

  /** A course of some population under some plan. */
  const someCourse = fc
    .record({ plan: somePlan, places: somePlaces, days: someDays })
    .map((world) => ({ ...world, course: live(world.plan, world.places, world.days) }));

  const RUNS = { numRuns: rounds };
  const always = (law: (course: readonly Lived[], plan: Plan) => void) =>
    fc.assert(
      fc.property(someCourse, ({ course, plan }) => law(course, plan)),
      RUNS,
    );
  const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n);
  const ending = (balances: ReadonlyMap<string, Amount>, end: string) =>
    sum([...balances].filter(([account]) => account.endsWith(end)).map(([, balance]) => balance));

  /** The exact price has not fallen: R₂/O₂ ≥ R₁/O₁, wherever both are defined. */
  const hasNotFallen = (first: Price, then: Price) =>
    then.reserve * first.outstanding >= first.reserve * then.outstanding;

  describe('value', () => {
    it('is conserved in each coin: the postings come to what the state says, everywhere', () =>
      always((course) => {
        const balances = fold(course);
        const state = course.at(-1)?.state;
        const house = (purpose: string) => balances.get(`0 mey ${purpose}`) ?? 0n;
        for (const pool of POOLS) expect(house(POOL_PURPOSE[pool])).toBe(state?.pools[pool]);
        expect(house('reserve')).toBe(state?.market.reserve);
        expect(ending(balances, ' hold:payment')).toBe(sum(state?.payments.map((payment) => payment.amount) ?? []));
        expect(ending(balances, ' hold:allocation')).toBe(sum(state?.market.requests.map((r) => r.remaining) ?? []));
        expect(ending(balances, ' conversion')).toBe(0n);
      }));
    it('is the same in every account where a ledger keeps the day in sums and credits', () =>
      always((course, plan) => {
        for (const { before, input } of course) {
          const { postings, records, state } = settleDay(plan, before, input);
          const { recognitions, sums, others } = bookDay(postings, state.day);
          const kept = [...recognitions, ...sums, ...others];
          const set = fold([{ postings: kept }]);
          const credits = [...records.bonuses].flatMap(bonusCredited);
          for (const coin of ['mey', 'ftb'] as const)
            expect(set.get(`0 ${coin} payable:bonus`) ?? 0n).toBe(sum([...records.bonuses].map((row) => row[coin])));
          const moved = (all: readonly StockPosting[]) =>
            Object.fromEntries([...fold([{ postings: all }])].filter(([, balance]) => balance !== 0n));
          expect(moved([...kept, ...credits])).toEqual(moved([...postings]));
        }
      }));
    it('never leaves a hold, a pool, the reserve or operations below zero', () =>
      always((course) => {
        for (const [account, balance] of fold(course))
          if (!/ (?:available|conversion|fees)$/.test(account)) expect(balance >= 0n, account).toBe(true);
      }));
    it('takes from a member what its payments cost, and nothing else ever', () =>
      always((course) => {
        const taken = course.flatMap(({ postings }) => postings.filter(({ from }) => from.purpose === 'available'));
        expect(taken.every(({ kind }) => kind === 'paymentHold')).toBe(true);
      }));
    it('lies in shares of which all are held and no more are offered than are held', () =>
      always((course) => {
        for (const { state } of course) {
          expect(sum(Array.from(state.members, (member) => member.held))).toBe(state.market.outstanding);
          expect(sum(Array.from(state.members, (member) => member.onOffer))).toBe(
            sum(state.market.offers.map((o) => o.left)),
          );
          expect([...state.members].every(({ held, onOffer }) => 0n <= onOffer && onOffer <= held)).toBe(true);
        }
      }));
  });

  describe('the exact price', () => {
    it('never falls in a run, a sale fee or a buyback', () =>
      always((course) => {
        for (const { before, records } of course) {
          let price: Price = before.market;
          for (const { after } of [...records.fills, ...records.purchases]) {
            expect(hasNotFallen(price, after)).toBe(true);
            price = after;
          }
        }
      }));
    it('is what a sale is made at, rounded up against the buyer by less than one unit', () =>
      always((course) => {
        for (const { before, records } of course) {
          let price: Price = before.market;
          for (const { source, quantity, paid, after } of records.fills) {
            if (source === 'sale') expect(paid * price.outstanding >= quantity * price.reserve).toBe(true);
            if (source === 'sale') expect((paid - 1n) * price.outstanding < quantity * price.reserve).toBe(true);
            price = after;
          }
        }
      }));
    it('never lets a member redeem for more than the reserve holds', () =>
      always((course) => {
        for (const { state } of course) expect(state.market.outstanding === 0n || state.market.reserve > 0n).toBe(true);
      }));
  });

  /** The rows of one step share one pool and one sum of dues; instant bonuses and awards are steps of their own. */
  const stepsOf = (rows: readonly BonusRow[]) =>
    Map.groupBy(rows, (row) => {
      return IS_SHARED[row.kind] ? row.kind : `${row.kind} ${rows.indexOf(row)}`;
    });

  describe('bonuses', () => {
    it('never sum to more than their pool, and are paid in full where it suffices', () =>
      always((course) => {
        for (const { records } of course) {
          for (const rows of stepsOf(records.bonuses).values()) {
            const [first] = rows;
            const paid = sum(rows.map((row) => row.paid));
            expect(paid <= (first?.pool ?? 0n)).toBe(true);
            expect(sum(rows.map((row) => row.due))).toBe(first?.dues);
            if ((first?.dues ?? 0n) <= (first?.pool ?? 0n)) expect(paid).toBe(first?.dues);
          }
        }
      }));
    it('never exceed the effective height that was left, nor the out limit of the fees', () =>
      always((course, plan) => {
        const outBp = plan.levels[0]?.outBp ?? 0;
        for (const { records, state } of course) {
          for (const row of records.bonuses) if (row.kind !== 'yield') expect(row.paid <= row.height).toBe(true);
          for (const { countedIncome, feesPaid } of state.members)
            expect(countedIncome <= part(feesPaid, outBp)).toBe(true);
        }
      }));
    it('go to members that are earning; a closed one keeps its rank and its place in line alone', () =>
      always((course) => {
        const rows = course.flatMap(({ records }) => records.bonuses);
        for (const row of rows)
          if (row.kind !== 'yield' && row.kind !== 'merit' && row.kind !== 'lifetime')
            expect(row.height > 0n, row.kind).toBe(true);
      }));
    it('can be recomputed from their own row', () =>
      always((course) => {
        for (const row of course.flatMap(({ records }) => records.bonuses)) {
          const { due, paid, ftb, mey } = row;
          expect(figuresOf(row, row, row.ftbBp)).toEqual({ due, paid, ftb, mey });
          expect(plus(ftb, mey)).toBe(paid);
        }
      }));
    it('are counted and paid as the rows say, to the last unit', () =>
      always((course) => {
        const rows = course.flatMap(({ records }) => records.bonuses).filter((row) => row.kind !== 'yield');
        const last = course.at(-1)?.state;
        for (const [index, member] of (last ? [...last.members] : []).entries()) {
          const own = rows.filter((row) => row.receiver === last?.trees.numbers[index]);
          expect(member.countedIncome).toBe(sum(own.map((row) => row.paid)));
        }
        const ftb = course.flatMap(({ postings }) => postings).filter(({ to }) => to.purpose === 'available');
        const paidIn = ftb.filter(({ to, kind }) => to.coin === 'ftb' && kind.endsWith('Bonus'));
        expect(sum(paidIn.map((posting) => posting.amount))).toBe(sum(rows.map((row) => row.ftb)));
      }));
    it('never come from own nodes', () =>
      always((course) => {
        const trees = course[0]?.state.trees;
        const ownerOf = (member: bigint) => trees?.owner[trees.indexOf.get(member) ?? -1];
        for (const row of course.flatMap(({ records }) => records.bonuses)) {
          if (row.kind === 'referral' || row.kind === 'seePoint')
            expect(ownerOf(row.receiver)).not.toBe(ownerOf(row.source));
          if (row.kind === 'leadership')
            for (const { source } of row.sources) expect(ownerOf(row.receiver)).not.toBe(ownerOf(source));
        }
      }));
  });

  /** A state as what can be compared: trees do not change. */
  const plain = ({ members, trees, ...state }: State) => ({
    ...state,
    members: members.columns,
    numbers: trees.numbers,
  });
  const withoutNumbers = (state: State) => ({ ...plain(state), nextPayment: 0n });

  describe('a settlement', () => {
    it('changes nothing when it is run twice', () =>
      always((course, plan) => {
        for (const { state, input } of course) {
          const again = settleDay(plan, state, input);
          expect(again.state).toBe(state);
          expect([...again.postings, ...again.records.bonuses]).toEqual([]);
        }
      }));
    it('is the same from the same journal, and leaves what it was given alone', () =>
      always((course, plan) => {
        for (const { before, state, input, postings, records } of course) {
          const copy = structuredClone(before.members.columns);
          const again = outcomeOf(settleDay(plan, before, input));
          expect({ ...again, state: plain(again.state) }).toEqual({ state: plain(state), postings, records });
          expect(before.members.columns).toEqual(copy);
        }
      }));
    it('refuses a day that does not follow, and an event that could not happen', () => {
      const opening = openingState(
        buildTrees([{ member: memberNumber(1n), sponsor: null, parent: null, zone: null, owner: 1n }]),
      );
      expect(() => settleDay(DEFAULT_PLAN, opening, { day: 2, events: [], isMonthEnd: false })).toThrow(
        /does not follow/,
      );
      const events = [{ kind: 'run' }, { kind: 'cancel', payment: 1n }] as const;
      expect(() => settleDay(DEFAULT_PLAN, opening, { day: 1, events, isMonthEnd: false })).toThrow(
        expect.objectContaining({ index: 1, refusal: 'notFound' }),
      );
    });
    it('does not depend on the order in which members are listed', () =>
      fc.assert(
        fc.property(someCourse, ({ plan, places, days, course }) => {
          const listed = live(plan, places.toReversed(), days);
          const [last] = course.slice(-1);
          expect(listed.slice(-1).map(({ state }) => plain(state))).toEqual(last && [plain(last.state)]);
        }),
        { numRuns: rounds },
      ));
    it('is undone by a cancellation, exactly, while the payment cools off', () =>
      fc.assert(
        fc.property(someCourse, fc.nat(), ({ plan, course }, pick) => {
          const cooling = { ...plan, coolingOffDays: 2 };
          const { state } = course.at(-1) ?? {};
          const payer = state?.trees.numbers[pick % state.members.length];
          const { bought } = state?.members.at(pick % state.members.length) ?? {};
          if (!state || payer === undefined || bought === undefined || bought === plan.levels.length) return;
          const kind = bought > 0 ? 'upgrade' : 'activation';
          const level = bought + 1;
          const paid = [
            { kind, payer: memberNumber(payer), funder: memberNumber(payer), coin: 'bdb', level },
            { kind: 'reinvest', payer: memberNumber(payer), funder: memberNumber(1n), coin: 'ftb', level },
          ] as const;
          const cancel = { kind: 'cancel', payment: state.nextPayment } as const;
          const day = state.day + 1;
          const without = settleDay(cooling, state, { day, events: [], isMonthEnd: true });
          const cancelled = settleDay(cooling, state, { day, events: [...paid, cancel], isMonthEnd: true });
          expect(withoutNumbers(cancelled.state)).toEqual(withoutNumbers(without.state));
          for (const [account, balance] of fold([outcomeOf(cancelled)]))
            expect(balance, account).toBe(fold([outcomeOf(without)]).get(account) ?? 0n);
        }),
        RUNS,
      ));
    it('changes no value by a split', () =>
      fc.assert(
        fc.property(someCourse, ({ plan, course }) => {
          const unsplit = { ...plan, splitPrice: plan.splitPrice * 1_000n } as typeof plan;
          for (const { before, input, state, records } of course) {
            if (records.splits.length === 0) continue;
            const { state: whole } = settleDay(unsplit, before, input);
            expect(state.market.reserve).toBe(whole.market.reserve);
            expect(state.market.outstanding).toBe(2n * whole.market.outstanding);
            expect(state.market.requests.map(({ allocated }) => allocated)).toEqual(
              whole.market.requests.map(({ allocated }) => 2n * allocated),
            );
            for (const [index, member] of state.members.entries()) {
              const { held = 0n, onOffer = 0n, clearZero = 0n, buyback = 0n } = whole.members.at(index) ?? {};
              expect([member.held, member.onOffer, member.clearZero, member.buyback]).toEqual(
                [held, onOffer, clearZero, buyback].map((quantity) => 2n * quantity),
              );
            }
          }
        }),
        RUNS,
      ));
    it('counts all of a day’s volume, whatever the order of its payments', () =>
      fc.assert(
        fc.property(somePlan, somePlaces, fc.infiniteStream(fc.nat()), (plan, places, chance) => {
          const instant = { ...plan, coolingOffDays: 0 };
          const payments = places.map(({ member }) => {
            return { kind: 'activation', payer: member, funder: member, coin: 'bdb', level: 2 } as const;
          });
          const shuffled = payments
            .map((payment) => ({ payment, place: chance.next().value }))
            .toSorted((a, b) => a.place - b.place)
            .map(({ payment }) => payment);
          const opening = openingState(buildTrees(places));
          const volumes = [payments, shuffled].map((events) =>
            Array.from(
              settleDay(instant, opening, { day: 1, events, isMonthEnd: false }).state.members,
              ({ carryA, carryB, matched, monthA, monthB, level }) => [carryA, carryB, matched, monthA, monthB, level],
            ),
          );
          expect(volumes[1]).toEqual(volumes[0]);
        }),
        RUNS,
      ));
  });
}
