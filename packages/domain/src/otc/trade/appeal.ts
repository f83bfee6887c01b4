import { HOUR, type Instant } from '../../shared/time.ts';
import type { Tone } from '../../shared/tone.ts';
import { defineTransitions } from '../../shared/transitions.ts';

/**
 * An appeal on a trade. Two operators decide it. Before that, the parties can settle it themselves, by the seller's
 * confirmation or the buyer's withdrawal, and whoever opened it may revoke it. Rule: otc#appeals.
 */
export const APPEAL_TRANSITIONS = defineTransitions(['inReview'], {
  inReview: { decide: 'processed', settle: 'processed', revoke: 'revoked' },
  processed: {},
  revoked: {},
});
export type AppealState = (typeof APPEAL_TRANSITIONS.states)[number];
/** What each state asks of operators. */
export const APPEAL_TONES: Readonly<Record<AppealState, Tone>> = {
  inReview: 'waiting',
  processed: 'good',
  revoked: 'neutral',
};

/**
 * Why the system opens an appeal: nobody confirmed in time, the coins of a late payment could not be held again, or the
 * proof of the payment was no longer valid when the coins were to be released.
 */
export const SYSTEM_REASONS = ['unconfirmed', 'latePayment', 'proofGone'] as const;
export type SystemReason = (typeof SYSTEM_REASONS)[number];

/** Who receives the held coins by a decision. */
export type Verdict = 'toBuyer' | 'toSeller';

/** How long the other side may answer. */
export const ANSWER_TIME = 12 * HOUR;
/** How long an appeal may wait for its next step before it is escalated. */
export const ESCALATE_AFTER = 6 * HOUR;

/** Whether the operators have not acted on an appeal for too long. */
export function isEscalated(state: AppealState, lastStepAt: Instant, now: Instant): boolean {
  return state === 'inReview' && now >= lastStepAt + ESCALATE_AFTER;
}
