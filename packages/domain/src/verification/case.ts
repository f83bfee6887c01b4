import { type Result, accept, refuse } from '../shared/result.ts';
import { DAY, HOUR, type Instant, unitsLeft } from '../shared/time.ts';
import type { Tone } from '../shared/tone.ts';
import { defineTransitions } from '../shared/transitions.ts';

/**
 * The life of a verification. After *rejected* and *expired* the person starts a new draft. `endorse` is the first of two
 * approvals, which are needed where the same person or document is known elsewhere. Rule: verification#states.
 */
export const VERIFICATION_TRANSITIONS = defineTransitions(['draft'], {
  draft: { submit: 'submitted' },
  submitted: { claim: 'inReview', withdraw: 'draft' },
  inReview: {
    approve: 'approved',
    endorse: 'submitted',
    askMore: 'needMore',
    reject: 'rejected',
    lapse: 'submitted',
  },
  needMore: { submit: 'submitted', lapse: 'draft' },
  approved: { expire: 'expired', revoke: 'rejected' },
  rejected: { start: 'draft' },
  expired: { start: 'draft' },
});
export type VerificationState = (typeof VERIFICATION_TRANSITIONS.states)[number];
export type VerificationEvent = Parameters<typeof VERIFICATION_TRANSITIONS.next>[1];
/** What each state asks of operators. */
export const VERIFICATION_TONES: Readonly<Record<VerificationState, Tone>> = {
  draft: 'neutral',
  submitted: 'waiting',
  inReview: 'moving',
  needMore: 'moving',
  approved: 'good',
  rejected: 'bad',
  expired: 'neutral',
};

/** Why a reviewer asks for pictures once more. Rule: verification#reasons. */
export const REQUEST_REASONS = ['unreadable', 'cropped', 'wrongPicture', 'notHolding'] as const;
/** Why a verification is rejected or revoked. Rule: verification#reasons. */
export const REJECT_REASONS = ['mismatch', 'altered', 'notOwn', 'notAccepted', 'notLegible'] as const;
export type RequestReason = (typeof REQUEST_REASONS)[number];
export type RejectReason = (typeof REJECT_REASONS)[number];

/** The times of a verification that stay as they are, in milliseconds. Rule: verification#times. */
export const VERIFICATION_TIMES = {
  /** How long a request for more waits until the case is a draft again. */
  needMore: 30 * DAY,
  /** How long before a document expires its owner is told. */
  tellBefore: 30 * DAY,
  /** How long a draft that nobody touches is kept. */
  draft: 7 * DAY,
} as const;

/** How often a person can be rejected. Rule: verification#again. */
export const MAX_REJECTIONS = 5;
/** The longest note of a reviewer, in characters. Rule: verification#desk. */
export const NOTE_LENGTH = 2_000;

/** What is known of a person's earlier rejections. */
export interface Rejections {
  readonly count: number;
  /** A reviewer has said that a rejection is final. */
  readonly isFinal: boolean;
  /** When the last one was decided; `null` without any. */
  readonly lastAt: Instant | null;
}

/** Whether no further verification can be started. Rule: verification#again. */
export function isClosedForGood({ count, isFinal }: Pick<Rejections, 'count' | 'isFinal'>): boolean {
  return isFinal || count >= MAX_REJECTIONS;
}

/**
 * Whether a person can start a verification again: `statusChanged` after a final rejection or the fifth,
 * `verificationTooSoon` within `wait` milliseconds of the last. Rule: verification#again.
 */
export function checkAgain(rejections: Rejections, now: Instant, wait: number): Result<true> {
  if (isClosedForGood(rejections)) return refuse('statusChanged');
  if (rejections.lastAt === null) return accept(true);
  const hours = unitsLeft(rejections.lastAt + wait, now, HOUR);
  return hours === 0 ? accept(true) : refuse('verificationTooSoon', { hours });
}

/** Who reviews a case, and until when. */
export interface Claim {
  readonly state: VerificationState;
  readonly reviewer: bigint | null;
  readonly claimedUntil: Instant | null;
}

/** The state of a case now: one whose claim has lapsed is submitted. Rule: verification#claim. */
export function stateNow({ state, claimedUntil }: Pick<Claim, 'state' | 'claimedUntil'>, now: Instant) {
  return state === 'inReview' && (claimedUntil ?? 0) <= now ? 'submitted' : state;
}

/**
 * The state that an event leads to now; `undefined` if the case does not accept it. A claim that has lapsed counts for its own end
 * alone. Rule: verification#claim.
 */
export function afterEvent(
  claim: Pick<Claim, 'state' | 'claimedUntil'>,
  event: VerificationEvent,
  now: Instant,
): VerificationState | undefined {
  return VERIFICATION_TRANSITIONS.next(event === 'lapse' ? claim.state : stateNow(claim, now), event);
}

/** Whether an operator has the claim of a case now. Rule: verification#claim. */
export function holdsClaim(claim: Claim, operator: bigint, now: Instant): boolean {
  return stateNow(claim, now) === 'inReview' && claim.reviewer === operator;
}

/** Which cases the desk lists: those that wait, the operator's own, or those that are decided. */
export const CASE_VIEWS = ['waiting', 'mine', 'decided'] as const;
export type CaseView = (typeof CASE_VIEWS)[number];

/** What a reviewer can look at: the sealed fields, or one of the pictures. */
export const DOCUMENT_PARTS = ['fields', 'front', 'back', 'holding'] as const;
export type DocumentPart = (typeof DOCUMENT_PARTS)[number];

/**
 * What a reviewer has yet to open before it may approve: the fields, and each picture that is there, in the order in which
 * they are shown. Looks of an earlier claim are none. Rule: verification#claim.
 */
export function unopenedParts(present: readonly DocumentPart[], opened: readonly DocumentPart[]): DocumentPart[] {
  return DOCUMENT_PARTS.filter((look) => (look === 'fields' || present.includes(look)) && !opened.includes(look));
}
