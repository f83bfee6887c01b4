import { currentAddress } from '../shared/page/history.ts';
import { placeToasts } from '../shared/overlays/place-toasts.ts';
import { useStore } from '../shared/session/store.ts';
import { loadTexts } from '../shared/text/texts.ts';
import { preload } from './navigation.ts';
import { forgetOld } from './forget-old.ts';
import { tabs } from './routes.ts';
import { bringTypeface } from './typeface.ts';

/** Guests have no tab bar: its screens are loaded for whoever signs in. */
function onceSignedIn(act: () => void): void {
  const stop = useStore.subscribe(({ LoginState }) => {
    if (!LoginState) return;
    stop();
    act();
  });
}

/** What is opened on a screen of the tab bar and must be there without a connection: the own code, and the question before a sign-out. */
const OFFLINE_PARTS = [
  () => import('../features/members/parts/my-code.tsx'),
  () => import('@greenhall/ui/overlay/sheet'),
  () => import('../shared/overlays/modal-host.tsx'),
  () => loadTexts('scan'),
];

/**
 * Tidies the device, keeps short messages off buttons and figures, and, unless the person saves data, loads the typeface and the
 * screens of the tab bar while nothing else is to be done.
 */
export function preloadTabs(): void {
  void forgetOld();
  placeToasts();
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  // Whoever has no connection, or a browser that refuses, goes on with the faces of the system.
  void bringTypeface().catch(() => undefined);
  // The one that is shown would be read again.
  const waiting = tabs.map(({ path }) => path).filter((path) => path !== currentAddress().pathname);
  const idle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  const next = () => {
    const path = waiting.shift();
    if (!path) return void Promise.all(OFFLINE_PARTS.map((bring) => bring())).catch(() => undefined);
    preload(path);
    idle(next);
  };
  if (useStore.getState().LoginState) idle(next);
  else onceSignedIn(() => idle(next));
}
