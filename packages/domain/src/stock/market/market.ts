import type { MemberNo } from '../../shared/member-no.ts';
import { amount, mulDivDown, mulDivUp, shares, MICRO, SHARE, type Amount, type Shares } from '../../shared/money.ts';
import type { Tone } from '../../shared/tone.ts';
import { defineTransitions } from '../../shared/transitions.ts';

/** The exact price is the fraction `reserve / outstanding`, micro over 10⁻⁴ shares. Rule: stock#price. */
export interface Price {
  readonly reserve: Amount;
  readonly outstanding: Shares;
}

/** The price shown: `floor(R · 10⁴ / O)` micro per whole share, 1.000000 with nothing outstanding. Rule: stock#price. */
export function shownPrice({ reserve, outstanding }: Price): Amount<'mey'> {
  return amount<'mey'>(outstanding === 0n ? MICRO : mulDivDown(reserve, SHARE, outstanding));
}

/** The shares (10⁻⁴) that `value` micro buy at the exact price, rounded down; 1.000000 with nothing outstanding. Rule: stock#price. */
export function sharesFor(value: Amount, { reserve, outstanding }: Price): Shares {
  return shares(outstanding === 0n ? mulDivDown(value, SHARE, MICRO) : mulDivDown(value, outstanding, reserve));
}

/** What a member pays for a quantity: `ceil(q · R / O)` micro. Rule: stock#price. */
export function costOf(quantity: Shares, { reserve, outstanding }: Price): Amount {
  return amount(mulDivUp(quantity, reserve, outstanding));
}

/** What a quantity is worth to the treasury: `floor(q · R / O)` micro. Rule: stock#price. */
export function worthOf(quantity: Shares, { reserve, outstanding }: Price): Amount {
  return amount(mulDivDown(quantity, reserve, outstanding));
}

/**
 * How far the price shown has moved, in basis points cut toward zero. A split halves the price and leaves every value, so
 * each one in between counts the later price double. Rule: stock#price.
 */
export function priceChangeBp(from: Amount<'mey'>, to: Amount<'mey'>, splits: number): number {
  return from === 0n ? 0 : Number(((to * 2n ** BigInt(splits) - from) * 10_000n) / from);
}

/**
 * An allocation request. It begins canceled where the payment was cancelled in its cooling-off: that one is shown
 * in the same list and never has a queue place. Rule: stock#allocation.
 */
export const ALLOCATION_TRANSITIONS = defineTransitions(['waiting', 'canceled'], {
  waiting: { allocate: 'inProgress', complete: 'completed' },
  inProgress: { allocate: 'inProgress', complete: 'completed' },
  completed: {},
  canceled: {},
});
/** What each state asks of operators. A payment that cools off has no request yet. */
export const ALLOCATION_TONES: Readonly<Record<'cooling' | (typeof ALLOCATION_TRANSITIONS.states)[number], Tone>> = {
  cooling: 'moving',
  waiting: 'moving',
  inProgress: 'moving',
  completed: 'good',
  canceled: 'neutral',
};

/** A sale of held shares; an offer cannot be withdrawn. Rule: stock#sales. */
export const SALE_TRANSITIONS = defineTransitions(['waiting'], {
  waiting: { sell: 'inProgress', complete: 'completed' },
  inProgress: { sell: 'inProgress', complete: 'completed' },
  completed: {},
});
export type SaleState = (typeof SALE_TRANSITIONS.states)[number];
/** What each state asks of operators. */
export const SALE_TONES: Readonly<Record<SaleState, Tone>> = {
  waiting: 'moving',
  inProgress: 'moving',
  completed: 'good',
};

/** An allocation request that has not completed; its number is its queue node height. Rule: stock#allocation. */
export interface AllocationRequest {
  readonly number: bigint;
  readonly payment: bigint;
  readonly member: MemberNo;
  readonly amount: Amount;
  readonly remaining: Amount;
  readonly allocated: Shares;
}

/** Shares on offer that are not all sold: a member's sale, or what a clear-out put up. */
export interface Offer {
  readonly number: bigint;
  readonly member: MemberNo;
  readonly isClearOut: boolean;
  readonly quantity: Shares;
  readonly left: Shares;
  readonly offeredOn: number;
}

/** The reserve, the shares, and who waits to buy or to sell, each in its order. */
export interface Market extends Price {
  /** The reserve at the day's start, of which the buyback may spend a part. */
  readonly openingReserve: Amount;
  readonly requests: readonly AllocationRequest[];
  readonly offers: readonly Offer[];
}
