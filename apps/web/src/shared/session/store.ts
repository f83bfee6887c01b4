import { create } from 'zustand';
import { queryClient } from '../request/query.ts';
import { clearSession, readSession, type Session, writeSession } from './session.ts';
import { clearSnapshot, loadSnapshot, saveSnapshot } from './snapshot.ts';

export interface AppState {
  /** The one global session flag (rule: app#storage). */
  LoginState: boolean;
  /** The path of the screen that required a login, to which the app returns. It is never in the snapshot. */
  returnTo: string | undefined;
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

/** Saves the snapshot on several events, because browsers do not deliver all of them. */
export function saveStoreOnHide(): void {
  for (const event of ['pagehide', 'beforeunload']) addEventListener(event, saveStore);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') saveStore();
  });
  addEventListener('storage', (event) => {
    if (event.key === 'token' && event.newValue === null) useStore.setState({ LoginState: false });
  });
}

export function signIn(session: Session): void {
  clearSnapshot();
  queryClient.clear();
  writeSession(session);
  useStore.setState({ LoginState: true });
  saveStore();
}

/** Deletes the session on this device and all data read in it. The caller ends the session on the server. */
export function signOut(): void {
  queryClient.clear();
  clearSession();
  clearSnapshot();
  useStore.setState({ LoginState: false });
}
