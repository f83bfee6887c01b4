/** Listing, taking and confirming over HTTP beside pgbench TPC-B, on one PostgreSQL with default durability, in one run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argonHasher } from '@greenhall/server/platform/secrets/hasher';
import { startProgram } from '@greenhall/test-kit/program';
import { startOwnPostgres } from '../../scripts/postgres.mjs';
import { type Rate, createDatabase, tpcb } from '../reference.ts';
import { Hall, lookInTurn } from './load.ts';
import { PAY, PEPPER, TRADERS, loadHall } from './world.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const SIZES = (process.env.BENCH_SIZES ?? '10,100000').split(',').map(Number);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 100);

const rows: string[] = [];
const show = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(1));
function add(what: string, { perSecond, p50, p99 }: Rate, beside: string): void {
  rows.push(`| ${what} | ${perSecond.toFixed(0)} | ${show(p50)} | ${show(p99)} | ${beside} |`);
  process.stdout.write(`${rows.at(-1)}\n`);
}
const times = (a: number, b: number): string => `${(a / b).toFixed(2)} ×`;

interface Opened {
  readonly open: number;
  readonly hall: Hall;
  readonly close: () => Promise<void>;
}

/** A hall with so many open listings, and the program in front of it. */
async function openHall(server: string, open: number, payHash: string): Promise<Opened> {
  const url = await createDatabase(server, `hall${open}`);
  const database = await loadHall(url, open, ROUNDS, payHash);
  const directory = mkdtempSync(join(tmpdir(), 'greenhall-bench-'));
  const settings = { LOG_LEVEL: 'error', NODE_ENV: 'production' };
  const program = await startProgram({ ...settings, DATABASE_URL: url, DATA_DIR: directory, PEPPER });
  const close = async (): Promise<void> => {
    await program.stop();
    await database.close();
    rmSync(directory, { recursive: true, force: true });
  };
  return { open, hall: await Hall.open(program.url, database), close };
}

const server = await startOwnPostgres();
try {
  const reference = await tpcb(server.url, 20, 32, SECONDS);
  add('pgbench TPC-B, scale 20, 32 clients', reference, 'the reference');
  const payHash = await argonHasher(PEPPER).hash(PAY);
  const halls: Opened[] = [];
  for (const open of SIZES) halls.push(await openHall(server.url, open, payHash));
  const of = (open: number): string => `of ${open.toLocaleString('en')} open listings`;
  const pages = await lookInTurn(halls.map(({ hall }) => hall));
  for (const [index, page] of pages.entries()) {
    const { p50 = 0, p99 = 0 } = pages[0] ?? {};
    const beside = `${times(page.p50, p50)} the first at p50, ${times(page.p99, p99)} at p99`;
    add(`a page of the hall ${of(SIZES[index] ?? 0)}, one after the other`, page, beside);
  }
  for (const { open, hall, close } of halls) {
    for (const [act, rate] of Object.entries(await hall.trade())) {
      add(`${act}, 32 connections, ${of(open)}`, rate, `${times(rate.perSecond, reference.perSecond)} TPC-B`);
    }
    const { losers, winners, faults } = await hall.race(ROUNDS, TRADERS + open);
    add(`the winners of ${ROUNDS} races of 50 for a lot, ${of(open)}`, winners, `${faults.length} faults`);
    add('the losers of these races', losers, '');
    for (const fault of faults) process.stdout.write(`  ${fault}\n`);
    await close();
  }
} finally {
  await server.stop();
}
process.stdout.write(
  `\n| what | per second | p50, ms | p99, ms | beside it |\n|---|---|---|---|---|\n${rows.join('\n')}\n`,
);
process.exit(0);
