import type { Instant } from '../shared/time.ts';
import { MINUTE } from '../shared/time.ts';
import type { Tone } from '../shared/tone.ts';
import { defineTransitions } from '../shared/transitions.ts';

/**
 * The life of a member's conversation with customer service: the member waits, has been answered, or the ticket is
 * closed. It lasts as long as the membership, and every new message reopens it. An operator who has taken a closed one gives
 * it back by closing it again. Rule: messages#conversation.
 */
export const CONVERSATION_TRANSITIONS = defineTransitions(['waiting'], {
  waiting: { write: 'waiting', answer: 'answered', close: 'closed' },
  answered: { write: 'waiting', answer: 'answered', close: 'closed' },
  closed: { write: 'waiting', answer: 'answered', close: 'closed' },
});
export type ConversationState = (typeof CONVERSATION_TRANSITIONS.states)[number];
/** What each state asks of operators. */
export const CONVERSATION_TONES: Readonly<Record<ConversationState, Tone>> = {
  waiting: 'waiting',
  answered: 'good',
  closed: 'neutral',
};

/** How long an operator may have no session before its conversations are free again (ms). Rule: messages#holder. */
export const AWAY_AFTER = 10 * MINUTE;

/** Which conversations the desk lists: those that wait, the operator's own, or all. */
export const INBOX_VIEWS = ['waiting', 'mine', 'all'] as const;
export type InboxView = (typeof INBOX_VIEWS)[number];

/** Who has a conversation, as an operator sees it. */
export interface Holding {
  /** The number of the operator who has it; `null` if nobody has. */
  readonly holder: bigint | null;
  /** Whether the holder has had a session within `AWAY_AFTER`. */
  readonly isHolderPresent: boolean;
}

/** Whether an operator may take a conversation: nobody has it, or its holder is away. Rule: messages#holder. */
export function mayTake({ holder, isHolderPresent }: Holding, operator: bigint): boolean {
  return holder === null || (holder !== operator && !isHolderPresent);
}

/** Since when a member waits after a message of its own: a further message does not begin the wait anew (ms). */
export function waitingSince(state: ConversationState | null, since: Instant | null, now: Instant): Instant {
  return state === 'waiting' && since !== null ? since : now;
}
