import { useStore } from '../shared/session/store.ts';
import { preload } from './navigation.ts';
import { tabs } from './routes.ts';

/** Loads the screens of the tab bar while nothing else is to be done, unless the person saves data. */
export function preloadTabs(): void {
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
