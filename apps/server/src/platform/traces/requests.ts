import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Span, beginChosen, isTracing, reportOf } from './spans.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a request that is traced. */
    span: Span | undefined;
  }
}

const FAULTS_FROM = 500;

const about = ({ method, routeOptions, id }: FastifyRequest) => ({
  'http.request.method': method,
  'http.route': routeOptions.url ?? 'none',
  'greenhall.request': id,
});
const outcome = ({ statusCode }: FastifyReply) => ({ 'http.response.status_code': statusCode });

/** Traces one request in a hundred, with what it leads to, and of each fault the request alone. */
export function traceRequests(http: FastifyInstance): void {
  http.decorateRequest('span', undefined);
  if (!isTracing()) return;
  http.addHook('onRequest', (request, _reply, done) => {
    request.span = beginChosen('request', about(request));
    done();
  });
  http.addHook('onResponse', (request, reply, done) => {
    const attributes = outcome(reply);
    if (request.span) request.span.end({ attributes });
    else if (reply.statusCode >= FAULTS_FROM)
      reportOf('request', { ...about(request), ...attributes }, new Date(Date.now() - reply.elapsedTime));
    done();
  });
}
