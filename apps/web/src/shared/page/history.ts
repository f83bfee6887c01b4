import type { Place } from './links.ts';

/** What the address says behind its `#`. */
export interface Address {
  /** Path and query as one text. */
  readonly href: string;
  readonly pathname: string;
  /** Values stay text, because an id such as 00123 is not a number. */
  readonly search: Readonly<Record<string, string>>;
}

/** What the browser keeps with each entry of its history. */
interface Entry {
  /** The position among the entries of this app, from 0. */
  readonly index: number;
  /** Tells a screen's entry from every other's. The overlays above a screen have its key. */
  readonly key: string;
  /** How many overlays are open over the screen in this entry. */
  readonly depth: number;
}

interface Overlay {
  readonly close: () => void;
  /** The address names it, so that the entry of the address is its own. */
  readonly isNamed: boolean;
}

/** Milliseconds after which a way that the browser has not gone is given up. */
const TRAVEL_MS = 3_000;

function entryOf(state: unknown): Entry | undefined {
  const { index, key, depth = 0 } = (state ?? {}) as Partial<Entry>;
  return typeof index === 'number' && typeof key === 'string' ? { index, key, depth } : undefined;
}

const newKey = () => Math.random().toString(36).slice(2);
const listeners = new Set<() => void>();
let entry: Entry = entryOf(window.history.state) ?? { index: 0, key: newKey(), depth: 0 };
let address = read();
window.history.replaceState(entry, '');

/** The overlays that are open, the topmost last. */
let overlays: readonly Overlay[] = [];
/** The moves that wait until the browser has reached the entry of the screen. */
const moves: (() => void)[] = [];
/** Set while the browser is on a way that this module has sent it. */
let way: ReturnType<typeof setTimeout> | undefined;

function read(): Address {
  const text = location.hash.slice(1);
  const href = text.startsWith('/') ? text : `/${text}`;
  const [pathname = '/', query = ''] = href.split(/\?(.*)/s);
  return { href, pathname, search: Object.fromEntries(new URLSearchParams(query)) };
}

function notify(): void {
  address = read();
  for (const listener of listeners) listener();
}

const unnamed = () => overlays.filter(({ isNamed }) => !isNamed);

/** Closes overlays; what closes itself meanwhile is no longer among them. */
function closeOverlays(closed: readonly Overlay[]): void {
  overlays = overlays.filter((one) => !closed.includes(one));
  for (const { close } of closed.toReversed()) close();
}

/** Closes what is open over the screen that has been left, once the address is the next one's. */
function leaveScreen(): void {
  address = read();
  closeOverlays(overlays);
  notify();
}

function travel(by: number): void {
  way = setTimeout(() => {
    entry = { ...entry, depth: 0 };
    arrive();
  }, TRAVEL_MS);
  window.history.go(by);
}

function arrive(): void {
  clearTimeout(way);
  way = undefined;
  settle();
}

/**
 * Moves to where somebody wants to go from the entry of the screen. Then the entry is made to stand for as many overlays as are open:
 * the browser leaves one of an overlay that is closed, or that was open in a page before a reload.
 */
function settle(): void {
  while (way === undefined) {
    if (moves.length > 0 && entry.depth > 0) return travel(-entry.depth);
    const move = moves.shift();
    if (!move) break;
    move();
  }
  if (way !== undefined) return;
  const missing = unnamed().length - entry.depth;
  if (missing < 0) return travel(missing);
  for (let count = 0; count < missing; count += 1) {
    entry = { ...entry, index: entry.index + 1, depth: entry.depth + 1 };
    window.history.pushState(entry, '');
  }
}

/** Goes once the browser stands at the entry of the screen: at once unless an overlay is open or has just been closed. */
function whenSettled(move: () => void): void {
  moves.push(move);
  settle();
}

/** Whether there is an entry behind the current one. */
const hasNext = () => (window as { navigation?: { canGoForward?: boolean } }).navigation?.canGoForward === true;

/** The browser has gone to another entry, or to a new one by a link or by typing, which has no state yet. */
function follow(): void {
  const known = entryOf(window.history.state);
  if (known?.key === entry.key && known.index === entry.index) return;
  const before = entry;
  entry = known ?? { index: entry.index + 1, key: newKey(), depth: 0 };
  if (!known) window.history.replaceState(entry, '');
  const isForward = known && way === undefined && entry.index > before.index;
  // A sheet that was closed is opened by a press, not by Forward.
  const isSheet = location.hash.includes('sheet=') && read().pathname === address.pathname;
  if (isForward && isSheet) return travel(hasNext() ? 1 : -1);
  if (entry.key !== before.key) leaveScreen();
  else if (way === undefined) closeOverlays(unnamed().slice(entry.depth));
  // Nothing is behind an overlay that is no longer open, unless an address was typed while it was.
  if (isForward && entry.depth > unnamed().length && hasNext()) return travel(1);
  arrive();
}
addEventListener('popstate', follow);
addEventListener('hashchange', follow);

// A reload may have left the page at the entry of an overlay.
settle();

/**
 * Gives an overlay an entry of the history, with which it closes, until the returned function is called. `close` is also called when its
 * screen is left (rule: app#overlays). What the address names has an entry already.
 */
export function addOverlay(close: () => void): () => void {
  const one = { close, isNamed: 'sheet' in address.search && !overlays.some(({ isNamed }) => isNamed) };
  overlays = [...overlays, one];
  // What closes and what opens in one go share an entry.
  queueMicrotask(settle);
  return () => {
    overlays = overlays.filter((other) => other !== one);
    queueMicrotask(settle);
  };
}

/** Takes the entries of all overlays away and leaves them open, for a screen that is kept out of sight. */
export function parkOverlays(): void {
  overlays = [];
}

export const currentAddress = (): Address => address;
/** Names the current entry of the history. */
export const currentKey = (): string => entry.key;

/** Calls `listener` after each change of the address until the returned function is called. */
export function onAddress(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The URL of a screen with its values. */
export function hrefOf({ to, search }: Place): string {
  const query = new URLSearchParams(search).toString();
  return query ? `${to}?${query}` : to;
}

/** Goes to an address, as a new entry or in place of the current one. Going where one is, is ignored. */
export function goTo(href: string, replace = false): void {
  whenSettled(() => {
    if (address.href === href) return;
    // What is replaced by the same screen with other values keeps its reading position, and what is open over it.
    const isSame = replace && address.pathname === href.split('?')[0];
    entry = { index: entry.index + (replace ? 0 : 1), key: isSame ? entry.key : newKey(), depth: 0 };
    window.history[replace ? 'replaceState' : 'pushState'](entry, '', `#${href}`);
    if (isSame) notify();
    else leaveScreen();
  });
}

/** Opens a screen. Opening the current screen again is ignored (rule: app#routes). */
export function openScreen(place: Place, replace = false): void {
  goTo(hrefOf(place), replace);
}

/**
 * Goes back to the previous screen, or by several of them, or to `otherwise` if fewer have been opened. A second time is
 * ignored.
 */
export function goBack(otherwise: Place, by = 1): void {
  const { key } = entry;
  whenSettled(() => {
    if (entry.key !== key) return;
    if (entry.index >= by) travel(-by);
    else openScreen(otherwise, true);
  });
}
