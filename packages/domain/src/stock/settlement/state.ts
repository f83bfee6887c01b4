import { effectiveHeight, isClosed, outLimit } from '../../members/effective-height.ts';
import type { Level } from '../../members/levels.ts';
import type { Plan, PoolRates } from '../../members/plan.ts';
import type { MemberNo } from '../../shared/member-no.ts';
import { ZERO, shares, type Amount, type Coin } from '../../shared/money.ts';
import type { Market } from '../market/market.ts';
import { emptyColumns, type Member, Members } from './members.ts';
import type { PaymentKind } from '../payment/payments.ts';
import type { Pools } from '../bonus/pools.ts';
import type { Trees } from './trees.ts';

/** A payment in its cooling-off, with the terms of the plan version under which it was made. Rule: stock#cooling-off. */
export interface CoolingPayment {
  readonly id: bigint;
  readonly kind: PaymentKind;
  readonly payer: MemberNo;
  readonly funder: MemberNo;
  readonly coin: Coin;
  readonly amount: Amount;
  readonly fee: Amount;
  readonly poolBp: PoolRates;
  /** The level that is bought with it. */
  readonly level: number;
  readonly paidOn: number;
  /** The day at whose end it is recognised. */
  readonly recognisedOn: number;
}

/** A lifetime award in the queue: who reached which threshold, and when. */
export interface QueuedAward {
  readonly member: MemberNo;
  readonly threshold: Amount;
  readonly award: Amount;
  readonly reachedOn: number;
}

/** Everything that a settlement reads and writes. `members` are in the order of the trees' numbers. */
export interface State {
  /** The last day that was settled. */
  readonly day: number;
  readonly trees: Trees;
  readonly members: Members;
  /** In the order in which they were made. */
  readonly payments: readonly CoolingPayment[];
  readonly awards: readonly QueuedAward[];
  readonly pools: Pools;
  readonly market: Market;
  /** The next running numbers. */
  readonly nextPayment: bigint;
  readonly nextRequest: bigint;
  readonly nextOffer: bigint;
}

/** A state before the first day: members in their trees, nothing paid, nothing issued. */
export function openingState(trees: Trees): State {
  return {
    day: 0,
    trees,
    members: new Members(emptyColumns(trees.numbers.length)),
    payments: [],
    awards: [],
    pools: {
      referral: ZERO,
      seePoint: ZERO,
      collision: ZERO,
      leadership: ZERO,
      merit: ZERO,
      lifetime: ZERO,
      yield: ZERO,
    },
    market: { reserve: ZERO, outstanding: shares(0n), openingReserve: ZERO, requests: [], offers: [] },
    nextPayment: 1n,
    nextRequest: 1n,
    nextOffer: 1n,
  };
}

/** The level a member has, `undefined` for none. Throws when the plan lacks a level that was bought. */
export function levelOfMember(plan: Plan, { level }: Pick<Member, 'level'>): Level | undefined {
  if (level === 0) return undefined;
  const found = plan.levels[level - 1];
  if (!found) throw new Error(`the plan has no level ${level}`);
  return found;
}

/** What is left of a member's out limit, in micro: 0 without a level. Rule: members#out-limit. */
export function heightOf(plan: Plan, member: Pick<Member, 'level' | 'feesPaid' | 'countedIncome'>): Amount {
  const level = levelOfMember(plan, member);
  return level ? effectiveHeight(outLimit(member.feesPaid, level.outBp), member.countedIncome) : ZERO;
}

/** Whether a member has a level and nothing left of its out limit. Rule: members#out-limit. */
export function isClosedMember(plan: Plan, member: Pick<Member, 'level' | 'feesPaid' | 'countedIncome'>): boolean {
  return isClosed(member.level, heightOf(plan, member));
}
