import type { LivePorts } from './live-connection.ts';

function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** What a live connection takes of a page besides its tickets: sockets to the address, timers, a clock and chance. Rule: shared#live. */
export const overWebSocket = (address: string): Omit<LivePorts, 'ticket'> => ({
  open: ({ opened, received, closed }) => {
    const socket = new WebSocket(address);
    let isGivenUp = false;
    socket.addEventListener('open', () => (isGivenUp ? socket.close() : opened()));
    socket.addEventListener('message', ({ data }) => received(String(data)));
    socket.addEventListener('close', ({ code }) => closed(code));
    return {
      send: (text) => socket.send(text),
      // A socket that is closed while it connects makes the browser log an error.
      close: () => (socket.readyState === WebSocket.CONNECTING ? (isGivenUp = true) : socket.close()),
    };
  },
  later,
  now: Date.now,
  random: Math.random,
});

/** The address of the live channel on the host of a page: its path is `/wss`, over TLS where the page is. Rule: shared#live. */
export const liveAddress = ({ protocol, host }: { readonly protocol: string; readonly host: string }): string =>
  `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/wss`;
