import type { Plan } from '../../members/plan.ts';
import type { MemberNo } from '../../shared/member-no.ts';
import { lesser, minus, partUp, plus, shares, ZERO, type Amount, type Shares } from '../../shared/money.ts';
import { costOf, sharesFor, type AllocationRequest, type Market, type Offer, type Price } from './market.ts';

/**
 * Where a fill's shares came from: a member's offer, a new issue, or neither, if the remaining money buys no single
 * unit.
 */
export interface Fill {
  readonly request: bigint;
  readonly buyer: MemberNo;
  readonly source: 'sale' | 'issue' | 'remainder';
  readonly offer: bigint | null;
  readonly seller: MemberNo | null;
  readonly quantity: Shares;
  /** What the request paid, and the part of it that went into the reserve; the seller got the rest. Micro. */
  readonly paid: Amount;
  readonly toReserve: Amount;
  /** The exact price after the fill. */
  readonly after: Price;
}

/** The result of a run: the market after it, and each fill in order. */
export interface Run {
  readonly market: Market;
  readonly fills: readonly Fill[];
}

/** A distribution run in progress. */
interface RunInProgress {
  price: Price;
  capLeft: Amount;
  readonly sales: Offer[];
  readonly fills: Fill[];
}

type Terms = Pick<Plan, 'issueCap' | 'saleFeeBp'>;
type Bought = Pick<AllocationRequest, 'remaining' | 'allocated'>;

/** Fills a request from the sales in order of time. A request is never filled from the same member's sale. */
function takeSales(floor: RunInProgress, request: AllocationRequest, { saleFeeBp }: Terms): Bought {
  let { remaining, allocated } = request;
  for (const [place, sale] of floor.sales.entries()) {
    if (remaining === 0n) break;
    if (sale.left === 0n || sale.member === request.member) continue;
    const quantity = lesser(sharesFor(remaining, floor.price), sale.left);
    if (quantity === 0n) break;
    const paid = costOf(quantity, floor.price);
    const toReserve = partUp(paid, saleFeeBp);
    remaining = minus(remaining, paid);
    allocated = shares(allocated + quantity);
    floor.price = { ...floor.price, reserve: plus(floor.price.reserve, toReserve) };
    floor.sales[place] = { ...sale, left: shares(sale.left - quantity) };
    const sides = { request: request.number, buyer: request.member, offer: sale.number, seller: sale.member } as const;
    floor.fills.push({ ...sides, source: 'sale', quantity, paid, toReserve, after: floor.price });
  }
  return { remaining, allocated };
}

/** Pays into the reserve alone, for newly issued shares or for a remainder that buys no single unit. */
function payReserve(floor: RunInProgress, request: AllocationRequest, paid: Amount, quantity: Shares): void {
  const { reserve, outstanding } = floor.price;
  floor.price = { reserve: plus(reserve, paid), outstanding: shares(outstanding + quantity) };
  const source = quantity > 0n ? 'issue' : 'remainder';
  const sides = { request: request.number, buyer: request.member, offer: null, seller: null } as const;
  floor.fills.push({ ...sides, source, quantity, paid, toReserve: paid, after: floor.price });
}

/** Fills a request from the treasury within the run's cap. A remainder that buys no single unit goes to the reserve. */
function takeIssue(floor: RunInProgress, request: AllocationRequest, bought: Bought): Bought {
  let { remaining, allocated } = bought;
  const paid = lesser(remaining, floor.capLeft);
  const quantity = sharesFor(paid, floor.price);
  if (quantity > 0n) {
    payReserve(floor, request, paid, quantity);
    floor.capLeft = minus(floor.capLeft, paid);
    remaining = minus(remaining, paid);
    allocated = shares(allocated + quantity);
  }
  if (remaining > 0n && sharesFor(remaining, floor.price) === 0n) {
    payReserve(floor, request, remaining, shares(0n));
    remaining = ZERO;
  }
  return { remaining, allocated };
}

/**
 * One distribution run: requests in queue order, each from the sales in order of time, then from the treasury up to the
 * issue cap. Completed requests and offers leave the market. The exact price never falls. Rule: stock#allocation.
 */
export function runAllocation(market: Market, terms: Terms): Run {
  if (market.requests.length === 0) return { market, fills: [] };
  const floor: RunInProgress = {
    price: market,
    capLeft: terms.issueCap,
    sales: market.offers.filter((offer) => !offer.isClearOut),
    fills: [],
  };
  const requests = market.requests
    .map((request) => ({ ...request, ...takeIssue(floor, request, takeSales(floor, request, terms)) }))
    .filter(({ remaining }) => remaining > 0n);
  const left = new Map(floor.sales.map((sale) => [sale.number, sale]));
  const offers = market.offers.map((offer) => left.get(offer.number) ?? offer).filter((offer) => offer.left > 0n);
  const { reserve, outstanding } = floor.price;
  return { market: { ...market, reserve, outstanding, requests, offers }, fills: floor.fills };
}
