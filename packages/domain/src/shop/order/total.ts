import { MAX_INT64, amount, formatAmount, minus, mulDivDown, plus, ZERO, type Amount } from '../../shared/money.ts';
import { accept, refuse, type Result } from '../../shared/result.ts';
import { spreadDiscount } from '../coupon/coupon.ts';

type Mey = Amount<'mey'>;

/** Goods of an order: the price of one unit in micro, the number of units, and whether the coupon covers them. */
export interface PricedLine {
  readonly price: Mey;
  readonly units: number;
  readonly isCovered: boolean;
}

/** What an order costs, and what is paid for each line after its part of the discount; all in micro. */
export interface OrderTotal {
  readonly goods: Mey;
  readonly discount: Mey;
  readonly freight: Mey;
  readonly total: Mey;
  readonly paid: readonly Mey[];
}

/** What the units of a line cost together, before any discount. */
export function lineSum({ price, units }: Pick<PricedLine, 'price' | 'units'>): Mey {
  return amount<'mey'>(price * BigInt(units));
}

/**
 * Whether goods and what sending each of their units costs at most make a sum that can be written: `amountRange` {min, max}.
 * Everything else about an order is no more than this sum. Rule: shop#totals.
 */
export function checkSum(lines: readonly Pick<PricedLine, 'price' | 'units'>[], unitFreight: Mey): Result<true> {
  const sum = lines.reduce((total, { price, units }) => total + (price + unitFreight) * BigInt(units), 0n);
  if (sum <= MAX_INT64) return accept(true);
  return refuse('amountRange', { min: formatAmount(0n), max: formatAmount(MAX_INT64) });
}

/**
 * The total of an order: goods less the discount of the coupon, plus freight. The discount is spread over the covered
 * lines. Rule: shop#totals.
 */
export function orderTotal(lines: readonly PricedLine[], discount: Mey, freight: Mey): OrderTotal {
  const sums = lines.map((line) => ({ sum: lineSum(line), isCovered: line.isCovered }));
  const goods = sums.reduce<Mey>((total, { sum }) => plus(total, sum), ZERO);
  const off = spreadDiscount(discount, sums);
  const paid = sums.map(({ sum }, index) => minus(sum, off[index] ?? ZERO));
  return { goods, discount, freight, total: plus(minus(goods, discount), freight), paid };
}

/** A line of which units may have been refunded before. `paid` is for all its units, `refunded` what it got back. */
export interface RefundableLine {
  readonly units: number;
  readonly paid: Mey;
  readonly refundedUnits: number;
  readonly refunded: Mey;
}

/**
 * What refunding `more` units of a line gives back: `floor(paid · (refunded + more) ÷ units)` less what the line already
 * got, in micro. One unit after the other gives the same as all at once. Refuses with `refundTooMuch` {max} what is more
 * than the line has left. Rule: shop#refunds.
 */
export function refundOf(line: RefundableLine, more: number): Result<Mey> {
  const max = line.units - line.refundedUnits;
  if (!Number.isInteger(more) || more < 1 || more > max) return refuse('refundTooMuch', { max });
  const due = mulDivDown(line.paid, BigInt(line.refundedUnits + more), BigInt(line.units));
  return accept(amount<'mey'>(due - line.refunded));
}
