import type { Network } from '../../chain/networks.ts';
import type { Amount } from '../../shared/money.ts';
import { type Result, accept, refuse } from '../../shared/result.ts';
import { dateOf, dayOf, type Instant, MINUTE } from '../../shared/time.ts';
import { checkTake, type Offer } from '../listing/listing.ts';
import type { MarketCoin, Side } from '../market/market.ts';

/**
 * How many price alerts a member may have, and for how long (ms) a listing must have stood before one tells of it: what appears and
 * vanishes wakes nobody. Rule: otc#price-alerts.
 */
export const ALERTS = { most: 5, leastAge: MINUTE } as const;

/** What a member waits for: listings of one side of a coin. Amounts in micro, the price in micro of usdt for one coin. */
export interface Alert {
  readonly coin: MarketCoin;
  /** The network that is paid on; any without it. */
  readonly network: Network | null;
  readonly side: Side;
  /** The highest price of a sale, the lowest of a purchase. */
  readonly price: Amount<'usdt'>;
  /** A quantity that one order must be able to take; any without it. */
  readonly quantity: Amount | null;
}

/** An open listing as an alert looks at it. */
export interface AlertedListing extends Offer {
  readonly coin: MarketCoin;
  readonly network: Network;
  readonly side: Side;
  readonly price: Amount<'usdt'>;
  readonly madeAt: Date;
}

/** Whether an alert can be set: `amountRule` where price or quantity are not above 0. Rule: otc#price-alerts. */
export function checkAlert({ price, quantity }: Pick<Alert, 'price' | 'quantity'>): Result<true> {
  return price > 0n && (quantity === null || quantity > 0n) ? accept(true) : refuse('amountRule');
}

/** Where a price stands among those of its side: the more favourable one to whoever takes has the smaller rank. */
export const priceRank = (side: Side, price: bigint): bigint => (side === 'sale' ? price : -price);

/** Whether a listing is what an alert waits for, and has stood long enough by now (ms). Rule: otc#price-alerts. */
export function answersAlert(alert: Alert, listing: AlertedListing, now: Instant): boolean {
  const { side } = alert;
  if (listing.coin !== alert.coin || listing.side !== side) return false;
  if (alert.network !== null && listing.network !== alert.network) return false;
  if (priceRank(side, listing.price) > priceRank(side, alert.price)) return false;
  if (alert.quantity !== null && !checkTake(listing, alert.quantity).ok) return false;
  return now - listing.madeAt.getTime() >= ALERTS.leastAge;
}

/** Whether an alert that has told on a UTC day ("2026-03-02"), or never, may tell again now (ms). Rule: otc#price-alerts. */
export function mayNotifyAgain(toldOn: string | null, now: Instant): boolean {
  return toldOn === null || toldOn < dateOf(dayOf(now));
}
