/**
 * What the log line and the metrics of a request cost in processor time: the same route of one server in three forms, asked in turns in
 * one process. Usage: npm run bench -- watching.
 */
import { openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logRequests } from '@greenhall/server/platform/logs/request-log';
import { openLog } from '@greenhall/server/platform/logs/log';
import { serveMetrics } from '@greenhall/server/platform/logs/metrics';
import fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { Counter } from 'prom-client';
import { median } from '../reference.ts';

const TURNS = Number(process.env.BENCH_TURNS ?? 60);
const REQUESTS = 2_000;

type Form = 'bare' | 'logged' | 'watched';

const file = join(tmpdir(), `greenhall-watching-${process.pid}.log`);

function serverOf(form: Form): FastifyInstance {
  const http = fastify() as unknown as FastifyInstance;
  const log = openLog('info', pino.destination({ fd: openSync(file, 'a'), sync: true }));
  if (form === 'bare') http.decorateRequest('actor', null).decorateRequest('refusedWith', null);
  else logRequests(http, log);
  if (form === 'watched') {
    const alarms = { counter: new Counter({ name: 'alarms', help: 'none', registers: [] }) };
    const thisProcess = { sockets: { members: 0, operators: 0 }, queues: [], obstacle: async () => undefined };
    serveMetrics(http, { alarms, thisProcess } as unknown as Parameters<typeof serveMetrics>[1]);
  }
  http.post('/api/wallet/transfers/:id', { config: { slice: 'wallet' } }, (request, reply) => {
    request.actor = { member: '1000001' };
    void reply.send({ id: '1' });
  });
  return http;
}

/** Processor time for a request, in µs. */
async function costOf(http: FastifyInstance): Promise<number> {
  const before = process.cpuUsage();
  for (let n = 0; n < REQUESTS; n += 1)
    await http.inject({ method: 'POST', url: '/api/wallet/transfers/12', payload: { coin: 'mey' } });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / REQUESTS;
}

const forms: readonly Form[] = ['bare', 'logged', 'watched'];
const servers = forms.map((form) => ({ form, http: serverOf(form), costs: [] as number[] }));
try {
  for (const { http } of servers) await costOf(http);
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const { http, costs } of turn % 2 === 0 ? servers : servers.toReversed()) costs.push(await costOf(http));
  const [bare] = servers;
  process.stdout.write('| request | µs (median) | more than bare, µs (median of the turns) |\n|---|---|---|\n');
  for (const { form, costs } of servers) {
    const more = costs.map((cost, turn) => cost - (bare?.costs[turn] ?? 0));
    process.stdout.write(`| ${form} | ${median(costs).toFixed(1)} | ${median(more).toFixed(1)} |\n`);
  }
} finally {
  rmSync(file, { force: true });
}
process.exit(0);
