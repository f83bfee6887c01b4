import type { Plan } from '../../members/plan.ts';
import { type MemberNo, memberNumber } from '../../shared/member-no.ts';
import { ZERO, type Amount, type Shares } from '../../shared/money.ts';
import type { Fill } from '../market/allocation.ts';
import type { Fraction } from '../bonus/bonus.ts';
import { BonusList } from '../bonus/bonus-list.ts';
import type { Purchase } from '../market/buyback.ts';
import type { AllocationRequest, Market, Offer } from '../market/market.ts';
import type { Pool } from '../bonus/pools.ts';
import type { MemberRow, Members } from './members.ts';
import { PostingList } from './posting-list.ts';
import type { StockPosting } from '../movements.ts';
import { isClosedMember, type CoolingPayment, type QueuedAward, type State } from './state.ts';
import type { Trees } from './trees.ts';

/** What a holder had before and after a split, in 10⁻⁴ share. */
export interface SplitRecord {
  readonly member: MemberNo;
  readonly before: Shares;
  readonly after: Shares;
}

/** The records of a day in addition to postings and state, each list in order of creation. */
export interface DayRecords {
  readonly bonuses: BonusList;
  readonly recognised: CoolingPayment[];
  readonly cancelled: CoolingPayment[];
  readonly requests: AllocationRequest[];
  readonly offers: Offer[];
  readonly fills: Fill[];
  readonly purchases: Purchase[];
  readonly splits: SplitRecord[];
  /** Lifetime awards whose threshold was reached. */
  readonly awards: QueuedAward[];
  /** The dues of the two scaled bonuses and their pools' balances. */
  collision: Fraction;
  leadership: Fraction;
}

/** A day in progress: a copy of the state that the steps change, with the plan whose rates apply. */
export interface World {
  readonly plan: Plan;
  readonly day: number;
  readonly trees: Trees;
  readonly members: Members;
  readonly pools: Record<Pool, Amount>;
  payments: CoolingPayment[];
  /**
   * The day at whose end each payer's last payment in cooling-off is recognised. Its later payments are not recognised
   * before it.
   */
  readonly lastRecognition: Map<bigint, number>;
  awards: QueuedAward[];
  market: Market;
  nextPayment: bigint;
  nextRequest: bigint;
  nextOffer: bigint;
  readonly postings: PostingList;
  readonly records: DayRecords;
}

/** Opens the day after the last settled one on a copy of the state. */
export function openDay(plan: Plan, state: State): World {
  return {
    ...state,
    plan,
    day: state.day + 1,
    members: state.members.copy(),
    pools: { ...state.pools },
    payments: [...state.payments],
    lastRecognition: new Map(state.payments.map(({ payer, recognisedOn }) => [payer, recognisedOn])),
    awards: [...state.awards],
    postings: new PostingList(),
    records: {
      bonuses: new BonusList(),
      recognised: [],
      cancelled: [],
      requests: [],
      offers: [],
      fills: [],
      purchases: [],
      splits: [],
      awards: [],
      collision: { pool: ZERO, dues: ZERO },
      leadership: { pool: ZERO, dues: ZERO },
    },
  };
}

/** The state after the day; its reserve is the opening reserve of the next day. */
export function closeDay(world: World): State {
  const { day, trees, members, payments, awards, pools, market, nextPayment, nextRequest, nextOffer } = world;
  const opening = { ...market, openingReserve: market.reserve };
  return { day, trees, members, payments, awards, pools, market: opening, nextPayment, nextRequest, nextOffer };
}

/** The state in the middle of the day; the day and its opening reserve stay those of its beginning. */
export function pauseDay(world: World): State {
  const { openingReserve } = world.market;
  const closed = closeDay(world);
  return { ...closed, day: world.day - 1, market: { ...closed.market, openingReserve } };
}

/** Appends postings to those of the day. A posting of zero is left out. */
export function appendPostings(world: World, postings: readonly StockPosting[]): void {
  for (const posting of postings) if (posting.amount > 0n) world.postings.push(posting);
}

/** The member at an index of the trees. Throws when there is none. */
export function memberAt(world: World, index: number): MemberRow {
  const member = world.members.at(index);
  if (!member) throw new Error(`no member at ${index}`);
  return member;
}

/** The index of a member number. Throws when it is in no tree. */
export function indexOf(world: World, member: MemberNo): number {
  const index = world.trees.indexOf.get(member);
  if (index === undefined) throw new Error(`member ${member} is in no tree`);
  return index;
}

/** The number of the member at an index of the trees. Throws when there is none. */
export function numberAt(world: World, index: number): MemberNo {
  const member = world.trees.numbers[index];
  if (member === undefined) throw new Error(`no member at ${index}`);
  return memberNumber(member);
}

/**
 * Updates the day of closing after the member's height has changed: set when it closes, cleared when it reopens. Rule:
 * members#out-limit.
 */
export function noteClosing(world: World, member: MemberRow): void {
  if (!isClosedMember(world.plan, member)) member.closedOn = null;
  else member.closedOn ??= world.day;
}
