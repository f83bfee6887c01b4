import { HOUR, type Instant } from '../../shared/time.ts';
import { defineTransitions } from '../../shared/transitions.ts';

/**
 * An appeal on a trade. Two operators decide it; the parties may settle it before, by the seller's confirmation or the
 * buyer's giving up; who opened it may revoke it. Rule: otc#appeals.
 */
export const APPEAL_LIFE = defineTransitions(['inReview'], {
  inReview: { decide: 'processed', settle: 'processed', revoke: 'revoked' },
  processed: {},
  revoked: {},
});
export type AppealState = (typeof APPEAL_LIFE.states)[number];

/**
 * Why the system opens an appeal: nobody confirmed in time, a late payment's coins could not be held again, or the proof of
 * the payment did not stand when the coins were to be released.
 */
export const SYSTEM_REASONS = ['unconfirmed', 'latePayment', 'proofGone'] as const;
export type SystemReason = (typeof SYSTEM_REASONS)[number];

/** Whom a decision gives the held coins. */
export type Verdict = 'toBuyer' | 'toSeller';

/** How long the other side may answer. */
export const ANSWER_TIME = 12 * HOUR;
/** How long an appeal may wait for its next step before it is escalated. */
export const ESCALATE_AFTER = 6 * HOUR;

/** Whether the desk has left an appeal alone for too long. */
export function isEscalated(state: AppealState, lastStepAt: Instant, now: Instant): boolean {
  return state === 'inReview' && now >= lastStepAt + ESCALATE_AFTER;
}
