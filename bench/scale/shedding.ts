/**
 * What one process does with three times as much as it can: a mix of reads and transfers, first as fast as it goes over some connections,
 * then at three times that rate however long answers take, then at half of it again.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { argonHasher } from '@greenhall/server/platform/secrets/hasher';
import { startProgram } from '@greenhall/test-kit/program';
import { startOwnPostgres } from '../../scripts/postgres.mjs';
import { type Line, openLine } from '../line.ts';
import { PAY, PEPPER, loadHall } from '../otc/world.ts';
import { createDatabase, rateOf } from '../reference.ts';
import { type RequestOutcome, asFastAsItGoes, sendRequest, numbers } from './asking.ts';
import type { Act } from './requests.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 60);
const FACTOR = Number(process.env.BENCH_FACTOR ?? 3);
/** Callers who wait for an answer at once; who comes when all do is not answered. */
const MOST_CALLERS = 2_000;
const OK = 200;
const HEALTH = Buffer.from('GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n');

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;

/** Sends at a rate, however long answers take. */
async function atRate(port: number, turns: Iterator<number>, perSecond: number, seconds: number) {
  const told: RequestOutcome[] = [];
  const free: Line[] = [];
  for (let count = 0; count < MOST_CALLERS; count += 1) {
    const line = await openLine(port);
    // A connection over which nothing has come is closed after a while.
    await line.send(HEALTH);
    free.push(line);
  }
  let [lost, sent] = [0, 0];
  const one = async (): Promise<void> => {
    const line = free.pop();
    if (!line) return void (lost += 1);
    await sendRequest(line, turns, told);
    free.push(line);
  };
  const began = performance.now();
  for (let now = 0; now < seconds * 1_000; now = performance.now() - began) {
    for (const due = (now / 1_000) * perSecond; sent < due; sent += 1) void one();
    await wait(2);
  }
  return { told, lost, sent };
}

/** How much work was done: an act counts as much as its time in the run without too much to do. */
function workOf(told: readonly RequestOutcome[], costs: ReadonlyMap<Act, number>): number {
  return told.reduce((sum, { act, status }) => sum + (status === OK ? (costs.get(act) ?? 0) : 0), 0);
}

function costsOf(told: readonly RequestOutcome[]): ReadonlyMap<Act, number> {
  const by = Map.groupBy(told, ({ act }) => act);
  return new Map(
    [...by].map(([act, all]) => [
      act,
      rateOf(
        all.map(({ took }) => took),
        1_000,
      ).p50,
    ]),
  );
}

function report(what: string, told: readonly RequestOutcome[], seconds: number, more = ''): void {
  const good = told.filter(({ status }) => status === OK);
  const { perSecond, p50, p99 } = rateOf(
    good.map(({ took }) => took),
    seconds * 1_000,
  );
  const refused = rateOf(
    told.filter(({ status }) => status !== OK).map(({ took }) => took),
    seconds * 1_000,
  );
  const by = Map.groupBy(
    told.filter(({ status }) => status !== OK),
    ({ act, status }) => `${act} ${status}`,
  );
  const shown = [...by].map(([name, all]) => `${name}: ${all.length}`).join(', ');
  if (process.env.BENCH_ACTS)
    for (const [act, all] of Map.groupBy(good, (one) => one.act)) {
      const rate = rateOf(
        all.map(({ took }) => took),
        1_000,
      );
      process.stdout.write(`    ${act}: ${all.length}, p50 ${rate.p50.toFixed(0)}, p99 ${rate.p99.toFixed(0)}\n`);
    }
  process.stdout.write(
    `| ${what} | ${perSecond.toFixed(0)} | ${p50.toFixed(0)} | ${p99.toFixed(0)} | ${refused.perSecond.toFixed(0)} | ${refused.p99.toFixed(0)} | ${more} |\n    ${shown}\n`,
  );
}

const server = await startOwnPostgres();
try {
  const url = await createDatabase(server.url, 'shedding');
  const database = await loadHall(url, 1_000, 0, await argonHasher(PEPPER).hash(PAY));
  const directory = mkdtempSync(join(tmpdir(), 'greenhall-bench-'));
  const settings = { LOG_LEVEL: 'error', NODE_ENV: 'production', CONNECTIONS: '20000' };
  const program = await startProgram({ ...settings, DATABASE_URL: url, DATA_DIR: directory, PEPPER });
  const port = Number(new URL(program.url).port);
  const turns = numbers();
  await asFastAsItGoes(port, turns, 15);
  const capacity = await asFastAsItGoes(port, turns, 15);
  report('as fast as it goes', capacity, 15, `${memoryOf(program.pid).toFixed(0)} MB`);
  const perSecond = capacity.filter(({ status }) => status === OK).length / 15;
  let most = 0;
  const watching = setInterval(() => (most = Math.max(most, memoryOf(program.pid))), 500);
  const { told, lost, sent } = await atRate(port, turns, perSecond * FACTOR, SECONDS);
  clearInterval(watching);
  report(`at ${FACTOR} ×`, told, SECONDS, `${most.toFixed(0)} MB at most, ${sent} sent, ${lost} not`);
  const costs = costsOf(capacity);
  const share = workOf(told, costs) / SECONDS / (workOf(capacity, costs) / 15);
  process.stdout.write(`    ${(share * 100).toFixed(0)} % of the work of before\n`);
  await wait(5_000);
  const after = await atRate(port, turns, perSecond / 2, 10);
  report('five seconds later, at half of it', after.told, 10, `${memoryOf(program.pid).toFixed(0)} MB`);
  await program.stop();
  await database.close();
  rmSync(directory, { recursive: true, force: true });
} finally {
  await server.stop();
}
