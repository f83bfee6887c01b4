import type { ReadKey } from '@greenhall/contract/shared/route';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { usePollOf } from '../live/state.ts';
import { STABLE_ROWS } from '../query.ts';
import type { DeskRoute } from '../rights.tsx';
import { type FrozenPage, freezeRows, type Page, pageAsRead } from './frozen-rows.ts';

const EVERY_MS = 15_000;

interface Asked<T> {
  /** Its route, and what it is asked for. */
  readonly name: readonly [ReadKey | DeskRoute, ...unknown[]];
  readonly cursor: string | undefined;
  readonly read: (cursor: string | undefined) => Promise<Page<T>>;
  readonly rowKey: (row: T) => string;
  /** What was answered stands: each read is logged. */
  readonly isReadOnce: boolean;
}

/** A page with the opening of the list for which it was read. */
interface Kept<T> extends FrozenPage<T> {
  readonly opening: string;
}

/**
 * Reads a page of a list again, at events or again and again, and keeps its rows where they are. It is shown as it is now when it has just been opened,
 * after an act of one's own, and when that is asked for.
 */
export function useFrozenPage<T>({ name, cursor, read, rowKey, isReadOnce }: Asked<T>) {
  const queries = useQueryClient();
  const poll = usePollOf(name[0], EVERY_MS);
  const list = JSON.stringify(name);
  const [visit, setVisit] = useState({ list, number: 1 });
  if (visit.list !== list) setVisit({ list, number: visit.number + 1 });
  const opening = `${useId()} ${visit.number}`;
  const queryKey = [...name, { cursor: cursor ?? null }];
  const page = useQuery({
    queryKey,
    queryFn: async (): Promise<Kept<T>> => {
      const isChanged = queries.getQueryState(queryKey)?.isInvalidated;
      const latest = await read(cursor);
      const kept = queries.getQueryData<Kept<T>>(queryKey);
      const isAsRead = !kept || isChanged || kept.opening !== opening;
      return { opening, ...(isAsRead ? pageAsRead(latest) : freezeRows(kept, latest, rowKey)) };
    },
    meta: STABLE_ROWS,
    // The page before stays until the next one is there, and nothing of a list that was asked for something else.
    placeholderData: (before, of) =>
      of && JSON.stringify(of.queryKey.slice(0, -1)) === list && of.queryKey.length === queryKey.length
        ? before
        : undefined,
    ...(isReadOnce ? { staleTime: Infinity, refetchOnWindowFocus: false } : { refetchInterval: poll }),
  });
  return {
    kept: page.isPlaceholderData ? undefined : page.data,
    shown: page.data?.shown,
    isMoving: page.isPlaceholderData,
    error: page.error,
    refetch: page.refetch,
    showLatest: () => queries.setQueryData<Kept<T>>(queryKey, (now) => now && { ...now, shown: now.latest }),
  };
}
