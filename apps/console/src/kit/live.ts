import { LiveConnection, type LiveSocket, type LiveSocketEvents } from '@greenhall/client/live-connection';
import { isRefusedBy } from '@greenhall/client/refused';
import type { LiveChannel, LiveEvent } from '@greenhall/contract/live';
import { LIVE_READS } from '@greenhall/contract/live-reads';
import { useEffect } from 'react';
import { api } from './api.ts';
import { queries, refresh } from './query.ts';

/** The websocket URL is the page's own with the path `/wss` (rule: shared#live). */
function openSocket({ opened, received, closed }: LiveSocketEvents): LiveSocket {
  const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/wss`);
  socket.addEventListener('open', opened);
  socket.addEventListener('message', ({ data }) => received(String(data)));
  socket.addEventListener('close', ({ code }) => closed(code));
  return { send: (text) => socket.send(text), close: () => socket.close() };
}

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

function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** The connection of this page; it begins with its first listener. */
function pageConnection(): LiveConnection {
  current ??= new LiveConnection(
    { ticket, open: openSocket, later, now: () => performance.now(), random: Math.random },
    () => undefined,
  );
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
