import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { Registry, Histogram, collectDefaultMetrics } from 'prom-client';
import type { Ports } from '../ports.ts';

/** Liveness, readiness, metrics and the API's description. */
export function serveHealth(http: FastifyInstance, ports: Ports): void {
  const hide = { schema: { hide: true } };
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
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

  http.get('/healthz', hide, async () => ({ alive: true }));
  http.get('/readyz', hide, async (_request, reply) => {
    try {
      await sql`select 1`.execute(ports.db);
      return { ready: true, engine: ports.engine, safeAgainstPowerLoss: ports.engine === 'postgresql' };
    } catch {
      return reply.code(503).send({ ready: false });
    }
  });
  http.get('/metrics', hide, async (request, reply) => {
    const wanted = Buffer.from(`Bearer ${ports.settings.metricsToken ?? ''}`);
    const given = Buffer.from(request.headers.authorization ?? '');
    const open =
      ports.settings.metricsToken !== undefined && given.length === wanted.length && timingSafeEqual(given, wanted);
    if (!open) return reply.code(404).send();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  http.get('/api/openapi.json', hide, async () => http.swagger());
  http.get('/api/docs', hide, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(readableDocs(http)),
  );
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

/** The description as a page that needs no script. */
function readableDocs(http: FastifyInstance): string {
  const { paths = {} } = http.swagger() as unknown as {
    paths?: Record<
      string,
      Record<string, { summary?: string; description?: string; parameters?: unknown; requestBody?: unknown }>
    >;
  };
  const entries = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const body = JSON.stringify({ parameters: operation.parameters, requestBody: operation.requestBody }, null, 1);
      const heading = `${method.toUpperCase()} ${escape(path)}`;
      const text = `${operation.summary ?? ''} ${operation.description ?? ''}`;
      return `<details><summary><code>${heading}</code> ${escape(text)}</summary><pre>${escape(body)}</pre></details>`;
    }),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Greenhall API</title><h1>Greenhall API</h1>${entries.join('')}`;
}
