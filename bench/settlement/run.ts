/** The day's end of a million members, beside the database's own copying of its input and its result. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DAY } from '@greenhall/domain/shared/time';
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
const SETTLER = fileURLToPath(new URL('settle.ts', import.meta.url));

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

interface Settled {
  readonly seconds: number;
  /** Of the whole process at most, in GiB. */
  readonly memory: number;
  /** The longest time in which its thread answered nothing, in seconds. */
  readonly stop: number;
}

/** Settles in a process of its own, whose memory is that of the day's end alone. */
async function settleApart(url: string, now: Date): Promise<Settled> {
  const { stdout } = await promisify(execFile)(process.execPath, [SETTLER, url, String(now.getTime())]);
  return JSON.parse(stdout) as Settled;
}

async function measure(server: string, name: string, tree: Tree): Promise<string> {
  const ports = await testPorts('postgresql');
  try {
    await load(ports, tree);
    await furnish(ports, SIZE, PAYMENTS);
    ports.clock.advance(DAY);
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(ports.db);
    const url = databaseUrl(server, rows[0]?.name ?? '');
    const idle = await whileReading(url, () => setTimeout(IDLE_MS));
    let settled: Settled | undefined;
    const reads = await whileReading(url, async () => {
      settled = await settleApart(url, ports.clock.now());
    });
    if (!settled) throw new Error('nothing was settled');
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
      settled.seconds.toFixed(1),
      `${readSeconds.toFixed(1)} + ${writeSeconds.toFixed(1)}`,
      `${(settled.seconds / copied).toFixed(2)} ×`,
      settled.memory.toFixed(2),
      `${idle.p50.toFixed(2)} / ${idle.p99.toFixed(2)}`,
      `${reads.p50.toFixed(2)} / ${reads.p99.toFixed(2)} / ${reads.most.toFixed(0)}`,
      settled.stop.toFixed(1),
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
