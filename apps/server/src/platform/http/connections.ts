import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { defineBound } from '../bounds.ts';
import { networkOf } from './network.ts';

/** How slow callers may be and how many connections they may hold; times in milliseconds. */
export interface ConnectionLimits {
  readonly headersMs: number;
  readonly silentBodyMs: number;
  readonly wholeRequestMs: number;
  readonly connections: number;
  readonly connectionsOfNetwork: number;
  /**
   * Networks for which the number of connections is not limited: this machine, and a proxy that forwards all callers.
   */
  readonly isExempt: (address: string) => boolean;
}

const seconds = (name: string, value: number, about: string): number =>
  1_000 * defineBound({ name, value, unit: 'seconds', per: 'connection', about });

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: seconds('request-headers', 10, 'until the headers of a request are there'),
  silentBodyMs: seconds('request-silence', 10, 'silence within the body of a request'),
  wholeRequestMs: seconds('request-whole', 60, 'until a request is there as a whole'),
  connections: defineBound({
    name: 'connections',
    value: 8_192,
    unit: 'at once',
    per: 'process',
    about: 'open connections',
  }),
  connectionsOfNetwork: defineBound({
    name: 'connections-network',
    value: 256,
    unit: 'at once',
    per: 'network',
    about: 'open connections where no proxy stands before the server',
  }),
  isExempt: (address) => LOOPBACK.test(address),
};

/** Counts open connections by network and closes those above the limit at once. */
function boundNetworks(server: Server, { connectionsOfNetwork, isExempt }: ConnectionLimits): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isExempt(address)) return;
    const network = networkOf(address);
    const count = (open.get(network) ?? 0) + 1;
    if (count > connectionsOfNetwork) {
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Closes connections of slow callers and those above the limits. */
export function boundConnections(server: Server, patience: ConnectionLimits): void {
  server.maxConnections = patience.connections;
  boundNetworks(server, patience);
  server.on('request', (request: IncomingMessage) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    socket.setTimeout(patience.silentBodyMs);
    // What follows is the server's own time, which is limited elsewhere.
    request.once('end', () => socket.setTimeout(0));
  });
}
