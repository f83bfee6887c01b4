/** The day's end of a million members, beside the database's own copying of its input and its result. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DAY } from '@greenhall/domain/shared/time';
import { testPorts } from '@greenhall/test-kit/ports';
import { makeTemplate } from '@greenhall/test-kit/data/prepare';
import { sql } from 'kysely';
import { startPostgres } from '../../scripts/postgres.mjs';
import { databaseUrl } from '../reference.ts';
import { load } from '../network/load.ts';
import { type Tree, deepTree, randomTree } from '../network/tree.ts';
import { type Copies, copies } from './copies.ts';
import { furnish } from './world.ts';

const SIZE = Number(process.env.BENCH_MEMBERS ?? 1_000_000);
const PAYMENTS = Number(process.env.BENCH_PAYMENTS ?? 100_000);
const DEEP = Math.min(SIZE / 10, 10_000);
const IDLE_MS = 10_000;
const READER = fileURLToPath(new URL('reader.ts', import.meta.url));
const SETTLER = fileURLToPath(new URL('settle.ts', import.meta.url));

interface Times {
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
  readonly failed: number;
}

interface Seen {
  readonly reads: Times;
  readonly moves: Times;
}

/** Reads balances and moves coins in another process while something is done. */
async function whileUsed(url: string, work: () => Promise<void>): Promise<Seen> {
  const reader = spawn(process.execPath, [READER, url, String(SIZE)], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(reader.stdout, 'data');
  await work();
  const said = once(reader.stdout, 'data') as Promise<[Buffer]>;
  reader.kill('SIGTERM');
  return JSON.parse((await said)[0].toString()) as Seen;
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

const inMs = ({ p50, p99, most, failed }: Times): string =>
  `${p50.toFixed(2)} / ${p99.toFixed(2)} / ${most.toFixed(0)}${failed > 0 ? `, ${failed} failed` : ''}`;

async function measure(server: string, name: string, tree: Tree): Promise<string> {
  const ports = await testPorts('postgresql');
  try {
    await load(ports, tree);
    await furnish(ports, SIZE, PAYMENTS);
    ports.clock.advance(DAY);
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(ports.db);
    const url = databaseUrl(server, rows[0]?.name ?? '');
    const idle = await whileUsed(url, () => setTimeout(IDLE_MS));
    let settled: Settled | undefined;
    const meanwhile = await whileUsed(url, async () => {
      settled = await settleApart(url, ports.clock.now());
    });
    if (!settled) throw new Error('nothing was settled');
    const counts = await sql<{ bonuses: bigint; postings: bigint }>`
      select (select count(*) from stock_bonus) as bonuses, (select count(*) from ledger_posting) as postings`.execute(
      ports.db,
    );
    let copy: Copies | undefined;
    const copying = await whileUsed(url, async () => {
      copy = await copies(ports);
    });
    if (!copy) throw new Error('nothing was copied');
    const { readSeconds, writeSeconds } = copy;
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
      inMs(idle.reads),
      inMs(meanwhile.reads),
      inMs(copying.reads),
      inMs(idle.moves),
      inMs(meanwhile.moves),
      settled.stop.toFixed(1),
    ];
    return `| ${cells.join(' | ')} |`;
  } finally {
    await ports.close();
  }
}

const server = await startPostgres(['shared_buffers=512MB', 'max_wal_size=4GB']);
process.env.TEST_DATABASE_URL = server.url;
process.env.TEST_DATABASE_TEMPLATE = 'bench_template';
await makeTemplate(server.url, 'bench_template');
try {
  const heads = [
    `${SIZE.toLocaleString('en')} members, ${PAYMENTS.toLocaleString('en')} payments`,
    'bonuses',
    'postings',
    'day’s end, s',
    'COPY out + in, s',
    'beside it',
    'memory, GiB',
    'balance read idle, p50 / p99 / most, ms',
    'meanwhile',
    'while COPY writes',
    'transfer idle, p50 / p99 / most, ms',
    'meanwhile',
    'longest stop of the own process, s',
  ];
  console.log(`| ${heads.join(' | ')} |\n|${'---|'.repeat(heads.length)}`);
  console.log(await measure(server.url, 'a random tree', randomTree(SIZE)));
  console.log(await measure(server.url, `a tree ${DEEP.toLocaleString('en')} deep`, deepTree(SIZE, DEEP)));
} finally {
  await server.stop();
}
