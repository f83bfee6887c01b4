import { monitorEventLoopDelay } from 'node:perf_hooks';
import rateLimit from '@fastify/rate-limit';
import { refuse } from '@greenhall/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../http/network.ts';
import { sendRefusal } from '../http/problem.ts';
import type { LoadShedder } from './load-shedder.ts';

const OBSERVED_EVERY_MS = 1_000;
/** Requests a minute from one network to public routes: far above a person, far below a flood. */
const REQUESTS_A_MINUTE = 1200;
const TOO_MANY = Object.assign(new Error('too many requests'), { statusCode: 429 });

/** Refuses requests, before anything is read of them, while this process has too much to do. */
export function shedLoad(http: FastifyInstance, shedder: LoadShedder): void {
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  const timer = setInterval(() => {
    shedder.observe(delays.percentile(99) / 1e6);
    delays.reset();
  }, OBSERVED_EVERY_MS);
  http.addHook('onClose', async () => {
    clearInterval(timer);
    delays.disable();
  });
  http.addHook('onRequest', (request, reply, done) => {
    const { rank } = request.routeOptions.config;
    if (!rank) return done();
    const seconds = shedder.admit(rank);
    if (seconds !== undefined) return void sendRefusal(reply, refuse('serverBusy', { seconds }));
    // Also where the caller goes before it is answered: the hook of answers does not hear of that.
    reply.raw.once('close', () => shedder.end());
    done();
  });
}

/** Limits the requests of each network to public routes; `share` is the part of all requests that comes to this process. */
export async function limitNetworks(http: FastifyInstance, share: () => number): Promise<void> {
  await http.register(rateLimit, {
    global: false,
    // Callers come to all processes in turn, so that each counts its part.
    max: () => Math.ceil(REQUESTS_A_MINUTE * share()),
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => networkOf(ip),
    // One for all: the trace of each would cost more than what is refused.
    errorResponseBuilder: () => TOO_MANY,
  });
}
