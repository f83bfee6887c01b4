import type { Side } from '@greenhall/domain/otc/market/market';
import { checkUnpaidOrders } from '@greenhall/domain/otc/trade/trade';
import { type Result, refuse } from '@greenhall/domain/shared/result';
import { checkSide } from './order.ts';
import type { BetweenFacts, MemberFacts, OrderFacts } from './store-order-facts.ts';

/** What decides whether a member may take from a listing. */
export interface TakerFacts extends MemberFacts, BetweenFacts, Pick<OrderFacts, 'isOpen'> {}

/**
 * Whether this member may take from a listing of that side: not from its own, nor from one of another node of the same owner or of
 * an account that is bound to it. The depth and the price alerts ask the same. Rule: otc#taking.
 */
export function checkTaker(facts: TakerFacts, side: Side, now: number): Result<unknown> {
  if (!facts.isOpen) return refuse('notYetOpen');
  if (facts.owner === facts.otherOwner || facts.isLinked) return refuse('selfTransfer');
  if (facts.isOtherFrozen || facts.isBlocked) return refuse('statusChanged');
  const may = checkSide(facts, side === 'sale' ? 'buyer' : 'seller', now);
  return may.ok && side === 'sale' ? checkUnpaidOrders(facts.unpaidOpen) : may;
}
