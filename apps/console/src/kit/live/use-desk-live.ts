import { LiveConnection } from '@greenhall/client/live-connection';
import { liveAddress, overWebSocket } from '@greenhall/client/live-socket';
import { resumeWithPage } from '@greenhall/ui/resume-with-page';
import { type DeskEventName, DESK_CHANNELS } from '@greenhall/contract/generated/desk-live';
import { type Role, mayDo } from '@greenhall/domain/admin/roles';
import { useEffect } from 'react';
import { api } from '../api.ts';
import { rereadSession } from '../query.ts';
import { hearing } from './refetch-on-live-event.ts';
import { endLive, setLive } from './state.ts';

/** Connects with the channels that these roles may read, and answers what ends the connection. */
function connectAs(roles: readonly Role[]): () => void {
  let isEnded = false;
  const connection = new LiveConnection<DeskEventName>(
    {
      ticket: async () => {
        try {
          return (await api('live.deskTicket', { body: {} })).ticket;
        } catch (error) {
          // The session may have ended: then the console asks to sign in.
          rereadSession();
          throw error;
        }
      },
      ...overWebSocket(liveAddress(location)),
    },
    (isOpen) => {
      if (isEnded) return;
      setLive({ isOpen });
      // A connection ends with the session and when its roles change.
      if (!isOpen) rereadSession();
    },
  );
  const channels = DESK_CHANNELS.filter(({ act }) => mayDo(roles, act, 'read'));
  for (const { name, tells } of channels) connection.listen(name, hearing(tells));
  setLive({ connection, isOpen: false, events: channels.map(({ tells }) => tells) });
  const end = resumeWithPage((silent) => connection.resume(silent));
  return () => {
    isEnded = true;
    end();
    connection.stop();
    endLive();
  };
}

/** Listens to what an operator's roles may read as long as it is signed in; without roles nobody is. */
export function useDeskLive(roles: readonly Role[] | undefined): void {
  const named = roles?.join();
  useEffect(() => (named === undefined ? undefined : connectAs(named.split(',') as Role[])), [named]);
}
