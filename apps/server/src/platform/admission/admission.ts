import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { SECOND } from '@greenhall/domain/shared/time';
import { defineBound } from '../bounds.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import { type RateLimit, TokenBuckets } from './token-buckets.ts';

/** Sustained requests a second of one session: far above a person, whose busiest screen sends 15 at once. */
export const SESSION_RATE = defineBound({
  name: 'session-pace',
  value: 30,
  unit: 'requests a second',
  per: 'session',
  about: 'for long (`SESSION_PACE`); ten times as many at once. Dear reads: a sixth for long, twice as many at once',
});
const SEARCH_RATE = defineBound({
  name: 'search',
  value: 2,
  unit: 'a second',
  per: 'session, otherwise network',
  about: 'searches of the shop for long, 60 at once; more with `SESSION_PACE`',
});
const SEARCHES = defineBound({
  name: 'searching',
  value: 8,
  unit: 'at once',
  per: 'process',
  about: 'searches, those of members first',
});
const STRANGERS_SEARCHES = defineBound({
  name: 'searching-strangers',
  value: 2,
  unit: 'at once',
  per: 'process',
  about: 'of these, searches of strangers',
});
const WAITING = {
  first: defineBound({
    name: 'searching-waiting',
    value: 256,
    unit: 'waiting',
    per: 'process',
    about: 'searches of members whose turn has not come',
  }),
  second: defineBound({
    name: 'searching-waiting-strangers',
    value: 64,
    unit: 'waiting',
    per: 'process',
    about: 'searches of strangers whose turn has not come',
  }),
};
const WAIT_SECONDS = defineBound({
  name: 'searching-wait',
  value: 3,
  unit: 'seconds',
  per: 'search',
  about: 'wait for its turn',
});

/** The rates of a session: for all requests, for the reads that cost the server most, and for searches. */
type SessionLimits = Readonly<Record<'any' | 'dear' | 'search', RateLimit>>;

/** The rates of a session at this many requests a second. */
export const limitsAt = (perSecond: number): SessionLimits => ({
  any: { burst: perSecond * 10, perSecond },
  dear: { burst: perSecond * 2, perSecond: perSecond / 6 },
  search: { burst: perSecond * 2, perSecond: (perSecond / SESSION_RATE) * SEARCH_RATE },
});

const admitAfter = (ms: number): Result<void> =>
  ms > 0 ? refuse('tooFrequent', { seconds: Math.ceil(ms / SECOND) }) : accept(undefined);

/** Admits the requests of callers in this process by their rates, and searches by how many run at once as well. */
export class Admission {
  readonly #any: TokenBuckets;
  readonly #dear: TokenBuckets;
  readonly #search: TokenBuckets;
  readonly #searches = new ConcurrencyLimit(SEARCHES, WAITING, WAIT_SECONDS * SECOND, STRANGERS_SEARCHES);

  constructor({ any, dear, search }: SessionLimits, now?: () => number) {
    this.#any = new TokenBuckets(any, now);
    this.#dear = new TokenBuckets(dear, now);
    this.#search = new TokenBuckets(search, now);
  }

  /** Counts a request of a session. Refuses with `tooFrequent` and the seconds to wait. */
  admit(session: string, isDear: boolean): Result<void> {
    return admitAfter(Math.max(this.#any.take(session), isDear ? this.#dear.take(session) : 0));
  }

  /**
   * Runs a search of a session, or of somebody without one by its network, when it is its turn. Refuses as `admit` does, and throws
   * `BusyError` if too many wait. Rule: shop#search-rate.
   */
  async search<T>(
    who: { readonly session: string } | { readonly network: string },
    search: () => Promise<Result<T>>,
  ): Promise<Result<T>> {
    const isMember = 'session' in who;
    const admitted = admitAfter(this.#search.take(isMember ? who.session : `network:${who.network}`));
    return admitted.ok ? this.#searches.run(isMember ? 'first' : 'second', search) : admitted;
  }
}
