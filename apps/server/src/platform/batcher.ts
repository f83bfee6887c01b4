import { outageOf } from './outages.ts';
import { type Span, linked, openSpan } from './traces/spans.ts';

/** The queue for the next batch is full. */
export class BatchFullError extends Error {
  override name = 'BatchFullError';
  readonly statusCode = 429;
}

export interface Limits {
  /** Items in a batch, at most. */
  readonly size: number;
  /** Items that may wait for their batch. */
  readonly waiting: number;
}

interface Waiting<I, O> {
  readonly item: I;
  readonly resolve: (value: O) => void;
  readonly reject: (error: unknown) => void;
  /** Of the request that waits, if it is traced. */
  readonly span: Span | undefined;
}

/** The most batches that are sent at the same time. */
const CONCURRENT_BATCHES = 2;
/** The least size of a second concurrent batch, so that its fixed cost is small beside its items. */
const LEAST_SECOND_BATCH = 32;

/**
 * Collects the items that arrive while a batch is in progress and sends them as the next batch. There is no timer, so a
 * single caller never waits. A second batch starts concurrently only if as many items wait as are in progress, so that
 * one is prepared while the other is written; smaller second batches would be slower. If a batch fails as a whole, its
 * halves are retried down to single items, so that a bad item fails alone; where the database was
 * lost, all fail alike.
 */
export class Batcher<I, O> {
  readonly #send: (items: readonly I[]) => Promise<O[]>;
  readonly #limits: Limits;
  #queue: Waiting<I, O>[] = [];
  #running = 0;
  #underWay = 0;

  constructor(send: (items: readonly I[]) => Promise<O[]>, limits: Limits) {
    this.#send = send;
    this.#limits = limits;
  }

  /** How many items wait for their batch. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** How many items may wait for their batch. */
  get most(): number {
    return this.#limits.waiting;
  }

  /** The outcome of one item. Rejects with `BatchFullError` if the queue is full. */
  submit(item: I): Promise<O> {
    if (this.#queue.length >= this.#limits.waiting) return Promise.reject(new BatchFullError('too many are waiting'));
    return new Promise((resolve, reject) => {
      this.#queue.push({ item, resolve, reject, span: openSpan() });
      if (this.#mayStart(this.#running)) void this.#drain();
    });
  }

  /** Whether the next batch may be sent while so many others are in progress. */
  #mayStart(others: number): boolean {
    const beside = Math.min(Math.max(LEAST_SECOND_BATCH, this.#underWay), this.#limits.size);
    return this.#queue.length >= (others === 0 ? 1 : beside) && others < CONCURRENT_BATCHES;
  }

  async #drain(): Promise<void> {
    this.#running += 1;
    while (this.#mayStart(this.#running - 1)) {
      const batch = this.#queue.slice(0, this.#limits.size);
      this.#queue = this.#queue.slice(this.#limits.size);
      this.#underWay += batch.length;
      await this.#settle(batch);
      this.#underWay -= batch.length;
    }
    this.#running -= 1;
  }

  async #settle(batch: readonly Waiting<I, O>[]): Promise<void> {
    try {
      const spans = batch.flatMap(({ span }) => span ?? []);
      const outcomes = await linked('batch', { items: batch.length }, spans, () =>
        this.#send(batch.map((one) => one.item)),
      );
      for (const [index, one] of batch.entries()) one.resolve(outcomes[index] as O);
    } catch (error) {
      // What happened to a lost connection happened to each item alike, and of a commit nobody knows: nothing is sent again.
      if (batch.length === 1 || outageOf(error) === 'database') {
        for (const one of batch) one.reject(error);
        return;
      }
      const middle = batch.length >> 1;
      await this.#settle(batch.slice(0, middle));
      await this.#settle(batch.slice(middle));
    }
  }
}
