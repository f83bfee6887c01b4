import type { Result } from '@greenhall/domain/shared/result';
import { defineBound } from '../bounds.ts';
import { WorkQueue } from '../work-queue.ts';
import type { Pacer } from './pace.ts';

const AT_ONCE = defineBound({
  name: 'searching',
  value: 8,
  unit: 'at once',
  per: 'process',
  about: 'searches, those of members first',
});
const STRANGERS_AT_ONCE = defineBound({
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
const WAIT_MS =
  1_000 *
  defineBound({
    name: 'searching-wait',
    value: 3,
    unit: 'seconds',
    per: 'search',
    about: 'wait for its turn',
  });

/** Who searches: a session, or somebody without one by its network. */
export type Searcher = { readonly session: string } | { readonly network: string };

/** The searches of a process: paced for each searcher, with a bounded number at once. Rule: shop#search-pace. */
export class SearchLane {
  readonly #pacer: Pacer;
  readonly #queue = new WorkQueue(AT_ONCE, WAITING, WAIT_MS, STRANGERS_AT_ONCE);

  constructor(pacer: Pacer) {
    this.#pacer = pacer;
  }

  /** Searches when it is the turn. Refuses who searches too often, and throws `BusyError` if too many wait. */
  async run<T>(who: Searcher, search: () => Promise<Result<T>>): Promise<Result<T>> {
    const isMember = 'session' in who;
    const admitted = this.#pacer.admitSearch(isMember ? who.session : `network:${who.network}`);
    return admitted.ok ? this.#queue.run(isMember ? 'first' : 'second', search) : admitted;
  }
}
