import type { Ask, Reply } from '@greenhall/client/ask';
import type { ClientKey } from '@greenhall/contract/generated/paths';
import {
  type InfiniteData,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query';
import { queryClient } from './query.ts';
import { api } from './api.ts';

type Call<K extends ClientKey> = (route: K, ask: object) => Promise<Reply<K>>;

/** Milliseconds between two reads of figures that others can change. */
export const LIVE_POLL_MS = 20_000;

export interface ReadManner {
  enabled?: boolean;
  /** Reads again at this interval, in milliseconds, while the screen is visible. */
  every?: number;
  /** The answer stays valid as long as the screen is open, until it is read again explicitly. */
  held?: boolean;
}

/** Reads a route. Screens that read the same share the answer. */
export function useRead<K extends ClientKey>(
  route: K,
  ask: Ask<K>,
  { enabled = true, every, held = false }: ReadManner = {},
): UseQueryResult<Reply<K>> {
  return useQuery({
    queryKey: [route, ask],
    queryFn: ({ signal }) => (api as unknown as Call<K>)(route, { ...ask, signal }),
    enabled,
    ...(every ? { refetchInterval: every } : {}),
    ...(held ? { staleTime: Infinity, gcTime: 0 } : {}),
  });
}

type Page = { readonly items: readonly unknown[]; readonly next?: string | undefined };
/** The routes that answer in pages. */
export type PagedKey = {
  [K in ClientKey]: Reply<K> extends Page ? (Ask<K> extends { query?: object } ? K : never) : never;
}[ClientKey];
export type ItemOf<K extends PagedKey> = Reply<K> extends { readonly items: readonly (infer T)[] } ? T : never;
export type Pages<K extends PagedKey> = UseInfiniteQueryResult<InfiniteData<Reply<K>, string | undefined>>;

interface PagesManner extends Pick<ReadManner, 'every'> {
  /** The path parameters of a list that belongs to one thing. */
  params?: object;
}

/** Reads a list page by page. */
export function usePages<K extends PagedKey>(
  route: K,
  query: object = {},
  { every, params }: PagesManner = {},
): Pages<K> {
  return useInfiniteQuery({
    queryKey: [route, 'pages', query, params],
    queryFn: ({ pageParam, signal }) =>
      (api as unknown as Call<K>)(route, {
        ...(params ? { params } : {}),
        query: { ...query, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last as Page).next,
    ...(every ? { refetchInterval: every } : {}),
  });
}

/** Starts to read what a screen shows first, while the screen itself is loading. */
export function startReading(route: ClientKey): void {
  void queryClient.prefetchQuery({
    queryKey: [route, {}],
    queryFn: ({ signal }) => (api as unknown as Call<ClientKey>)(route, { signal }),
  });
}
