import type { VerificationState } from './case.ts';

/**
 * Whether a person may erase its verification in this state. While reviewers have it, or are about to, it is withdrawn first.
 * Rule: verification#erasure.
 */
export const mayErase = (state: VerificationState): boolean => state !== 'submitted' && state !== 'inReview';
