/** Up to which number a side has got and read the messages of a conversation; 0 for none. Rule: messages#marks. */
export interface Marks {
  readonly delivered: number;
  readonly read: number;
}

export const NO_MARKS: Marks = { delivered: 0, read: 0 };

/** What the other side knows of a message. */
export const MARK_STAGES = ['sent', 'delivered', 'read'] as const;
export type MarkStage = (typeof MARK_STAGES)[number];

/**
 * The marks after a side said how far it has got: they only rise, never beyond the last message, and what was read was
 * delivered. Rule: messages#marks.
 */
export function raiseMarks(marks: Marks, said: Partial<Marks>, last: number): Marks {
  const upTo = (number: number | undefined) => Math.max(0, Math.min(number ?? 0, last));
  const read = Math.max(marks.read, upTo(said.read));
  return { read, delivered: Math.max(marks.delivered, upTo(said.delivered), read) };
}

/** How far a message with this number has come at the other side. Rule: messages#marks. */
export function stageOf(number: number, { delivered, read }: Marks): MarkStage {
  if (number <= read) return 'read';
  return number <= delivered ? 'delivered' : 'sent';
}

/**
 * Up to which number the other side's messages have been read: the end of the unbroken run of unread ones that were seen, 0 if the
 * oldest was not. `theirs` are the numbers that are shown, in their order, of which the last `unread` are unread; if fewer are
 * shown, the oldest is not among them. Rule: messages#marks.
 */
export function readUpTo(theirs: readonly number[], unread: number, seen: ReadonlySet<number>): number {
  if (unread === 0 || unread > theirs.length) return 0;
  const pending = theirs.slice(-unread);
  const gap = pending.findIndex((number) => !seen.has(number));
  return (gap === -1 ? pending.at(-1) : pending[gap - 1]) ?? 0;
}
