import type { ReadKey } from '@greenhall/contract/shared/route';
import { queryClient } from './query.ts';

/** Asks the server again for these reads, where they are shown. What a write changes is refreshed by `api` itself. */
export function refresh(...reads: readonly ReadKey[]): void {
  for (const route of reads) void queryClient.invalidateQueries({ queryKey: [route] });
}

const SOON_MS = 100;
const soon = new Set<ReadKey>();

/** As `refresh`, for news that come in bursts: what is asked for again and again within a moment is asked for once. */
export function refreshSoon(...reads: readonly ReadKey[]): void {
  if (soon.size === 0)
    setTimeout(() => {
      refresh(...soon);
      soon.clear();
    }, SOON_MS);
  for (const route of reads) soon.add(route);
}
