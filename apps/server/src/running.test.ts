import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepared } from '@greenhall/test-kit/data/prepared';
import { ENGINES, freshPostgres } from '@greenhall/test-kit/database';
import { clientOf, sendWrite } from '@greenhall/test-kit/outside';
import { type Program, runTool, startProgram } from '@greenhall/test-kit/program';
import { settleMembers } from '@greenhall/test-kit/settled-world';
import { readSettings } from '@greenhall/test-kit/settings';
import { PAY } from '@greenhall/test-kit/wallet-world';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, compose } from './compose.ts';
import { type Db, run } from './platform/database/database.ts';
import { openPostgres } from './platform/database/postgres.ts';
import { ThisProcess } from './platform/operations/this-process.ts';
import { Outages } from './platform/outages.ts';
import { systemClock } from './platform/clock.ts';
import { sql } from 'kysely';

/** A program that was asked to end waits for what is under way for so long. */
const WAITS_MS = 9_000;
const silent = pino({ level: 'silent' });

/** What a server needs that is not there yet, and how to remove it. */
async function place(engine: (typeof ENGINES)[number]) {
  const folder = mkdtempSync(join(tmpdir(), 'greenhall-running-'));
  const fresh = engine === 'postgresql' ? await freshPostgres(prepared('TEST_DATABASE_TEMPLATE')) : undefined;
  return {
    environment: { DATA_DIR: folder, ...(fresh ? { DATABASE_URL: fresh.url } : {}) },
    remove: async () => {
      await fresh?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const hostOf = ({ url }: Program) => ({ host: '127.0.0.1', port: Number(new URL(url).port) });

/** A request whose end does not come: it is under way until its connection ends. */
async function begunRequest(program: Program): Promise<Socket> {
  const socket = connect(hostOf(program));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write('POST /api/nothing HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n');
  socket.write('Content-Length: 100\r\nExpect: 100-continue\r\n\r\n{');
  // The answer to this header says that the server has begun with the request.
  await once(socket, 'data');
  return socket;
}

const takesConnections = (program: Program): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(hostOf(program));
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

describe.each(ENGINES)('running on one machine: the end of a program on the %s database', (engine) => {
  let at: Awaited<ReturnType<typeof place>>;
  beforeAll(async () => {
    at = await place(engine);
  });
  afterAll(() => at.remove());

  it('comes at once by a second signal, with exit code 1, and nothing acknowledged is lost', async () => {
    const [ann, bo] = await settleMembers(at.environment, ['annie', 'bobby'], 100n);
    if (!ann || !bo) throw new Error('nobody has joined');
    const program = await startProgram(at.environment);
    const begun = await begunRequest(program);
    let acknowledged = 0;
    const load = { isOver: false };
    const pay = async (): Promise<void> => {
      while (!load.isOver) {
        const body = { payee: bo.name, coin: 'usdt', amount: '0.01', remark: '', payPassword: PAY } as const;
        const paid = await sendWrite(program.url, ann, 'wallet.transfer', { body }).catch(() => undefined);
        if (paid?.ok) acknowledged += 1;
      }
    };
    const paying = [pay(), pay(), pay()];
    await expect.poll(() => acknowledged).toBeGreaterThan(5);
    const asked = performance.now();
    process.kill(program.pid, 'SIGTERM');
    await expect.poll(() => takesConnections(program)).toBe(false);
    expect(program.hasEnded()).toBe(false);
    process.kill(program.pid, 'SIGINT');
    expect(await program.stop()).toBe(1);
    expect(performance.now() - asked).toBeLessThan(WAITS_MS - 1_000);
    load.isOver = true;
    await Promise.all(paying);
    begun.destroy();

    const again = await startProgram(at.environment);
    const { items } = await clientOf(again.url, ann).call('wallet.balances');
    const spent = 100 - Number(items.find(({ coin }) => coin === 'usdt')?.available ?? 0);
    // What was under way may have been done without an answer, and what was answered is done.
    expect(Math.round(spent * 100)).toBeGreaterThanOrEqual(acknowledged);
    expect(await again.stop()).toBe(0);
    expect(await runTool('check-ledger', [], at.environment)).toMatchObject({ code: 0 });
  });

  it('is told to live sockets by the code of a restart', async () => {
    const program = await startProgram(at.environment);
    const { origin, host } = new URL(program.url);
    const socket = new WebSocket(`ws://${host}/wss`, { headers: { origin } });
    const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', reject);
    });
    const [code] = await Promise.all([program.stop(), closed]);
    expect([code, await closed]).toEqual([0, 1012]);
  });
});

describe.each(ENGINES)('running on one machine: readiness on the %s database', (engine) => {
  let at: Awaited<ReturnType<typeof place>>;
  let app: App;
  beforeAll(async () => {
    at = await place(engine);
    app = await compose(
      readSettings({ ...at.environment, LOG_LEVEL: 'silent', PEPPER: 'pepper of this test' }),
      silent,
    );
  });
  afterAll(async () => {
    await app.close();
    await at.remove();
  });

  /** Transactions that keep connections until they are let go. */
  async function occupy(db: Db, number: number) {
    const { promise: until, resolve: letGo } = Promise.withResolvers<void>();
    let begun = 0;
    const transactions = Array.from({ length: number }, () =>
      db.transaction().execute(async (tx) => {
        await run(tx, sql`select 1`);
        begun += 1;
        await until;
      }),
    );
    await expect.poll(() => begun).toBeGreaterThanOrEqual(Math.min(number, engine === 'embedded' ? 1 : 16));
    return async () => {
      letGo();
      await Promise.all(transactions);
    };
  }

  it('is told within two seconds while requests have every connection', async () => {
    const free = await occupy(app.ports.db, 16);
    const asked = performance.now();
    const ready = await app.http.inject('/readyz');
    expect(performance.now() - asked).toBeLessThan(2_000);
    // The embedded database has one connection for all: who has to wait for it is told that it does not answer.
    const expected = engine === 'embedded' ? [503, { ready: false, why: 'database' }] : [200, { ready: true }];
    expect([ready.statusCode, ready.json()]).toMatchObject(expected);
    await free();
    await expect.poll(async () => (await app.http.inject('/readyz')).statusCode).toBe(200);
  });
});

describe('running on one machine: a database server that does not answer', () => {
  const sockets = new Set<Socket>();
  let mute: Server;
  beforeAll(async () => {
    mute = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }).listen(0, '127.0.0.1');
    await once(mute, 'listening');
  });
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    mute.close();
  });

  it('is an obstacle that is told within two seconds', async () => {
    const { port } = mute.address() as AddressInfo;
    const database = openPostgres(`postgres://user:word@127.0.0.1:${port}/hall`, silent);
    const own = new ThisProcess({ db: database.probes, clock: systemClock }, new Outages(silent));
    const asked = performance.now();
    expect(await own.obstacle()).toBe('database');
    expect(performance.now() - asked).toBeLessThan(2_000);
    await database.close();
  });
});
