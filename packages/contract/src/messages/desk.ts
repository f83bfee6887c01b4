import { ANSWER_TITLE_LENGTH } from '@greenhall/domain/messages/answer';
import { INBOX_VIEWS } from '@greenhall/domain/messages/conversation';
import { HELP_RATINGS, SUPPORT_TOPICS } from '@greenhall/domain/messages/support-ticket';
import { NOTE_LENGTH, TEXT_LENGTH } from '@greenhall/domain/messages/message';
import { TEXT_LANGUAGES } from '@greenhall/domain/shared/languages';
import * as z from 'zod/mini';
import {
  idField,
  instantField,
  memberNoField,
  nothing,
  page,
  pageQuery,
  textField,
  versionField,
  trimmed,
} from '../shared/fields.ts';
import { listQuery } from '../shared/list-query.ts';
import { nameSchemas } from '../shared/named.ts';
import { defineRoutes } from '../shared/route.ts';
import {
  byNumber,
  conversationState,
  marks,
  marksBody,
  supportTopic,
  message,
  messageNumber,
  messageText,
} from './fields.ts';

const member = z.object({ member: memberNoField });
const byId = z.object({ id: idField });
/** How a conversation was shown, with the number of the newest message that was read. */
const readUpTo = { version: versionField, last: messageNumber };

const conversation = z.object({
  member: memberNoField,
  username: z.string(),
  /** The language in which the member reads; canned answers are sent in it. */
  language: z.enum(TEXT_LANGUAGES),
  state: conversationState,
  /** Rises whenever the conversation is taken, handed over or closed. */
  version: versionField,
  last: messageNumber,
  /** Messages of the member behind the desk's read mark. */
  unread: z.int(),
  holder: z.nullable(z.object({ name: z.string(), isMe: z.boolean(), isPresent: z.boolean() })),
  /** Since when the member waits; null unless it does. */
  waitingSince: z.nullable(instantField),
  lastAt: instantField,
  /** It is the operator’s own person’s, who has nothing to do with it. */
  isOwn: z.boolean(),
  /** What the last ticket is about; null without one, or of the operator’s own person’s. */
  ticket: z.nullable(z.object(supportTopic)),
  /** The beginning of the last message; empty if it is a picture alone, or of the operator’s own person’s. */
  preview: z.string(),
  /** How far the desk and the member have got. */
  desk: marks,
  theirs: marks,
});

const deskMessage = z.extend(message, {
  /** The operator who wrote it. */
  operator: z.nullable(z.string()),
  /** The canned answer that it was made of. */
  canned: z.nullable(idField),
});

/** One text in each of the ten languages. */
const inAllLanguages = <T extends z.core.$ZodType>(text: T) =>
  z.object({
    'zh-Hans': text,
    'zh-Hant': text,
    en: text,
    kor: text,
    jp: text,
    de: text,
    spa: text,
    fra: text,
    pt: text,
    th: text,
  });
const writtenTexts = inAllLanguages(z.string().check(z.maxLength(TEXT_LENGTH)));

const cannedAnswer = z.object({
  id: idField,
  title: z.string(),
  version: versionField,
  texts: inAllLanguages(z.string()),
});

const note = z.object({ id: idField, operator: z.string(), text: z.string(), at: instantField });

/** A UTC month, as 2026-11. */
const month = z.string().check(z.regex(/^\d{4}-\d{2}$/));

const helpRatings = z.object({
  month,
  topic: z.enum(SUPPORT_TOPICS),
  /** Tickets that ended in the month, and how many of them were rated in each way. */
  closed: z.int(),
  helpful: z.int(),
  notHelpful: z.int(),
});

const ratingText = z.object({
  id: idField,
  month,
  topic: z.enum(SUPPORT_TOPICS),
  rating: z.enum(HELP_RATINGS),
  text: z.string(),
});

nameSchemas({
  Conversation: conversation,
  DeskMessage: deskMessage,
  CannedAnswer: cannedAnswer,
  MessageNote: note,
  HelpRatings: helpRatings,
  RatingText: ratingText,
});

const desk = { access: 'operator', act: 'messages.conversations' } as const;
const canned = { access: 'operator', act: 'messages.cannedAnswers' } as const;
const INBOX = ['messages.inbox', 'messages.conversation'] as const;

/** The operators' inbox. */
export const messagesDeskRoutes = defineRoutes({
  inbox: {
    ...desk,
    method: 'GET',
    path: '/admin/messages',
    needs: 'read',
    summary: 'Conversations: those that wait, the longest wait first; the own ones; or all, the newest first.',
    query: z.object({
      ...pageQuery,
      view: z.enum(INBOX_VIEWS),
      /** A member by number or username. */
      search: z.optional(z.string().check(trimmed, z.maxLength(64))),
      /** What the last ticket is about. */
      topic: z.optional(z.enum(SUPPORT_TOPICS)),
    }),
    response: page(conversation),
    refusals: ['pageCursorInvalid'],
  },
  conversation: {
    ...desk,
    method: 'GET',
    path: '/admin/messages/:member',
    needs: 'read',
    summary: 'One member’s conversation.',
    params: member,
    response: conversation,
    refusals: ['reviewerInvolved', 'notFound'],
  },
  deskMessages: {
    ...desk,
    method: 'GET',
    path: '/admin/messages/:member/messages',
    needs: 'read',
    summary: 'Messages by number, in their order: after one, before one, or the newest.',
    params: member,
    query: byNumber,
    response: z.object({ items: z.array(deskMessage), hasMore: z.boolean() }),
    refusals: ['reviewerInvolved'],
  },
  take: {
    ...desk,
    method: 'POST',
    path: '/admin/messages/:member/take',
    needs: 'alone',
    summary: 'Takes a conversation that nobody has, or whose holder is away.',
    params: member,
    body: z.object({ version: versionField }),
    response: conversation,
    changes: INBOX,
    refusals: ['notFound', 'reviewerInvolved', 'statusChanged'],
  },
  handOver: {
    ...desk,
    method: 'POST',
    path: '/admin/messages/:member/hand-over',
    needs: 'alone',
    summary: 'Gives an own conversation to another operator with the right to answer.',
    params: member,
    body: z.object({ ...readUpTo, to: z.string().check(z.maxLength(64)) }),
    response: conversation,
    changes: INBOX,
    refusals: ['notFound', 'reviewerInvolved', 'statusChanged', 'badRequest'],
  },
  close: {
    ...desk,
    method: 'POST',
    path: '/admin/messages/:member/close',
    needs: 'alone',
    summary: 'Closes an own conversation whose newest message was read; the member’s next message reopens it.',
    params: member,
    body: z.object(readUpTo),
    response: conversation,
    changes: INBOX,
    refusals: ['notFound', 'reviewerInvolved', 'statusChanged'],
  },
  answer: {
    ...desk,
    method: 'POST',
    path: '/admin/messages/:member/messages',
    needs: 'alone',
    summary: 'Answers in an own conversation: text, a jpg or both, or a canned answer in the member’s language.',
    params: member,
    body: z.object({ text: messageText, canned: z.optional(idField) }),
    files: ['picture'],
    response: deskMessage,
    changes: [...INBOX, 'messages.deskMessages'],
    refusals: ['contentEmpty', 'badRequest', 'notFound', 'reviewerInvolved', 'statusChanged', 'imageRule'],
  },
  deskMark: {
    ...desk,
    method: 'POST',
    path: '/admin/messages/:member/marks',
    needs: 'alone',
    summary: 'Says up to which number the desk has got and read the member’s messages. Marks only rise.',
    params: member,
    body: marksBody,
    response: marks,
    changes: INBOX,
    refusals: ['reviewerInvolved', 'notFound'],
  },
  ratings: {
    method: 'GET',
    path: '/admin/message-ratings',
    access: 'operator',
    act: 'messages.ratings',
    needs: 'read',
    summary: 'How members rated the help, by month and topic, for twelve months; never by operator.',
    response: z.object({ items: z.array(helpRatings) }),
    refusals: [],
  },
  ratingTexts: {
    method: 'GET',
    path: '/admin/message-rating-texts',
    access: 'operator',
    act: 'messages.ratingTexts',
    needs: 'read',
    summary: 'What members wrote beside their ratings, newest first, without who wrote it.',
    query: listQuery({ topic: SUPPORT_TOPICS, rating: ['helpful', 'notHelpful'] }, ['-made']),
    response: page(ratingText),
    refusals: ['pageCursorInvalid'],
  },
  colleagues: {
    ...desk,
    method: 'GET',
    path: '/admin/message-colleagues',
    needs: 'read',
    summary: 'Operators to whom a conversation can be handed over.',
    response: z.object({ items: z.array(z.object({ name: z.string(), isPresent: z.boolean() })) }),
    refusals: [],
  },
  notes: {
    ...desk,
    method: 'GET',
    path: '/admin/messages/:member/notes',
    needs: 'read',
    summary: 'The operators’ notes at a conversation, newest first.',
    params: member,
    query: z.object(pageQuery),
    response: page(note),
    refusals: ['reviewerInvolved', 'pageCursorInvalid'],
  },
  addNote: {
    ...desk,
    method: 'POST',
    path: '/admin/messages/:member/notes',
    needs: 'alone',
    summary: 'Leaves a note for colleagues, which the member never sees.',
    params: member,
    body: z.object({ text: textField(NOTE_LENGTH) }),
    response: note,
    changes: ['messages.notes'],
    refusals: ['notFound', 'reviewerInvolved'],
  },
  cannedAnswers: {
    method: 'GET',
    path: '/admin/message-answers',
    access: 'operator',
    act: 'messages.cannedAnswers',
    needs: 'read',
    summary: 'The canned answers in all their languages, by title.',
    response: z.object({ items: z.array(cannedAnswer) }),
    refusals: [],
  },
  addCannedAnswer: {
    ...canned,
    method: 'POST',
    path: '/admin/message-answers',
    needs: 'alone',
    summary: 'Adds a canned answer. It needs a text in all ten languages, with the same placeholders in each.',
    body: z.object({
      title: textField(ANSWER_TITLE_LENGTH),
      texts: writtenTexts,
    }),
    response: cannedAnswer,
    changes: ['messages.cannedAnswers'],
    refusals: ['translationMissing', 'badRequest'],
  },
  saveCannedAnswer: {
    ...canned,
    method: 'PUT',
    path: '/admin/message-answers/:id',
    needs: 'alone',
    summary: 'Changes a canned answer; refused if somebody else has saved it since the version that is named.',
    params: byId,
    body: z.object({
      version: versionField,
      title: textField(ANSWER_TITLE_LENGTH),
      texts: writtenTexts,
    }),
    response: cannedAnswer,
    changes: ['messages.cannedAnswers'],
    refusals: ['translationMissing', 'badRequest', 'notFound', 'statusChanged'],
  },
  withdrawCannedAnswer: {
    ...canned,
    method: 'POST',
    path: '/admin/message-answers/:id/withdraw',
    needs: 'alone',
    summary: 'Takes a canned answer off the list. What was sent of it stays.',
    params: byId,
    body: nothing,
    response: nothing,
    changes: ['messages.cannedAnswers'],
    refusals: ['notFound'],
  },
});
