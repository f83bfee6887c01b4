import type { ReadKey } from '@greenhall/contract/shared/route';
import { isRefusedBy } from '@greenhall/client/refused';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

const SESSION: ReadKey = 'admin.session';

/** A read or an act that finds the session ended makes the console look at it, which asks to sign in again. */
function noticeEnd(error: unknown, read?: unknown): void {
  if (read !== SESSION && isRefusedBy(error, 'notSignedIn')) void queries.invalidateQueries({ queryKey: [SESSION] });
}

export const queries: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, { queryKey: [read] }) => noticeEnd(error, read) }),
  mutationCache: new MutationCache({ onError: (error) => noticeEnd(error) }),
  // Without a connection a call fails and can be tried again, instead of waiting for one unseen.
  defaultOptions: {
    queries: { networkMode: 'always', retry: false, refetchOnWindowFocus: true },
    mutations: { networkMode: 'always' },
  },
});

/** Asks the server again for these reads, where they are shown, and for what waits, which most acts and events change. */
export function refresh(reads: readonly ReadKey[]): void {
  for (const route of [...reads, 'admin.queues'] as const) void queries.invalidateQueries({ queryKey: [route] });
}
