import type { Tone } from '../shared/tone.ts';
import { defineTransitions } from '../shared/transitions.ts';

/**
 * A member in the trees. A cancelled activation makes it pending again; a pending one is removed by its referrer or ends
 * by itself (rule: network#registration). A member whose effective height is used up is closed at the end of the day and
 * open again at the end of one at which it has height (rule: members#levels).
 */
export const MEMBER_TRANSITIONS = defineTransitions(['pending', 'active'], {
  pending: { activate: 'active', delete: 'deleted', expire: 'expired' },
  active: { cancelActivation: 'pending', close: 'closed' },
  closed: { cancelActivation: 'pending', reopen: 'active' },
  deleted: {},
  expired: {},
});
export type MemberState = (typeof MEMBER_TRANSITIONS.states)[number];

/** The states of a member that is there: one that was deleted or has expired leaves nothing behind. */
export const MEMBER_STATUSES = ['pending', 'active', 'closed'] as const satisfies readonly MemberState[];
export type MemberStatus = (typeof MEMBER_STATUSES)[number];
/** What each state asks of operators. */
export const MEMBER_TONES: Readonly<Record<MemberStatus, Tone>> = {
  pending: 'moving',
  active: 'good',
  closed: 'neutral',
};
