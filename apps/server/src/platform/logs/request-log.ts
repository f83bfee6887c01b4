import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who called, once that is known. */
    actor: Readonly<Partial<Record<'member' | 'operator', string>>> | null;
    /** The code with which the call was refused. */
    refusedWith: number | null;
  }
}

/** What asks every few seconds whether the program is there; only what is wrong with that is logged. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);
const ID_HEADER = 'x-request-id';
const ID = /^[\w-]{16,64}$/;

/** A proxy that is trusted names the caller, so that there is more than one address. */
const cameThroughProxy = ({ ips = [] }: FastifyRequest): boolean => ips.length > 1;

/**
 * Logs each request in one line once it is answered: what was called, how that ended, how long it took and who called. The route stands
 * there as a pattern, so that nothing of what was sent is in the log. A trusted proxy may name the request.
 */
export function logRequests(http: FastifyInstance, log: Logger): void {
  http.decorateRequest('actor', null);
  http.decorateRequest('refusedWith', null);
  http.addHook('onRequest', (request, _reply, done) => {
    const given = request.headers[ID_HEADER];
    if (typeof given === 'string' && ID.test(given) && cameThroughProxy(request)) request.id = given;
    done();
  });
  if (!log.isLevelEnabled('info')) return;
  http.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? null;
    const { statusCode: status } = reply;
    if (status < 400 && route !== null && PROBES.has(route)) return done();
    const code = request.refusedWith ?? undefined;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    log.info({ requestId: request.id, method: request.method, route, status, code, ms, ...request.actor }, 'request');
    return done();
  });
}
