import type { Route } from '@greenhall/contract/shared/route';
import { defineBound } from '../bounds.ts';
import type { Queue } from '../operations/this-process.ts';

/** In which order requests are refused while there are too many; those of the last rank never are. */
export type Rank = 'dear' | 'read' | 'write' | 'vital';

const LOOP_DELAY_MS = defineBound({
  name: 'loop-delay',
  value: 250,
  unit: 'ms',
  per: 'process',
  about: 'delay of the event loop (99th percentile of a second), above which requests are refused by rank',
});
const STAY_MS = defineBound({
  name: 'request-stay',
  value: 350,
  unit: 'ms',
  per: 'process',
  about:
    'how long a request will stay, by those that are there and those answered a second, above which dear reads are refused; at half as much more other reads, at twice as much writes',
});
/** Fewer than these at once are soon answered. */
const MANY = 64;
/** How much more is refused in a second while the loop is late, and less while it is not; a rank is 1. */
const STEP = 1;
/** Below this part of the delay less is refused; between the two it stays as it is. */
const CALM = 0.5;
/** Some writes are always let through, or nothing would tell that there is room again. */
const MOST = 2.95;
const RETRY_SECONDS = { least: 1, most: 5 };
const ORDER = { dear: 0, read: 1, write: 2, vital: Number.POSITIVE_INFINITY } as const;
/** How many times too much may wait before a request of the rank is refused. */
const PATIENCE = { dear: 1, read: 1.5, write: 2, vital: Number.POSITIVE_INFINITY } as const;

export const rankOf = ({ cost, isVital, method }: Pick<Route, 'cost' | 'isVital' | 'method'>): Rank => {
  if (isVital) return 'vital';
  if (cost !== undefined) return 'dear';
  return method === 'GET' ? 'read' : 'write';
};

const WINDOW_MS = 250;

/** What is left of a rate after a window in which it was not reached again. */
const FADES = 0.8;

/**
 * How long a request that arrives will take (Little's law): as many as are in flight, at the rate at which requests were answered while
 * there were many. What was answered while there were few says nothing of that.
 */
class SojournTime {
  readonly #now: () => number;
  #inFlight = 0;
  #answered = 0;
  #since: number;
  #hadMany = false;
  #perMs = Number.POSITIVE_INFINITY;

  constructor(now: () => number) {
    this.#now = now;
    this.#since = now();
  }

  begin(): void {
    this.#inFlight += 1;
  }

  end(): void {
    this.#inFlight -= 1;
    this.#answered += 1;
  }

  get ms(): number {
    const window = this.#now() - this.#since;
    if (window >= WINDOW_MS) this.#learn(window);
    return this.hasMany ? this.#inFlight / this.#perMs : 0;
  }

  get hasMany(): boolean {
    return this.#inFlight >= MANY;
  }

  #learn(window: number): void {
    const rate = this.#answered / window;
    if (this.hasMany && this.#hadMany && window < 2 * WINDOW_MS)
      this.#perMs = Number.isFinite(this.#perMs) ? Math.max(rate, this.#perMs * FADES) : rate;
    this.#hadMany = this.hasMany;
    this.#answered = 0;
    this.#since += window;
  }
}

/**
 * Decides which requests are refused while this process has more to do than it can: the dear reads first, then the other reads, then the
 * writes. How long requests will stay and how many wait in a queue decides at once; while the event loop is late and many are there, more
 * and more are refused.
 * Rule: shared#shedding.
 */
export class LoadShedder {
  readonly #queues: () => readonly Queue[];
  readonly #sojourn: SojournTime;
  readonly #draw: () => number;
  #level = 0;
  #wasLate = false;

  constructor(queues: () => readonly Queue[], { now = () => performance.now(), draw = Math.random } = {}) {
    this.#queues = queues;
    this.#sojourn = new SojournTime(now);
    this.#draw = draw;
  }

  /** Learns how late the event loop was in the last second. Once is no reason: something else may have taken a moment. */
  observe(loopDelayMs: number): void {
    const isLate = loopDelayMs > LOOP_DELAY_MS;
    if (isLate && this.#wasLate) this.#level = Math.min(MOST, this.#level + STEP);
    else if (loopDelayMs < LOOP_DELAY_MS * CALM) this.#level = Math.max(0, this.#level - STEP);
    this.#wasLate = isLate;
  }

  /** The seconds after which a request of this rank may be sent again; `undefined` if it is admitted, and then it is in flight until `end`. */
  admit(rank: Rank): number | undefined {
    const isLate = this.#sojourn.hasMany && this.#draw() < this.#level - ORDER[rank];
    if (!isLate && !this.#isFull(PATIENCE[rank])) {
      this.#sojourn.begin();
      return undefined;
    }
    const { least, most } = RETRY_SECONDS;
    return least + Math.floor(this.#draw() * (most - least + 1));
  }

  /** A request that was admitted is answered, or its caller has gone. */
  end(): void {
    this.#sojourn.end();
  }

  #isFull(patience: number): boolean {
    return (
      this.#sojourn.ms > STAY_MS * patience ||
      this.#queues().some(({ waiting, most }) => waiting > (most / 2) * patience)
    );
  }
}
