import { DAY } from '../../shared/time.ts';
import type { Pricing } from '../goods/pricing.ts';

/** How long an operator's own person does not buy what the operator has made cheaper. Rule: shop#own-interest. */
export const INTEREST_LASTS = 30 * DAY;

/** Whether a buyer gains by a pricing: a price or a cost is lower than before, or is the first one. Rule: shop#own-interest. */
export function isLowered({ price, cost }: Pricing, stored: Pricing | null): boolean {
  return stored === null || price < stored.price || cost < stored.cost;
}
