import { describe, expect, it } from 'vitest';
import { DEFAULT_PLAN, type Plan } from '../../members/plan.ts';
import { type MemberNo, memberNumber } from '../../shared/member-no.ts';
import { amount, MICRO, shares } from '../../shared/money.ts';
import type { DayEvent } from './events.ts';
import type { PaymentKind } from '../payment/payments.ts';
import { settleDay, type Settlement } from './settle.ts';
import { openingState, type State } from './state.ts';
import { buildTrees, type Place } from './trees.ts';

const FIRST: Place = { member: memberNumber(1n), sponsor: null, parent: null, zone: null, owner: 1n };
const TEAM: readonly Place[] = [
  FIRST,
  { member: memberNumber(2n), sponsor: memberNumber(1n), parent: memberNumber(1n), zone: 'A', owner: 2n },
  { member: memberNumber(3n), sponsor: memberNumber(1n), parent: memberNumber(1n), zone: 'B', owner: 3n },
];
const INSTANT: Plan = { ...DEFAULT_PLAN, coolingOffDays: 0 };
const RUN: DayEvent = { kind: 'run' };
const coins = (value: number) => amount(BigInt(value) * MICRO);

function pay(payer: MemberNo, kind: PaymentKind = 'activation', level = 1): DayEvent {
  return { kind, payer, funder: payer, coin: kind === 'reinvest' ? 'ftb' : 'bdb', level };
}

/** Settles days under one plan each, from the opening or a later state. */
function days(from: State, ...lived: readonly (readonly [Plan, readonly DayEvent[]])[]): Settlement[] {
  let state = from;
  return lived.map(([plan, events]) => {
    const settlement = settleDay(plan, state, { day: state.day + 1, events, isMonthEnd: false });
    ({ state } = settlement);
    return settlement;
  });
}
const team = openingState(buildTrees(TEAM));
const kept = (settlement: Settlement | undefined) =>
  settlement &&
  Array.from(settlement.records.bonuses, ({ kind, receiver, due, paid }) => ({ kind, receiver, due, paid }));

describe('a change of plan', () => {
  it('leaves a payment its own division: a pool that set aside less pays what it holds', () => {
    const thrifty: Plan = {
      ...DEFAULT_PLAN,
      coolingOffDays: 1,
      levels: DEFAULT_PLAN.levels.map((level) => ({ ...level, referralBp: 0 })),
      poolBp: { ...DEFAULT_PLAN.poolBp, referral: 100 },
    };
    const [, recognised] = days(team, [thrifty, [pay(memberNumber(1n)), pay(memberNumber(2n))]], [DEFAULT_PLAN, []]);
    const referral = { kind: 'referral', receiver: 1n, due: amount(600_000n), paid: amount(200_000n) };
    expect(kept(recognised)).toContainEqual(referral);
    expect(recognised?.state.pools.referral).toBe(0n);
  });
  it('that shortens cooling-off lets no payment overtake an earlier one of its payer', () => {
    const [first, second, third] = days(
      team,
      [{ ...DEFAULT_PLAN, coolingOffDays: 2 }, [pay(memberNumber(2n), 'activation', 2)]],
      [INSTANT, [pay(memberNumber(2n), 'upgrade', 3), pay(memberNumber(3n))]],
      [INSTANT, []],
    );
    expect(first?.records.recognised).toEqual([]);
    expect(second?.records.recognised.map(({ payer }) => payer)).toEqual([3n]);
    expect(third?.records.recognised.map(({ level }) => level)).toEqual([2, 3]);
    expect(third?.state.members.at(1)?.level).toBe(3);
  });
  it('that lowers a limit closes a level, and what its member holds is cleared out', () => {
    const wide: Plan = { ...INSTANT, levels: INSTANT.levels.map((level) => ({ ...level, outBp: 50_000 })) };
    const [, open, closed] = days(
      team,
      [wide, [pay(memberNumber(1n))]],
      [wide, [pay(memberNumber(2n), 'activation', 5), RUN]],
      [INSTANT, []],
    );
    expect(open?.state.members.at(0)).toMatchObject({ closedOn: null, countedIncome: amount(31_500_000n) });
    expect(closed?.state.members.at(0)).toMatchObject({ closedOn: 3, clearZero: 900_000n });
  });
});

describe('a clear-out', () => {
  const slow: Plan = { ...DEFAULT_PLAN, coolingOffDays: 2 };
  const closing = pay(memberNumber(2n), 'activation', 5);
  const first = (settlement: Settlement | undefined) => settlement?.state.members.at(0);
  it('waits for a payment that was made before the closing', () => {
    const settled = days(
      team,
      [INSTANT, [pay(memberNumber(1n))]],
      [slow, [RUN, pay(memberNumber(1n), 'upgrade', 2)]],
      [INSTANT, [closing]],
    );
    expect(first(settled.at(-1))).toMatchObject({ closedOn: 3, held: 900_000n, clearZero: 0n });
  });
  it('does not wait for one that was made after it', () => {
    const settled = days(
      team,
      [INSTANT, [pay(memberNumber(1n))]],
      [INSTANT, [closing]],
      [slow, [RUN, pay(memberNumber(1n), 'upgrade', 2)]],
    );
    expect(first(settled.at(-1))).toMatchObject({ closedOn: 2, clearZero: 900_000n });
  });
  it('looks at the last closing where a level was reopened in between', () => {
    const levels = INSTANT.levels.map((level) => ({ ...level, referralBp: 1_500 }));
    const generous: Plan = { ...INSTANT, levels };
    const settled = days(
      team,
      [INSTANT, [pay(memberNumber(1n))]],
      [INSTANT, [closing]],
      [slow, [pay(memberNumber(1n), 'upgrade', 2)]],
      [slow, [pay(memberNumber(1n), 'upgrade', 3)]],
      [generous, [RUN, pay(memberNumber(3n), 'activation', 6)]],
    );
    expect(settled.map((settlement) => first(settlement)?.closedOn)).toEqual([null, 2, 2, 2, 5]);
    expect(first(settled.at(-1))).toMatchObject({ held: 900_000n, clearZero: 0n });
  });
});

it('a lifetime award waits in line until the pool holds what is due', () => {
  const plan: Plan = { ...INSTANT, lifetime: [{ threshold: coins(10), award: coins(25) }] };
  const activations = [pay(memberNumber(1n), 'activation', 6), pay(memberNumber(2n)), pay(memberNumber(3n))];
  const [waiting, paid] = days(team, [plan, activations], [plan, [pay(memberNumber(2n), 'upgrade', 5)]]);
  expect(waiting?.state.awards).toMatchObject([{ member: 1n, award: coins(25), reachedOn: 1 }]);
  expect(kept(waiting)?.filter(({ kind }) => kind === 'lifetime')).toEqual([]);
  expect(paid?.state.awards).toEqual([]);
  const award = { kind: 'lifetime', receiver: 1n, due: coins(25), paid: coins(25) };
  expect(kept(paid)).toContainEqual(award);
});

it('pays a lifetime award before merit, from the same height', () => {
  const plan: Plan = { ...INSTANT, lifetime: [{ threshold: coins(10), award: coins(25) }] };
  const other: Place = { member: memberNumber(4n), sponsor: null, parent: null, zone: null, owner: 4n };
  const events = [
    pay(memberNumber(1n)),
    pay(memberNumber(2n)),
    pay(memberNumber(3n)),
    pay(memberNumber(4n), 'activation', 6),
  ];
  const day = settleDay(plan, openingState(buildTrees([...TEAM, other])), { day: 1, events, isMonthEnd: true });
  const height = amount(18_140_000n);
  expect(kept(day)?.slice(-2)).toEqual([
    { kind: 'lifetime', receiver: 1n, due: height, paid: height },
    { kind: 'merit', receiver: 1n, due: 0n, paid: 0n },
  ]);
});

it('splits at a day’s end at which the shown price has reached 2.000000', () => {
  const members = team.members.copy();
  members.columns.held[0] = 1_000_000n;
  const holding = (reserve: bigint): State => ({
    ...team,
    members,
    market: { ...team.market, reserve: amount(reserve), outstanding: shares(1_000_000n) },
  });
  const [below] = days(holding(199_999_999n), [DEFAULT_PLAN, []]);
  expect(below?.records.splits).toEqual([]);
  const [reached] = days(holding(200_000_000n), [DEFAULT_PLAN, []]);
  expect(reached?.records.splits).toEqual([{ member: 1n, before: 1_000_000n, after: 2_000_000n }]);
  expect(reached?.state.market).toMatchObject({ reserve: coins(200), outstanding: 2_000_000n });
});
