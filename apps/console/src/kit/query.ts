import type { ReadKey } from '@greenhall/contract/shared/route';
import { busyMs, isRefusedBy } from '@greenhall/client/refused';
import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';

const SESSION: ReadKey = 'admin.session';

/** Reads again who is signed in with which roles, and whether anybody is. */
export const rereadSession = (): void => void queries.invalidateQueries({ queryKey: [SESSION] });

/** A read or an act that finds the session ended makes the console look at it, which asks to sign in again. */
function noticeEnd(error: unknown, read?: unknown): void {
  if (read !== SESSION && isRefusedBy(error, 'notSignedIn')) rereadSession();
}

export const queries: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, { queryKey: [read] }) => noticeEnd(error, read) }),
  mutationCache: new MutationCache({ onError: (error) => noticeEnd(error) }),
  // Without a connection a call fails and can be tried again, instead of waiting for one unseen; once there is one, it is.
  defaultOptions: {
    queries: {
      networkMode: 'always',
      // Only of a server that is busy for a moment.
      retry: (failures, error) => failures < 2 && busyMs(error) !== undefined,
      retryDelay: (_failures, error) => busyMs(error) ?? 0,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
});

/** Marks the reading of a list whose rows stay where they are when it is read again. */
export const STABLE_ROWS = { keepsRows: true } as const;
const keepsRows = ({ meta }: Query): boolean => meta?.['keepsRows'] === true;

/** Reads again what others have changed. Lists stay as they are shown and tell what is new. */
export function readAgain(queryKey: readonly string[]): void {
  void queries.invalidateQueries({ queryKey, predicate: (read) => !keepsRows(read) });
  void queries.refetchQueries({ queryKey, type: 'active', predicate: keepsRows });
}

/** Asks the server again for these reads, where they are shown, and for what waits, which most acts and events change. */
export function refresh(reads: readonly ReadKey[]): void {
  for (const route of [...reads, 'admin.queues', 'admin.decisions'] as const)
    void queries.invalidateQueries({ queryKey: [route] });
}
