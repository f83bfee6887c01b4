import { DAY } from './time.ts';
import type { Tone } from './tone.ts';
import { defineTransitions } from './transitions.ts';

/**
 * A change that one operator proposes and another decides. Once approved, it takes effect when its notice period has
 * passed; until then it can be withdrawn, and it is open again if one of its operators may no longer decide. A proposal
 * that nobody decides in time, or that can no longer be applied, lapses.
 */
export const PROPOSAL_TRANSITIONS = defineTransitions(['proposed'], {
  proposed: { approve: 'approved', reject: 'rejected', withdraw: 'withdrawn', lapse: 'expired', outdate: 'stale' },
  approved: { apply: 'applied', withdraw: 'withdrawn', lapse: 'expired', reopen: 'proposed' },
  applied: {},
  rejected: {},
  expired: {},
  withdrawn: {},
  stale: {},
});
export type ProposalState = (typeof PROPOSAL_TRANSITIONS.states)[number];
/** What each state asks of operators. */
export const PROPOSAL_TONES: Readonly<Record<ProposalState, Tone>> = {
  proposed: 'waiting',
  approved: 'moving',
  applied: 'good',
  rejected: 'bad',
  expired: 'neutral',
  withdrawn: 'neutral',
  stale: 'neutral',
};

/** How long a proposal waits for its decision, and how long one about money does, in milliseconds. */
export const PROPOSAL_WAITS = { any: 7 * DAY, money: 3 * DAY } as const;
