import { signOut } from '../../../shared/session/store.ts';

/** Leaves this account, and enters another one by a code that works once in this browser. */
export function signInByCode(code: string): void {
  signOut();
  location.assign(`${location.pathname}?${new URLSearchParams({ action: 'login', t: code }).toString()}`);
}
