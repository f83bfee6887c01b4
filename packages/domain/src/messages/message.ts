import { type Result, accept, refuse } from '../shared/result.ts';

/** The longest text of a message, in characters. Rule: messages#message. */
export const TEXT_LENGTH = 1_000;
/** The longest internal note, in characters. Rule: messages#notes. */
export const NOTE_LENGTH = 2_000;
/** Messages that a member may send within a minute. Rule: messages#pace. */
export const PER_MINUTE = 30;
/** Messages that a member whose messages operators have slowed may send within a day. Rule: members#restrictions. */
export const PER_DAY_SLOWED = 5;

/** What a message may refer to: a thing of the member's own, or a payment request that it was given. Rule: messages#reference. */
export const REFERENCE_KINDS = ['order', 'trade', 'recharge', 'withdrawal', 'request'] as const;
export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

/** Who wrote a message: the member, or an operator at the desk. */
export const AUTHORS = ['member', 'desk'] as const;
export type Author = (typeof AUTHORS)[number];

/** What is about to be sent. */
interface Content {
  readonly text: string;
  readonly hasPicture: boolean;
}

/** A message has a text, a picture or both: `contentEmpty` otherwise. Rule: messages#message. */
export function checkContent({ text, hasPicture }: Content): Result<true> {
  return text.trim() !== '' || hasPicture ? accept(true) : refuse('contentEmpty');
}

/** The number of the next message of a conversation, from 1 and without a gap. Rule: messages#numbers. */
export const nextNumber = (last: number): number => last + 1;
