/**
 * Members who look at home while others pay: each follows its channels and reads what events say has changed, as the app does. Processor
 * time of program and database, reads a minute, and the time from a transfer until the payee has read its new balance, which is compared
 * with the ledger at the end..
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@greenhall/client/client';
import { overFetch } from '@greenhall/client/fetch';
import { busyMs } from '@greenhall/client/refused';
import { readsTogether } from '@greenhall/client/reads-together';
import type { Reply, RouteInput } from '@greenhall/client/route-input';
import { LIVE_READS } from '@greenhall/contract/generated/live';
import { reads } from '@greenhall/contract/generated/paths';
import { writes } from '@greenhall/contract/generated/writes';
import { migrate } from '@greenhall/server/platform/database/migrate';
import { openPostgres } from '@greenhall/server/platform/database/postgres';
import { argonHasher } from '@greenhall/server/platform/secrets/hasher';
import { startProgram } from '@greenhall/test-kit/program';
import { sql } from 'kysely';
import { pino } from 'pino';
import { startOwnPostgres } from '../../scripts/postgres.mjs';
import { openSockets } from '../live/sockets.ts';
import { companionOf, loadMembers, numberOf, PAY, PEPPER, tokenOf } from '../otc/world.ts';
import { databaseProcess, processorMs } from '../processor.ts';
import { createDatabase, rateOf } from '../reference.ts';

const SOCKETS = Number(process.env.BENCH_SOCKETS ?? 10_000);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 120);
const TRANSFERS = Number(process.env.BENCH_TRANSFERS ?? 20);
/** Those who pay: each has proved its payment password before the clock starts. */
const PAYERS = Math.min(64, SOCKETS / 2);
/** The app reads so long after an event, so that events of one moment are read together. */
const SOON_MS = 100;

/** What home shows and events renew, with what it asks for. */
const HOME = {
  'members.me': {},
  'members.nextStep': {},
  'wallet.balances': {},
  'wallet.history': { query: { days: 30 } },
  'wallet.bill': { query: { limit: 3 } },
  'wallet.transfers': { query: { state: 'held' } },
  'otc.trades': { query: { open: '1' } },
  'notifications.state': {},
  'content.noticeState': { query: { language: 'en' } },
  'messages.state': {},
  'stock.market': {},
} as const;
type AtHome = keyof typeof HOME;
const isAtHome = (route: string): route is AtHome => route in HOME;

const count = { requests: 0, reads: 0, refused: 0 };

const clientOf = (url: string, index: number) => {
  const send = overFetch(url, { cookie: `gh_companion=${companionOf(index)}` });
  const session = { token: tokenOf(index) };
  return createClient({
    reads,
    writes: async () => writes,
    transport: readsTogether((outgoing) => {
      if (outgoing.method === 'GET') count.requests += 1;
      return send(outgoing);
    }),
    tokens: { read: () => session.token, write: (token) => (session.token = token) },
  });
};

/** The app of one member, as far as home reads: what events ask for is collected for a moment and sent in one request. */
class OpenHome {
  readonly #client: ReturnType<typeof clientOf>;
  readonly #onBalance: () => void;
  readonly #onEvent: () => void;
  readonly #waiting = new Set<AtHome>();
  /** The available coins that stand on the screen. */
  shown: string | undefined;

  constructor(client: ReturnType<typeof clientOf>, onEvent: () => void, onBalance: () => void) {
    this.#client = client;
    this.#onEvent = onEvent;
    this.#onBalance = onBalance;
  }

  ticket = () => this.#client.call('live.ticket', { body: {} });

  pay(payee: number): Promise<unknown> {
    const body = { payee: `bench${payee}`, coin: 'mey', amount: '0.01', payPassword: PAY } as const;
    return this.#client.call('wallet.transfer', { body });
  }

  onEvent(what: keyof typeof LIVE_READS): void {
    if (what === 'balance') this.#onEvent();
    if (this.#waiting.size === 0) setTimeout(() => void this.#read(), SOON_MS);
    for (const route of LIVE_READS[what]) if (isAtHome(route)) this.#waiting.add(route);
  }

  async #read(): Promise<void> {
    const routes = [...this.#waiting];
    this.#waiting.clear();
    count.reads += routes.length;
    const answers = await Promise.all(
      routes.map((route) => this.#client.call(route, ...([HOME[route]] as unknown as RouteInput<AtHome>))),
    ).catch((error: unknown) => {
      const ms = busyMs(error);
      if (ms === undefined) throw error;
      count.refused += 1;
      setTimeout(() => {
        for (const route of routes) this.#waiting.add(route);
        void this.#read();
      }, ms);
      return [];
    });
    if (answers.length === 0) return;
    const at = routes.indexOf('wallet.balances');
    if (at < 0) return;
    const { items } = answers[at] as Reply<'wallet.balances'>;
    this.shown = items.find(({ coin }) => coin === 'mey')?.available;
    this.#onBalance();
  }
}

const server = await startOwnPostgres();
const directory = mkdtempSync(join(tmpdir(), 'greenhall-bench-'));
const log = pino({ level: 'silent' });
try {
  const url = await createDatabase(server.url, 'open');
  const database = openPostgres(url, log, { max: 4 });
  await migrate(database);
  await database.script('set statement_timeout = 0');
  await loadMembers(database, 0, SOCKETS, await argonHasher(PEPPER).hash(PAY));
  await database.script(`
    insert into wallet_known_payee (payer, payee, since)
      select ${numberOf(0)} + p, ${numberOf(0)} + m, now()
        from generate_series(0, ${PAYERS - 1}) p, generate_series(${PAYERS}, ${SOCKETS - 1}) m;
    insert into ledger_account (owner, coin, purpose, overdraft, balance)
      values (0, 'mey', 'issue', true, -${SOCKETS}::bigint * 10000000000)`);
  await database.script('vacuum analyze');
  const program = await startProgram({
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    DATABASE_URL: url,
    DATA_DIR: directory,
    PEPPER,
    CONNECTIONS: String(SOCKETS + 1_000),
  });
  const paid = new Map<number, number>();
  const [answered, followed, times]: [number[], number[], number[]] = [[], [], []];
  const homes = Array.from({ length: SOCKETS }, (_, index) => {
    const onEvent = () => {
      const at = paid.get(index);
      if (at !== undefined) followed.push(performance.now() - at);
    };
    const onBalance = () => {
      const at = paid.get(index);
      if (at !== undefined && paid.delete(index)) times.push(performance.now() - at);
    };
    return new OpenHome(clientOf(program.url, index), onEvent, onBalance);
  });
  const home = (index: number): OpenHome => homes[index] as OpenHome;
  const joined = Array.from({ length: SOCKETS }, () => 0);
  let closed = 0;
  const sockets = await openSockets(
    `${program.url.replace('http', 'ws')}/wss`,
    SOCKETS,
    (index, message) => {
      const event = message['event'] as { what: keyof typeof LIVE_READS } | undefined;
      if (message['kind'] === 'joined') joined[index] = (joined[index] ?? 0) + 1;
      if (message['kind'] === 'closed') closed += 1;
      if (event) home(index).onEvent(event.what);
    },
    async (socket, index) => {
      const { ticket } = await home(index).ticket();
      const send = (request: object) => socket.send(JSON.stringify(request));
      send({ kind: 'ticket', ticket });
      for (const channel of ['member', 'all']) send({ kind: 'join', channel, after: null });
    },
  );
  while (joined.some((channels) => channels < 2)) await wait(100);
  for (let payer = 0; payer < PAYERS; payer += 1) await home(payer).pay(PAYERS + payer);
  await wait(5_000);

  const postgres = await databaseProcess(url);
  const used = () => ({ program: processorMs(program.pid), database: processorMs(postgres) });
  const [before, began] = [used(), performance.now()];
  count.requests = 0;
  count.reads = 0;
  count.refused = 0;
  for (const one of [answered, followed, times]) one.length = 0;
  const payments: Promise<unknown>[] = [];
  for (let turn = 0; turn < TRANSFERS * SECONDS; turn += 1) {
    const payee = PAYERS + ((turn * 7_919) % (SOCKETS - PAYERS));
    // Of two payments to one payee at a time, the first that is read counts.
    if (!paid.has(payee)) paid.set(payee, performance.now());
    const sent = performance.now();
    const payment = home(turn % PAYERS).pay(payee);
    payments.push(payment.then(() => answered.push(performance.now() - sent)));
    await wait(Math.max(0, began + ((turn + 1) * 1_000) / TRANSFERS - performance.now()));
  }
  await Promise.all(payments);
  await wait(3_000);
  const [after, ms] = [used(), performance.now() - began];

  const { rows } = await sql<{ index: number; balance: string }>`
    select (owner - ${numberOf(0)})::int as index, (balance / 1000000.0)::numeric(30, 6)::text as balance
      from ledger_account where owner >= ${numberOf(0)} and coin = 'mey' and purpose = 'available'`.execute(
    database.db,
  );
  const wrong = rows.filter(({ index, balance }) => {
    const { shown } = home(index);
    return shown !== undefined && Number(shown) !== Number(balance);
  });
  const share = (one: 'program' | 'database') => ((after[one] - before[one]) / ms).toFixed(2);
  const inMs = (all: number[]) => {
    const { p50, p99 } = rateOf(all, ms);
    return `${p50.toFixed(0)} ms, ${p99.toFixed(0)} ms`;
  };
  const perMinute = (value: number) => Math.round((value / ms) * 60_000).toLocaleString('en');
  process.stdout.write(`load ${loadavg()[0]?.toFixed(2)}
| what | value |
| --- | ---: |
| open homes | ${SOCKETS}, ${closed} closed |
| transfers | ${TRANSFERS * SECONDS}, ${TRANSFERS} a second |
| program, of a core | ${share('program')} |
| database, of a core | ${share('database')} |
| reads a minute, in requests | ${perMinute(count.reads)} in ${perMinute(count.requests)} |
| reads that came again because the server was busy | ${count.refused} |
| transfer until it is answered, p50 and p99 | ${inMs(answered)} |
| transfer until its event has come, p50 and p99 | ${inMs(followed)} |
| transfer until the payee has read it, p50 and p99 | ${inMs(times)} |
| payees who have not read it | ${paid.size} |
| balances on screen that differ from the ledger | ${wrong.length} |
`);
  for (const socket of sockets) socket.terminate();
  await program.stop();
  await database.close();
} finally {
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
}
