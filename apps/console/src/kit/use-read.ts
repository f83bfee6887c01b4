import type { RequestInput, RouteInput, Reply } from '@greenhall/client/route-input';
import type { ReadKey } from '@greenhall/contract/shared/route';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { api } from './api.ts';
import { usePollOf } from './live/state.ts';

interface ReadManner {
  /** Looks again every so many milliseconds, where no event tells of a change. */
  readonly every?: number;
  /** What was answered stands: the read is recorded as an inspection each time. */
  readonly isReadOnce?: boolean;
  /** Forgotten as soon as it is no longer shown, so that it is read anew the next time. */
  readonly isBrief?: boolean;
}

/** Reads a route; a write that changes it reads it again. */
export function useRead<K extends ReadKey>(
  route: K,
  ask: RequestInput<K>,
  { every, isReadOnce = false, isBrief = false }: ReadManner = {},
): UseQueryResult<Reply<K>> {
  const poll = usePollOf(route, every ?? 0);
  return useQuery({
    queryKey: [route, ask],
    queryFn: () => api<K>(route, ...([ask] as unknown as RouteInput<K>)),
    ...(every ? { refetchInterval: poll } : {}),
    ...(isBrief ? { gcTime: 0 } : {}),
    ...(isReadOnce ? { staleTime: Infinity, refetchOnWindowFocus: false } : {}),
  });
}
