import type { Trade } from './kinds.ts';

/** What the total is: still to be paid, paid, or of an order that closed without a payment, for which nothing is to be paid. */
export function totalLabel({ role, state, closedAt }: Pick<Trade, 'role' | 'state' | 'closedAt'>) {
  const isBuyer = role === 'buyer';
  if (state === 'completed') return isBuyer ? 'otc.totalPaid' : 'otc.totalGot';
  if (closedAt !== null) return 'otc.totalPrice';
  return isBuyer ? 'otc.total' : 'otc.totalReceived';
}
