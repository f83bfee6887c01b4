import type { RequestInput, Reply } from '@greenhall/client/route-input';
import type { ClientKey } from '@greenhall/contract/generated/paths';
import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { api } from './api.ts';
import { pollOf, useLiveState } from '../live/live-state.ts';

type Call<K extends ClientKey> = (route: K, ask: object) => Promise<Reply<K>>;

type Page = { readonly items: readonly unknown[]; readonly next?: string | undefined };
/** The routes that answer in pages. */
export type PagedKey = {
  [K in ClientKey]: Reply<K> extends Page ? (RequestInput<K> extends { query?: object } ? K : never) : never;
}[ClientKey];
export type ItemOf<K extends PagedKey> = Reply<K> extends { readonly items: readonly (infer T)[] } ? T : never;
export type Pages<K extends PagedKey> = UseInfiniteQueryResult<InfiniteData<Reply<K>, string | undefined>>;

/** Reads a list page by page; `params` are those of a list that belongs to one entity. */
export function usePages<K extends PagedKey>(route: K, query: object = {}, params?: object): Pages<K> {
  const poll = useLiveState((state) => pollOf(state, route));
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
    refetchInterval: poll,
  });
}
