import { isIP } from 'node:net';
import websocket from '@fastify/websocket';
import { LIVE_CLOSE } from '@greenhall/contract/shared/live';
import { refuse } from '@greenhall/domain/shared/result';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../http/network.ts';
import { sendRefusal } from '../http/problem.ts';
import type { Ports } from '../ports.ts';
import { type LiveSessions, LIVE_RESTARTS } from './sessions.ts';

/** Far above any message of a client; a longer one closes its socket. */
const MESSAGE_LIMIT = 4 * 1024;
const PING_MS = 20_000;

/** Clients that do not answer the end of their socket by then are disconnected, so that the program can end. */
const FAREWELL_MS = 2_000;

/** The part of a socket that is used here. */
interface Socket {
  readonly bufferedAmount: number;
  send(text: string): void;
  close(code: number): void;
  /** Closes without waiting for the client. */
  terminate(): void;
  ping(): void;
  on(event: 'message', listener: (data: Buffer, isBinary: boolean) => void): void;
  on(event: 'pong' | 'close' | 'error', listener: () => void): void;
}

/** Whether a line was lost, or its other end does not keep to the protocol: anybody can do so as often as it likes. */
const isOfLine = (error: Error & { code?: string }): boolean => /^(?:WS_ERR_|E[A-Z]+$)/.test(error.code ?? '');

/** Host names that no other site can point at this server: those of this machine, and bare addresses. */
const isOwnName = (hostname: string): boolean =>
  hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;

/**
 * A page of another site may not open a socket here, whatever ticket it has. Until the public address is set, the
 * `Host` of the request stands for it, but only for names that nobody else can own: any other site could point its own
 * name here, and then origin and host would agree.
 */
function isOwnOrigin(ports: Ports, { headers, host }: FastifyRequest): boolean {
  const { origin = '' } = headers;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  const { publicUrl } = ports.settings;
  return publicUrl ? page.origin === new URL(publicUrl).origin : page.host === host && isOwnName(page.hostname);
}

/** Serves the live channel at `/wss`. A client that has not answered a ping before the next one is disconnected. */
export async function serveLive(http: FastifyInstance, ports: Ports, liveSessions: LiveSessions): Promise<void> {
  await http.register(websocket, {
    options: { maxPayload: MESSAGE_LIMIT },
    errorHandler: (error, socket, { log }) => {
      if (!isOfLine(error)) log.error({ err: error }, 'a live socket failed');
      socket.terminate();
    },
    preClose(done) {
      for (const socket of this.websocketServer.clients) socket.close(LIVE_RESTARTS);
      this.websocketServer.close();
      setTimeout(() => {
        for (const socket of this.websocketServer.clients) socket.terminate();
      }, FAREWELL_MS).unref();
      done();
    },
  });
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
  // Most events are written by the database with what has changed, which no process can tell from its commit.
  http.addHook('onResponse', async ({ method, routeOptions }, { statusCode }) => {
    if (method !== 'GET' && statusCode < 400 && routeOptions.config.slice !== 'live') liveSessions.hub.announce();
  });

  const welcome = (socket: Socket, network: string): void => {
    const session = liveSessions.open(
      {
        send: (text) => socket.send(text),
        close: (code) => socket.close(code),
        buffered: () => socket.bufferedAmount,
      },
      network,
    );
    if (!session) return socket.close(LIVE_CLOSE.tooMany);
    heard.add(socket);
    socket.on('pong', () => {
      if (silent.delete(socket)) heard.add(socket);
    });
    socket.on('message', (data, isBinary) => session.receive(isBinary ? '' : data.toString('utf8')));
    // The close event that follows reports the error.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      silent.delete(socket);
      heard.delete(socket);
      session.end();
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
