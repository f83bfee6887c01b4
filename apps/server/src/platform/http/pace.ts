import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { defineBound } from '../bounds.ts';

/** The size of a token bucket, and the tokens that return each second. */
interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** The rates of a session: for all requests, and for the reads that cost the server most. */
interface SessionPace {
  readonly any: Rate;
  readonly dear: Rate;
}

/** Sustained requests a second of one session: far above a person, whose busiest screen sends 15 at once. */
export const SESSION_PACE = defineBound({
  name: 'session-pace',
  value: 30,
  unit: 'requests a second',
  per: 'session',
  about: 'for long (`SESSION_PACE`); ten times as many at once. Dear reads: a sixth for long, twice as many at once',
});

/** The rates of a session at this many requests a second. */
export const paceOf = (perSecond: number): SessionPace => ({
  any: { burst: perSecond * 10, perSecond },
  dear: { burst: perSecond * 2, perSecond: perSecond / 6 },
});

interface Bucket {
  left: number;
  at: number;
}

const KEPT_AT_MOST = 50_000;

/** Token buckets: each request takes a token, and tokens return with time. */
class Buckets {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  /** Takes a token. Returns 0, or the seconds until one is available. */
  take(key: string): number {
    const { burst, perSecond } = this.#rate;
    const at = this.#now();
    const bucket = this.#buckets.get(key) ?? { left: burst, at };
    bucket.left = Math.min(burst, bucket.left + ((at - bucket.at) / 1_000) * perSecond);
    bucket.at = at;
    this.#keep(key, bucket);
    if (bucket.left < 1) return Math.ceil((1 - bucket.left) / perSecond);
    bucket.left -= 1;
    return 0;
  }

  /** Buckets that were unused longest are removed first, because they are full again by then. */
  #keep(key: string, bucket: Bucket): void {
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    if (this.#buckets.size <= KEPT_AT_MOST) return;
    const [oldest] = this.#buckets.keys();
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}

/** Counts the requests of each session: `tooFrequent` with the seconds to wait. */
export class Pacer {
  readonly #any: Buckets;
  readonly #dear: Buckets;

  constructor({ any, dear }: SessionPace, now: () => number = () => performance.now()) {
    this.#any = new Buckets(any, now);
    this.#dear = new Buckets(dear, now);
  }

  admit(session: string, isDear: boolean): Result<void> {
    const seconds = Math.max(this.#any.take(session), isDear ? this.#dear.take(session) : 0);
    return seconds > 0 ? refuse('tooFrequent', { seconds }) : accept(undefined);
  }
}
