/**
 * What each read of the screens that are opened most costs in processor time of program and database, and in statements, beside a bare
 * server that reads the same rows in one statement. Usage: npm run bench -- reads [PATH].
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { composeDemo } from '@greenhall/server/demo/index';
import { TEST_SECRET, startProgram } from '@greenhall/test-kit/program';
import { readSettings } from '@greenhall/test-kit/settings';
import { type Settled, openSettledSession } from '@greenhall/test-kit/settled-world';
import pg from 'pg';
import { pino } from 'pino';
import { startOwnPostgres } from '../../scripts/postgres.mjs';
import { openLine } from '../line.ts';
import { databaseProcess, processorMs } from '../processor.ts';
import { createDatabase } from '../reference.ts';
import { CONNECTIONS, HOME, READS, type Read } from './routes.ts';

const SIZE = Number(process.env.BENCH_SIZE ?? 200);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
/** Requests one after the other for which statements are counted: many, so that those of jobs in between do not count. */
const COUNTED = 40;
/** A member of the demo who has movements, trades and a conversation. */
const MEMBER = 'ann88';

const server = await startOwnPostgres(['shared_preload_libraries=pg_stat_statements']);
const directory = mkdtempSync(join(tmpdir(), 'greenhall-bench-'));
const data = join(directory, 'data');
mkdirSync(data, { mode: 0o700 });
const url = await createDatabase(server.url, 'reads');
const client = new pg.Client({ connectionString: url });
await client.connect();
await client.query('create extension pg_stat_statements');

/** The demo's world in the database, and a session of a member of it. The program's own files are kept. */
async function buildDemo(): Promise<Settled> {
  const folder = join(directory, 'demo');
  const settings = readSettings({ LOG_LEVEL: 'silent', ...TEST_SECRET });
  const { app } = await composeDemo(settings, pino({ level: 'silent' }), { size: SIZE, folder, databaseUrl: url });
  const { rows } = await client.query<{ no: string; code: string }>(
    'select member_no as no, invitation_code as code from identity_name where username = $1',
    [MEMBER],
  );
  const [found] = rows;
  if (!found) throw new Error(`the demo has no ${MEMBER}`);
  const member = await openSettledSession(app.ports, found.no, MEMBER, found.code);
  for (const name of readdirSync(folder)) cpSync(join(folder, name), data, { recursive: true });
  await app.close();
  return member;
}

interface Asked {
  readonly port: number;
  readonly pid: number;
  readonly path: string;
  readonly head: string;
}

/** So many requests a minute of one network are answered by routes for everybody; each network sends fewer here. */
const OF_NETWORK = 500;
let sent = 0;

function requestOf({ path, head }: Asked): Buffer {
  sent += 1;
  const network = Math.floor(sent / OF_NETWORK);
  const from = `x-forwarded-for: 10.${network >> 8}.${network & 255}.1\r\n`;
  return Buffer.from(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: keep-alive\r\n${head}${from}\r\n`);
}

/** Asks over so many connections until the time is over; how many requests that were. */
async function ask(asked: Asked, connections: number, until: (count: number) => boolean): Promise<number> {
  let count = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const line = await openLine(asked.port);
      while (!until(count)) {
        count += 1;
        const status = await line.send(requestOf(asked));
        if (status !== 200) throw new Error(`${asked.path} answered ${status}`);
      }
      line.close();
    }),
  );
  return count;
}

const forSeconds = (seconds: number): (() => boolean) => {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() > end;
};

/** Processor time of program and database for a request, in ms. */
async function costOf(asked: Asked, database: number): Promise<number> {
  await ask(asked, CONNECTIONS, forSeconds(SECONDS / 3));
  const used = (): number => processorMs(asked.pid) + processorMs(database);
  const before = used();
  const count = await ask(asked, CONNECTIONS, forSeconds(SECONDS));
  return (used() - before) / count;
}

/** The statements of a request, the session's included. What is sent less often than every second request is of jobs. */
async function statementsOf(asked: Asked): Promise<number> {
  await client.query('select pg_stat_statements_reset()');
  await ask(asked, 1, (count) => count >= COUNTED);
  const { rows } = await client.query<{ calls: number; query: string }>(
    `select round(calls::numeric / ${COUNTED})::int as calls, query from pg_stat_statements where calls * 2 >= ${COUNTED}`,
  );
  if (process.env.SHOW)
    for (const { calls, query } of rows)
      process.stderr.write(`  ${calls} × ${query.replace(/\s+/g, ' ').slice(0, 300)}\n`);
  return rows.reduce((sum, { calls }) => sum + calls, 0);
}

async function startBare(member: string) {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./bare.ts', import.meta.url)), url, member], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return { pid: child.pid ?? 0, port: Number(port), head: '', stop: () => child.kill() };
}

const show = (value: number | undefined): string => (value === undefined ? '' : value.toFixed(2));

try {
  const member = await buildDemo();
  const environment = { DATABASE_URL: url, DATA_DIR: data, NODE_ENV: 'production', TRUST_PROXY: '127.0.0.1' };
  const program = await startProgram(environment);
  const bare = await startBare(member.no);
  const database = await databaseProcess(url);
  const head = `authorization: Bearer ${member.token}\r\ncookie: gh_companion=${member.companion}\r\n`;
  const own = { port: Number(new URL(program.url).port), pid: program.pid, head };
  const sum = { ms: 0, statements: 0 };
  process.stdout.write(
    `load ${loadavg()[0]?.toFixed(2)}\n| read | ms | bare, ms | × | statements |\n| --- | ---: | ---: | ---: | ---: |\n`,
  );
  const isAsked = ({ path }: Read): boolean => process.argv[2] === undefined || path.startsWith(process.argv[2]);
  for (const [index, read] of READS.entries()) {
    if (!isAsked(read)) continue;
    const asked = { ...own, path: `/api${read.path}` };
    const ms = await costOf(asked, database);
    const beside = read.bare === undefined ? undefined : await costOf({ ...bare, path: `/${index}` }, database);
    const statements = await statementsOf(asked);
    const ratio = beside === undefined ? undefined : ms / beside;
    process.stdout.write(
      `| ${read.name} \`${read.path}\` | ${show(ms)} | ${show(beside)} | ${show(ratio)} | ${statements} |\n`,
    );
  }
  for (const path of HOME) {
    const asked = { ...own, path: `/api${path}` };
    sum.ms += await costOf(asked, database);
    sum.statements += await statementsOf(asked);
  }
  process.stdout.write(`| a visit of home, ${HOME.length} requests | ${show(sum.ms)} | | | ${sum.statements} |\n`);
  bare.stop();
  await program.stop();
} finally {
  await client.end();
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
}
process.exit(0);
