/** Listing, taking and confirming over HTTP beside pgbench TPC-B, on one PostgreSQL with default durability, in one run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argonHasher } from '@greenhall/server/platform/secrets/hasher';
import { startProgram } from '@greenhall/test-kit/program';
import { startOwnPostgres } from '../../scripts/postgres.mjs';
import { type Rate, createDatabase, tpcb } from '../reference.ts';
import { databaseProcess } from '../processor.ts';
import { type Costly, Processes } from './cost.ts';
import { Hall, readInTurn } from './load.ts';
import { PAY, PEPPER, TRADERS, loadHall } from './world.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const SIZES = (process.env.BENCH_SIZES ?? '10,100000').split(',').map(Number);
const RACES = Number(process.env.BENCH_RACES ?? 100);
/** Rounds of trades before the clock, and with it. */
const WARM = Number(process.env.BENCH_WARM ?? 4);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 6);
const PAGES = Number(process.env.BENCH_PAGES ?? 8_000);

const rows: string[] = [];
const show = (value: number | undefined): string =>
  value === undefined || Number.isNaN(value) ? '–' : value.toFixed(1);
function add(what: string, rate: Rate & Partial<Costly>, beside: string): void {
  const { perSecond, p50, p99, server: own, database } = rate;
  const columns = [perSecond.toFixed(0), show(p50), show(p99), show(own), show(database), beside];
  rows.push(`| ${what} | ${columns.join(' | ')} |`);
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
  const database = await loadHall(url, open, RACES, payHash);
  const directory = mkdtempSync(join(tmpdir(), 'greenhall-bench-'));
  const settings = { LOG_LEVEL: 'error', NODE_ENV: 'production' };
  const program = await startProgram({ ...settings, DATABASE_URL: url, DATA_DIR: directory, PEPPER });
  const close = async (): Promise<void> => {
    await program.stop();
    await database.close();
    rmSync(directory, { recursive: true, force: true });
  };
  const processes = new Processes(program.pid, await databaseProcess(server));
  return { open, hall: await Hall.open(program.url, database, processes), close };
}

const server = await startOwnPostgres();
try {
  const reference = await tpcb(server.url, 20, 32, SECONDS);
  add('pgbench TPC-B, scale 20, 32 clients', reference, 'the reference');
  const payHash = await argonHasher(PEPPER).hash(PAY);
  const halls: Opened[] = [];
  for (const open of SIZES) halls.push(await openHall(server.url, open, payHash));
  const of = (open: number): string => `of ${open.toLocaleString('en')} open listings`;
  const pages = await readInTurn(halls.map(({ hall }) => hall));
  for (const [index, page] of pages.entries()) {
    const { p50 = 0, p99 = 0 } = pages[0] ?? {};
    const beside = `${times(page.p50, p50)} the first at p50, ${times(page.p99, p99)} at p99`;
    add(`a page of the hall ${of(SIZES[index] ?? 0)}, one after the other`, page, beside);
  }
  const besideTpcb = ({ perSecond }: Rate): string => `${times(perSecond, reference.perSecond)} TPC-B`;
  for (const { open, hall, close } of halls) {
    await hall.pages(TRADERS * WARM);
    const page = await hall.pages(PAGES);
    add(`a page, 32 connections, ${of(open)}`, page, besideTpcb(page));
    for (const [act, rate] of await hall.trade(WARM, ROUNDS))
      add(`${act}, 32 connections, ${of(open)}`, rate, besideTpcb(rate));
    if (RACES > 0) {
      const { losers, winners, faults } = await hall.race(RACES, TRADERS + open);
      add(`the winners of ${RACES} races of 50 for a lot, ${of(open)}`, winners, `${faults.length} faults`);
      add('the losers of these races', losers, '');
      for (const fault of faults) process.stdout.write(`  ${fault}\n`);
    }
    await close();
  }
} finally {
  await server.stop();
}
process.stdout.write(
  `\n| what | per second | p50, ms | p99, ms | server, ms | database, ms | beside it |\n|---|---|---|---|---|---|---|\n${rows.join('\n')}\n`,
);
process.exit(0);
