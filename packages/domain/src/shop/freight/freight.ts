import { ZERO, plus, type Amount } from '../../shared/money.ts';

type Mey = Amount<'mey'>;

/** What sending goods to a country costs; `freeFrom` is the sum of goods from which it costs nothing, `null` for never. */
export interface FreightRule {
  readonly first: Mey;
  readonly further: Mey;
  readonly freeFrom: Mey | null;
}

/**
 * The freight of an order in micro: the first unit and each further one, or nothing from a sum of goods, which is
 * compared before any discount so that a coupon makes nothing dearer. Rule: shop#freight.
 */
export function freightOf({ first, further, freeFrom }: FreightRule, units: number, goods: Mey): Mey {
  if (units === 0 || (freeFrom !== null && goods >= freeFrom)) return ZERO;
  let sum = first;
  for (let unit = 1; unit < units; unit += 1) sum = plus(sum, further);
  return sum;
}
