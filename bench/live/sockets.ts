import WebSocket from 'ws';

/** Sockets that one address of this machine may hold: the limit of the product is 64. */
const OF_ADDRESS = 60;
const AT_ONCE = 50;

/** The addresses of this machine are as many callers, so that no limit has to be lifted. */
const addressOf = (index: number): string => `127.0.${1 + Math.floor(index / OF_ADDRESS)}.1`;

type Hear = (index: number, message: Readonly<Record<string, unknown>>, at: number) => void;

/** Opens one socket; resolves once it is open. */
export function openSocket(url: string, index: number, hear: Hear): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const origin = url.replace(/^ws/, 'http').replace(/\/wss$/, '');
    const socket = new WebSocket(url, { localAddress: addressOf(index), origin, perMessageDeflate: false });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
    socket.on('close', (code) => hear(index, { kind: 'closed', code }, performance.now()));
    socket.on('message', (data: Buffer) =>
      hear(index, JSON.parse(data.toString('utf8')) as Record<string, unknown>, performance.now()),
    );
  });
}

/** Opens so many sockets, some at a time, and greets each one. */
export async function openSockets(
  url: string,
  count: number,
  hear: Hear,
  greet: (socket: WebSocket, index: number) => Promise<void> = async () => undefined,
): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const indexes = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, next) => from + next);
    const opened = await Promise.all(
      indexes.map(async (index) => {
        const socket = await openSocket(url, index, hear);
        await greet(socket, index);
        return socket;
      }),
    );
    sockets.push(...opened);
  }
  return sockets;
}
