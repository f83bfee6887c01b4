import type { ReadKey } from '@greenhall/contract/shared/route';
import { queryClient } from './query.ts';

/** Reads these routes again where they are shown. `api` itself refreshes what a write changes. */
export function refreshReads(...reads: readonly ReadKey[]): void {
  for (const route of reads) void queryClient.invalidateQueries({ queryKey: [route] });
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
