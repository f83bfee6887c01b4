/** What was asked for waits behind too much else: the caller may try again. */
export class BusyError extends Error {
  override name = 'BusyError';
}

interface Waiting {
  readonly start: () => void;
}

/** A bounded number of works at a time; the others wait in two lines, of which the first goes before the second. */
export class Lane {
  readonly #atOnce: number;
  readonly #most: { readonly first: number; readonly second: number };
  readonly #waitMs: number;
  readonly #lines = { first: [] as Waiting[], second: [] as Waiting[] };
  #running = 0;

  /** `most` is how many may wait in each line, `waitMs` how long. */
  constructor(atOnce: number, most: { first: number; second: number }, waitMs: number) {
    this.#atOnce = atOnce;
    this.#most = most;
    this.#waitMs = waitMs;
  }

  /** How many wait. */
  get waiting(): number {
    return this.#lines.first.length + this.#lines.second.length;
  }

  /** Does a work in its turn. Throws `BusyError` when its line is full, or when its turn does not come in time. */
  async run<T>(line: 'first' | 'second', work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) await this.#turn(line);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#lines.first.shift() ?? this.#lines.second.shift();
      // The place is handed on, so that nobody who comes now takes it from one who waits.
      if (next) next.start();
      else this.#running -= 1;
    }
  }

  #turn(name: 'first' | 'second'): Promise<void> {
    const line = this.#lines[name];
    if (line.length >= this.#most[name]) throw new BusyError('too many wait already');
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        line.splice(line.indexOf(waiting), 1);
        reject(new BusyError('the turn did not come in time'));
      }, this.#waitMs);
      line.push(waiting);
    });
  }
}
