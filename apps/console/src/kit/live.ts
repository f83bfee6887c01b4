import { LiveConnection } from '@greenhall/client/live-connection';
import { liveAddress, overWebSocket } from '@greenhall/client/live-socket';
import { isRefusedBy } from '@greenhall/client/refused';
import type { LiveEvent } from '@greenhall/contract/live';
import { LIVE_READS } from '@greenhall/contract/generated/live';
import type { LiveChannel } from '@greenhall/contract/routes';
import { useEffect } from 'react';
import { api } from './api.ts';
import { readAgain } from './query.ts';

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

function hear(event: LiveEvent | 'missed'): void {
  if (event === 'missed') readAgain([]);
  else for (const route of [...LIVE_READS[event.what], 'admin.queues'] as const) readAgain([route]);
}

/** Reads again what changes on a channel as long as the screen is open. Screens poll besides. */
export function useLive(channel: LiveChannel): void {
  useEffect(() => pageConnection().listen(channel, hear), [channel]);
}
