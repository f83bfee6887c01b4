import { type Amount, formatAmount, lesser } from '../../shared/money.ts';
import { type Result, accept, refuse } from '../../shared/result.ts';
import { defineTransitions } from '../../shared/transitions.ts';

/**
 * A listing on the trading market. It is in transaction while a trade on it is open. The untaken rest can be revoked at
 * any time, and open trades on it go on. Rule: otc#listings.
 */
export const LISTING_TRANSITIONS = defineTransitions(['toBeTraded'], {
  toBeTraded: { take: 'inTransaction', revoke: 'revoked' },
  inTransaction: { take: 'inTransaction', free: 'toBeTraded', fill: 'completed', revoke: 'revoked' },
  completed: {},
  revoked: {},
});

/** The remaining quantity of a listing and the least and most that a trade may take, in micro. */
export interface Offer {
  readonly remaining: Amount;
  readonly min: Amount;
  readonly max: Amount;
}

/** The bounds of a quantity that can be taken now. A remaining quantity below the minimum can be taken whole. */
export function takeBounds({ remaining, min, max }: Offer): { min: Amount; max: Amount } {
  return { min: lesser(min, remaining), max: lesser(max, remaining) };
}

/**
 * Whether a quantity can be taken: `amountRule`; `statusChanged` if another trade has taken it meanwhile; `amountRange`
 * {min, max}.
 */
export function checkTake(offer: Offer, quantity: Amount): Result<true> {
  if (quantity <= 0n) return refuse('amountRule');
  const { min, max } = takeBounds(offer);
  if (quantity >= min && quantity <= max) return accept(true);
  const wasThere = quantity >= offer.min && quantity <= offer.max;
  return wasThere ? refuse('statusChanged') : refuse('amountRange', { min: formatAmount(min), max: formatAmount(max) });
}

/** The event of a listing after one of its trades has ended; `undefined` while another is open. */
export function afterTrade(remaining: Amount, openTrades: number): 'free' | 'fill' | undefined {
  if (openTrades > 0) return undefined;
  return remaining > 0n ? 'free' : 'fill';
}
