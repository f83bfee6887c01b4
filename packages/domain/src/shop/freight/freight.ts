import { DAY } from '../../shared/time.ts';
import { ZERO, plus, type Amount } from '../../shared/money.ts';

type Mey = Amount<'mey'>;

/** What sending goods to a country costs; `freeFrom` is the sum of goods from which it costs nothing, `null` for never. */
export interface FreightRule {
  /** How many days it takes until goods arrive, packing included, at least and at most; `null` where operators have not said. */
  readonly days: readonly [least: number, most: number] | null;
  readonly first: Mey;
  readonly further: Mey;
  readonly freeFrom: Mey | null;
}

/**
 * The freight of an order in micro: the first unit and each further one, or nothing from a sum of goods, which is
 * compared before any discount so that a coupon makes nothing dearer. Rule: shop#freight.
 */
export function freightOf(
  { first, further, freeFrom }: Pick<FreightRule, 'first' | 'further' | 'freeFrom'>,
  units: number,
  goods: Mey,
): Mey {
  if (units === 0 || (freeFrom !== null && goods >= freeFrom)) return ZERO;
  let sum = first;
  for (let unit = 1; unit < units; unit += 1) sum = plus(sum, further);
  return sum;
}

/** The most days on the way that operators can name. Rule: shop#arrival. */
export const MOST_DAYS = 60;

/**
 * From when to when goods arrive that can be packed at `from` (both in ms since the epoch); `null` where operators have not said how many days
 * it takes, packing included. Rule: shop#arrival.
 */
export function arrivalOf({ days }: Pick<FreightRule, 'days'>, from: number): readonly [number, number] | null {
  return days === null ? null : [from + days[0] * DAY, from + days[1] * DAY];
}
