import type { Plan } from '../members/plan.ts';
import { amount, minus, part, type Amount, type Coin } from '../shared/money.ts';

/**
 * The fee on an amount at a rate, in micro of its coin: `part(value, feeBp)`, but at least one micro, so that splitting
 * a transfer into small ones avoids no fee, and never more than the amount. Rule: wallet#fees.
 */
export function feeOf<C extends Coin>(value: Amount<C>, feeBp: number): Amount<C> {
  if (value <= 0n || feeBp <= 0) return amount<C>(0n);
  const fee = part(value, feeBp);
  return fee > 0n ? fee : amount<C>(1n);
}

/** The division of a fee, in micro of the fee's coin. */
export interface FeeDivision<C extends Coin = Coin> {
  readonly yieldPool: Amount<C>;
  readonly operations: Amount<C>;
}

/** Divides a transfer, exchange or trading fee: `part(fee, yieldFeeBp)` to pool:yield, the rest to operations. Rule: wallet#fees. */
export function divideFee<C extends Coin>(fee: Amount<C>, yieldFeeBp: number): FeeDivision<C> {
  const yieldPool = part(fee, yieldFeeBp);
  return { yieldPool, operations: minus(fee, yieldPool) };
}

/** The fee rate of a transfer in a coin, in basis points of the amount. Rule: wallet#fees. */
export function transferFeeBp(plan: Pick<Plan, 'transferFeeBp' | 'coinTransferFeeBp'>, coin: Coin): number {
  return coin === 'usdt' ? plan.coinTransferFeeBp : plan.transferFeeBp;
}
