/**
 * Live events between processes, and what happens to their sockets when one is killed: members hold sockets at one web process while they
 * write through the other; then the one is killed and all of its sockets go to the other as the app does, after half a second to five.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { migrate } from '@greenhall/server/platform/database/migrate';
import { openPostgres } from '@greenhall/server/platform/database/postgres';
import { clientOf } from '@greenhall/test-kit/outside';
import { startProgram } from '@greenhall/test-kit/program';
import { pino } from 'pino';
import type WebSocket from 'ws';
import { startOwnPostgres } from '../../scripts/postgres.mjs';
import { openSocket } from '../live/sockets.ts';
import { PEPPER, companionOf, loadMembers, tokenOf } from '../otc/world.ts';
import { createDatabase, rateOf } from '../reference.ts';

const SOCKETS = Number(process.env.BENCH_SOCKETS ?? 10_000);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 30);
const PER_SECOND = 20;
const AT_ONCE = 50;
/** So many write while their sockets are away. */
const MISSED = 50;
/** How the app waits before it comes back to a line that had been ready. */
const BACK_MS = { least: 500, most: 5_000 };
/** After a refusal it waits as long as it was told, which is at most so long. */
const REFUSED_MS = 5_000;

const member = (index: number) => ({ token: tokenOf(index), companion: companionOf(index) });

/** Tries again what a busy process has refused. */
async function persistently(act: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await act();
    } catch {
      await wait(1_000 + Math.random() * (REFUSED_MS - 1_000));
    }
  }
}

let free = 256;
const queue: (() => void)[] = [];

/** As a balancer does it: so many requests are with a process at once, and the others wait for their turn. */
async function inTurn<T>(ask: () => Promise<T>): Promise<T> {
  if (free > 0) free -= 1;
  else await new Promise<void>((go) => void queue.push(go));
  try {
    return await ask();
  } finally {
    const next = queue.shift();
    if (next) next();
    else free += 1;
  }
}

/** A member's tab: it follows its own channel, and remembers how far it has heard. */
class Tab {
  readonly index: number;
  /** When it last joined its channel; `undefined` while it is away. */
  joined: number | undefined;
  /** Up to where it has heard. */
  #last: number | null = null;
  /** When it wrote what it has not been told of yet. */
  written: number | undefined;
  #socket: WebSocket | undefined;
  /** Where it comes back to after its socket was closed. */
  home: string;
  #isOver = false;

  constructor(index: number, home: string) {
    this.index = index;
    this.home = home;
  }

  async open(): Promise<void> {
    const client = clientOf(this.home, member(this.index));
    const { ticket } = await inTurn(() => client.call('live.ticket', { body: {} }));
    this.#socket = await openSocket(`${this.home.replace('http', 'ws')}/wss`, this.index, (_, message, at) => {
      if (message['kind'] === 'closed') this.#lost(Number(message['code']));
      if (message['kind'] === 'joined') {
        this.joined = at;
        this.#last ??= Number(message['at']);
      }
      if (message['kind'] !== 'event') return;
      this.#last = Number(message['sequence']);
      if ((message['event'] as { what: string }).what !== 'message' || this.written === undefined) return;
      times.push(at - this.written);
      this.written = undefined;
    });
    this.#socket.send(JSON.stringify({ kind: 'ticket', ticket }));
    this.#socket.send(JSON.stringify({ kind: 'join', channel: 'member', after: this.#last }));
  }

  #lost(code: number): void {
    this.joined = undefined;
    if (this.#isOver) return;
    closes.set(code, (closes.get(code) ?? 0) + 1);
    void this.#comeBack();
  }

  /** As the app: once more after a while, and again when it is refused. */
  async #comeBack(): Promise<void> {
    await wait(BACK_MS.least + Math.random() * (BACK_MS.most - BACK_MS.least));
    await persistently(() => this.open());
  }

  close(): void {
    this.#isOver = true;
    this.#socket?.terminate();
  }
}

const times: number[] = [];
/** Why sockets were closed, by code. */
const closes = new Map<number, number>();

async function openAll(tabs: readonly Tab[]): Promise<void> {
  for (let from = 0; from < tabs.length; from += AT_ONCE)
    await Promise.all(tabs.slice(from, from + AT_ONCE).map((tab) => tab.open()));
  while (tabs.some(({ joined }) => joined === undefined)) await wait(100);
}

const server = await startOwnPostgres();
const directory = mkdtempSync(join(tmpdir(), 'greenhall-bench-'));
try {
  const url = await createDatabase(server.url, 'sockets');
  const database = openPostgres(url, pino({ level: 'silent' }), { max: 4 });
  await migrate(database);
  await loadMembers(database, 0, SOCKETS, 'none');
  await database.script('vacuum analyze');
  const settings = {
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    DATABASE_URL: url,
    DATA_DIR: directory,
    PEPPER,
    CONNECTIONS: String(SOCKETS + 2_000),
    PROCESS: 'web',
  };
  const [one, other] = [await startProgram(settings), await startProgram(settings)];
  const worker = await startProgram({ ...settings, PROCESS: 'worker' });
  const tabs = Array.from({ length: SOCKETS }, (_, index) => new Tab(index, one.url));
  await openAll(tabs);
  /** A member writes through the process at which its socket is not. */
  const write = async (turn: number): Promise<void> => {
    const tab = tabs[turn % SOCKETS];
    if (!tab) return;
    tab.written = performance.now();
    const client = clientOf(other.url, member(tab.index));
    await client.call('messages.send', { body: { text: `message ${turn}` }, files: {} });
  };
  const writing: Promise<void>[] = [];
  for (let turn = 0; turn < PER_SECOND * SECONDS; turn += 1) {
    writing.push(write(turn));
    await wait(1_000 / PER_SECOND);
  }
  await Promise.all(writing);
  await wait(3_000);
  const { p50, p99 } = rateOf(times, SECONDS * 1_000);
  process.stdout.write(
    `an event of one process at a socket of the other: ${times.length}, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ${tabs.filter(({ written }) => written !== undefined).length} not heard\n`,
  );
  for (const tab of tabs) tab.home = other.url;
  const killed = performance.now();
  await one.kill();
  while (tabs.some(({ joined = 0 }) => joined > 0 && joined < killed)) await wait(10);
  // While they are away.
  for (let turn = 0; turn < MISSED; turn += 1) await persistently(() => write(turn));
  while (tabs.some(({ joined }) => joined === undefined)) await wait(50);
  const back = tabs.map(({ joined = 0 }) => joined - killed);
  await wait(2_000);
  process.stdout.write(
    `${SOCKETS} sockets of a killed process are back at the other: half after ${(rateOf(back, 1).p50 / 1_000).toFixed(1)} s, all after ${(Math.max(...back) / 1_000).toFixed(1)} s; ${tabs.filter(({ written }) => written !== undefined).length} of ${MISSED} events of meanwhile missed; closed: ${[...closes].map(([code, often]) => `${code} ${often} ×`).join(', ')}\n`,
  );
  for (const tab of tabs) tab.close();
  for (const program of [other, worker]) await program.stop();
  await database.close();
} finally {
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
}
