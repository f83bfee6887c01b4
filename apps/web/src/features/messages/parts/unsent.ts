import { REFERENCE_KINDS, TEXT_LENGTH } from '@greenhall/domain/messages/message';
import type { Reference } from './kinds.ts';

/** A message that the server does not have yet. Its key is its id there. */
export interface Unsent {
  readonly key: string;
  readonly text: string;
  readonly reference: Reference | null;
  readonly at: string;
  /** Whether a picture goes with it, which is kept apart. */
  readonly hasPicture: boolean;
}

/** What the device keeps of the conversation: what is being typed, and what waits for a line. */
export interface Kept {
  readonly draft: string;
  readonly queue: readonly Unsent[];
}

/** More is not kept without a line. */
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
  return [{ key, text: text.slice(0, TEXT_LENGTH), reference: readReference(value['reference']), at, hasPicture }];
}

/** What a stored value holds; what cannot be read is left out. */
export function readUnsent(stored: unknown): Kept {
  const { draft, queue } = isRecord(stored) ? stored : {};
  return {
    draft: isText(draft) ? draft.slice(0, TEXT_LENGTH) : '',
    queue: Array.isArray(queue) ? queue.slice(0, MOST_UNSENT).flatMap(readOne) : [],
  };
}

/** The value to store; nothing is stored of nothing. */
export function storedUnsent({ draft, queue }: Kept): unknown {
  return draft === '' && queue.length === 0 ? undefined : { draft, queue };
}
