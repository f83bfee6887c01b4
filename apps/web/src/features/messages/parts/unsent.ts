import { SUPPORT_TOPICS, type SupportTopic } from '@greenhall/domain/messages/support-ticket';
import { REFERENCE_KINDS } from '@greenhall/domain/messages/message';
import type { Reference } from './kinds.ts';

/** A message that the server does not have yet. Its key is its id there. */
export interface Unsent {
  readonly key: string;
  readonly text: string;
  readonly reference: Reference | null;
  /** What the ticket is about that it begins; `null` if one was open. */
  readonly topic: SupportTopic | null;
  readonly at: string;
  /** Whether a picture goes with it, which is kept apart. */
  readonly hasPicture: boolean;
}

/** What the device keeps of the conversation: what is being typed, and what waits for a connection. */
export interface SavedMessage {
  readonly draft: string;
  /** When the draft was typed (ms); nothing is kept of one for longer than a day. */
  readonly draftAt: number;
  readonly queue: readonly Unsent[];
}

const LIFE = 24 * 3_600_000;

/** More is not kept without a connection. */
export const MOST_UNSENT = 50;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';

function readReference(value: unknown): Reference | null {
  if (!isRecord(value) || !isText(value['id']) || !isText(value['number'])) return null;
  const kind = REFERENCE_KINDS.find((one) => one === value['kind']);
  return kind ? { kind, id: value['id'], number: value['number'] } : null;
}

function readOne(value: unknown): readonly Unsent[] {
  if (!isRecord(value)) return [];
  const { key, text, at } = value;
  if (!isText(key) || !/^[\w-]{8,80}$/.test(key) || !isText(text) || !isText(at)) return [];
  const hasPicture = value['hasPicture'] === true;
  if (text === '' && !hasPicture) return [];
  if (Number.isNaN(Date.parse(at))) return [];
  const topic = SUPPORT_TOPICS.find((known) => known === value['topic']) ?? null;
  const reference = readReference(value['reference']);
  return [{ key, text, reference, topic, at, hasPicture }];
}

/** What a stored value holds; what cannot be read is left out. */
export function readUnsent(stored: unknown, now: number = Date.now()): SavedMessage {
  const { draft, draftAt, queue } = isRecord(stored) ? stored : {};
  const at = typeof draftAt === 'number' && now - draftAt < LIFE ? draftAt : 0;
  return {
    draft: isText(draft) && at > 0 ? draft : '',
    draftAt: at,
    queue: Array.isArray(queue) ? queue.slice(0, MOST_UNSENT).flatMap(readOne) : [],
  };
}

/** The value to store; nothing is stored of nothing. */
export function storedUnsent({ draft, draftAt, queue }: SavedMessage): unknown {
  return draft === '' && queue.length === 0 ? undefined : { draft, draftAt, queue };
}

/**
 * What is still kept of a stored value after a day: no draft, and of messages that wait those whose member is signed in, since
 * they are sent with the next line. A member whose session has expired leaves nothing for longer than a day.
 */
export function withoutOld(stored: unknown, isSignedIn: boolean, now: number = Date.now()): unknown {
  const { queue, ...rest } = readUnsent(stored, now);
  const waits = isSignedIn ? queue : queue.filter(({ at }) => now - Date.parse(at) < LIFE);
  return storedUnsent({ ...rest, queue: waits });
}
