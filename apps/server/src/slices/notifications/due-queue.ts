import { type Delivery, nextAttempt } from '@greenhall/domain/notifications/delivery';
import { MINUTE } from '@greenhall/domain/shared/time';
import type { Ports } from '../../platform/ports.ts';

/** Something that waits in a queue, with the number of times that it was taken. */
export interface Queued {
  readonly id: bigint;
  readonly madeAt: Date;
  readonly attempts: number;
}

/** A queue whose rows say by a column when they are due. */
export interface DueQueue<Row extends Queued> {
  readonly delivery: Delivery;
  /** Takes some rows that are due, so that no other process takes them before `until`. */
  readonly claim: (now: Date, until: Date, limit: number) => Promise<readonly Row[]>;
  /** Rejects if it failed and may be tried again. */
  readonly deliver: (row: Row) => Promise<void>;
  readonly remove: (row: Row) => Promise<void>;
  readonly putOff: (row: Row, dueAt: Date) => Promise<void>;
  readonly onFailure: (row: Row, error: unknown, isLastAttempt: boolean) => void;
}

/** A process that is to end waits so long for what it is delivering, and then gives it back. */
const GIVEN_BACK_MS = 4_000;
/** How many are delivered beside each other. */
const AT_ONCE = 10;
/** Longer than a delivery can take. A row of a process that has died is taken by another after it. */
const LEASE = 15 * MINUTE;

type QueuePorts = Pick<Ports, 'clock' | 'thisProcess'>;

class GivenBackError extends Error {
  override name = 'GivenBackError';
}

/** Waits for a delivery; rejects with `GivenBackError` some time after the process was to end. */
async function unlessGivenBack(delivery: Promise<void>, ending: AbortSignal): Promise<void> {
  const { promise: givenBack, reject } = Promise.withResolvers<never>();
  const giveBack = (): void => void setTimeout(() => reject(new GivenBackError()), GIVEN_BACK_MS).unref();
  if (ending.aborted) giveBack();
  else ending.addEventListener('abort', giveBack, { once: true });
  try {
    await Promise.race([delivery, givenBack]);
  } finally {
    ending.removeEventListener('abort', giveBack);
  }
}

/**
 * Delivers what is due. A row is taken before it is delivered and removed after it: two processes never deliver it at the
 * same time, and one that dies between the delivery and the removal causes a second delivery rather than none. When all
 * of a batch have failed, the rest waits for the next run. A process that is to end takes no more, and gives back what it cannot deliver
 * soon.
 */
export async function deliverDue<Row extends Queued>(ports: QueuePorts, queue: DueQueue<Row>): Promise<void> {
  const { clock, thisProcess } = ports;
  for (let isGoing = true; isGoing && !thisProcess.ending.aborted;) {
    const now = clock.now();
    const taken = await queue.claim(now, new Date(now.getTime() + LEASE), AT_ONCE);
    const done = await Promise.all(taken.map((row) => deliverOne(ports, queue, row)));
    isGoing = taken.length === AT_ONCE && done.includes(true);
  }
}

async function deliverOne<Row extends Queued>(
  { clock, thisProcess: { ending } }: QueuePorts,
  queue: DueQueue<Row>,
  row: Row,
): Promise<boolean> {
  try {
    await unlessGivenBack(queue.deliver(row), ending);
  } catch (error) {
    if (error instanceof GivenBackError) {
      await queue.putOff(row, clock.now());
      return false;
    }
    const next = nextAttempt(
      queue.delivery,
      { madeAt: row.madeAt.getTime(), attempts: row.attempts },
      clock.now().getTime(),
    );
    await (next === undefined ? queue.remove(row) : queue.putOff(row, new Date(next)));
    queue.onFailure(row, error, next === undefined);
    return false;
  }
  await queue.remove(row);
  return true;
}
