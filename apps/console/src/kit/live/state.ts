import type { LiveConnection } from '@greenhall/client/live-connection';
import { type DeskEventName, DESK_READS } from '@greenhall/contract/generated/desk-live';
import type { ReadKey } from '@greenhall/contract/shared/route';
import { useSyncExternalStore } from 'react';
import type { DeskRoute } from '../rights.tsx';

/** The live connection of this page, and what comes on the channels that it listens to. */
interface LiveState {
  readonly connection: LiveConnection<DeskEventName> | undefined;
  readonly isOpen: boolean;
  readonly events: readonly DeskEventName[];
}

const CLOSED: LiveState = { connection: undefined, isOpen: false, events: [] };
let current = CLOSED;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function setLive(change: Partial<LiveState>): void {
  current = { ...current, ...change };
  for (const listener of listeners) listener();
}

export const endLive = (): void => setLive(CLOSED);

/** Says that the page listens to an event, until the returned function is called. */
export function listensTo(event: DeskEventName): () => void {
  setLive({ events: [...current.events, event] });
  return () => {
    const place = current.events.indexOf(event);
    if (place >= 0) setLive({ events: current.events.toSpliced(place, 1) });
  };
}

export const useConnection = (): LiveState['connection'] => useSyncExternalStore(subscribe, () => current.connection);

/** Reads that time alone changes as well: what is late, escalated or may be decided by now. */
const CHANGED_BY_TIME: readonly (ReadKey | DeskRoute)[] = [
  'admin.queues',
  'admin.decisions',
  'admin.dashboard',
  'otc.deskAppeals',
];
const BY_TIME_MS = 60_000;

/** How often a read is asked again: as it says where nobody tells of a change, and not at all where events do. */
export function pollOf(
  { isOpen, events }: Pick<LiveState, 'isOpen' | 'events'>,
  route: ReadKey | DeskRoute,
  every: number,
): number | false {
  const isTold = isOpen && events.some((event) => DESK_READS[event].some((one) => one === route));
  if (!isTold) return every;
  return CHANGED_BY_TIME.includes(route) ? BY_TIME_MS : false;
}

export const usePollOf = (route: ReadKey | DeskRoute, every: number): number | false =>
  useSyncExternalStore(subscribe, () => pollOf(current, route, every));
