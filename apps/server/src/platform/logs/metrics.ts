import { CATALOGUE } from '@greenhall/domain/shared/codes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { BUILD } from '../build.ts';
import type { Ports } from '../ports.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The slice of the contract to which the route belongs; absent for those that are not of the contract. */
    slice?: string;
  }
}

/** Requests are counted by slice and class of status: by route there would be some eight thousand series. */
const sliceOf = ({ routeOptions: { config, url } }: FastifyRequest): string =>
  config.slice ?? (url === undefined ? 'none' : 'files');

const NAMES = new Map(Object.entries(CATALOGUE).map(([name, { code }]) => [code, name]));

/** Collects what the program tells of itself; no member and no address is a label. Rule: shared#metrics. */
export function serveMetrics(
  http: FastifyInstance,
  { alarms, thisProcess }: Pick<Ports, 'alarms' | 'thisProcess'>,
): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  registry.registerMetric(alarms.counter);
  const durations = new Histogram({
    name: 'http_request_seconds',
    help: 'duration of requests, by slice and class of status',
    labelNames: ['slice', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const refusals = new Counter({
    name: 'greenhall_refusals_total',
    help: 'refusals, by code',
    labelNames: ['code', 'name'],
    registers,
  });
  new Gauge({
    name: 'greenhall_build_info',
    help: 'version and commit of the program',
    labelNames: ['version', 'commit'],
    registers,
  }).set({ version: BUILD.version, commit: BUILD.commit ?? '' }, 1);
  const sockets = new Gauge({
    name: 'greenhall_live_sockets',
    help: 'live sockets that are open, by whom',
    labelNames: ['of'],
    registers: [],
    collect() {
      const { members, operators } = thisProcess.sockets;
      this.set({ of: 'members' }, members);
      this.set({ of: 'operators' }, operators);
    },
  });
  registry.registerMetric(sockets);
  const queues = new Gauge({
    name: 'greenhall_memory_queue',
    help: 'what waits in the memory of this process: requests for a batch, passwords to be hashed, pictures to be encoded',
    labelNames: ['queue'],
    registers: [],
    collect() {
      for (const { name, waiting } of thisProcess.queues) this.set({ queue: name }, waiting);
    },
  });
  registry.registerMetric(queues);
  const ready = new Gauge({
    name: 'greenhall_ready',
    help: 'whether this process can serve: 1, or 0 while its database is away or has no room',
    registers: [],
    async collect() {
      this.set((await thisProcess.obstacle()) === undefined ? 1 : 0);
    },
  });
  registry.registerMetric(ready);
  http.addHook('onResponse', (request, reply, done) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    durations.labels(sliceOf(request), status).observe(reply.elapsedTime / 1000);
    const { refusedWith } = request;
    if (refusedWith !== null) refusals.labels(String(refusedWith), NAMES.get(refusedWith) ?? '').inc();
    done();
  });
  return registry;
}
