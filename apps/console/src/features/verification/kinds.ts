import type { Reply } from '@greenhall/client/ask';
import type { VerificationState } from '@greenhall/domain/verification/case';
import type { Tone } from '../../kit/state-tag.tsx';

export type Case = Reply<'verification.desk'>['items'][number];
export type Details = Reply<'verification.case'>;
export type Duplicate = Reply<'verification.fields'>['duplicates'][number];

/** How urgent a case is, or how it ended. */
export const TONES: Readonly<Record<VerificationState, Tone>> = {
  draft: 'neutral',
  submitted: 'waiting',
  inReview: 'moving',
  needMore: 'moving',
  approved: 'good',
  rejected: 'bad',
  expired: 'neutral',
};
