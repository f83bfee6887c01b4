/** The size of a token bucket, and the tokens that return each second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  left: number;
  at: number;
}

const KEPT_AT_MOST = 50_000;

/** A clock that is never set, in milliseconds. */
export const monotonic = (): number => performance.now();

/** Token buckets: each use takes a token, and tokens return with time. They are kept in memory, for each process apart. */
export class Buckets {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate, now: () => number = monotonic) {
    this.#rate = rate;
    this.#now = now;
  }

  /** Takes a token. Returns 0, or the milliseconds until one is available; then none was taken. */
  take(key: string): number {
    const bucket = this.#filled(key);
    if (bucket.left < 1) return this.#until(1 - bucket.left);
    bucket.left -= 1;
    return 0;
  }

  /** Takes a token, if need be one that is not there yet. Returns the milliseconds until it is. */
  reserve(key: string): number {
    const bucket = this.#filled(key);
    bucket.left -= 1;
    return this.#until(-bucket.left);
  }

  #until(missing: number): number {
    return missing > 0 ? Math.ceil((missing / this.#rate.perSecond) * 1_000) : 0;
  }

  #filled(key: string): Bucket {
    const { burst, perSecond } = this.#rate;
    const at = this.#now();
    const bucket = this.#buckets.get(key) ?? { left: burst, at };
    bucket.left = Math.min(burst, bucket.left + ((at - bucket.at) / 1_000) * perSecond);
    bucket.at = at;
    this.#keep(key, bucket);
    return bucket;
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
