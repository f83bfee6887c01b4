/**
 * How long another member waits for a read while strangers search the shop and while one member's sockets join channels,
 * each beside as many lanes that ask `/healthz` in the same run.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { systemClock } from '@greenhall/server/platform/clock';
import { migrate } from '@greenhall/server/platform/database/migrate';
import { openPostgres } from '@greenhall/server/platform/database/postgres';
import { SESSION_RATE } from '@greenhall/server/platform/admission/admission';
import { clientOf } from '@greenhall/test-kit/outside';
import { startProgram } from '@greenhall/test-kit/program';
import { pino } from 'pino';
import { startOwnPostgres } from '../../scripts/postgres.mjs';
import { companionOf, loadMembers, PEPPER, tokenOf } from '../otc/world.ts';
import { createDatabase } from '../reference.ts';
import { loadGoods } from '../shop/load.ts';

const GOODS = Number(process.env.BENCH_GOODS ?? 20_000);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const LANES = 20;
const SOCKETS = 8;
const READS_A_SECOND = 20;
/** How often the p95 beside a load may be that beside the same load on `/healthz`. */
const TARGET = 1.5;

/** Frequent letters and a price that nothing has: a search that finds nothing near. */
const DEAR_SEARCH = '/api/shop/goods?words=e&sort=newest&min=900000';

const p95 = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

/** Reads of another member at a steady rate; answers the 95th of 100 of their times. */
async function measure(url: string): Promise<number> {
  const other = clientOf(url, { token: tokenOf(1), companion: companionOf(1) });
  const times: number[] = [];
  const under: Promise<void>[] = [];
  const read = async (): Promise<void> => {
    const began = performance.now();
    await other.call('wallet.balances');
    times.push(performance.now() - began);
  };
  for (let turn = 0; turn < READS_A_SECOND * SECONDS; turn += 1) {
    under.push(read());
    await wait(1_000 / READS_A_SECOND);
  }
  await Promise.all(under);
  return p95(times);
}

/** The same while a load runs, from its beginning. */
async function beside(url: string, name: string, load: readonly string[]): Promise<number> {
  const path = fileURLToPath(new URL('./lanes.ts', import.meta.url));
  const child = spawn(process.execPath, [path, ...load], { stdio: ['pipe', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  await wait(500);
  const found = await measure(url);
  child.stdin.end();
  await once(child, 'close');
  process.stdout.write(`${name}: p95 ${found.toFixed(1)} ms; answers ${said}\n`);
  return found;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

interface Round {
  readonly reference: number;
  readonly own: readonly number[];
}

/** Loads beside their reference, in turns, because other work on the machine comes and goes. */
async function inTurns(url: string, reference: readonly string[], loads: Readonly<Record<string, readonly string[]>>) {
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const healthy = await beside(url, 'reference', reference);
    const own: number[] = [];
    for (const [name, load] of Object.entries(loads)) own.push(await beside(url, name, load));
    rounds.push({ reference: healthy, own });
  }
  for (const [place, name] of Object.keys(loads).entries()) {
    const ratio = median(rounds.map(({ reference: healthy, own }) => (own[place] ?? 0) / healthy));
    const cells = [
      name,
      median(rounds.map(({ own }) => own[place] ?? 0)).toFixed(1),
      median(rounds.map((one) => one.reference)).toFixed(1),
      ratio.toFixed(2),
      ratio <= TARGET ? 'yes' : 'no',
    ];
    rows.push(`| ${cells.join(' | ')} |`);
  }
}

const rows: string[] = [];
async function measureAll(url: string): Promise<void> {
  process.stdout.write(
    `load ${loadavg()[0]?.toFixed(1)}; p95 of an idle server ${(await measure(url)).toFixed(1)} ms\n`,
  );
  const lanes = (path: string, count: number, networks: string) => ['lanes', `${url}${path}`, String(count), networks];
  await inTurns(url, lanes('/healthz', LANES, 'one'), {
    '20 lanes of strangers of one network search': lanes(DEAR_SEARCH, LANES, 'one'),
    '20 lanes of strangers, each of a network of its own, search': lanes(DEAR_SEARCH, LANES, 'each'),
  });
  await inTurns(url, lanes('/healthz', SOCKETS, 'one'), { '8 sockets join': ['sockets', url, String(SOCKETS)] });
  const head = '| load | p95, ms | beside `/healthz`, ms | × | met |\n|---|---|---|---|---|';
  process.stdout.write(`\n${head}\n${rows.join('\n')}\nload ${loadavg()[0]?.toFixed(1)}\n`);
}

const server = await startOwnPostgres();
const directory = mkdtempSync(join(tmpdir(), 'greenhall-bench-'));
try {
  const databaseUrl = await createDatabase(server.url, 'neighbours');
  const database = openPostgres(databaseUrl, pino({ level: 'silent' }), { max: 10 });
  await migrate(database);
  await loadMembers(database, 0, 2, 'none');
  await loadGoods({ db: database.db, clock: systemClock }, GOODS);
  await database.script('vacuum analyze');
  await database.close();
  const settings = {
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: directory,
    PEPPER,
    // The paces that are measured are the usual ones.
    SESSION_PACE: String(SESSION_RATE),
  };
  const program = await startProgram(settings);
  await measureAll(program.url);
  await program.stop();
} finally {
  rmSync(directory, { recursive: true, force: true });
  await server.stop();
}
process.exit(0);
