import { priceOfReinvestment, priceOfUpgrade } from '../../members/levels.ts';
import type { Plan } from '../../members/plan.ts';
import { type MemberNo, memberNumber } from '../../shared/member-no.ts';
import { amount } from '../../shared/money.ts';
import type { DayEvent, PaymentEvent } from '../settlement/events.ts';
import { PAYMENT_COINS, type PaymentKind } from '../payment/payments.ts';
import type { Member } from '../settlement/members.ts';
import { checkSale, freeShares } from '../market/sale.ts';
import { isClosedMember, type State } from '../settlement/state.ts';
import type { Place } from '../settlement/trees.ts';

/** A generator of numbers in [0, 1). The caller passes it in, so that a seed repeats a course. */
export type Random = () => number;

/** How a population behaves: shares of its members that act on a day, as numbers in [0, 1]. */
export interface Habits {
  readonly upgrade: number;
  readonly reinvest: number;
  readonly sell: number;
  /** The chance of a cancellation, for each member; one a day at most. */
  readonly cancel: number;
  /** Collected transfer, exchange and trading fees per active member and day, in micro. */
  readonly fee: bigint;
}

/** A course: the fraction of all members that has joined by the fraction `t` of its time, and their behaviour then. */
interface Course {
  readonly joined: (t: number) => number;
  readonly habits: (t: number) => Habits;
}

const CALM: Habits = { upgrade: 0.002, reinvest: 0.003, sell: 0.001, cancel: 0.0005, fee: 20_000n };
const STALLED: Habits = { upgrade: 0.0002, reinvest: 0.0002, sell: 0.004, cancel: 0.0005, fee: 5_000n };
const PANIC: Habits = { upgrade: 0, reinvest: 0, sell: 0.1, cancel: 0.01, fee: 1_000n };
const STALL_AT = 0.35;
const RUN_AT = 0.6;

const growing = (t: number) => t * t;

/** Three courses: growth goes on; growth stops; growth stops and all members want to leave. */
export const POPULATIONS = {
  growth: { joined: growing, habits: () => CALM },
  stall: {
    joined: (t) => growing(Math.min(t, STALL_AT)) / growing(STALL_AT),
    habits: (t) => (t < STALL_AT ? CALM : STALLED),
  },
  run: { joined: (t) => growing(Math.min(t, RUN_AT)) / growing(RUN_AT), habits: (t) => (t < RUN_AT ? CALM : PANIC) },
} as const satisfies Record<string, Course>;
export type PopulationName = keyof typeof POPULATIONS;

/** How many of `members` have joined by the share `t` of the course's time. */
export function joinedBy(course: PopulationName, members: number, t: number): number {
  return t <= 0 ? 0 : Math.ceil(POPULATIONS[course].joined(t) * members);
}

/** A distribution run every 10 minutes. Rule: stock#allocation. */
const RUNS_PER_DAY = 144;
/** How many of a hundred newcomers choose each level or a lower one. */
const CHOSEN_UP_TO = [40, 65, 83, 92, 97, 100];

const pick = (random: Random, limit: number) => Math.floor(random() * limit);

/**
 * Builds a random team: an earlier member refers each newcomer, who takes the first free zone on a random path down.
 */
export function growTrees(size: number, random: Random): Place[] {
  const children: [number, number][] = [];
  return Array.from({ length: size }, (_, index): Place => {
    const member = memberNumber(BigInt(index + 1));
    children.push([0, 0]);
    if (index === 0) return { member, sponsor: null, parent: null, zone: null, owner: member };
    const sponsor = pick(random, index);
    let parent = sponsor;
    let side = pick(random, 2);
    for (let below = children[parent]?.[side] ?? 0; below !== 0; below = children[parent]?.[side] ?? 0) {
      parent = below;
      side = pick(random, 2);
    }
    (children[parent] ?? [0, 0])[side] = index;
    return {
      member,
      sponsor: memberNumber(BigInt(sponsor + 1)),
      parent: memberNumber(BigInt(parent + 1)),
      zone: side === 0 ? 'A' : 'B',
      owner: member,
    };
  });
}

function chooseLevel(plan: Plan, random: Random): number {
  const ticket = random() * 100;
  const level = CHOSEN_UP_TO.findIndex((share) => ticket < share) + 1;
  return Math.min(level, plan.levels.length);
}

/** A random whole number with the mean `share · size`. */
const some = (random: Random, share: number, size: number) => Math.floor(share * size + random());

function pay(kind: PaymentKind, payer: MemberNo, level: number): PaymentEvent {
  return { kind, payer, funder: payer, coin: PAYMENT_COINS[kind][0], level };
}

/** Does what a member wishes, if the settlement rules allow it now. */
function act(plan: Plan, no: MemberNo, member: Member, wish: 'upgrade' | 'reinvest' | 'sell'): DayEvent | undefined {
  if (wish === 'sell') {
    const quantity = freeShares(member);
    return checkSale({ held: member.held, onOffer: member.onOffer }, quantity).ok
      ? { kind: 'sale', member: no, quantity }
      : undefined;
  }
  const standing = { level: member.level, bought: member.bought, closed: isClosedMember(plan, member) };
  if (wish === 'reinvest') {
    return priceOfReinvestment(plan.levels, standing).ok ? pay('reinvest', no, 0) : undefined;
  }
  const target = member.bought + 1;
  return priceOfUpgrade(plan.levels, standing, target).ok ? pay('upgrade', no, target) : undefined;
}

/** The newcomers' activations, then what members wish to do, each at most one thing, then cancellations, fees and runs. */
export function eventsOf(
  plan: Plan,
  state: State,
  [before, after]: readonly [number, number],
  habits: Habits,
  random: Random,
): DayEvent[] {
  const events: DayEvent[] = [];
  for (let index = before; index < after; index += 1) {
    events.push(pay('activation', memberNumber(BigInt(index + 1)), chooseLevel(plan, random)));
  }
  const acted = new Set<number>();
  for (const wish of ['upgrade', 'reinvest', 'sell'] as const) {
    for (let turn = some(random, habits[wish], before); turn > 0; turn -= 1) {
      const index = pick(random, before);
      const member = state.members.at(index);
      const event = member && !acted.has(index) ? act(plan, memberNumber(BigInt(index + 1)), member, wish) : undefined;
      acted.add(index);
      if (event) events.push(event);
    }
  }
  const cooling = state.payments[pick(random, state.payments.length)];
  if (cooling && random() < habits.cancel * before) events.push({ kind: 'cancel', payment: cooling.id });
  const runs = Array.from({ length: RUNS_PER_DAY }, (): DayEvent => ({ kind: 'run' }));
  return [...events, { kind: 'fee', amount: amount(habits.fee * BigInt(before)) }, ...runs];
}

/** A small generator of a fixed sequence for each seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
