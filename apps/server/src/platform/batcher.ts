/** Too many wait for the next batch. */
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
}

/** Batches under way at once, at most. */
const LANES = 2;
/** What a second batch has at least: what a batch costs, whatever its size, is then little beside its items. */
const WORTH = 32;

/**
 * Collects what arrives while a batch is under way and sends it as the next one: no timer, so a lone caller never
 * waits. A second batch starts beside the first when as many wait as are under way, so that one is prepared while the
 * other is written; few beside many would be slower than one after the other. When a batch fails as a whole its halves
 * are tried, down to single items, so that a bad one falls alone.
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

  /** The outcome of one item. Rejects with `BatchFullError` when too many wait. */
  submit(item: I): Promise<O> {
    if (this.#queue.length >= this.#limits.waiting) return Promise.reject(new BatchFullError('too many are waiting'));
    return new Promise((resolve, reject) => {
      this.#queue.push({ item, resolve, reject });
      if (this.#mayStart(this.#running)) void this.#drain();
    });
  }

  /** Whether the next batch may be sent beside so many others. */
  #mayStart(others: number): boolean {
    const beside = Math.min(Math.max(WORTH, this.#underWay), this.#limits.size);
    return this.#queue.length >= (others === 0 ? 1 : beside) && others < LANES;
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
      const outcomes = await this.#send(batch.map((one) => one.item));
      for (const [index, one] of batch.entries()) one.resolve(outcomes[index] as O);
    } catch (error) {
      if (batch.length === 1) return batch[0]?.reject(error);
      const middle = batch.length >> 1;
      await this.#settle(batch.slice(0, middle));
      await this.#settle(batch.slice(middle));
    }
  }
}
