import { type Amount, MAX_INT64, MICRO, amount, formatAmount, mulDivDown, mulDivUp, part } from '../../shared/money.ts';
import { DAY, type Instant, MINUTE } from '../../shared/time.ts';
import { type Refusal, type Result, accept, refuse } from '../../shared/result.ts';

/** What the member who lists wants to do. */
export type Side = 'purchase' | 'sale';

/**
 * The code of a coin that has a market. Operators add coins at run time, so it need not be one of the coins known to
 * the code.
 */
export type MarketCoin = string;

/** A market of one coin on one payment network; amounts in micro, the price in micro of usdt for one coin. */
export interface Market {
  readonly kind: 'cash' | 'crypto';
  readonly isOpen: boolean;
  readonly bandBp: number;
  readonly startPrice: Amount<'usdt'>;
  readonly minTrade: Amount;
  readonly minLevelPurchase: number;
  readonly minLevelSale: number;
}

const whole = (coins: bigint): Amount => amount(coins * MICRO);

/** Cash-coin market: at most this much per order, either side. Rule: otc#quantities. */
export const CASH_ORDER_MAX = whole(2_000n);
/** A listed crypto coin: at least this much per sale listing. Rule: otc#quantities. */
export const CRYPTO_SALE_MIN = whole(500_000n);
/** The smallest value to which a market's minimum quantity of a trade can be set: one whole coin. */
export const LEAST_TRADE = whole(1n);
/** Listings a member may make in a UTC day. Rule: otc#listings. */
export const LISTINGS_A_DAY = 5;

/** The volume of the last 24 hours: coins in micro and the price paid for them in micro of usdt. */
export interface Traded {
  readonly quantity: bigint;
  readonly total: bigint;
}

/**
 * The first moment of the trades that the reference price counts, in ms since 1970: the beginning of the minute 24 hours
 * before. Rule: otc#markets.
 */
export function tradedFrom(now: Instant): Instant {
  return Math.floor((now - DAY) / MINUTE) * MINUTE;
}

/**
 * The price around which the band lies: the volume-weighted average of recent trades, or the market's start price
 * without any.
 */
export function referencePrice(market: Pick<Market, 'startPrice'>, traded: Traded): Amount<'usdt'> {
  if (traded.quantity === 0n) return market.startPrice;
  return amount<'usdt'>(mulDivDown(traded.total, MICRO, traded.quantity));
}

/** The lowest and the highest price of a listing, in micro of usdt. */
export function priceBand(reference: Amount<'usdt'>, bandBp: number): { min: Amount<'usdt'>; max: Amount<'usdt'> } {
  const width = part(reference, bandBp);
  const least = reference - width;
  return { min: amount<'usdt'>(least > 0n ? least : 1n), max: amount<'usdt'>(reference + width) };
}

/** The price of a quantity in micro of usdt, rounded up so that the seller is never paid less than the unit price. */
export function priceOf(quantity: Amount, price: Amount<'usdt'>): Amount<'usdt'> {
  return amount<'usdt'>(mulDivUp(quantity, price, MICRO));
}

/**
 * The fee that the seller pays on top of a quantity: `part(quantity, feeBp)` in the coin. It is rounded down, because a
 * sale holds the fee of the whole listing and the fees of its parts must never exceed it. A market's minimum quantity
 * makes it at least 100 micro. Rule: otc#fees.
 */
export function tradeFee(quantity: Amount, feeBp: number): Amount {
  return part(quantity, feeBp);
}

/** The order that a member wants to list; amounts in micro. */
export interface Order {
  readonly side: Side;
  readonly price: Amount<'usdt'>;
  readonly quantity: Amount;
  readonly min: Amount;
  readonly max: Amount;
}

/** Whether a market takes listings of a member's level: `notYetOpen`, `marketControl`. Rule: otc#markets. */
export function checkMarket(market: Market, side: Side, level: number): Result<true> {
  if (!market.isOpen) return refuse('notYetOpen');
  const least = side === 'sale' ? market.minLevelSale : market.minLevelPurchase;
  return level < least ? refuse('marketControl') : accept(true);
}

/** Whether the coins of an order with the highest fee, and their price, fit into a ledger amount. */
const isBookable = ({ quantity, price }: Order): boolean =>
  quantity <= MAX_INT64 / 2n && mulDivUp(quantity, price, MICRO) <= MAX_INT64;

function quantityRefusal(market: Market, { side, quantity }: Order): Refusal | undefined {
  if (market.kind === 'cash' && quantity > CASH_ORDER_MAX) {
    return refuse('orderQuantityLimit', { max: formatAmount(CASH_ORDER_MAX) });
  }
  if (market.kind === 'crypto' && side === 'sale' && quantity < CRYPTO_SALE_MIN) {
    return refuse('minimumSale', { min: formatAmount(CRYPTO_SALE_MIN) });
  }
  return undefined;
}

/**
 * Whether an order fits its market. Refusals, in this order: `amountRule`; `orderQuantityLimit` {max}; `minimumSale`
 * {min}; `amountRange` {min, max} where least and most per trade do not fit; `priceBand` {min, max}.
 */
export function checkOrder(market: Market, order: Order, reference: Amount<'usdt'>): Result<true> {
  const { price, quantity, min, max } = order;
  if ([price, quantity, min, max].some((value) => value <= 0n)) return refuse('amountRule');
  if (!isBookable(order)) return refuse('amountRule');
  const limited = quantityRefusal(market, order);
  if (limited) return limited;
  if (min < market.minTrade || min > max || max > quantity) {
    return refuse('amountRange', { min: formatAmount(market.minTrade), max: formatAmount(quantity) });
  }
  const band = priceBand(reference, market.bandBp);
  if (price >= band.min && price <= band.max) return accept(true);
  return refuse('priceBand', { min: formatAmount(band.min), max: formatAmount(band.max) });
}
