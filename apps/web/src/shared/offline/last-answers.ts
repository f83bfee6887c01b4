import { FAULTS, RequestFault } from '@greenhall/client/request';
import type { ClientKey } from '@greenhall/contract/generated/paths';
import type { Query, QueryCacheNotifyEvent } from '@tanstack/react-query';
import { useConnection } from '../request/connection.ts';
import { queryClient } from '../request/query.ts';
import { refetchStale } from '../request/refresh.ts';
import { settled, withStore } from '../session/device-database.ts';
import { deleteOnDevice, LAST_ANSWERS, readSession, readToken } from '../session/session.ts';
import { isDirectSession, useStore } from '../session/store.ts';
import { isFresh, type LastAnswer, openAnswers, sealAnswers, type SealedAnswers } from './sealed-answers.ts';

/** What can be read without a connection: balances, lists and what is running. Rule: app#without-a-connection. */
const ROUTES: ReadonlySet<unknown> = new Set<ClientKey>([
  'members.me',
  'members.nextStep',
  'messages.list',
  'messages.state',
  'notifications.state',
  'otc.hall',
  'otc.markets',
  'otc.trade',
  'otc.trades',
  'shop.order',
  'shop.orderCounts',
  'shop.orders',
  'stock.earnings',
  'stock.market',
  'wallet.activity',
  'wallet.balances',
  'wallet.bill',
  'wallet.history',
  'wallet.transfers',
]);

const STORE = { database: LAST_ANSWERS, store: 'answers' };
const ROW = 'answers';
/** Milliseconds until an answer that does not come is replaced by the last one. */
const PATIENCE_MS = 4_000;
/** Milliseconds between two attempts while last answers are shown on a device that has a network. */
const AGAIN_MS = 20_000;
/** Milliseconds for which answers are collected before they are stored. */
const COLLECT_MS = 500;

/** Another build may read answers of another form: the first script names all others, so that it tells builds apart. */
const BUILD = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
const ownerOf = (user: string): string => `${user} ${BUILD}`;

const readRow = (): Promise<SealedAnswers | undefined> =>
  withStore(STORE, 'readonly', (rows) => settled<SealedAnswers | undefined>(rows.get(ROW))).catch(() => undefined);

/** Deletes what is older than seven days, or belongs to nobody who is signed in. */
function forgetOld(row: SealedAnswers | undefined, now: number): void {
  if (row && (readToken() === null || !isFresh(row.at, now))) deleteOnDevice(LAST_ANSWERS);
}

/** For a page without a session, or with one that keeps nothing. */
export const forgetOldAnswers = async (now: number): Promise<void> => forgetOld(await readRow(), now);

/** Of a list in pages the first one. */
function firstOf(data: unknown): unknown {
  const { pages, pageParams } = Object(data) as { pages?: readonly unknown[]; pageParams?: readonly unknown[] };
  return pages && pageParams ? { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) } : data;
}

const isNetworkFault = (error: unknown): boolean => error instanceof RequestFault && error.code === FAULTS.network;

type Action = Extract<QueryCacheNotifyEvent, { type: 'updated' }>['action'];

/** Whether the server has said something; a refusal is an answer too. */
function isAnswer(action: Action): boolean {
  if (action.type === 'success') return action.manual !== true;
  return (action.type === 'failed' || action.type === 'error') && !isNetworkFault(action.error);
}

/** The last answers of one user, in this page and on the device. */
class LastAnswersOfUser {
  readonly #user = readSession().userid;
  readonly #answers = new Map<string, LastAnswer>();
  /** The reads that show a last answer, with its moment. */
  readonly #restored = new WeakMap<Query, number>();
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  #collecting = false;

  /** Whether this is still the session for which the page was opened; another tab may have ended it. */
  #isCurrent(): boolean {
    return (
      isDirectSession() && useStore.getState().LoginState && readToken() !== null && readSession().userid === this.#user
    );
  }

  #after(ms: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, ms);
    this.#timers.add(timer);
  }

  /** Begins with what the device has, and with what was read before this code had come. */
  async start(): Promise<void> {
    const row = await readRow();
    forgetOld(row, Date.now());
    const stored = row ? await openAnswers(row, ownerOf(this.#user), Date.now()) : [];
    for (const [hash, answer] of stored) if (!this.#answers.has(hash)) this.#answers.set(hash, answer);
    for (const query of queryClient.getQueryCache().getAll()) {
      if (query.state.data === undefined) this.#watch(query);
      else this.#collect(query);
    }
  }

  readonly follow = (event: QueryCacheNotifyEvent): void => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'success' && action.manual !== true) this.#collect(query);
    else if (action.type === 'fetch') this.#watch(query);
    else if (action.type === 'failed' || action.type === 'error') this.#restoreFailed(query);
    this.#judge(isAnswer(action));
  };

  /** Shows the last answer of a read that failed for want of a network. */
  #restoreFailed(query: Query): void {
    if (isNetworkFault(query.state.fetchFailureReason)) this.#restore(query);
  }

  /** Waits for the answer of a read that has none yet, but not for long. */
  #watch(query: Query): void {
    if (query.state.data !== undefined || query.state.fetchStatus === 'idle') return this.#restoreFailed(query);
    if (!navigator.onLine) return this.#restore(query);
    this.#restoreFailed(query);
    this.#after(PATIENCE_MS, () => this.#restore(query));
  }

  #restore(query: Query): void {
    const last = this.#answers.get(query.queryHash);
    if (!last || query.state.data !== undefined || !this.#isCurrent() || !isFresh(last.at, Date.now())) return;
    this.#restored.set(query, last.at);
    queryClient.setQueryData(query.queryKey, last.data, { updatedAt: last.at });
  }

  #isOld(query: Query): boolean {
    return this.#restored.get(query) === query.state.dataUpdatedAt;
  }

  /** While a last answer is shown there is no connection, whatever the device says: nothing is decided by old figures. */
  #judge(hasAnswered: boolean): void {
    const shown = queryClient.getQueryCache().findAll({ type: 'active' });
    const isOld = shown.some((query) => this.#isOld(query));
    const { isOnline } = useConnection.getState();
    if (isOld && isOnline) useConnection.setState({ isOnline: false });
    if (!isOld && hasAnswered && !isOnline && navigator.onLine) useConnection.setState({ isOnline: true });
  }

  #collect(query: Query): void {
    const { queryKey, queryHash, state, meta } = query;
    if (!ROUTES.has(queryKey[0]) || state.data === undefined || meta?.['isReadOnce'] === true) return;
    if (this.#isOld(query)) return;
    this.#answers.set(queryHash, { at: state.dataUpdatedAt, data: firstOf(state.data) });
    if (this.#collecting) return;
    this.#collecting = true;
    this.#after(COLLECT_MS, () => {
      this.#collecting = false;
      // Where nothing can be stored, the app shows what the network brings.
      this.#store().catch(() => undefined);
    });
  }

  /** Stores the answers beside those of other tabs. */
  async #store(): Promise<void> {
    const now = Date.now();
    const owner = ownerOf(this.#user);
    const row = await readRow();
    for (const [hash, answer] of row ? await openAnswers(row, owner, now) : [])
      if (answer.at > (this.#answers.get(hash)?.at ?? 0)) this.#answers.set(hash, answer);
    const sealed = await sealAnswers(this.#answers, owner, now, row?.key);
    if (!this.#isCurrent()) return;
    const put = async (rows: IDBObjectStore) => {
      // Whoever has signed out meanwhile leaves nothing behind.
      if (this.#isCurrent()) await settled(rows.put(sealed, ROW));
    };
    await withStore(STORE, 'readwrite', put, true);
    if (!this.#isCurrent()) deleteOnDevice(LAST_ANSWERS);
  }

  /** With the connection, what is not shown and is old goes: the next look at it waits for the server. */
  readonly dropHidden = ({ isOnline }: { isOnline: boolean }): void => {
    if (!isOnline) return;
    queryClient.removeQueries({ type: 'inactive', predicate: (query) => this.#isOld(query) });
  };

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    useConnection.setState({ isOnline: navigator.onLine });
  }
}

/**
 * Keeps the last answers of the member on the device, encrypted, and shows them where the server cannot be reached. The returned
 * function ends it. A session that acts for the member keeps nothing.
 */
export function persistAnswers(): () => void {
  if (!isDirectSession()) return () => undefined;
  const answers = new LastAnswersOfUser();
  const ends = [queryClient.getQueryCache().subscribe(answers.follow), useConnection.subscribe(answers.dropHidden)];
  const again = setInterval(() => {
    const isCut = !useConnection.getState().isOnline && navigator.onLine;
    if (isCut && document.visibilityState === 'visible') refetchStale();
  }, AGAIN_MS);
  void answers.start();
  return () => {
    for (const end of ends) end();
    clearInterval(again);
    answers.stop();
  };
}
