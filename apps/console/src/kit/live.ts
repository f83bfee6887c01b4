import {
  type LiveListener,
  LiveConnection,
  type LiveSocket,
  type LiveSocketEvents,
} from '@greenhall/client/live-connection';
import { isRefusedBy } from '@greenhall/client/refused';
import type { LiveChannel } from '@greenhall/contract/live';
import { useEffect, useEffectEvent } from 'react';
import { api } from './api.ts';

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

/** Hears what changes on a channel as long as the screen is open. Screens poll besides. */
export function useLive(channel: LiveChannel, listener: LiveListener): void {
  const hear = useEffectEvent(listener);
  useEffect(() => pageConnection().listen(channel, (event) => hear(event)), [channel]);
}
