import { links } from '../shared/page/links.ts';
import { type HandOff, takeHandOff } from '../shared/session/hand-off.ts';
import { openScreen } from '../shared/page/history.ts';
import { api } from '../shared/request/api.ts';
import { restoreStore, signIn, signOut, useStore } from '../shared/session/store.ts';

/** Milliseconds between taking over a hand-off and the reload (rule: app#launch). */
const RELOAD_DELAY = 1000;

/**
 * Takes over a hand-off as the specification describes, with two additions for security: the code is removed from the
 * address before anything else happens, and it is exchanged for a session of its own, whose values replace those of the
 * query.
 */
async function takeOver({ code, ...named }: HandOff): Promise<void> {
  signIn({ token: code, ...named });
  const wait = new Promise((resolve) => setTimeout(resolve, RELOAD_DELAY));
  try {
    signIn(await api('identity.exchangeHandOff', { body: { code }, anonymous: true }));
  } catch {
    signOut();
  }
  await wait;
  location.reload();
}

/** The launch sequence (rule: app#launch). True when the app may start; false when a reload is on its way. */
export function launchApp(): boolean {
  localStorage.setItem('start', '0');
  const handOff = takeHandOff(location, window.history);
  restoreStore();
  if (useStore.getState().LoginState) {
    openScreen(links.home(), true);
    return true;
  }
  if (!handOff) return true;
  void takeOver(handOff);
  return false;
}
