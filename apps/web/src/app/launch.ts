import { currentAddress, goTo, hrefOf } from '../shared/page/history.ts';
import { links } from '../shared/page/links.ts';
import { takeHandOff } from '../shared/session/hand-off.ts';
import { saveRecode } from '../shared/session/session.ts';
import { restoreStore, useStore } from '../shared/session/store.ts';
import { screenAt } from './routes.ts';

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
    if (recode) saveRecode(recode);
    return true;
  }
  // Most launches take nothing over, so that its code comes when it is needed.
  const bring = import('./take-over.ts');
  const error = await bring.then(
    ({ takeOver }) => takeOver(handOff),
    (failed: unknown) => failed,
  );
  if (error === undefined) {
    openHomeFirst();
    location.reload();
    return false;
  }
  goTo(hrefOf(links.login()), true);
  void bring.then(({ reportFailure }) => reportFailure(error)).catch(() => undefined);
  return true;
}
