import { MICRO, amount, type Amount } from '../../shared/money.ts';
import { DAY } from '../../shared/time.ts';

type Mey = Amount<'mey'>;

/** The most that a unit, its cost or a part of a freight is set to. Rule: shop#desk. */
export const MOST_PRICE = amount<'mey'>(1_000_000n * MICRO);

/** How far back the highest price of a sku is looked for. Rule: shop#desk. */
export const PRICE_MEMORY = DAY;

/** What a unit is sold for and what it costs, in micro. */
export interface Pricing {
  readonly price: Mey;
  readonly cost: Mey;
}

/** What a new pricing is compared with. */
export interface PricingFacts {
  /** What holds now; `null` for a new sku. */
  readonly stored: Pricing | null;
  /** The highest price of the last 24 hours, the one that holds now included; `null` for a new sku. */
  readonly highest: Mey | null;
  /** The least price of the other skus of the goods; `null` without one. */
  readonly cheapest: Mey | null;
}

const isBelowHalf = (price: Mey, other: Mey | null): boolean => other !== null && price * 2n < other;

/**
 * Whether a pricing takes two operators: below the greater of the cost before and after, a cost that falls or is 0, below
 * half of the highest price of the last 24 hours, or a new sku below half of the cheapest of its goods. What stays as it is
 * takes nobody. Rule: shop#desk.
 */
export function pricingNeedsTwo({ price, cost }: Pricing, { stored, highest, cheapest }: PricingFacts): boolean {
  if (stored?.price === price && stored.cost === cost) return false;
  if (cost === 0n || price < cost) return true;
  if (stored === null) return isBelowHalf(price, cheapest);
  return cost < stored.cost || price < stored.cost || isBelowHalf(price, highest);
}

/**
 * The pricing of a new sku until a second operator has decided about its own: one at which nobody could gain, because the
 * sku can be offered meanwhile. Rule: shop#desk.
 */
export function waitingPricing({ price, cost }: Pricing, cheapest: Mey | null): Pricing {
  const highest = [price, cost, cheapest ?? price].reduce((one, other) => (one > other ? one : other));
  return { price: highest, cost: highest };
}
