import { escapeHtml } from '@greenhall/locales/runtime';
import { openModal } from '../shared/overlays/overlays.ts';
import { currentAddress, goTo, hrefOf } from '../shared/page/history.ts';
import { links } from '../shared/page/links.ts';
import { api } from '../shared/request/api.ts';
import { errorText } from '../shared/request/errors.ts';
import { type HandOff, takeHandOff } from '../shared/session/hand-off.ts';
import { keepRecode } from '../shared/session/session.ts';
import { restoreStore, signIn, signOut, useStore } from '../shared/session/store.ts';
import { screenAt } from './routes.ts';

/** Milliseconds between taking over a hand-off and the reload (rule: app#launch). */
const RELOAD_DELAY = 1000;

/** The screens for those who are not signed in. A link that names one of them opens home for a member. */
const ENTRANCES = [links.guide(), links.login(), links.register(), links.retrievePassword()].map(
  ({ to }) => screenAt(to)?.load,
);

/** A reload and a return from history are no launch. */
function isLaunch(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type !== 'reload' && visit?.type !== 'back_forward';
}

/** Opens home, and on top of it the screen that the address names, so that Back leads home. */
function openHomeFirst(): void {
  const { href, pathname } = currentAddress();
  goTo(hrefOf(links.home()), true);
  const named = screenAt(pathname);
  if (!named || !ENTRANCES.includes(named.load)) goTo(href);
}

/**
 * Takes over a hand-off as the specification describes, with two additions for security: the code is removed from the
 * address before anything else happens, and it is exchanged for a session of its own, whose values replace those of the
 * query. Returns the error if that failed.
 */
async function takeOver({ code, ...named }: HandOff): Promise<unknown> {
  signIn({ token: code, ...named });
  const wait = new Promise((resolve) => setTimeout(resolve, RELOAD_DELAY));
  try {
    signIn(await api('identity.exchangeHandOff', { body: { code }, anonymous: true }));
  } catch (error) {
    signOut();
    return error;
  }
  await wait;
  openHomeFirst();
  location.reload();
  return undefined;
}

async function tellFailure(error: unknown): Promise<void> {
  openModal({ html: escapeHtml(await errorText(error)), onConfirm: (hide) => hide() });
}

/** The launch sequence (rule: app#launch). True when the app may start; false when a reload is on its way. */
export async function launchApp(): Promise<boolean> {
  localStorage.setItem('start', '0');
  const recode = new URLSearchParams(location.search).get('recode');
  const handOff = takeHandOff(location, window.history);
  restoreStore();
  if (useStore.getState().LoginState) {
    if (isLaunch()) openHomeFirst();
    return true;
  }
  if (!handOff) {
    if (recode) keepRecode(recode);
    return true;
  }
  const error = await takeOver(handOff);
  if (error === undefined) return false;
  goTo(hrefOf(links.login()), true);
  void tellFailure(error);
  return true;
}
