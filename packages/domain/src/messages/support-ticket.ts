import { type Result, accept, refuse } from '../shared/result.ts';
import { DAY, type Instant } from '../shared/time.ts';
import type { ReferenceKind } from './message.ts';

/** What a ticket can be about, in the order in which it is chosen. Rule: messages#topics. */
export const SUPPORT_TOPICS = ['hall', 'shop', 'payment', 'verification', 'account', 'other'] as const;
export type SupportTopic = (typeof SUPPORT_TOPICS)[number];

/** The topic of each kind of thing; nothing is chosen about payment requests, whose reports come by themselves. */
const TOPIC_OF: Readonly<Record<ReferenceKind, SupportTopic>> = {
  trade: 'hall',
  order: 'shop',
  recharge: 'payment',
  withdrawal: 'payment',
  request: 'other',
};

/** The topic of a ticket that begins with a message about a thing of this kind. Rule: messages#topics. */
export const topicOf = (kind: ReferenceKind): SupportTopic => TOPIC_OF[kind];

/**
 * The topic of a ticket that a message begins: what the member has chosen, else that of the thing, else `other`. A thing that belongs
 * to another topic than the chosen one is `badRequest` {field}. Rule: messages#topics.
 */
export function checkTopic(chosen: SupportTopic | undefined, kind: ReferenceKind | null): Result<SupportTopic> {
  if (kind === null) return accept(chosen ?? 'other');
  const topic = topicOf(kind);
  return chosen === undefined || chosen === topic ? accept(topic) : refuse('badRequest', { field: 'topic' });
}

/** What a member can say of the help in a ticket; who declines is not asked again. Rule: messages#rating. */
export const HELP_RATINGS = ['helpful', 'notHelpful', 'declined'] as const;
export type HelpRating = (typeof HELP_RATINGS)[number];

/** The longest text beside a rating, in characters. Rule: messages#rating. */
export const RATING_TEXT_LENGTH = 200;
/** How long after its end a ticket can be rated (ms). Rule: messages#rating. */
export const RATING_OPEN = 30 * DAY;
/** How long a rating can be changed (ms). Rule: messages#rating. */
export const RATING_CHANGES = DAY;
/** For how many months operators see ratings, this one included. Rule: messages#rating. */
export const RATING_MONTHS = 12;

/** When a ticket ended, and when it was first rated; `null` if it was not. */
export interface RatedTicket {
  readonly closedAt: Instant | null;
  readonly ratedAt: Instant | null;
}

/** Whether the help in a ticket can be rated, or its rating changed. Rule: messages#rating. */
export function mayRate({ closedAt, ratedAt }: RatedTicket, now: Instant): boolean {
  if (closedAt === null) return false;
  return ratedAt === null ? now < closedAt + RATING_OPEN : now < ratedAt + RATING_CHANGES;
}
