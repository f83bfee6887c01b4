/** Too much work is waiting already; the caller may try again. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/** Of tasks of the second rank, none starts while one of the first waits. */
type Rank = 'first' | 'second';

/** Runs a bounded number of tasks at a time, some of them of the second rank. The others wait in two queues, of which the first has priority. */
export class ConcurrencyLimit {
  readonly #atOnce: number;
  readonly #most: { readonly first: number; readonly second: number };
  readonly #waitMs: number;
  readonly #secondAtOnce: number;
  readonly #waiting = { first: [] as (() => void)[], second: [] as (() => void)[] };
  readonly #running = { first: 0, second: 0 };

  /** `most` is how many tasks may wait in each queue, `waitMs` how long; of the second rank `secondAtOnce` run at a time. */
  constructor(atOnce: number, most: { first: number; second: number }, waitMs: number, secondAtOnce = atOnce) {
    this.#atOnce = atOnce;
    this.#secondAtOnce = secondAtOnce;
    this.#most = most;
    this.#waitMs = waitMs;
  }

  /** How many tasks wait. */
  get waiting(): number {
    return this.#waiting.first.length + this.#waiting.second.length;
  }

  /** How many tasks may wait. */
  get most(): number {
    return this.#most.first + this.#most.second;
  }

  /** Runs a task when it is its turn. Throws `BusyError` if its queue is full or its turn does not come in time. */
  async run<T>(rank: Rank, work: () => Promise<T>): Promise<T> {
    if (this.#hasRoom(rank)) this.#running[rank] += 1;
    else await this.#turn(rank);
    try {
      return await work();
    } finally {
      this.#running[rank] -= 1;
      this.#startNext();
    }
  }

  #hasRoom(rank: Rank): boolean {
    const { first, second } = this.#running;
    return first + second < this.#atOnce && (rank === 'first' || second < this.#secondAtOnce);
  }

  /** The place is taken here, so that a new caller cannot take it before those who wait. */
  #startNext(): void {
    for (const rank of ['first', 'second'] as const) {
      if (!this.#hasRoom(rank)) continue;
      const next = this.#waiting[rank].shift();
      if (!next) continue;
      this.#running[rank] += 1;
      next();
      return;
    }
  }

  #turn(rank: Rank): Promise<void> {
    const queue = this.#waiting[rank];
    if (queue.length >= this.#most[rank]) throw new BusyError('too many wait already');
    return new Promise((resolve, reject) => {
      const start = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(start), 1);
        reject(new BusyError('the turn did not come in time'));
      }, this.#waitMs);
      queue.push(start);
    });
  }
}
