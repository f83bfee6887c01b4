import type { ReadKey } from '@greenhall/contract/shared/route';
import { refetchShown, refreshReads } from '../request/refresh.ts';
import { useStore } from '../session/store.ts';

/** What events of half a second cause is read at once. */
const SOON_MS = 500;

/** Who has left by then, as for another account, reads nothing. */
const isStillThere = () => useStore.getState().LoginState;

const routes = new Set<ReadKey>();
let newest = 0;

/** Like `refreshReads`, for events, which come in bursts. */
export function refreshSoon(...reads: readonly ReadKey[]): void {
  if (routes.size === 0)
    setTimeout(() => {
      if (isStillThere()) refreshReads(...routes);
      routes.clear();
    }, SOON_MS);
  for (const route of reads) routes.add(route);
}

/** Like `refetchShown`, for the channels of a page, which are joined together. */
export function refetchSoon(moment: number): void {
  if (newest === 0)
    setTimeout(() => {
      if (isStillThere()) refetchShown(newest);
      newest = 0;
    }, SOON_MS);
  newest = Math.max(newest, moment);
}
