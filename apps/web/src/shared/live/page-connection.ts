import { api } from '../request/api.ts';
import { useStore } from '../session/store.ts';
import { type LiveSocket, type LiveSocketEvents, LiveConnection } from '@greenhall/client/live-connection';
import { useLiveState } from './live-state.ts';

function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** The websocket URL is the page's own with the path `/wss` (rule: shared#live). */
function openSocket({ opened, received, closed }: LiveSocketEvents): LiveSocket {
  const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/wss`);
  socket.addEventListener('open', opened);
  socket.addEventListener('message', ({ data }) => received(String(data)));
  socket.addEventListener('close', ({ code }) => closed(code));
  return { send: (text) => socket.send(text), close: () => socket.close() };
}

let current: LiveConnection | undefined;

/** The connection of this page, while a member is signed in. */
export function pageConnection(): LiveConnection {
  current ??= new LiveConnection(
    {
      ticket: async () => (await api('live.ticket', { body: {} })).ticket,
      open: openSocket,
      later,
      now: () => performance.now(),
      random: Math.random,
    },
    (isOpen) => useLiveState.setState({ isOpen }),
  );
  return current;
}

useStore.subscribe(({ LoginState }) => {
  if (LoginState || !current) return;
  current.stop();
  current = undefined;
});
addEventListener('online', () => void current?.connect());
