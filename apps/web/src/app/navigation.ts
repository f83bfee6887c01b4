import type { ComponentType } from 'react';
import { bringIcons } from '../shared/page/bring-icons.ts';
import { type Address, currentAddress, currentKey, goTo, hrefOf, onAddress } from '../shared/page/history.ts';
import { links } from '../shared/page/links.ts';
import { startReading } from '../shared/request/use-read.ts';
import { readSession } from '../shared/session/session.ts';
import { useStore } from '../shared/session/store.ts';
import { loadTexts } from '../shared/text/texts.ts';
import { screenAt } from './routes.ts';
import type { Screen } from './screens/screen.ts';

/** Milliseconds for which the screen before stays, until the frame of one that is still loading is shown. */
const FRAME_AFTER = 200;
/** Milliseconds until a screen that has not come counts as failed. It is shown all the same when it comes. */
const LONGEST_MS = 8_000;

type Needs = Pick<Screen, 'load' | 'texts' | 'first' | 'tab'>;

/** What the frame shows: a screen, its frame while it is loading, or its frame with an error. */
export interface Shown {
  /** Stays the same while one user is on one screen, whatever values the address gives it. */
  readonly id: number;
  readonly user: string;
  readonly address: Address;
  /** Names the entry of the history, whose reading position is restored. */
  readonly entry: string;
  readonly screen: Screen | undefined;
  readonly Component: ComponentType | undefined;
  /** The screen's code or texts could not be loaded. */
  readonly hasFailed: boolean;
}

/** What is shown at an address without a screen. */
const MISSING: Needs = { load: () => import('./not-found.tsx'), texts: [] };

const isOpen = (screen: Screen): boolean => screen.access === 'public' || useStore.getState().LoginState;

const loaded = new Map<Screen['load'], ComponentType>();

/** Loads what a screen needs: its code, its texts and, without waiting, the first answers of the server. */
export async function loadScreen(screen: Needs): Promise<ComponentType> {
  for (const route of screen.first ?? []) startReading(route);
  // Home draws its first screenful without them, and its late parts bring them.
  const icons = screen.tab === 0 ? undefined : bringIcons();
  const [module] = await Promise.all([screen.load(), loadTexts(...screen.texts), icons]);
  loaded.set(screen.load, module.default);
  return module.default;
}

/** Starts loading what the screen at a path needs. A failure is shown when the screen is opened. */
export function preload(path: string): void {
  const screen = screenAt(path);
  if (screen && isOpen(screen)) void loadScreen(screen).catch(() => undefined);
}

/** The screens that could not be loaded: without a connection, or because a newer build has replaced their files. */
const unreached = new Set<Needs>();
const listeners = new Set<() => void>();
let shown: Shown | undefined;
/** The screen on which a session expired. It is kept out of sight, with what was typed, until its user is back. */
let parked: Shown | undefined;
let count = 0;
/** Counts the navigations, because only the last one may show its screen. */
let last = 0;

export const shownNow = (): Shown | undefined => shown;
export const parkedNow = (): Shown | undefined => parked;

/** Shows a screen, without what the one before has asked, which is kept if its session has just expired. */
function replaceShown(next: Omit<Shown, 'id' | 'user' | 'entry'>): void {
  const { LoginState, returnTo } = useStore.getState();
  const user = LoginState ? readSession().userid : '';
  const same = [shown, parked].find((one) => one?.screen === next.screen && one?.user === user);
  if (!same) count += 1;
  if (LoginState) parked = undefined;
  else if (returnTo?.user !== undefined && shown?.user === returnTo.user) parked = shown;
  shown = { ...next, id: same?.id ?? count, user, entry: currentKey() };
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever something else is to be shown, until the returned function is called. */
export function onShown(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Goes where the address points: shows the screen there, or the login in its place, and loads it if necessary. */
export async function navigate(): Promise<void> {
  const address = currentAddress();
  const screen = screenAt(address.pathname);
  if (screen && !isOpen(screen)) {
    const { returnTo } = useStore.getState();
    useStore.setState({
      returnTo: { href: address.href, user: returnTo?.href === address.href ? returnTo.user : undefined },
    });
    return goTo(hrefOf(links.login()), true);
  }
  last += 1;
  const turn = last;
  const show = (Component: ComponentType | undefined, hasFailed = false) => {
    if (turn !== last) return;
    replaceShown({ address, screen, Component, hasFailed });
  };
  const needs: Needs = screen ?? MISSING;
  const known = loaded.get(needs.load);
  if (known) {
    for (const route of needs.first ?? []) startReading(route);
    return show(known);
  }
  const waits = [
    setTimeout(() => (shown ? show(undefined) : undefined), FRAME_AFTER),
    setTimeout(() => show(undefined, true), LONGEST_MS),
  ];
  try {
    show(await loadScreen(needs));
  } catch {
    // Browsers remember that a file failed, so that only a new page can bring it.
    if (unreached.has(needs) && navigator.onLine && turn === last) {
      navigator.serviceWorker?.controller?.postMessage('forget');
      return location.reload();
    }
    unreached.add(needs);
    show(undefined, true);
  } finally {
    waits.forEach(clearTimeout);
  }
}

/** Follows the address from now on; resolves when the first screen, or its failure, can be shown. */
export function startNavigation(): Promise<void> {
  const first = new Promise<void>((resolve) => {
    const stop = onShown(() => {
      stop();
      resolve();
    });
  });
  onAddress(() => void navigate());
  void navigate();
  // What could not be loaded without a connection is loaded when it is back.
  addEventListener('online', () => {
    if (shown?.hasFailed) void navigate();
  });
  return first;
}
