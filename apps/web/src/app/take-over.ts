import { escapeHtml } from '@greenhall/locales/runtime';
import { openModal } from '../shared/overlays/overlays.ts';
import { api } from '../shared/request/api.ts';
import { errorText } from '../shared/request/errors.ts';
import type { HandOff } from '../shared/session/hand-off.ts';
import { signIn, signOut } from '../shared/session/store.ts';

/** Milliseconds between taking over a hand-off and the reload (rule: app#launch). */
const RELOAD_DELAY = 1000;

/**
 * Takes over a hand-off as the specification describes, with two additions for security: the code is removed from the
 * address before anything else happens, and it is exchanged for a session of its own, whose values replace those of the
 * query. Returns the error if that failed.
 */
export async function takeOver({ code, ...named }: HandOff): Promise<unknown> {
  signIn({ token: code, ...named });
  const wait = new Promise((resolve) => setTimeout(resolve, RELOAD_DELAY));
  try {
    signIn(await api('identity.exchangeHandOff', { body: { code }, anonymous: true }));
  } catch (error) {
    signOut();
    return error;
  }
  await wait;
  return undefined;
}

/** Says above the login why a hand-off was not taken over. */
export async function reportFailure(error: unknown): Promise<void> {
  openModal({ html: escapeHtml(await errorText(error)), onConfirm: (hide) => hide() });
}
