import type { Ask, Asks, Reply } from '@greenhall/client/ask';
import type { ReadKey } from '@greenhall/contract/shared/route';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { api } from './api.ts';

interface ReadManner {
  /** Looks again every so many milliseconds. */
  readonly every?: number;
  /** What was answered stands: the read is recorded as an inspection each time. */
  readonly isReadOnce?: boolean;
  /** Forgotten as soon as it is no longer shown, so that it is read anew the next time. */
  readonly isBrief?: boolean;
}

/** Reads a route; a write that changes it reads it again. */
export function useRead<K extends ReadKey>(
  route: K,
  ask: Ask<K>,
  { every, isReadOnce = false, isBrief = false }: ReadManner = {},
): UseQueryResult<Reply<K>> {
  return useQuery({
    queryKey: [route, ask],
    queryFn: () => api<K>(route, ...([ask] as unknown as Asks<K>)),
    ...(every ? { refetchInterval: every } : {}),
    ...(isBrief ? { gcTime: 0 } : {}),
    ...(isReadOnce ? { staleTime: Infinity, refetchOnWindowFocus: false } : {}),
  });
}
