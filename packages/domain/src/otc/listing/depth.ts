import { type Amount, amount, lesser, MAX_INT64 } from '../../shared/money.ts';

/** How many listings the depth counts, the best first, and in how many steps it is told at most. Rule: otc#depth. */
export const DEPTH = { listings: 200, steps: 8 } as const;

/** What one order can take of a listing: its price in micro of usdt for one coin, and the quantity in micro. */
export interface TakeableOffer {
  readonly price: Amount<'usdt'>;
  readonly quantity: Amount;
}

/** A step of the depth: its least favourable price, and what can be taken up to that price in all, in micro. */
export interface DepthStep {
  readonly price: Amount<'usdt'>;
  readonly total: Amount;
}

/**
 * Sums up listings, the best price first, into at most `DEPTH.steps` steps: one for each price where these are few, else one for each
 * part of the range of prices in which there is a listing. A total beyond 64 bits is told as the largest amount. Rule: otc#depth.
 */
export function depthSteps(offers: readonly TakeableOffer[]): readonly DepthStep[] {
  const [best, worst] = [offers.at(0)?.price ?? 0n, offers.at(-1)?.price ?? 0n];
  const isFew = new Set(offers.map(({ price }) => price)).size <= DEPTH.steps;
  const most = BigInt(DEPTH.steps);
  const partOf = (price: bigint) => (isFew ? price : lesser(((price - best) * most) / (worst - best), most - 1n));
  const steps = new Map<bigint, DepthStep>();
  let sum = 0n;
  for (const { price, quantity } of offers) {
    sum += quantity;
    steps.set(partOf(price), { price, total: amount(lesser(sum, MAX_INT64)) });
  }
  return [...steps.values()];
}
