import { minus, type Amount, type Coin } from '../shared/money.ts';
import { accept, refuse, type Result } from '../shared/result.ts';
import { MINUTE, type Instant } from '../shared/time.ts';
import { defineTransitions } from '../shared/transitions.ts';
import { feeOf } from './fees.ts';

/** How long the first transfer to a payee waits in its own hold. Rule: wallet#transfers. */
export const FIRST_PAYEE_HOLD = 10 * MINUTE;

/** A transfer: the first one to a payee is held, any other is credited at once. Rule: wallet#transfers. */
export const TRANSFER_TRANSITIONS = defineTransitions(['held', 'credited'], {
  held: { credit: 'credited', cancel: 'cancelled' },
  credited: {},
  cancelled: {},
});
export type TransferState = (typeof TRANSFER_TRANSITIONS.states)[number];

/** The amounts of a transfer, in micro of its coin: the payer gives `amount`, the payee gets `credited`. */
export interface TransferFigures<C extends Coin = Coin> {
  readonly amount: Amount<C>;
  readonly fee: Amount<C>;
  readonly credited: Amount<C>;
}

/**
 * The figures of a transfer. The fee is part of the amount: the payer is charged exactly what was typed, and the record
 * shows amount, fee and credited amount. Refusals: `selfTransfer`; `amountRule` for an amount that is not above 0 or
 * credits nothing. Rule: wallet#transfers.
 */
export function transferFigures<C extends Coin>(
  payer: string,
  payee: string,
  value: Amount<C>,
  feeBp: number,
): Result<TransferFigures<C>> {
  if (payer === payee) return refuse('selfTransfer');
  if (value <= 0n) return refuse('amountRule');
  const fee = feeOf(value, feeBp);
  const credited = minus(value, fee);
  return credited > 0n ? accept({ amount: value, fee, credited }) : refuse('amountRule');
}

/** The state in which a transfer starts. */
export function initialTransferState(payeeIsKnown: boolean): TransferState {
  return payeeIsKnown ? 'credited' : 'held';
}

/** Whether a held transfer's time is over, so that it is due to be credited. */
export function holdIsOver(state: TransferState, heldAt: Instant, now: Instant): boolean {
  return TRANSFER_TRANSITIONS.can(state, 'credit') && now >= heldAt + FIRST_PAYEE_HOLD;
}

/**
 * Whether the payer may still cancel: while held and within the 10 minutes. `cancelWindowOver` once credited or late,
 * `statusChanged` if already cancelled. Rule: wallet#transfers.
 */
export function checkTransferCancel(state: TransferState, heldAt: Instant, now: Instant): Result<true> {
  if (state === 'cancelled') return refuse('statusChanged');
  const open = TRANSFER_TRANSITIONS.can(state, 'cancel') && !holdIsOver(state, heldAt, now);
  return open ? accept(true) : refuse('cancelWindowOver');
}
