import type { ReadKey } from '@greenhall/contract/shared/route';
import { useEffect } from 'react';
import { serverNow } from '../time/server-time.ts';
import { refreshReads } from './refresh.ts';

/** Many wait for the same moment: they read within so long after it (ms). */
const SPREAD_MS = 10_000;
/** What is later than a day is read before it, when the page is returned to. */
const LATEST_MS = 86_400_000;

/** Reads a route again when a moment has come that it named itself: time alone changes the answer then, and no event says so. */
export function useReadWhen(route: ReadKey, at: string | null | undefined): void {
  useEffect(() => {
    const ms = Date.parse(at ?? '') - serverNow();
    if (!(ms > 0 && ms < LATEST_MS)) return;
    const timer = setTimeout(() => refreshReads(route), ms + Math.random() * SPREAD_MS);
    return () => clearTimeout(timer);
  }, [route, at]);
}
