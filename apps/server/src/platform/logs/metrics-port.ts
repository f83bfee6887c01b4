import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';

const HERE = '127.0.0.1';

/** Answers `/metrics` on a port of this machine alone, without a token, for as long as the program serves. */
export function listenForMetrics(http: FastifyInstance, registry: Registry, port: number): void {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    return void registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  http.addHook('onListen', async () => {
    await new Promise<void>((done, failed) => {
      server.once('error', failed);
      server.listen(port, HERE, done);
    });
  });
  http.addHook('onClose', async () => {
    server.closeAllConnections();
    server.close();
  });
}
