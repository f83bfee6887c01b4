import { ZERO, amount, lesser, minus, mulDivDown, part, plus, type Amount } from '../../shared/money.ts';
import { accept, refuse, type Result } from '../../shared/result.ts';
import { defineTransitions } from '../../shared/transitions.ts';
import type { Instant } from '../../shared/time.ts';

type Mey = Amount<'mey'>;

/** What a coupon takes off: a fixed sum, or a part in basis points with an upper limit (`null` for none). */
export type CouponValue =
  | { readonly kind: 'fixed'; readonly value: Mey }
  | { readonly kind: 'percent'; readonly bp: number; readonly cap: Mey | null };

/** A coupon as far as its use is decided by it. `minimum` is the least sum of covered goods. */
export interface Coupon {
  readonly value: CouponValue;
  readonly minimum: Mey;
  readonly from: Instant;
  readonly until: Instant;
}

/** A member's claim on a coupon: an order holds it, and gives it back when it ends. Rule: shop#coupons. */
export const CLAIM_TRANSITIONS = defineTransitions(['claimed'], {
  claimed: { hold: 'held' },
  held: { use: 'used', free: 'claimed' },
  used: { free: 'claimed' },
});

/** What a coupon can be at a moment: not yet valid, valid, no longer valid, or stopped before its end. Rule: shop#coupons. */
export const COUPON_STATES = ['planned', 'active', 'over', 'withdrawn'] as const;
export type CouponState = (typeof COUPON_STATES)[number];

/** A line of an order before the discount: what its units cost together, and whether the coupon covers its goods. */
export interface CoveredLine {
  readonly sum: Mey;
  readonly isCovered: boolean;
}

/** Above this part of the price coupons take two operators. Rule: shop#coupons. */
export const TWO_PERSONS_BP = 5_000;

/** What so many coupons take off at most, in micro of arbitrary size; `null` without an upper limit. Rule: shop#coupons. */
export function couponsWorth(value: CouponValue, number: number): bigint | null {
  const each = value.kind === 'fixed' ? value.value : value.cap;
  return each === null ? null : each * BigInt(number);
}

/**
 * Whether coupons take two operators: above half of the price, without an upper limit, or if they take off more than one operator may
 * give away, together with those that their operator has issued alone within 24 hours. Sums in micro. Rule: shop#coupons.
 */
export function needsTwoOperators(value: CouponValue, number: number, issuedAlone: bigint, aloneUpTo: Mey): boolean {
  const worth = couponsWorth(value, number);
  if (worth === null || (value.kind === 'percent' && value.bp > TWO_PERSONS_BP)) return true;
  return worth + issuedAlone > aloneUpTo;
}

const coveredSum = (lines: readonly CoveredLine[]): Mey =>
  lines.reduce<Mey>((total, { sum, isCovered }) => (isCovered ? plus(total, sum) : total), ZERO);

/**
 * What a coupon takes off an order, in micro; never more than the covered goods cost. Refuses with `couponUnusable`
 * before and after its dates, and where the covered goods cost nothing or less than its minimum. Rule: shop#coupons.
 */
export function discountOf(coupon: Coupon, lines: readonly CoveredLine[], now: Instant): Result<Mey> {
  const covered = coveredSum(lines);
  if (now < coupon.from || now >= coupon.until) return refuse('couponUnusable');
  if (covered <= 0n || covered < coupon.minimum) return refuse('couponUnusable');
  const { value } = coupon;
  if (value.kind === 'fixed') return accept(lesser(value.value, covered));
  const off = part(covered, value.bp);
  return accept(lesser(covered, value.cap === null ? off : lesser(off, value.cap)));
}

/**
 * Spreads a discount over the covered lines: `floor(discount · line ÷ covered)` in the order of the lines, and the last
 * covered line with a price takes the rest. What is more than that line costs, which a few micro can be where it costs
 * hardly more, goes to the lines before it, the nearest first. The parts make up the discount exactly, and none is more
 * than its line costs. Rule: shop#coupons.
 */
export function spreadDiscount(discount: Mey, lines: readonly CoveredLine[]): Mey[] {
  const covered = coveredSum(lines);
  const parts = lines.map(({ sum, isCovered }) =>
    isCovered && sum > 0n ? amount<'mey'>(mulDivDown(discount, sum, covered)) : ZERO,
  );
  let rest = parts.reduce<Mey>((left, one) => minus(left, one), discount);
  return parts
    .map((one, index) => ({ one, room: lines[index]?.isCovered ? minus(lines[index].sum, one) : ZERO }))
    .toReversed()
    .map(({ one, room }) => {
      const more = lesser(rest, room);
      rest = minus(rest, more);
      return plus(one, more);
    })
    .toReversed();
}
