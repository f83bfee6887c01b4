import type { ReadKey } from '@greenhall/contract/shared/route';
import { refetchShown, refreshReads } from '../request/refresh.ts';
import { useStore } from '../session/store.ts';

/** One event is read soon; what comes within half a second after a read is read together. */
const SOON_MS = 100;
const TOGETHER_MS = 500;

/** Who has left by then, as for another account, reads nothing. */
const isStillThere = () => useStore.getState().LoginState;

const routes = new Set<ReadKey>();
let readAt = 0;
let newest = 0;

/** Like `refreshReads`, for events, which come in bursts. */
export function refreshSoon(...reads: readonly ReadKey[]): void {
  if (routes.size === 0)
    setTimeout(
      () => {
        readAt = Date.now();
        if (isStillThere()) refreshReads(...routes);
        routes.clear();
      },
      Math.min(TOGETHER_MS, Math.max(SOON_MS, readAt + TOGETHER_MS - Date.now())),
    );
  for (const route of reads) routes.add(route);
}

/** Like `refetchShown`, for the channels of a page, which are joined together. */
export function refetchSoon(moment: number): void {
  if (newest === 0)
    setTimeout(() => {
      if (isStillThere()) refetchShown(newest);
      newest = 0;
    }, TOGETHER_MS);
  newest = Math.max(newest, moment);
}
