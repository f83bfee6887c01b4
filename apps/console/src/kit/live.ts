import { LiveConnection } from '@greenhall/client/live-connection';
import { liveAddress, overWebSocket } from '@greenhall/client/live-socket';
import { isRefusedBy } from '@greenhall/client/refused';
import type { LiveEvent } from '@greenhall/contract/live';
import { LIVE_READS } from '@greenhall/contract/generated/live';
import type { LiveChannel } from '@greenhall/contract/routes';
import { useEffect } from 'react';
import { api } from './api.ts';
import { queries, refresh } from './query.ts';

let current: LiveConnection | undefined;

/** A ticket of the operator who is signed in; when nobody is, the connection ends. */
async function ticket(): Promise<string> {
  try {
    return (await api('live.deskTicket', { body: {} })).ticket;
  } catch (error) {
    if (isRefusedBy(error, 'notSignedIn')) {
      current?.stop();
      current = undefined;
    }
    throw error;
  }
}

/** The connection of this page; it begins with its first listener. */
function pageConnection(): LiveConnection {
  current ??= new LiveConnection({ ticket, ...overWebSocket(liveAddress(location)) }, () => undefined);
  return current;
}

function readAgain(event: LiveEvent | 'missed'): void {
  if (event === 'missed') void queries.invalidateQueries();
  else refresh(LIVE_READS[event.what]);
}

/** Reads again what changes on a channel as long as the screen is open. Screens poll besides. */
export function useLive(channel: LiveChannel): void {
  useEffect(() => pageConnection().listen(channel, readAgain), [channel]);
}
