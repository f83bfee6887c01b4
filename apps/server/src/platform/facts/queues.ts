import type { DecisionKind } from '@greenhall/contract/admin/decisions';
import type { QueueName } from '@greenhall/contract/admin/queues';
import { type RawBuilder, sql } from 'kysely';
import type { Persons } from '../approvals/persons.ts';
import type { Db } from '../database/database.ts';
import type { OperatorCaller } from '../http/caller.ts';
import type { DecisionRows } from './decisions.ts';

/** What a queue may ask of before it is counted. */
export interface QueuePorts {
  readonly db: Db;
  readonly persons: Persons;
  readonly decisions: Readonly<Record<DecisionKind, DecisionRows>>;
}

/** Since when something waits, and until when it should have been dealt with, where the rules name a time. */
export interface Waiting {
  readonly since: Date;
  readonly due: Date | null;
}

/** That the rules name no time for a queue. */
export const NO_DUE = sql<Date | null>`null::timestamptz`;

/**
 * The statement that answers since when each thing of a queue waits, as `since`, and until when it should, as `due`, in an order of
 * which the oldest come first or nearly so: it is counted up to a bound. It may leave out what the operator cannot decide; the program
 * asks without one.
 */
export type QueueRows = (
  caller: OperatorCaller | null,
  ports: QueuePorts,
) => RawBuilder<Waiting> | Promise<RawBuilder<Waiting>>;

/** What waits for operators in a slice. */
export type QueuesOf = Partial<Readonly<Record<QueueName, QueueRows>>>;
