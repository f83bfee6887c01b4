import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { Registry, Histogram, collectDefaultMetrics } from 'prom-client';
import { type Outage, Outages, outageOf } from '../outages.ts';
import type { Ports } from '../ports.ts';

const READY_MS = 1_000;

/** Writes a row, because a database that answers reads may still have no room to write. */
async function probe(ports: Ports, outages: Outages): Promise<Outage | undefined> {
  try {
    await sql`
      insert into platform_limit (name, subject, window_start, used) values ('ready', '', ${ports.clock.now()}, 1)
      on conflict (name, subject) do update set window_start = excluded.window_start`.execute(ports.db);
    return outages.isStorageFull ? 'storage' : undefined;
  } catch (error) {
    return outageOf(error) ?? 'database';
  }
}

/** What prevents the server from serving, checked at most once a second however often it is requested. */
function readiness(ports: Ports, outages: Outages): () => Promise<Outage | undefined> {
  let known = { at: -Infinity, why: Promise.resolve<Outage | undefined>(undefined) };
  return () => {
    const at = performance.now();
    if (at - known.at > READY_MS) known = { at, why: probe(ports, outages) };
    return known.why;
  };
}

/** Liveness, readiness and metrics. */
export function serveHealth(http: FastifyInstance, ports: Ports, outages = new Outages(ports.log)): void {
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

  const obstacle = readiness(ports, outages);
  http.get('/healthz', async () => ({ alive: true }));
  http.get('/readyz', async (_request, reply) => {
    const why = await obstacle();
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
