import type { Reply } from '@greenhall/client/ask';
import type { ConversationState } from '@greenhall/domain/messages/conversation';
import type { Tone } from '../../kit/state-tag.tsx';

export type Conversation = Reply<'messages.conversation'>;
export type Message = Reply<'messages.deskMessages'>['items'][number];
export type Canned = Reply<'messages.cannedAnswers'>['items'][number];

/** How urgent a conversation is. */
export const TONES: Readonly<Record<ConversationState, Tone>> = {
  waiting: 'waiting',
  answered: 'good',
  closed: 'neutral',
};
