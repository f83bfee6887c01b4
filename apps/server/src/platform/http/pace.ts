import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { SECOND } from '@greenhall/domain/shared/time';
import { defineBound } from '../bounds.ts';
import { Buckets, monotonic, type Rate } from '../buckets.ts';

/** The rates of a session: for all requests, for the reads that cost the server most, and for searches. */
interface SessionPace {
  readonly any: Rate;
  readonly dear: Rate;
  readonly search: Rate;
}

/** Sustained requests a second of one session: far above a person, whose busiest screen sends 15 at once. */
export const SESSION_PACE = defineBound({
  name: 'session-pace',
  value: 30,
  unit: 'requests a second',
  per: 'session',
  about: 'for long (`SESSION_PACE`); ten times as many at once. Dear reads: a sixth for long, twice as many at once',
});

const SEARCH_PACE = defineBound({
  name: 'search',
  value: 2,
  unit: 'a second',
  per: 'session, otherwise network',
  about: 'searches of the shop for long, 60 at once; more with `SESSION_PACE`',
});

/** The rates of a session at this many requests a second. */
export const paceOf = (perSecond: number): SessionPace => ({
  any: { burst: perSecond * 10, perSecond },
  dear: { burst: perSecond * 2, perSecond: perSecond / 6 },
  search: { burst: perSecond * 2, perSecond: (perSecond / SESSION_PACE) * SEARCH_PACE },
});

const refusedFor = (ms: number): Result<void> =>
  ms > 0 ? refuse('tooFrequent', { seconds: Math.ceil(ms / SECOND) }) : accept(undefined);

/** Counts the requests of each session: `tooFrequent` with the seconds to wait. */
export class Pacer {
  readonly #any: Buckets;
  readonly #dear: Buckets;
  readonly #search: Buckets;

  constructor({ any, dear, search }: SessionPace, now: () => number = monotonic) {
    this.#any = new Buckets(any, now);
    this.#dear = new Buckets(dear, now);
    this.#search = new Buckets(search, now);
  }

  admit(session: string, isDear: boolean): Result<void> {
    return refusedFor(Math.max(this.#any.take(session), isDear ? this.#dear.take(session) : 0));
  }

  /** Counts a search of a session or a network. */
  admitSearch(searcher: string): Result<void> {
    return refusedFor(this.#search.take(searcher));
  }
}
