/** A message as a client orders it. */
interface Numbered {
  readonly number: number;
}

/** What a client has of a conversation: messages by number, each once and without a gap. */
export type Thread<M extends Numbered> = readonly M[];

/**
 * Adds messages that came, in any order and perhaps twice, to those that are there: by number, each once, the newer copy
 * kept. Rule: messages#numbers.
 */
export function joinThread<M extends Numbered>(thread: Thread<M>, came: readonly M[]): Thread<M> {
  const byNumber = new Map([...thread, ...came].map((message) => [message.number, message] as const));
  return [...byNumber.values()].toSorted((one, other) => one.number - other.number);
}

/**
 * The part of a thread that can be shown: its newest messages without a gap. After a gap the missing ones are read before
 * anything behind it is shown. Rule: messages#numbers.
 */
export function gaplessEnd<M extends Numbered>(thread: Thread<M>): Thread<M> {
  const gap = thread.findLastIndex(({ number }, at) => at > 0 && thread[at - 1]?.number !== number - 1);
  return gap === -1 ? thread : thread.slice(gap);
}

/** The number after which messages are missing, if the conversation has come to `last`; `undefined` if none are. */
export function missingAfter(thread: Thread<Numbered>, last: number): number | undefined {
  const known = thread.at(-1)?.number ?? 0;
  return known < last ? known : undefined;
}
