/** Listing, taking and confirming over HTTP beside pgbench TPC-B, on one PostgreSQL with default durability, in one run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argonHasher } from '@greenhall/server/platform/hasher';
import { startProgram } from '@greenhall/test-kit/program';
import { startOwnPostgres } from '../../scripts/postgres.mjs';
import { type Rate, createDatabase, tpcb } from '../reference.ts';
import { Hall } from './load.ts';
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

const server = await startOwnPostgres();
try {
  const reference = await tpcb(server.url, 20, 32, SECONDS);
  add('pgbench TPC-B, scale 20, 32 clients', reference, 'the reference');
  const payHash = await argonHasher(PEPPER).hash(PAY);
  let smallest: Rate | undefined;
  for (const open of SIZES) {
    const url = await createDatabase(server.url, `hall${open}`);
    const database = await loadHall(url, open, ROUNDS, payHash);
    const directory = mkdtempSync(join(tmpdir(), 'greenhall-bench-'));
    const settings = { LOG_LEVEL: 'error', NODE_ENV: 'production' };
    const program = await startProgram({ ...settings, DATABASE_URL: url, DATA_DIR: directory, PEPPER });
    try {
      const hall = await Hall.open(program.url, database);
      const of = `of ${open.toLocaleString('en')} open listings`;
      const page = await hall.page();
      smallest ??= page;
      add(
        `a page of the hall ${of}, one after the other`,
        page,
        `${times(page.p50, smallest.p50)} the smallest at p50`,
      );
      for (const [act, rate] of Object.entries(await hall.trade())) {
        add(`${act}, 32 connections, ${of}`, rate, `${times(rate.perSecond, reference.perSecond)} TPC-B`);
      }
      const { losers, winners, faults } = await hall.race(ROUNDS, TRADERS + open);
      add(`the winners of ${ROUNDS} races of 50 for a lot, ${of}`, winners, `${faults.length} faults`);
      add('the losers of these races', losers, '');
      for (const fault of faults) process.stdout.write(`  ${fault}\n`);
    } finally {
      await program.stop();
      await database.close();
      rmSync(directory, { recursive: true, force: true });
    }
  }
} finally {
  await server.stop();
}
process.stdout.write(
  `\n| what | per second | p50, ms | p99, ms | beside it |\n|---|---|---|---|---|\n${rows.join('\n')}\n`,
);
process.exit(0);
