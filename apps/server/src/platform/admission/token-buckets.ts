/** The size of a token bucket, and the tokens that return each second. */
export interface RateLimit {
  readonly burst: number;
  readonly perSecond: number;
}

const KEPT_AT_MOST = 50_000;

/** A clock that is never set, in milliseconds. */
export const monotonic = (): number => performance.now();

/** A token bucket for each key: each use takes a token, and tokens return with time. They are kept in the memory of this process. */
export class TokenBuckets {
  readonly #limit: RateLimit;
  readonly #now: () => number;
  readonly #buckets = new Map<string, { readonly tokens: number; readonly at: number }>();

  constructor(limit: RateLimit, now: () => number = monotonic) {
    this.#limit = limit;
    this.#now = now;
  }

  /** Takes a token. Returns 0, or the milliseconds until one is available; then none was taken. */
  take(key: string): number {
    const tokens = this.#tokensOf(key);
    return tokens < 1 ? this.#msFor(1 - tokens) : this.reserve(key);
  }

  /** Takes a token, if need be one that is not there yet. Returns the milliseconds until it is. */
  reserve(key: string): number {
    const tokens = this.#tokensOf(key) - 1;
    // Buckets that were unused longest come first and are removed first, because they are full again by then.
    this.#buckets.delete(key);
    this.#buckets.set(key, { tokens, at: this.#now() });
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > KEPT_AT_MOST && oldest !== undefined) this.#buckets.delete(oldest);
    return this.#msFor(-tokens);
  }

  #msFor(missing: number): number {
    return missing > 0 ? Math.ceil((missing / this.#limit.perSecond) * 1_000) : 0;
  }

  #tokensOf(key: string): number {
    const { burst, perSecond } = this.#limit;
    const kept = this.#buckets.get(key);
    return kept ? Math.min(burst, kept.tokens + ((this.#now() - kept.at) / 1_000) * perSecond) : burst;
  }
}
