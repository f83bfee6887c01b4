/** Our transfer beside pgbench TPC-B, on one PostgreSQL with default durability, in one run. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { argonHasher } from '@greenhall/server/platform/secrets/hasher';
import { systemClock } from '@greenhall/server/platform/clock';
import type { OpenDatabase } from '@greenhall/server/platform/database/postgres';
import { ThisProcess } from '@greenhall/server/platform/operations/this-process';
import { Outages } from '@greenhall/server/platform/outages';
import type { Ports } from '@greenhall/server/platform/ports';
import { startProgram } from '@greenhall/test-kit/program';
import pg from 'pg';
import { pino } from 'pino';
import { startPostgres } from '../../scripts/postgres.mjs';
import { type Rate, createDatabase, tpcb } from '../reference.ts';
import { directTransfers, hammer, rowLocked, singlePosts } from './direct.ts';
import { loadWorld } from './world.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const SIZES = (process.env.BENCH_SIZES ?? '10000,1000000').split(',').map(Number);
const PEPPER = 'pepper of the bench';
const PAY = 'larch-2209';
const CONNECTIONS = 128;

const log = pino({ level: 'silent' });
const server = await startPostgres();
interface Served {
  readonly url: string;
  readonly members: number;
  /** Of the server's own files: it has the key that seals documents of this database, so a second start needs it too. */
  readonly directory: string;
}

async function overHttp({ url, members, directory }: Served, hot: boolean): Promise<Rate & { refused: number }> {
  const settings = { LOG_LEVEL: 'silent', NODE_ENV: 'production' };
  const program = await startProgram({ ...settings, DATABASE_URL: url, DATA_DIR: directory, PEPPER });
  const sizes = [new URL(program.url).port, CONNECTIONS, SECONDS, members].map(String);
  const load = spawn(process.execPath, ['bench/ledger/load.ts', ...sizes, hot ? 'hot' : 'spread'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = await text(load.stdout);
  await program.stop();
  return JSON.parse(said) as Rate & { refused: number };
}

const rows: [string, Rate, string][] = [];
const show = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(2));
const add = (name: string, rate: Rate, beside: string): void => {
  rows.push([name, rate, beside]);
  process.stdout.write(`${name}: ${rate.perSecond.toFixed(0)}/s ${beside}\n`);
};
const times = (a: Rate, b: Rate): string => `${(a.perSecond / b.perSecond).toFixed(2)} ×`;

try {
  const reference = await tpcb(server.url, 20, 32, SECONDS);
  add('pgbench TPC-B, scale 20, 32 clients', reference, 'the reference');
  const pool = new pg.Pool({ connectionString: await createDatabase(server.url, 'locked'), max: 32 });
  await pool.query(`create table row_locked (id int primary key, balance bigint not null);
    insert into row_locked select i, 1000000000 from generate_series(1, 1000) i;
    create table row_locked_transfer (id bigint generated always as identity primary key, payer int, payee int, amount bigint)`);
  const locked = await hammer(128, SECONDS, rowLocked(pool));
  await pool.end();
  add('a row-locked transaction a transfer, all to one member', locked, times(locked, reference));
  const payHash = await argonHasher(PEPPER).hash(PAY);
  for (const members of SIZES) {
    const url = await createDatabase(server.url, `world${members}`);
    const database: OpenDatabase = await loadWorld(url, members, payHash);
    const thisProcess = new ThisProcess({ db: database.probes, clock: systemClock }, new Outages(log));
    const ports = { db: database.db, clock: systemClock, secret: PEPPER, thisProcess } as Ports;
    const size = members.toLocaleString('en');
    await hammer(512, 2, directTransfers(ports, members, false));
    const spread = await hammer(512, SECONDS, directTransfers(ports, members, false));
    add(`direct call, 512 callers, spread over ${size}`, spread, `${times(spread, reference)} TPC-B`);
    const hot = await hammer(512, SECONDS, directTransfers(ports, members, true));
    add(`direct call, 512 callers, all to one of ${size}`, hot, `${times(hot, spread)} spread`);
    const alone = await hammer(1, 3, directTransfers(ports, members, false));
    const single = await hammer(1, 3, singlePosts(ports, members));
    add(`a lone caller of ${size}, in a batch`, alone, `${(alone.p50 - single.p50).toFixed(2)} ms beside one by one`);
    add(`a lone caller of ${size}, one by one`, single, '');
    await database.close();
    const served = { url, members, directory: mkdtempSync(join(tmpdir(), 'greenhall-bench-')) };
    const http = await overHttp(served, false);
    add(
      `HTTP, ${CONNECTIONS} connections, spread over ${size}`,
      http,
      `${times(http, reference)} TPC-B, ${http.refused} refused`,
    );
    const httpHot = await overHttp(served, true);
    rmSync(served.directory, { recursive: true });
    add(
      `HTTP, ${CONNECTIONS} connections, all to one of ${size}`,
      httpHot,
      `${times(httpHot, locked)} row-locked, ${times(httpHot, http)} spread, ${httpHot.refused} refused`,
    );
  }
} finally {
  await server.stop();
}
process.stdout.write('\n| what | per second | p50, ms | p99, ms | beside it |\n|---|---|---|---|---|\n');
for (const [name, rate, beside] of rows) {
  process.stdout.write(
    `| ${name} | ${rate.perSecond.toFixed(0)} | ${show(rate.p50)} | ${show(rate.p99)} | ${beside} |\n`,
  );
}
process.exit(0);
