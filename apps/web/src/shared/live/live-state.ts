import type { ClientKey } from '@greenhall/contract/generated/paths';
import { create } from 'zustand';

interface LiveState {
  /** Whether the live connection of this page is open. */
  readonly isOpen: boolean;
  /** The reads whose changes are announced by events. Empty until the page follows them. */
  readonly announced: ReadonlySet<string>;
}

export const useLiveState = create<LiveState>(() => ({ isOpen: false, announced: new Set() }));

/** Milliseconds between two reads of what is announced, while there is no connection. */
const POLL_MS = 20_000;

/** How often a read is repeated: not at all while its changes are announced. Rule: shared#live. */
export function pollOf({ isOpen, announced }: LiveState, route: ClientKey, every?: number): number | false {
  if (announced.has(route)) return isOpen ? false : (every ?? POLL_MS);
  return every ?? false;
}
