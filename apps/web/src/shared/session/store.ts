import { create } from 'zustand';
import { links } from '../page/links.ts';
import { queryClient } from '../request/query.ts';
import { clearUserData, clearSession, readSession, type Session, writeSession } from './session.ts';
import { clearSnapshot, loadSnapshot, saveSnapshot, snapshotUser } from './snapshot.ts';

export interface ReturnPoint {
  readonly href: string;
  /** The user whose session expired there; `undefined` if somebody came by a link. Another user does not return. */
  readonly user: string | undefined;
}

export interface AppState {
  /** The one global session flag (rule: app#storage). */
  LoginState: boolean;
  /** Who acts here for the member that is signed in; `undefined` in a session of the member's own. */
  actedBy: string | undefined;
  /** The screen to which the app returns after a login. It is never in the snapshot. */
  returnTo: ReturnPoint | undefined;
  /** What the server knows of the cart of this device, as it was stored: `readCartSync` reads it. */
  cart: unknown;
  /** What was searched for in the shop, as it was stored: `readSearches` reads it. */
  searches: unknown;
  /** Messages to customer service that were not sent, as they were stored: `readUnsent` reads them. */
  unsent: unknown;
  /** Answers of customer service that the member has not read, as the server last said. It is never in the snapshot. */
  unread: number;
}

/** The fields that the snapshot may contain. Other fields are never written to the device. */
export const SNAPSHOT_FIELDS = [
  'LoginState',
  'actedBy',
  'cart',
  'searches',
  'unsent',
] as const satisfies readonly (keyof AppState)[];

/** What belongs to one user on this device. */
const NOTHING = { actedBy: undefined, cart: undefined, searches: undefined, unsent: undefined, unread: 0 } as const;

export const useStore = create<AppState>(() => ({ LoginState: false, returnTo: undefined, ...NOTHING }));

/**
 * Whether the session is the member's own. No session becomes another one while a screen of it is shown, so that nothing is
 * drawn and read once more when it ends.
 */
export const isDirectSession = (): boolean => useStore.getState().actedBy === undefined;

export function restoreStore(): void {
  useStore.setState(loadSnapshot<AppState>(SNAPSHOT_FIELDS, readSession().userid));
}

/** Saves the state of who is signed in. A guest's does not replace that of a user whose session expired. */
export function saveStore(): void {
  const state = useStore.getState();
  const isGuest = !state.LoginState && state.searches !== undefined && !snapshotUser();
  if (state.LoginState || isGuest) saveSnapshot(state, SNAPSHOT_FIELDS, isGuest ? '' : readSession().userid);
}

/**
 * Saves the snapshot on several events, because browsers do not deliver all of them. `unload` is for browsers without
 * `pagehide` alone: elsewhere it is deprecated, and a page that listens to it is not kept for a return from history.
 */
export function saveStoreOnHide(): void {
  const events = 'onpagehide' in window ? ['pagehide', 'beforeunload'] : ['beforeunload', 'unload'];
  for (const event of events) addEventListener(event, saveStore);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') saveStore();
  });
}

/**
 * Takes over a session. What another user has read, and its cart, are deleted; what the same user has read is read again
 * where it is shown.
 */
export function signIn(session: Session & { readonly actedBy?: string | null }): void {
  const isBack = useStore.getState().returnTo?.user === session.userid;
  const own = loadSnapshot<AppState>(SNAPSHOT_FIELDS, session.userid);
  if (snapshotUser() !== session.userid) clearUserData();
  clearSnapshot();
  if (!isBack) queryClient.clear();
  writeSession(session);
  if (isBack) void queryClient.invalidateQueries();
  useStore.setState({ ...NOTHING, ...own, actedBy: session.actedBy ?? undefined, LoginState: true });
  saveStore();
}

/**
 * Deletes a session that the server has ended. What was read, and the cart, stay for the same user, who returns to this
 * screen. Whoever acted for the user is another one, and returns to its own home.
 */
export function expireSession(href: string): void {
  if (!isDirectSession()) return leaveActing();
  const { userid } = readSession();
  saveSnapshot({ ...useStore.getState(), LoginState: false }, SNAPSHOT_FIELDS, userid);
  clearSession();
  useStore.setState({ returnTo: { href, user: userid }, ...NOTHING, LoginState: false });
}

/** Deletes what this page has in its memory of its user. */
export function emptyStore(): void {
  queryClient.clear();
  useStore.setState({ ...NOTHING, LoginState: false });
}

/**
 * Deletes the session on this device, all data read in it and the cart. The caller ends the session on the server. Other
 * tabs take a session without a snapshot for one that was signed out, so that the snapshot goes first.
 */
export function signOut(): void {
  clearSnapshot();
  clearSession();
  clearUserData();
  emptyStore();
}

/** Deletes a session that acts for another account on this device; the login expects whoever acted. */
export function leaveActing(): void {
  const { actedBy } = useStore.getState();
  signOut();
  useStore.setState({ returnTo: { href: links.home().to, user: actedBy } });
}
