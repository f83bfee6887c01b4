import type { LiveChannel } from '@greenhall/contract/routes';
import { useEffect, useEffectEvent } from 'react';
import { useLiveState } from './live-state.ts';
import { useStore } from '../session/store.ts';
import type { LiveListener } from '@greenhall/client/live-connection';

/**
 * Subscribes to a channel while the screen is open and a member is signed in. The listener reads again what changed.
 * Returns whether the connection is open; while it is not, the screen polls.
 */
export function useLive(channel: LiveChannel, listener: LiveListener): boolean {
  const isOpen = useLiveState((state) => state.isOpen);
  const isSignedIn = useStore((state) => state.LoginState);
  const listenNow = useEffectEvent(listener);
  useEffect(() => {
    if (!isSignedIn) return;
    let stop: (() => void) | undefined;
    let isLeft = false;
    const listen = () => {
      if (stop) return;
      import('./page-connection.ts').then(
        ({ pageConnection }) => {
          if (!isLeft) stop ??= pageConnection().listen(channel, (event, newest) => listenNow(event, newest));
        },
        // Without a connection the code cannot be loaded: the screen polls until it is back.
        () => undefined,
      );
    };
    listen();
    addEventListener('online', listen);
    return () => {
      isLeft = true;
      removeEventListener('online', listen);
      stop?.();
    };
  }, [channel, isSignedIn]);
  return isOpen;
}
