import { HELP_RATINGS, SUPPORT_TOPICS, RATING_TEXT_LENGTH } from '@greenhall/domain/messages/support-ticket';
import { REFERENCE_KINDS } from '@greenhall/domain/messages/message';
import * as z from 'zod/mini';
import { idField, trimmed } from '../shared/fields.ts';
import { defineRoutes } from '../shared/route.ts';
import {
  byNumber,
  conversationState,
  marks,
  marksBody,
  supportTicket,
  messageNumber,
  messageText,
  myMessage,
} from './fields.ts';

/** A member's conversation with customer service. */
export const messagesMemberRoutes = defineRoutes({
  state: {
    method: 'GET',
    path: '/messages/state',
    access: 'member',
    alone: 'shown',
    summary: 'How the conversation stands: its last number, what is unread, and how far both sides have got.',
    response: z.object({
      /** Null before the first message. */
      state: z.nullable(conversationState),
      last: messageNumber,
      unread: z.int(),
      mine: marks,
      theirs: marks,
      /** The last ticket: what it is about, and whether its help can be rated. Null before the first one. */
      ticket: z.nullable(supportTicket),
    }),
    refusals: [],
  },
  hours: {
    method: 'GET',
    path: '/messages/hours',
    access: 'member',
    alone: 'shown',
    summary: 'When customer service is open, and within how many opened hours it usually answers.',
    response: z.object({
      /** Minutes after midnight UTC. */
      opens: z.int(),
      hours: z.int(),
      /** So many days a week from Monday on. */
      days: z.int(),
      answer: z.int(),
    }),
    refusals: [],
  },
  list: {
    method: 'GET',
    path: '/messages',
    access: 'member',
    alone: 'shown',
    own: true,
    summary: 'Messages by number, in their order: after one, before one, or the newest.',
    query: byNumber,
    response: z.object({
      items: z.array(myMessage),
      /** Whether there are further messages in the direction of reading. */
      hasMore: z.boolean(),
    }),
    refusals: ['actingFor'],
  },
  send: {
    method: 'POST',
    path: '/messages',
    access: 'member',
    alone: 'said',
    own: true,
    summary:
      'Writes to customer service: text, a jpg or both. The idempotency key is the id of the message. A topic is kept of the message that begins a ticket.',
    body: z.object({
      text: messageText,
      /** What the ticket is about that this message begins. */
      topic: z.optional(z.enum(SUPPORT_TOPICS)),
      referenceKind: z.optional(z.enum(REFERENCE_KINDS)),
      referenceId: z.optional(idField),
    }),
    files: ['picture'],
    response: myMessage,
    changes: ['messages.state', 'messages.list'],
    refusals: ['actingFor', 'contentEmpty', 'badRequest', 'notFound', 'tooFrequent', 'imageRule'],
  },
  mark: {
    method: 'POST',
    path: '/messages/marks',
    access: 'member',
    alone: 'noted',
    own: true,
    summary: 'Says up to which number messages were delivered and read. Marks only rise.',
    body: marksBody,
    response: marks,
    changes: ['messages.state'],
    refusals: ['actingFor', 'notFound'],
  },
  rate: {
    method: 'POST',
    path: '/messages/tickets/:id/rating',
    access: 'member',
    alone: 'noted',
    own: true,
    summary:
      'Says of a closed ticket whether the help was helpful, or that the member will not say. It can be changed for a day.',
    params: z.object({ id: idField }),
    body: z.object({
      rating: z.enum(HELP_RATINGS),
      text: z.optional(z.string().check(trimmed, z.maxLength(RATING_TEXT_LENGTH))),
    }),
    response: supportTicket,
    changes: ['messages.state'],
    refusals: ['actingFor', 'notFound', 'ratingOver'],
  },
  reference: {
    method: 'GET',
    path: '/messages/references/:kind/:id',
    access: 'member',
    alone: 'shown',
    own: true,
    summary:
      'The number of an own order, trade, recharge, withdrawal or payment request that a message is to refer to.',
    params: z.object({ kind: z.enum(REFERENCE_KINDS), id: idField }),
    response: z.object({ number: z.string() }),
    refusals: ['actingFor', 'notFound'],
  },
});
