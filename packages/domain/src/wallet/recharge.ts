import type { Tone } from '../shared/tone.ts';
import { defineTransitions } from '../shared/transitions.ts';

/**
 * An off-chain receipt. Two operators, neither of them the beneficiary, confirm it before it is booked. Rule:
 * wallet#recharge.
 */
export const RECHARGE_TRANSITIONS = defineTransitions(['submitted'], {
  submitted: { approve: 'approved', reject: 'rejected' },
  approved: { book: 'booked', reject: 'rejected' },
  booked: {},
  rejected: {},
});
export type RechargeState = (typeof RECHARGE_TRANSITIONS.states)[number];
/** What each state asks of operators. */
export const RECHARGE_TONES: Readonly<Record<RechargeState, Tone>> = {
  submitted: 'waiting',
  approved: 'moving',
  booked: 'good',
  rejected: 'bad',
};
