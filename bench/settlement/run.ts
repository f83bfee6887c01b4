/** The day's end of a million members, beside the database's own copying of its input and its result. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { DAY } from '@greenhall/domain/shared/time';
import { settleDays } from '@greenhall/server/slices/stock/commands/settle-day';
import { testPorts } from '@greenhall/test-kit/ports';
import { sql } from 'kysely';
import { startPostgres } from '../../scripts/postgres.mjs';
import { databaseUrl } from '../reference.ts';
import { load } from '../network/load.ts';
import { type Tree, deepTree, randomTree } from '../network/tree.ts';
import { copies } from './copies.ts';
import { furnish } from './world.ts';

const SIZE = Number(process.env.BENCH_MEMBERS ?? 1_000_000);
const PAYMENTS = Number(process.env.BENCH_PAYMENTS ?? 100_000);
const DEEP = Math.min(SIZE / 10, 10_000);
const IDLE_MS = 10_000;
const READER = fileURLToPath(new URL('reader.ts', import.meta.url));

interface Reads {
  readonly reads: number;
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

/** Reads balances in another process while something is done. */
async function whileReading(url: string, work: () => Promise<void>): Promise<Reads> {
  const reader = spawn(process.execPath, [READER, url, String(SIZE)], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(reader.stdout, 'data');
  await work();
  const said = once(reader.stdout, 'data') as Promise<[Buffer]>;
  reader.kill('SIGTERM');
  return JSON.parse((await said)[0].toString()) as Reads;
}

async function measure(server: string, name: string, tree: Tree): Promise<string> {
  const ports = await testPorts('postgresql');
  try {
    await load(ports, tree);
    await furnish(ports, SIZE, PAYMENTS);
    ports.clock.advance(DAY);
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(ports.db);
    const delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 100);
    let took = 0;
    const url = databaseUrl(server, rows[0]?.name ?? '');
    const idle = await whileReading(url, () => setTimeout(IDLE_MS));
    const reads = await whileReading(url, async () => {
      const started = performance.now();
      await settleDays(ports);
      took = (performance.now() - started) / 1000;
    });
    clearInterval(watch);
    most = Math.max(most, process.memoryUsage().rss);
    const counts = await sql<{ bonuses: bigint; postings: bigint }>`
      select (select count(*) from stock_bonus) as bonuses, (select count(*) from ledger_posting) as postings`.execute(
      ports.db,
    );
    const { readSeconds, writeSeconds } = await copies(ports);
    const copied = readSeconds + writeSeconds;
    const { bonuses = 0n, postings = 0n } = counts.rows[0] ?? {};
    const cells = [
      name,
      bonuses.toLocaleString('en'),
      postings.toLocaleString('en'),
      took.toFixed(1),
      `${readSeconds.toFixed(1)} + ${writeSeconds.toFixed(1)}`,
      `${(took / copied).toFixed(2)} ×`,
      (most / 2 ** 30).toFixed(2),
      `${idle.p50.toFixed(2)} / ${idle.p99.toFixed(2)}`,
      `${reads.p50.toFixed(2)} / ${reads.p99.toFixed(2)} / ${reads.most.toFixed(0)}`,
      (delay.max / 1e9).toFixed(1),
    ];
    return `| ${cells.join(' | ')} |`;
  } finally {
    await ports.close();
  }
}

const server = await startPostgres(['shared_buffers=512MB', 'max_wal_size=4GB']);
process.env.TEST_DATABASE_URL = server.url;
try {
  const heads = [
    `${SIZE.toLocaleString('en')} members, ${PAYMENTS.toLocaleString('en')} payments`,
    'bonuses',
    'postings',
    'day’s end, s',
    'COPY out + in, s',
    'beside it',
    'memory, GiB',
    'balance read idle, p50 / p99, ms',
    'meanwhile, p50 / p99 / most, ms',
    'longest stop of the own process, s',
  ];
  console.log(`| ${heads.join(' | ')} |\n|${'---|'.repeat(heads.length)}`);
  console.log(await measure(server.url, 'a random tree', randomTree(SIZE)));
  console.log(await measure(server.url, `a tree ${DEEP.toLocaleString('en')} deep`, deepTree(SIZE, DEEP)));
} finally {
  await server.stop();
}
