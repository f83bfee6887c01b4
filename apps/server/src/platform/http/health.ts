import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Registry, Histogram, collectDefaultMetrics } from 'prom-client';
import type { Ports } from '../ports.ts';

/** Liveness, readiness and metrics. */
export function serveHealth(http: FastifyInstance, ports: Ports): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registry.registerMetric(ports.alarms.counter);
  const durations = new Histogram({
    name: 'http_request_seconds',
    help: 'duration of requests',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  http.addHook('onResponse', (request, reply, done) => {
    durations
      .labels(request.method, request.routeOptions.url ?? 'none', String(reply.statusCode))
      .observe(reply.elapsedTime / 1000);
    done();
  });

  http.get('/healthz', async () => ({ alive: true }));
  http.get('/readyz', async (_request, reply) => {
    const why = await ports.thisProcess.obstacle();
    if (why) return reply.code(503).send({ ready: false, why });
    return { ready: true, engine: ports.engine, safeAgainstPowerLoss: ports.engine === 'postgresql' };
  });
  http.get('/metrics', async (request, reply) => {
    const wanted = Buffer.from(`Bearer ${ports.settings.metricsToken ?? ''}`);
    const given = Buffer.from(request.headers.authorization ?? '');
    const open =
      ports.settings.metricsToken !== undefined && given.length === wanted.length && timingSafeEqual(given, wanted);
    if (!open) return reply.code(404).send();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
