import { keepToastsFree } from '../shared/overlays/keep-toasts-free.ts';
import { useStore } from '../shared/session/store.ts';
import { preload } from './navigation.ts';
import { forgetOld } from './forget-old.ts';
import { tabs } from './routes.ts';

/**
 * Tidies the device, keeps short messages off buttons and figures, and loads the screens of the tab bar unless the person
 * saves data, while nothing else is to be done.
 */
export function preloadTabs(): void {
  void forgetOld();
  keepToastsFree();
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData || !useStore.getState().LoginState) return;
  const waiting = tabs.map(({ path }) => path);
  const idle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  const next = () => {
    const path = waiting.shift();
    if (!path) return;
    preload(path);
    idle(next);
  };
  idle(next);
}
