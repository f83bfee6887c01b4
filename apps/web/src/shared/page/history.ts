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
  /** Tells this entry from every other. */
  readonly key: string;
}

function entryOf(state: unknown): Entry | undefined {
  const { index, key } = (state ?? {}) as Partial<Entry>;
  return typeof index === 'number' && typeof key === 'string' ? { index, key } : undefined;
}

const newKey = () => Math.random().toString(36).slice(2);
const listeners = new Set<() => void>();
let entry: Entry = entryOf(window.history.state) ?? { index: 0, key: newKey() };
let address = read();
window.history.replaceState(entry, '');

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

/** The browser has gone to another entry, or to a new one by a link or by typing, which has no state yet. */
function follow(): void {
  const known = entryOf(window.history.state);
  if (known?.key === entry.key) return;
  entry = known ?? { index: entry.index + 1, key: newKey() };
  if (!known) window.history.replaceState(entry, '');
  notify();
}
addEventListener('popstate', follow);
addEventListener('hashchange', follow);

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
  if (address.href === href) return;
  if (replace) {
    // What is replaced by the same screen with other values keeps its reading position.
    const isSame = address.pathname === href.split('?')[0];
    entry = { index: entry.index, key: isSame ? entry.key : newKey() };
    window.history.replaceState(entry, '', `#${href}`);
  } else {
    entry = { index: entry.index + 1, key: newKey() };
    window.history.pushState(entry, '', `#${href}`);
  }
  notify();
}

/** Opens a screen. Opening the current screen again is ignored (rule: app#routes). */
export function openScreen(place: Place, replace = false): void {
  goTo(hrefOf(place), replace);
}

/** Goes back to the previous screen, or to `otherwise` if this screen was opened first. */
export function goBack(otherwise: Place): void {
  if (entry.index > 0) window.history.back();
  else openScreen(otherwise, true);
}
