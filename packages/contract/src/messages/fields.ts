import { CONVERSATION_TRANSITIONS } from '@greenhall/domain/messages/conversation';
import { HELP_RATINGS, SUPPORT_TOPICS } from '@greenhall/domain/messages/support-ticket';
import { AUTHORS, REFERENCE_KINDS, TEXT_LENGTH } from '@greenhall/domain/messages/message';
import * as z from 'zod/mini';
import { idField, instantField, trimmed } from '../shared/fields.ts';
import { nameSchemas } from '../shared/named.ts';

/** The number of a message within its conversation; 0 stands before the first. */
export const messageNumber = z.int().check(z.gte(0), z.lte(1_000_000_000));
const numberParam = z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000_000)));

export const conversationState = z.enum(CONVERSATION_TRANSITIONS.states);

/** Up to which number a side has got and read. */
export const marks = z.object({ delivered: messageNumber, read: messageNumber });

/** What a message is about, with the number under which people know it. */
export const reference = z.object({ kind: z.enum(REFERENCE_KINDS), id: idField, number: z.string() });

/** What a ticket is about: its topic, and the thing that the message which began it refers to. */
export const supportTopic = { topic: z.enum(SUPPORT_TOPICS), reference: z.nullable(reference) };

/** A ticket with customer service, from the message that began it until the desk has closed it. */
export const supportTicket = z.object({
  id: idField,
  ...supportTopic,
  closedAt: z.nullable(instantField),
  /** What the member said of the help. */
  rating: z.nullable(z.enum(HELP_RATINGS)),
  text: z.string(),
  /** Whether the help can be rated now, or its rating changed. */
  mayRate: z.boolean(),
});

export const message = z.object({
  number: messageNumber,
  by: z.enum(AUTHORS),
  text: z.string(),
  /** A private picture: its name with an expiring signature. */
  picture: z.nullable(z.string()),
  reference: z.nullable(reference),
  at: instantField,
});

export const myMessage = z.extend(message, {
  /** The idempotency key under which an own message was sent; null for the other side's. */
  key: z.nullable(z.string()),
  /** The topic of the ticket that began with it; null where none did. */
  topic: z.nullable(z.enum(SUPPORT_TOPICS)),
});

/** Messages by number: those after a number, or those before one; without either the newest. */
export const byNumber = z.object({
  after: numberParam,
  before: numberParam,
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
});

export const messageText = z.optional(z.string().check(trimmed, z.maxLength(TEXT_LENGTH)));

/** How far the caller has got; what is left out stays as it is. */
export const marksBody = z.object({
  delivered: z.optional(messageNumber),
  read: z.optional(messageNumber),
});

nameSchemas({
  Message: message,
  OwnMessage: myMessage,
  MessageMarks: marks,
  MessageReference: reference,
  SupportTicket: supportTicket,
});
