import type { RequestInput, Reply } from '@greenhall/client/route-input';
import type { ClientKey } from '@greenhall/contract/generated/paths';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { pollOf, useLiveState } from '../live/live-state.ts';
import { queryClient } from './query.ts';
import { api } from './api.ts';

type Call<K extends ClientKey> = (route: K, ask: object) => Promise<Reply<K>>;

/** Milliseconds between two reads of what nobody announces but others may change while it is being looked at. */
export const READ_AGAIN_MS = 20_000;

export interface ReadOptions {
  enabled?: boolean;
  /** Reads again at this interval (ms) while the screen is visible and no event announces what has changed. */
  every?: number;
  /** The answer stays valid as long as the screen is open, until it is read again explicitly. */
  isReadOnce?: boolean;
}

/** Reads a route. Screens that read the same share the answer. */
export function useRead<K extends ClientKey>(
  route: K,
  ask: RequestInput<K>,
  { enabled = true, every, isReadOnce = false }: ReadOptions = {},
): UseQueryResult<Reply<K>> {
  const poll = useLiveState((state) => pollOf(state, route, every));
  return useQuery({
    queryKey: [route, ask],
    queryFn: ({ signal }) => (api as unknown as Call<K>)(route, { ...ask, signal }),
    enabled,
    refetchInterval: poll,
    ...(isReadOnce ? { staleTime: Infinity, gcTime: 0, meta: { isReadOnce: true } } : {}),
  });
}

/** Starts to read what a screen shows first, while the screen itself is loading. */
export function startReading(route: ClientKey, ask: object = {}): void {
  void queryClient.prefetchQuery({
    queryKey: [route, ask],
    queryFn: ({ signal }) => (api as unknown as Call<ClientKey>)(route, { ...ask, signal }),
  });
}
