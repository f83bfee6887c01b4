/** Sockets, publications and messages of one process, beside a bare loop that passes on the same, in one run. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { accept } from '@greenhall/domain/shared/result';
import { systemClock } from '@greenhall/server/platform/clock';
import { migrate } from '@greenhall/server/platform/database/migrate';
import { type OpenDatabase, openPostgres } from '@greenhall/server/platform/database/postgres';
import { transact } from '@greenhall/server/platform/database/transact';
import { type LiveHub, openLive } from '@greenhall/server/platform/live/hub';
import { clientOf } from '@greenhall/test-kit/outside';
import { startProgram } from '@greenhall/test-kit/program';
import { pino } from 'pino';
import { startOwnPostgres } from '../../scripts/postgres.mjs';
import { companionOf, loadMembers, PEPPER, tokenOf } from '../otc/world.ts';
import { processorMs } from '../processor.ts';
import { createDatabase, rateOf } from '../reference.ts';
import { openSockets } from './sockets.ts';

const SOCKETS = Number(process.env.BENCH_SOCKETS ?? 5_000);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 60);
const MESSAGES = Number(process.env.BENCH_MESSAGES ?? 50);
const READS = Number(process.env.BENCH_READS ?? 20);
const log = pino({ level: 'silent' });

const member = (index: number) => ({ token: tokenOf(index), companion: companionOf(index) });
/** Resident memory of a process in megabytes. */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;

const IDLE_MS = 20_000;

/** What a process uses of a core over some time. */
async function shareOfProcessor(pid: number): Promise<number> {
  const before = processorMs(pid);
  await wait(IDLE_MS);
  return (processorMs(pid) - before) / IDLE_MS;
}

/** What is sent to every socket at known moments, and how long it took to each. */
class Publications {
  readonly #sent = new Map<string, number>();
  readonly times: number[] = [];

  send(id: string): void {
    this.#sent.set(id, performance.now());
  }

  hear(id: string, at: number): void {
    const sent = this.#sent.get(id);
    if (sent !== undefined) this.times.push(at - sent);
  }
}

const rows: string[] = [];
function add(what: string, times: readonly number[], beside: string): void {
  const { p50, p99 } = rateOf(times, SECONDS * 1_000);
  rows.push(`| ${what} | ${times.length} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${beside} |`);
  process.stdout.write(`${rows.at(-1)}\n`);
}

/** The bare loop: the same number of sockets, and one line a second to each. */
async function bareLoop(): Promise<{ times: readonly number[]; perSocket: number }> {
  const path = fileURLToPath(new URL('./bare.ts', import.meta.url));
  const child = spawn(process.execPath, [path], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  const heard = new Publications();
  const before = memoryOf(child.pid ?? 0);
  const sockets = await openSockets(`ws://127.0.0.1:${port.toString().trim()}/wss`, SOCKETS, (_, message, at) => {
    if (message['kind'] === 'event') heard.hear(String(message['id']), at);
  });
  const perSocket = ((memoryOf(child.pid ?? 0) - before) * 1_024) / SOCKETS;
  for (let second = 0; second < Math.min(SECONDS, 20); second += 1) {
    heard.send(String(second));
    child.stdin.write(`${JSON.stringify({ kind: 'event', id: String(second) })}\n`);
    await wait(1_000);
  }
  for (const socket of sockets) socket.terminate();
  child.stdin.end();
  await once(child, 'close');
  return { times: heard.times, perSocket };
}

interface Product {
  readonly url: string;
  readonly pid: number;
  readonly database: OpenDatabase;
  readonly hub: LiveHub;
}

/** Sends at a rate for the time of the run; the answers are awaited at the end, so that a slow one delays no other. */
async function atRate(perSecond: number, send: (turn: number) => Promise<void>): Promise<void> {
  const under: Promise<void>[] = [];
  for (let turn = 0; turn < perSecond * SECONDS; turn += 1) {
    under.push(send(turn));
    await wait(1_000 / perSecond);
  }
  await Promise.all(under);
}

/** The product: every socket follows its member's channel and that of all. */
async function loadProduct({ url, pid, database, hub }: Product): Promise<readonly number[]> {
  const published = new Publications();
  const writing = new Map<number, number>();
  const messages: number[] = [];
  const joined = Array.from({ length: SOCKETS }, () => 0);
  const closed: unknown[] = [];
  const before = memoryOf(pid);
  const sockets = await openSockets(
    `${url.replace('http', 'ws')}/wss`,
    SOCKETS,
    (index, message, at) => {
      const event = message['event'] as { what?: string; id?: string } | undefined;
      if (message['kind'] === 'joined') joined[index] = (joined[index] ?? 0) + 1;
      if (message['kind'] === 'closed') closed.push(message['code']);
      if (event?.what === 'notice') published.hear(event.id ?? '', at);
      const sent = event?.what === 'message' ? writing.get(index) : undefined;
      if (sent !== undefined && writing.delete(index)) messages.push(at - sent);
    },
    async (socket, index) => {
      const { ticket } = await clientOf(url, member(index)).call('live.ticket', { body: {} });
      const send = (request: object) => socket.send(JSON.stringify(request));
      send({ kind: 'ticket', ticket });
      for (const channel of ['member', 'all']) send({ kind: 'join', channel, after: null });
    },
  );
  while (joined.some((count) => count < 2)) await wait(100);
  const perSocket = ((memoryOf(pid) - before) * 1_024) / SOCKETS;
  await wait(5_000);
  const idle = await shareOfProcessor(pid);
  const balances: number[] = [];
  const publish = async (turn: number): Promise<void> => {
    published.send(String(turn));
    await transact(database.db, async (tx) => {
      await hub.publish(tx, { channels: ['all'], events: [{ what: 'notice', id: String(turn) }] });
      return accept(true);
    });
  };
  const write = async (turn: number): Promise<void> => {
    const index = turn % SOCKETS;
    writing.set(index, performance.now());
    await clientOf(url, member(index)).call('messages.send', { body: { text: `message ${turn}` }, files: {} });
  };
  const read = async (turn: number): Promise<void> => {
    const began = performance.now();
    await clientOf(url, member((turn * 7) % SOCKETS)).call('wallet.balances');
    balances.push(performance.now() - began);
  };
  await Promise.all([atRate(1, publish), atRate(MESSAGES, write), atRate(READS, read)]);
  await wait(5_000);
  add('a publication at every socket', published.times, `${SOCKETS} sockets, ${closed.length} closed`);
  add('a message until its own socket says so', messages, `${MESSAGES} a second`);
  add('a read of balances', balances, `${READS} a second`);
  process.stdout.write(
    `memory of the process: ${perSocket.toFixed(1)} kB a socket, ${memoryOf(pid).toFixed(0)} MB in all\n` +
      `while nothing happens: ${(idle * 100).toFixed(1)} % of a core\n`,
  );
  for (const socket of sockets) socket.terminate();
  return published.times;
}

const server = await startOwnPostgres();
try {
  const bare = await bareLoop();
  add('the bare loop at every socket', bare.times, `${bare.perSocket.toFixed(1)} kB a socket`);
  const url = await createDatabase(server.url, 'live');
  const database = openPostgres(url, log, { max: 10 });
  await migrate(database);
  await loadMembers(database, 0, SOCKETS, 'none');
  await database.script('vacuum analyze');
  const directory = mkdtempSync(join(tmpdir(), 'greenhall-bench-'));
  const CONNECTIONS = String(SOCKETS + 1_000);
  const settings = {
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    DATABASE_URL: url,
    DATA_DIR: directory,
    PEPPER,
    CONNECTIONS,
  };
  const program = await startProgram(settings);
  const live = await openLive(database, systemClock, log);
  const times = await loadProduct({ url: program.url, pid: program.pid, database, hub: live.hub });
  const ratio = rateOf(times, 1).p99 / rateOf(bare.times, 1).p99;
  process.stdout.write(`p99 of a publication: ${ratio.toFixed(2)} × the bare loop\n`);
  await live.close();
  await program.stop();
  await database.close();
  rmSync(directory, { recursive: true, force: true });
} finally {
  await server.stop();
}
process.stdout.write(`\n| what | times | p50, ms | p99, ms | beside it |\n|---|---|---|---|---|\n${rows.join('\n')}\n`);
process.exit(0);
