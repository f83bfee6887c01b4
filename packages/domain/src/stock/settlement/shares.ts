import { shares, type Shares } from '../../shared/money.ts';
import { runAllocation } from '../market/allocation.ts';
import { buyBack } from '../market/buyback.ts';
import { shownPrice, type Offer } from '../market/market.ts';
import { boughtBack, fillPaid, lastShareReleased } from '../movements.ts';
import { freeShares } from '../market/sale.ts';
import { appendPostings, indexOf, memberAt, numberAt, type World } from './world.ts';

const more = (a: Shares, b: Shares) => shares(a + b);
const less = (a: Shares, b: Shares) => shares(a - b);

/** An offer of a member's shares; `placeOffers` appends it to the queue. */
function makeOffer(world: World, index: number, quantity: Shares, isClearOut: boolean): Offer {
  const member = memberAt(world, index);
  const number = world.nextOffer;
  member.onOffer = more(member.onOffer, quantity);
  world.nextOffer += 1n;
  return { number, member: numberAt(world, index), isClearOut, quantity, left: quantity, offeredOn: world.day };
}

function placeOffers(world: World, offers: readonly Offer[]): void {
  world.market = { ...world.market, offers: [...world.market.offers, ...offers] };
  for (const offer of offers) world.records.offers.push(offer);
}

/** Puts shares of a member on offer, at the end of the queue. */
export function offerShares(world: World, index: number, quantity: Shares): void {
  placeOffers(world, [makeOffer(world, index, quantity, false)]);
}

/** Runs a distribution and posts its movements. Rule: stock#allocation. */
export function runDistribution(world: World): void {
  const { market, fills } = runAllocation(world.market, world.plan);
  world.market = market;
  for (const fill of fills) {
    appendPostings(world, fillPaid(fill));
    const buyer = memberAt(world, indexOf(world, fill.buyer));
    buyer.held = more(buyer.held, fill.quantity);
    if (fill.seller === null) continue;
    const seller = memberAt(world, indexOf(world, fill.seller));
    seller.held = less(seller.held, fill.quantity);
    seller.onOffer = less(seller.onOffer, fill.quantity);
  }
  world.records.fills.push(...fills);
}

/** Runs the day's buyback and posts its movements. Rule: stock#buyback. */
export function runBuyback(world: World): void {
  const { market, purchases, released } = buyBack(world.market, world.plan, world.day);
  world.market = market;
  for (const { seller, quantity, paid } of purchases) {
    const member = memberAt(world, indexOf(world, seller));
    member.held = less(member.held, quantity);
    member.onOffer = less(member.onOffer, quantity);
    member.buyback = more(member.buyback, quantity);
    appendPostings(world, boughtBack(seller, paid));
  }
  appendPostings(world, lastShareReleased(released));
  world.records.purchases.push(...purchases);
}

/**
 * Clear-out: the shares of a closed member that are not on offer are put up for buyback, unless a payment made before
 * it closed is still in cooling-off. Rule: stock#clear-out.
 */
export function clearOut(world: World): void {
  const oldest = new Map<bigint, number>();
  for (const { payer, paidOn } of world.payments) if (!oldest.has(payer)) oldest.set(payer, paidOn);
  const offers: Offer[] = [];
  for (const [index, member] of world.members.entries()) {
    if (member.closedOn === null) continue;
    const free = freeShares(member);
    const paidOn = oldest.get(numberAt(world, index));
    if (free === 0n || (paidOn !== undefined && paidOn <= member.closedOn)) continue;
    member.clearZero = more(member.clearZero, free);
    offers.push(makeOffer(world, index, free, true));
  }
  if (offers.length > 0) placeOffers(world, offers);
}

const doubled = (value: Shares) => shares(value * 2n);

/**
 * Split: when the shown price reaches the plan's, every quantity doubles; the reserve, and so every value, stays. Rule:
 * stock#split.
 */
export function splitShares(world: World): void {
  const { market } = world;
  if (shownPrice(market) < world.plan.splitPrice) return;
  for (const [index, member] of world.members.entries()) {
    const before = member.held;
    member.held = doubled(before);
    member.onOffer = doubled(member.onOffer);
    member.clearZero = doubled(member.clearZero);
    member.buyback = doubled(member.buyback);
    if (before > 0n) world.records.splits.push({ member: numberAt(world, index), before, after: member.held });
  }
  world.market = {
    ...market,
    outstanding: doubled(market.outstanding),
    requests: market.requests.map((request) => ({ ...request, allocated: doubled(request.allocated) })),
    offers: market.offers.map((offer) => ({ ...offer, quantity: doubled(offer.quantity), left: doubled(offer.left) })),
  };
}
