import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings.ts';

/** This machine by its name: browsers give passkeys to names alone, not to numbers. */
const NAMES: Readonly<Record<string, string>> = { '127.0.0.1': 'localhost', '::1': 'localhost' };

/** Where this process is reached from its own machine. */
export function addressOf(http: FastifyInstance, { host, port: wanted }: Settings): string {
  const address = http.server.address();
  const port = typeof address === 'object' && address ? address.port : wanted;
  return `http://${NAMES[host] ?? (host.includes(':') ? `[${host}]` : host)}:${port}`;
}
