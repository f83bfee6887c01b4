import type { Reply } from '@greenhall/client/route-input';
import type { Tone } from '@greenhall/ui/display/chip';

export type Verification = Reply<'verification.state'>;
export type MyCase = NonNullable<Verification['case']>;
export type Details = NonNullable<MyCase['details']>;

/** The tone of each state. */
export const TONES: Readonly<Record<MyCase['state'], Tone>> = {
  draft: 'neutral',
  submitted: 'info',
  inReview: 'info',
  needMore: 'warn',
  approved: 'up',
  rejected: 'down',
  expired: 'warn',
};

/** Where what is typed is kept, in the memory of the page. */
export const VERIFICATION_DRAFT = 'verification';
