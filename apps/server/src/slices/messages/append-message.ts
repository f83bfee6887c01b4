import { CONVERSATION_TRANSITIONS, waitingSince } from '@greenhall/domain/messages/conversation';
import type { SupportTopic } from '@greenhall/domain/messages/support-ticket';
import { nextNumber } from '@greenhall/domain/messages/message';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Tx } from '../../platform/database/database.ts';
import type { Ports } from '../../platform/ports.ts';
import { aboutConversation } from './live-events.ts';
import { advanceConversation, type ConversationRow, insertMessage, messageByKey, type MessageRow } from './store.ts';
import { beginTicket } from './store-support-tickets.ts';

/** A message before it has its number, and the topic of the ticket that it begins if none is open: the desk begins none. */
export type NewMessage = Omit<MessageRow, 'number' | 'memberNo'> & { readonly topic: SupportTopic | null };

/** Since when the conversation waits after a message. */
function waitAfter({ state, waitingSince: since }: ConversationRow, { by, at }: NewMessage): Date | null {
  return by === 'desk' ? null : new Date(waitingSince(state, since?.getTime() ?? null, at.getTime()));
}

/**
 * Appends a message to a conversation that the transaction has locked, and tells both sides. A message whose key is there
 * already is answered as it stands; another text under the key is refused.
 */
export async function appendMessage(
  ports: Ports,
  tx: Tx,
  conversation: ConversationRow,
  fresh: NewMessage,
): Promise<Result<MessageRow>> {
  const { memberNo, state: before } = conversation;
  const sent = await messageByKey(tx, memberNo, fresh.by, fresh.key);
  if (sent) return sent.text === fresh.text ? accept(sent) : refuse('resubmitted');
  const state = CONVERSATION_TRANSITIONS.next(before, fresh.by === 'desk' ? 'answer' : 'write');
  if (!state) return refuse('statusChanged');
  const last = nextNumber(conversation.last);
  const { topic, ...written } = fresh;
  const message = { ...written, memberNo, number: last };
  await advanceConversation(tx, memberNo, {
    state,
    last,
    waitingSince: waitAfter(conversation, fresh),
    at: fresh.at,
  });
  await insertMessage(tx, message);
  if (topic !== null) await beginTicket(tx, { ...message, topic });
  await ports.live.publish(tx, ...aboutConversation(memberNo, last));
  return accept(message);
}
