import type { ReadKey } from '@greenhall/contract/shared/route';
import { queryClient } from './query.ts';

/** Reads these routes again where they are shown. `api` itself refreshes what a write changes. */
export function refreshReads(...reads: readonly ReadKey[]): void {
  for (const route of reads) void queryClient.invalidateQueries({ queryKey: [route] });
}

/** Reads again whatever is shown and out of date, or could not be read. */
export function refetchStale(): void {
  void queryClient.refetchQueries({ type: 'active', predicate: (query) => query.isStale() });
}

/** Reads again whatever is shown, save for what is read once. */
export function refetchShown(): void {
  void queryClient.refetchQueries({ type: 'active', predicate: ({ meta }) => meta?.['isReadOnce'] !== true });
}

const SOON_MS = 100;
const soon = new Set<ReadKey>();

/** Like `refreshReads`, for events that come in bursts: repeated calls within a moment cause one read. */
export function refreshSoon(...reads: readonly ReadKey[]): void {
  if (soon.size === 0)
    setTimeout(() => {
      refreshReads(...soon);
      soon.clear();
    }, SOON_MS);
  for (const route of reads) soon.add(route);
}
