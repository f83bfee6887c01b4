import { QUEUE_NAMES, type QueueName } from '@greenhall/contract/admin/queues';
import type { RawBuilder } from 'kysely';
import type { OperatorCaller } from '../http/caller.ts';

/**
 * The statement that answers since when each thing of a queue waits, as `since`, in an order of which the oldest come first or
 * nearly so: it is counted up to a bound. It may leave out what the operator cannot decide.
 */
export type QueueRows = (caller: OperatorCaller) => RawBuilder<{ since: Date }>;

/** What waits for operators in a slice. */
export type QueuesOf = Partial<Readonly<Record<QueueName, QueueRows>>>;

/** The queues of all slices. Throws if a queue of the contract has no rows, or has them twice. */
export function joinQueues(parts: readonly QueuesOf[]): Readonly<Record<QueueName, QueueRows>> {
  const of = (name: QueueName): [QueueName, QueueRows] => {
    const [rows, ...more] = parts.flatMap((part) => part[name] ?? []);
    if (!rows || more.length > 0) throw new Error(`the queue ${name} belongs to one slice`);
    return [name, rows];
  };
  return Object.fromEntries(QUEUE_NAMES.map(of)) as Record<QueueName, QueueRows>;
}
