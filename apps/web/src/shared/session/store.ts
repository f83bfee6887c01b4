import { create } from 'zustand';
import { queryClient } from '../request/query.ts';
import { clearSession, readSession, type Session, writeSession } from './session.ts';
import { clearSnapshot, loadSnapshot, saveSnapshot } from './snapshot.ts';

export interface AppState {
  /** The one global session flag (rule: app#storage). */
  LoginState: boolean;
  /** Path of the screen that asked for a login, to return to; never in the snapshot. */
  returnTo: string | undefined;
}

/** What the snapshot may hold. A field that is not named here is never written to the device. */
export const SNAPSHOT_FIELDS = ['LoginState'] as const satisfies readonly (keyof AppState)[];

export const useStore = create<AppState>(() => ({ LoginState: false, returnTo: undefined }));

export function restoreStore(): void {
  useStore.setState(loadSnapshot<AppState>(SNAPSHOT_FIELDS, readSession().userid));
}

export function saveStore(): void {
  const state = useStore.getState();
  if (state.LoginState) saveSnapshot(state, SNAPSHOT_FIELDS, readSession().userid);
}

/** Keeps the snapshot current for whichever of these the browser still delivers. */
export function keepStore(): void {
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

/** Forgets the session on this device and all that was read in it; the server's half is the caller's. */
export function signOut(): void {
  queryClient.clear();
  clearSession();
  clearSnapshot();
  useStore.setState({ LoginState: false });
}
