import type { DeskEventName } from '@greenhall/contract/generated/desk-live';
import type { LiveChannel } from '@greenhall/contract/routes';
import { useEffect } from 'react';
import { hearing } from './refetch-on-live-event.ts';
import { listensTo, useConnection } from './state.ts';

/** Listens to the channel of one thing while it is shown, and reads again what its event makes out of date. */
export function useLive(channel: LiveChannel, event: DeskEventName): void {
  const connection = useConnection();
  useEffect(() => {
    if (!connection) return;
    const leave = connection.listen(channel, hearing(event));
    const forget = listensTo(event);
    return () => {
      leave();
      forget();
    };
  }, [connection, channel, event]);
}
