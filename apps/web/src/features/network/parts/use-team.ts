import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../shared/request/api.ts';

/** Whom a member of the own team referred, page after page. */
export function useTeam(id: string) {
  return useInfiniteQuery({
    queryKey: ['network.team', id],
    queryFn: ({ pageParam, signal }) =>
      api('network.team', { params: { id }, query: pageParam === undefined ? {} : { cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
  });
}
