import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import type { Access } from '@greenhall/contract/shared/route';
import { type Refusal, refuse } from '@greenhall/domain/shared/result';
import { type FastifyInstance, type FastifyRequest, LogController, fastify } from 'fastify';
import type { Logger } from 'pino';
import { Admission, limitsAt } from '../admission/admission.ts';
import { limitNetworks, shedLoad } from '../admission/admit-requests.ts';
import { LoadShedder, type Rank } from '../admission/load-shedder.ts';
import type { Alarms } from '../alarms.ts';
import { defineBound } from '../bounds.ts';
import type { Replica } from '../replica/replica.ts';
import type { Queue } from '../operations/this-process.ts';
import { Outages } from '../outages.ts';
import type { Settings } from '../settings/settings.ts';
import type { AnyHandler } from './call.ts';
import { OPERATOR_COOKIE } from './caller.ts';
import { type ConnectionLimits, CONNECTION_LIMITS, boundConnections } from './connections.ts';
import { Cookies } from './cookies.ts';
import { refusalOfFault } from './faults.ts';
import { secureHeaders } from './headers.ts';
import { sendRefusal } from './problem.ts';
import { RefusalLog } from '../logs/refusal-log.ts';
import { logRequests } from '../logs/request-log.ts';
import { traceRequests } from '../traces/requests.ts';
import { refusalOfUnknown } from './rights.ts';
import { MOST_NAMES, parseStrictJson } from './strict-json.ts';

const BODY_LIMIT =
  1024 * defineBound({ name: 'json-body', value: 256, unit: 'KiB', per: 'request', about: 'size of a JSON body' });

/**
 * Which proxies are trusted to report the origin of a request. A number counts the proxies from this end. It cannot
 * recognise a caller that bypasses them, so it is only for servers that nothing but their proxies can reach.
 */
function proxiesOf({ trustProxy }: Settings): boolean | string[] | ((address: string, hop: number) => boolean) {
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy;
}

/**
 * Whether a request is for a route without a session, or brings none. Whether the session that it brings is a good one is
 * asked after its body was read, and before anything is done with it.
 */
function isStranger(request: FastifyRequest): boolean {
  const { access } = request.routeOptions.config;
  if (access === 'operator') return request.server.cookies.read(request, OPERATOR_COOKIE) === undefined;
  return access === undefined || access === 'public' || request.headers.authorization === undefined;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route; absent for those that are not of the contract. */
    access?: Access;
    /** In which order it is refused while there is too much to do; absent for those that never are. */
    rank?: Rank;
  }
  interface FastifyInstance {
    admission: Admission;
    cookies: Cookies;
    refusals: RefusalLog;
    /** What an error of a handler is answered. */
    refusalOf: (error: Error, request: FastifyRequest) => Refusal;
    shedder: LoadShedder;
    /** The handlers of the reads that members may ask for together with others. */
    reads: Map<string, AnyHandler>;
    replica: Replica | undefined;
  }
}

interface HttpOptions {
  readonly outages: Outages;
  /** Where what is wrong with stored data is told. */
  readonly alarms: Pick<Alarms, 'raise'>;
  readonly patience: ConnectionLimits;
  /** What waits in the memory of this process. */
  readonly queues: () => readonly Queue[];
  /** The part of all requests that comes to this process. */
  readonly share: () => number;
  /** The copy of the database for reads that may lag. */
  readonly replica: Replica | undefined;
}

/** The router's timeouts for slow callers and its limits of what it reads. */
const limitsOf = ({ headersMs, wholeRequestMs }: ConnectionLimits) => ({
  bodyLimit: BODY_LIMIT,
  requestTimeout: wholeRequestMs,
  http: { headersTimeout: headersMs, connectionsCheckingInterval: Math.min(1_000, headersMs) },
  routerOptions: { maxParamLength: 200 },
});

/**
 * Creates the HTTP server with the hooks of every request; routes are bound afterwards. Every request pays for these
 * hooks, so what only some routes need is registered with those.
 */
export async function createHttp(
  settings: Settings,
  log: Logger,
  { outages = new Outages(log), queues = () => [], share = () => 1, ...given }: Partial<HttpOptions> = {},
): Promise<FastifyInstance> {
  const limits = given.patience ?? { ...CONNECTION_LIMITS, connections: settings.connections };
  // Unique across restarts and processes without generating randomness for each request.
  const process = randomUUID().slice(0, 13);
  let requests = 0;
  const http: FastifyInstance = fastify({
    loggerInstance: log,
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: proxiesOf(settings),
    genReqId: () => `${process}-${(requests += 1)}`,
    ...limitsOf(limits),
    // Requests that the router refuses itself: an unreadable path, or a path parameter that is too long.
    frameworkErrors: (_error, _request, reply) => void sendRefusal(reply as never, refuse('badRequest')),
  }) as unknown as FastifyInstance;

  // A proxy's connections carry all callers, so the proxy has to limit them.
  const isExempt = settings.trustProxy === false ? limits.isExempt : () => true;
  boundConnections(http.server, { ...limits, isExempt });
  http.decorate('admission', new Admission(limitsAt(settings.sessionPace)));
  const refusals = new RefusalLog(log);
  refusals.writeEachMinute(http);
  http.decorate('refusals', refusals);
  http.decorate('cookies', new Cookies(settings.publicUrl));
  http.decorate('replica', given.replica);
  http.setValidatorCompiler(() => () => true);
  http.setSerializerCompiler(() => JSON.stringify);
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    try {
      done(null, parseStrictJson(body as string, isStranger(request) ? MOST_NAMES.strangers : MOST_NAMES.callers));
    } catch (error) {
      done(error as Error);
    }
  });

  logRequests(http, log);
  traceRequests(http);
  http.decorate('shedder', new LoadShedder(queues));
  http.decorate('reads', new Map());
  shedLoad(http, http.shedder);
  const secure = secureHeaders(settings.publicUrl?.startsWith('https') ?? false);
  http.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(secure);
    done();
  });
  await limitNetworks(http, share);
  await http.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], globalDecompression: false });

  // What one process lacks another may have, a newer release for example: nobody is to remember that it was not there.
  http.setNotFoundHandler((request, reply) =>
    sendRefusal(reply.header('cache-control', 'no-store'), refusalOfUnknown(request)),
  );
  const refusalOf = refusalOfFault(outages, given.alarms);
  http.decorate('refusalOf', refusalOf);
  http.setErrorHandler((error: Error, request, reply) => sendRefusal(reply, refusalOf(error, request)));
  return http;
}
