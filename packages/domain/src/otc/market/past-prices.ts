import { type Amount, amount, MICRO, mulDivDown } from '../../shared/money.ts';
import type { Traded } from './market.ts';

/**
 * Over how many days past prices are told, and how many sellers a day needs: of fewer, one trader's deals could be read. Rule:
 * otc#past-prices.
 */
export const PAST_PRICES = { days: 90, leastSellers: 3 } as const;

/** What was traded on a day: each pair of members counts with its first trade alone. */
export interface TradedDay extends Traded {
  /** How many members sold. */
  readonly sellers: number;
}

/**
 * The average price of a day in micro of usdt, weighted by quantity and rounded down; `undefined` where too few sold or nothing was
 * traded. Rule: otc#past-prices.
 */
export function dayPrice({ quantity, total, sellers }: TradedDay): Amount<'usdt'> | undefined {
  if (sellers < PAST_PRICES.leastSellers || quantity <= 0n) return undefined;
  return amount<'usdt'>(mulDivDown(total, MICRO, quantity));
}
