import { isIP } from 'node:net';
import websocket from '@fastify/websocket';
import { LIVE_CLOSE } from '@greenhall/contract/live';
import { refuse } from '@greenhall/domain/shared/result';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../http/network.ts';
import { sendRefusal } from '../http/problem.ts';
import type { Ports } from '../ports.ts';
import type { LiveDoor } from './door.ts';

/** Far above any message of a client; a longer one closes its socket. */
const MESSAGE_LIMIT = 4 * 1024;
const PING_MS = 20_000;

/** A socket as far as it is used here. */
interface Socket {
  readonly bufferedAmount: number;
  send(text: string): void;
  close(code: number): void;
  /** Closes without waiting for the far end. */
  terminate(): void;
  ping(): void;
  on(event: 'message', hear: (data: Buffer, isBinary: boolean) => void): void;
  on(event: 'pong' | 'close' | 'error', hear: () => void): void;
}

/** Names that no other site can point here: this machine's own, and bare addresses. */
const isOwnName = (hostname: string): boolean =>
  hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;

/**
 * A page of another site may not open a socket here, whatever it was told of tickets. Until the public address is set the
 * `Host` of the request stands for it, and that is believed of names alone that nobody else can have: any other site can
 * let its own name lead here, and then page and host agree.
 */
function isOwnOrigin(ports: Ports, { headers, host }: FastifyRequest): boolean {
  const { origin = '' } = headers;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  const { publicUrl } = ports.settings;
  return publicUrl ? page.origin === new URL(publicUrl).origin : page.host === host && isOwnName(page.hostname);
}

/** The live channel at `/wss`. A far end that answers no ping until the next one is gone. */
export async function serveLive(http: FastifyInstance, ports: Ports, door: LiveDoor): Promise<void> {
  await http.register(websocket, { options: { maxPayload: MESSAGE_LIMIT } });
  const silent = new Set<Socket>();
  const heard = new Set<Socket>();
  const timer = setInterval(() => {
    for (const socket of silent) socket.terminate();
    for (const socket of heard) {
      silent.add(socket);
      socket.ping();
    }
    heard.clear();
  }, PING_MS);
  http.addHook('onClose', async () => clearInterval(timer));

  const welcome = (socket: Socket, network: string): void => {
    const visit = door.open(
      {
        send: (text) => socket.send(text),
        close: (code) => socket.close(code),
        buffered: () => socket.bufferedAmount,
      },
      network,
    );
    if (!visit) return socket.close(LIVE_CLOSE.tooMany);
    heard.add(socket);
    socket.on('pong', () => {
      if (silent.delete(socket)) heard.add(socket);
    });
    socket.on('message', (data, isBinary) => visit.receive(isBinary ? '' : data.toString('utf8')));
    // What was wrong is said by the close that follows.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      silent.delete(socket);
      heard.delete(socket);
      visit.gone();
    });
  };
  http.get(
    '/wss',
    {
      websocket: true,
      preValidation: async (request, reply) =>
        isOwnOrigin(ports, request) ? undefined : sendRefusal(reply, refuse('forbidden')),
    },
    (socket: Socket, request) => welcome(socket, networkOf(request.ip)),
  );
}
