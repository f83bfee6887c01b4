import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Measure } from '../facts/measures.ts';
import { listenForMetrics } from '../logs/metrics-port.ts';
import { reportMeasures } from '../logs/measures.ts';
import { serveMetrics } from '../logs/metrics.ts';
import type { Ports } from '../ports.ts';

/** Whether a request brings the token of the metrics; nobody does where none is set. */
function isOpenTo(authorization: string | undefined, token: string | undefined): boolean {
  const wanted = Buffer.from(`Bearer ${token ?? ''}`);
  const given = Buffer.from(authorization ?? '');
  return token !== undefined && given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Liveness, readiness and metrics. */
export function serveHealth(http: FastifyInstance, ports: Ports, measures: readonly Measure[] = []): void {
  const { metricsPort, metricsToken } = ports.settings;
  const registry = serveMetrics(http, ports);
  reportMeasures(registry, ports, measures);
  if (metricsPort > 0) listenForMetrics(http, registry, metricsPort);
  http.get('/healthz', async () => ({ alive: true }));
  http.get('/readyz', async (_request, reply) => {
    const why = await ports.thisProcess.obstacle();
    if (why) return reply.code(503).send({ ready: false, why });
    return { ready: true, engine: ports.engine, safeAgainstPowerLoss: ports.engine === 'postgresql' };
  });
  http.get('/metrics', async ({ headers }, reply) => {
    if (metricsPort > 0 || !isOpenTo(headers.authorization, metricsToken)) return reply.code(404).send();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
