/** Too much work is waiting already; the caller may try again. */
export class BusyError extends Error {
  override name = 'BusyError';
}

interface Waiting {
  readonly start: () => void;
}

/** Runs a bounded number of tasks at a time. The others wait in two queues, of which the first has priority. */
export class WorkQueue {
  readonly #atOnce: number;
  readonly #most: { readonly first: number; readonly second: number };
  readonly #waitMs: number;
  readonly #waiting = { first: [] as Waiting[], second: [] as Waiting[] };
  #running = 0;

  /** `most` is how many tasks may wait in each queue, `waitMs` how long. */
  constructor(atOnce: number, most: { first: number; second: number }, waitMs: number) {
    this.#atOnce = atOnce;
    this.#most = most;
    this.#waitMs = waitMs;
  }

  /** How many tasks wait. */
  get waiting(): number {
    return this.#waiting.first.length + this.#waiting.second.length;
  }

  /** Runs a task when it is its turn. Throws `BusyError` if its queue is full or its turn does not come in time. */
  async run<T>(rank: 'first' | 'second', work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) await this.#turn(rank);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.first.shift() ?? this.#waiting.second.shift();
      // The slot is passed on directly, so that a new caller cannot take it before those who wait.
      if (next) next.start();
      else this.#running -= 1;
    }
  }

  #turn(rank: 'first' | 'second'): Promise<void> {
    const queue = this.#waiting[rank];
    if (queue.length >= this.#most[rank]) throw new BusyError('too many wait already');
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1);
        reject(new BusyError('the turn did not come in time'));
      }, this.#waitMs);
      queue.push(waiting);
    });
  }
}
