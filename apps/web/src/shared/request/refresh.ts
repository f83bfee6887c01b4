import type { ReadKey } from '@greenhall/contract/shared/route';
import { isAskedSince, queryClient } from './query.ts';

/** Reads these routes again where they are shown. `api` itself refreshes what a write changes. */
export function refreshReads(...reads: readonly ReadKey[]): void {
  for (const route of reads) void queryClient.invalidateQueries({ queryKey: [route] });
}

/** Reads again whatever is shown and out of date, or could not be read. */
export function refetchStale(): void {
  void queryClient.refetchQueries({ type: 'active', predicate: (query) => query.isStale() });
}

/** Reads again whatever is shown and was asked for before a moment (ms since the epoch), save for what is read once. */
export function refetchShown(moment: number): void {
  void queryClient.refetchQueries({
    type: 'active',
    predicate: (query) => query.meta?.['isReadOnce'] !== true && !isAskedSince(query, moment),
  });
}
