import type { Plan } from '../../members/plan.ts';
import type { MemberNo } from '../../shared/member-no.ts';
import { lesser, minus, mulDivUp, part, partUp, shares, ZERO, type Amount, type Shares } from '../../shared/money.ts';
import { sharesFor, worthOf, type Market, type Offer, type Price } from './market.ts';

/** One purchase by the treasury: the shares are retired. Micro and 10⁻⁴ shares. */
export interface Purchase {
  readonly offer: bigint;
  readonly seller: MemberNo;
  readonly quantity: Shares;
  readonly gross: Amount;
  /** The part that stays in the reserve. */
  readonly fee: Amount;
  readonly paid: Amount;
  readonly after: Price;
}

/** The result of the day's buyback; `released` is what remained of the reserve when the last share was retired. */
export interface Buyback {
  readonly market: Market;
  readonly purchases: readonly Purchase[];
  readonly released: Amount;
}

/**
 * Whether an offer is in the queue of the buyback: a clear-out at once, a sale from the end of its third day. Rule:
 * stock#buyback.
 */
export function isInBuybackQueue(offer: Offer, day: number, afterDays: number): boolean {
  return offer.isClearOut || day >= offer.offeredOn + afterDays;
}

/**
 * The day's buyback: offers in order of time, within a share of the day's opening reserve. The gross amount counts
 * against that budget, and the first offer of which nothing can be bought ends it. The exact price never falls. Rule:
 * stock#buyback.
 */
export function buyBack(
  market: Market,
  terms: Pick<Plan, 'buybackBp' | 'buybackAfterDays' | 'saleFeeBp'>,
  day: number,
): Buyback {
  let price: Price = { reserve: market.reserve, outstanding: market.outstanding };
  let budget = part(market.openingReserve, terms.buybackBp);
  const purchases: Purchase[] = [];
  const left = new Map<bigint, Shares>();
  for (const offer of market.offers) {
    if (price.outstanding === 0n) break;
    if (!isInBuybackQueue(offer, day, terms.buybackAfterDays)) continue;
    const quantity = lesser(offer.left, sharesFor(budget, price));
    if (quantity === 0n) break;
    const gross = worthOf(quantity, price);
    const fee = partUp(gross, terms.saleFeeBp);
    const paid = minus(gross, fee);
    price = { reserve: minus(price.reserve, paid), outstanding: shares(price.outstanding - quantity) };
    budget = minus(budget, gross);
    left.set(offer.number, shares(offer.left - quantity));
    purchases.push({ offer: offer.number, seller: offer.member, quantity, gross, fee, paid, after: price });
  }
  const offers = market.offers
    .map((offer) => ({ ...offer, left: left.get(offer.number) ?? offer.left }))
    .filter((offer) => offer.left > 0n);
  const isLast = purchases.length > 0 && price.outstanding === 0n;
  const released = isLast ? price.reserve : ZERO;
  return { market: { ...market, ...price, reserve: minus(price.reserve, released), offers }, purchases, released };
}

/**
 * What a seller gets for a quantity at the exact price of today, in micro: its worth less what stays in the reserve. Rule:
 * stock#sales.
 */
export function proceedsOf(quantity: Shares, price: Price, saleFeeBp: number): Amount {
  if (price.outstanding === 0n) return ZERO;
  const gross = worthOf(quantity, price);
  return minus(gross, partUp(gross, saleFeeBp));
}

/**
 * The day by which an offer of `day` is bought, if the buyback needs `days` days (`lineDays`) for its line: it begins when the
 * offer's day `afterDays` later has ended. Days are UTC, counted from 1970. Rule: stock#buyback.
 */
export function boughtBy(day: number, afterDays: number, days: number): number {
  return day + afterDays + days;
}

/**
 * How many days the buyback needs for all that is worth `value` micro in its line, at the budget of a day; `undefined`
 * without a budget. Rule: stock#buyback.
 */
export function lineDays(value: Amount, budget: Amount): number | undefined {
  return budget === 0n ? undefined : Number(mulDivUp(value, 1n, budget));
}
