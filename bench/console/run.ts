/**
 * How long the lists of the operators' desks take: each order with each filter alone and the pairs that desks use, at the first page, in
 * the middle and near the end; besides search, counts, a year's report and the audit log. Beside them stands a call that reads nothing
 * but the session, in the same run. With `pages`: how long a change of page takes.
 */
import { loadavg } from 'node:os';
import { entriesOf } from '@greenhall/server/platform/audit/audit';
import { verifyAudit } from '@greenhall/server/platform/audit/verify';
import type { TestClient } from '@greenhall/test-kit/client';
import { makeTemplate } from '@greenhall/test-kit/data/prepare';
import { openRoleClients } from '@greenhall/test-kit/desk/role-clients';
import { openWorld } from '@greenhall/test-kit/world';
import { startOwnPostgres } from '../../scripts/postgres.mjs';
import { type Case, casesOf, MEASURED, type MeasuredList } from './cases.ts';
import { measurePages } from './pages.ts';
import { DAYS, fill, YEAR } from './load.ts';

const SIZES = (process.env.BENCH_CONSOLE_SIZES ?? '10000,1000000').split(',').map(Number);
const TURNS = Number(process.env.BENCH_CONSOLE_TURNS ?? 12);
/** What takes longer fails its target, at the 99th percentile. */
const TARGET_MS = 200;
const WORST = 5;
const SEARCHED = ['member50', 'R501', 'T501', '200007'];

interface Timed {
  readonly name: string;
  readonly p50: number;
  readonly p99: number;
}

async function time(name: string, ask: () => Promise<{ readonly status: number }>): Promise<Timed> {
  const taken: number[] = [];
  for (let turn = 0; turn <= TURNS; turn += 1) {
    const started = performance.now();
    const { status } = await ask();
    if (status !== 200) throw new Error(`${name} was answered with ${status}`);
    if (turn > 0) taken.push(performance.now() - started);
  }
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.ceil(part * sorted.length) - 1] ?? Number.NaN;
  return { name, p50: at(0.5), p99: at(0.99) };
}

const ms = (value: number): string => value.toFixed(1);

/** The cases of one list by their 99th percentile, the slowest first. */
async function measureList(client: TestClient, list: MeasuredList, size: number): Promise<readonly Timed[]> {
  const timed: Timed[] = [];
  for (const { name, query } of casesOf(list, size) satisfies readonly Case[])
    timed.push(await time(name, () => client.call(list, { query: { ...query } })));
  return timed.toSorted((a, b) => b.p99 - a.p99);
}

async function measure(size: number): Promise<void> {
  const world = await openWorld('postgresql');
  const clients = await openRoleClients(world);
  try {
    const started = performance.now();
    await fill(world.ports.db, size);
    console.log(`\n${size} rows in each table, written in ${ms((performance.now() - started) / 1_000)} s`);
    const client = clients.as('ada', ['super']);
    const bare = await time('the session alone', () => client.call('admin.session'));
    console.log(`the session alone: p50 ${ms(bare.p50)} ms, p99 ${ms(bare.p99)} ms`);
    console.log('| list | cases | over 200 ms | p50 of all | slowest: p99, ms |\n| --- | --- | --- | --- | --- |');
    for (const list of Object.keys(MEASURED) as MeasuredList[]) {
      const timed = await measureList(client, list, size);
      const slow = timed.filter(({ p99 }) => p99 > TARGET_MS).length;
      const middle = timed.map(({ p50 }) => p50).toSorted((a, b) => a - b)[Math.floor(timed.length / 2)] ?? Number.NaN;
      const worst = timed.slice(0, WORST).map(({ name, p99 }) => `${name}: ${ms(p99)}`);
      console.log(`| ${list} | ${timed.length} | ${slow} | ${ms(middle)} | ${worst.join('<br>')} |`);
    }
    for (const words of SEARCHED) {
      const found = await time(words, () => client.call('admin.search', { query: { q: words } }));
      console.log(`search for “${words}”: p50 ${ms(found.p50)} ms, p99 ${ms(found.p99)} ms`);
    }
    const queues = await time('queues', () => client.call('admin.queues'));
    console.log(`what waits, counted: p50 ${ms(queues.p50)} ms, p99 ${ms(queues.p99)} ms`);
    const report = await time('report', () => client.call('admin.report', { query: YEAR }));
    console.log(`a report of ${DAYS} days: p50 ${ms(report.p50)} ms, p99 ${ms(report.p99)} ms`);
    const begun = performance.now();
    const { count, fault } = await verifyAudit(entriesOf(world.ports.db), []);
    if (fault) throw new Error(`the audit log is broken at ${fault.at}`);
    const perSecond = Number(count) / ((performance.now() - begun) / 1_000);
    console.log(`the audit log verified: ${count} entries, ${perSecond.toFixed(0)} a second`);
  } finally {
    await clients.close();
    await world.close();
  }
}

async function measureLists(): Promise<void> {
  const server = await startOwnPostgres(['shared_buffers=512MB', 'max_wal_size=8GB', 'checkpoint_timeout=30min']);
  try {
    process.env.TEST_DATABASE_URL = server.url;
    process.env.TEST_DATABASE_TEMPLATE = 'bench_template';
    await makeTemplate(server.url, 'bench_template');
    console.log(`load ${loadavg()[0]?.toFixed(1)}`);
    for (const size of SIZES) await measure(size);
    console.log(`load ${loadavg()[0]?.toFixed(1)}`);
  } finally {
    await server.stop();
  }
}

await (process.argv.includes('pages') ? measurePages() : measureLists());
process.exit(0);
