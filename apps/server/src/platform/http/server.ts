import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import { refuse } from '@greenhall/domain/shared/result';
import { type FastifyInstance, LogController, fastify } from 'fastify';
import type { Logger } from 'pino';
import type { Settings } from '../settings.ts';
import { secureHeaders } from './headers.ts';
import { sendRefusal } from './problem.ts';
import { parseStrictJson } from './strict-json.ts';

const BODY_LIMIT = 256 * 1024;
/** Requests a minute and network to routes that ask for no sign-in: far above a person, far below a flood. */
const REQUESTS_A_MINUTE = 1200;

/**
 * The HTTP server with what holds for every request; routes are bound afterwards. Each hook here is paid by each request:
 * what only some routes need is registered with those.
 */
export async function createHttp(settings: Settings, log: Logger): Promise<FastifyInstance> {
  // Unique over restarts and processes without asking for randomness at each request.
  const process = randomUUID().slice(0, 13);
  let requests = 0;
  const http: FastifyInstance = fastify({
    loggerInstance: log,
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    bodyLimit: BODY_LIMIT,
    genReqId: () => `${process}-${(requests += 1)}`,
    routerOptions: { maxParamLength: 200 },
  }) as unknown as FastifyInstance;

  http.setValidatorCompiler(() => () => true);
  http.setSerializerCompiler(() => JSON.stringify);
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, parseStrictJson(body as string));
    } catch (error) {
      done(error as Error);
    }
  });

  await http.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Greenhall', version: '1.0.7' },
      components: {
        securitySchemes: {
          member: { type: 'http', scheme: 'bearer' },
          operator: { type: 'apiKey', in: 'cookie', name: 'gh_operator' },
        },
      },
    },
  });
  const secure = secureHeaders(settings.publicUrl?.startsWith('https') ?? false);
  http.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(secure);
    done();
  });
  await http.register(rateLimit, {
    global: false,
    max: REQUESTS_A_MINUTE,
    timeWindow: 60_000,
    errorResponseBuilder: () => Object.assign(new Error('too many requests'), { statusCode: 429 }),
  });
  await http.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], globalDecompression: false });

  http.setNotFoundHandler((_request, reply) => sendRefusal(reply, refuse('notFound')));
  http.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const status = error.statusCode ?? (error instanceof SyntaxError ? 400 : 500);
    if (status === 429) return sendRefusal(reply, refuse('tooFrequent'));
    if (status < 500) return sendRefusal(reply, refuse('badRequest'));
    if (error.code === '55P03' || error.code === '57014')
      return sendRefusal(reply, refuse('serverBusy', { seconds: 2 }));
    request.log.error({ err: error, requestId: request.id, url: request.url.split('?')[0] }, 'a request failed');
    return sendRefusal(reply, refuse('serverFault'));
  });
  return http;
}
