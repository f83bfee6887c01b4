import type { Tone } from '../shared/tone.ts';
import { defineTransitions } from '../shared/transitions.ts';

/**
 * A withdrawal, whose coins are held from the request on. One operator approves it, another pays or rejects it. The
 * member may cancel it until the approval. Rule: wallet#withdrawal.
 */
export const WITHDRAWAL_LIFE = defineTransitions(['requested'], {
  requested: { approve: 'approved', reject: 'rejected', cancel: 'cancelled' },
  approved: { pay: 'paid', reject: 'rejected' },
  paid: {},
  rejected: {},
  cancelled: {},
});
export type WithdrawalState = (typeof WITHDRAWAL_LIFE.states)[number];
/** What each state asks of operators. */
export const WITHDRAWAL_TONES: Readonly<Record<WithdrawalState, Tone>> = {
  requested: 'waiting',
  approved: 'moving',
  paid: 'good',
  rejected: 'bad',
  cancelled: 'neutral',
};
