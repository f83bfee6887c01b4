import { create } from 'zustand';
import { queryClient } from '../request/query.ts';
import { clearSession, readSession, type Session, writeSession } from './session.ts';
import { clearSnapshot, loadSnapshot, saveSnapshot } from './snapshot.ts';

export interface ReturnPoint {
  readonly href: string;
  /** The user whose session expired there; `undefined` if somebody came by a link. Another user does not return. */
  readonly user: string | undefined;
}

export interface AppState {
  /** The one global session flag (rule: app#storage). */
  LoginState: boolean;
  /** The screen to which the app returns after a login. It is never in the snapshot. */
  returnTo: ReturnPoint | undefined;
}

/** The fields that the snapshot may contain. Other fields are never written to the device. */
export const SNAPSHOT_FIELDS = ['LoginState'] as const satisfies readonly (keyof AppState)[];

export const useStore = create<AppState>(() => ({ LoginState: false, returnTo: undefined }));

export function restoreStore(): void {
  useStore.setState(loadSnapshot<AppState>(SNAPSHOT_FIELDS, readSession().userid));
}

export function saveStore(): void {
  const state = useStore.getState();
  if (state.LoginState) saveSnapshot(state, SNAPSHOT_FIELDS, readSession().userid);
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
  addEventListener('storage', (event) => {
    if (event.key === 'token' && event.newValue === null) useStore.setState({ LoginState: false });
  });
}

/** Takes over a session. What another user has read is deleted; the same user's is read again where it is shown. */
export function signIn(session: Session): void {
  const isBack = useStore.getState().returnTo?.user === session.userid;
  clearSnapshot();
  if (!isBack) queryClient.clear();
  writeSession(session);
  if (isBack) void queryClient.invalidateQueries();
  useStore.setState({ LoginState: true });
  saveStore();
}

function forgetSession(): void {
  clearSession();
  clearSnapshot();
  useStore.setState({ LoginState: false });
}

/** Deletes a session that the server has ended. What was read stays for the screen to which the same user returns. */
export function expireSession(href: string): void {
  useStore.setState({ returnTo: { href, user: readSession().userid } });
  forgetSession();
}

/** Deletes the session on this device and all data read in it. The caller ends the session on the server. */
export function signOut(): void {
  queryClient.clear();
  forgetSession();
}
