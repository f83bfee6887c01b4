import type { ReadKey } from '@greenhall/contract/shared/route';
import { QueryClient } from '@tanstack/react-query';

export const queries = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: true } } });

/** Asks the server again for these reads, where they are shown, and for what waits, which most acts and events change. */
export function refresh(reads: readonly ReadKey[]): void {
  for (const route of [...reads, 'admin.queues'] as const) void queries.invalidateQueries({ queryKey: [route] });
}
