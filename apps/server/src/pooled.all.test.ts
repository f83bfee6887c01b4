import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepared } from '@greenhall/test-kit/data/prepared';
import { freshPostgres } from '@greenhall/test-kit/database';
import { clientOf, sendWrite } from '@greenhall/test-kit/outside';
import { OpenTrade } from '@greenhall/test-kit/outside/open-trade';
import { type Pooler, startPgBouncer } from '@greenhall/test-kit/outside/pgbouncer';
import { type Program, ProgramEndedError, runTool, startProgram } from '@greenhall/test-kit/program';
import { type Settled, settleMembers } from '@greenhall/test-kit/settled-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openPostgres } from './platform/database/postgres.ts';

/** So few that every one of them serves all who ask. */
const CONNECTIONS = 3;
const WAIT = { timeout: 60_000, interval: 100 };

describe('a pooler that shares connections between transactions', () => {
  const folder = mkdtempSync(join(tmpdir(), 'greenhall-pooled-'));
  let drop: () => Promise<void>;
  let pooler: Pooler;
  let environment: Record<string, string>;
  let direct: OpenDatabase;
  let trade: OpenTrade;
  let members: readonly Settled[];
  let program: Program;
  beforeAll(async () => {
    const fresh = await freshPostgres(prepared('TEST_DATABASE_TEMPLATE'));
    ({ drop } = fresh);
    direct = openPostgres(fresh.url, pino({ level: 'silent' }), { max: 1 });
    trade = await OpenTrade.prepare();
    const own = { DATA_DIR: folder, ...trade.environment };
    members = await settleMembers({ ...own, DATABASE_URL: fresh.url }, ['annie', 'bobby'], 1_000n, trade.furnish);
    pooler = await startPgBouncer(fresh.url, CONNECTIONS);
    const urls = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: fresh.url, NAMED_STATEMENTS: 'off' };
    environment = { ...own, ...urls };
    program = await startProgram(environment);
  });
  afterAll(async () => {
    await program.stop();
    await pooler.stop();
    await trade.close();
    await direct.close();
    await drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const member = (index: number): Settled => members[index] as Settled;
  const balanceOf = async (index: number): Promise<number> => {
    const { items } = await clientOf(program.url, member(index)).call('wallet.balances');
    return Number(items.find(({ coin }) => coin === 'usdt')?.available ?? 0);
  };

  it('lets a server move coins for many at once, each once', async () => {
    const body = { payee: member(1).name, coin: 'usdt', amount: '0.5', remark: '', payPassword: PAY_PASSWORD } as const;
    const before = await balanceOf(0);
    const paid = await Promise.all(
      Array.from({ length: 40 }, () => sendWrite(program.url, member(0), 'wallet.transfer', { body })),
    );
    expect(paid.filter(({ ok }) => ok)).toHaveLength(40);
    expect(new Set(paid.map(({ data }) => data['id'])).size).toBe(40);
    expect(await balanceOf(0)).toBe(before - 20);
  });

  it('lets members trade, and tells them at once', async () => {
    const { ticket } = await clientOf(program.url, member(1)).call('live.ticket', { body: {} });
    const { origin, host } = new URL(program.url);
    const socket = new WebSocket(`ws://${host}/wss`, { headers: { origin } });
    const heard: string[] = [];
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as { kind: string; event?: { what: string } };
      heard.push(message.event?.what ?? message.kind);
      if (message.kind === 'ready') socket.send(JSON.stringify({ kind: 'join', channel: 'member', after: null }));
    });
    socket.addEventListener('open', () => socket.send(JSON.stringify({ kind: 'ticket', ticket })));
    await expect.poll(() => heard, WAIT).toContain('joined');
    await trade.begin(program.url);
    await trade.complete(program.url);
    await expect.poll(() => heard, WAIT).toContain('trade');
    socket.close();
  });

  it('is given back connections on which nothing of a session is left', async () => {
    const shared = openPostgres(pooler.url, pino({ level: 'silent' }), { isShared: true, max: CONNECTIONS });
    const ask = () =>
      sql<{ pid: number; left: bigint; zone: string; limit: string; locks: bigint }>`
        select pg_backend_pid() as pid,
               (select count(*) from pg_prepared_statements) + (select count(*) from pg_cursors)
                 + (select count(*) from pg_listening_channels()) as left,
               current_setting('timezone') as zone, current_setting('statement_timeout') as limit,
               (select count(*) from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks,
               pg_sleep(0.2)`.execute(shared.db);
    const answers = await Promise.all(Array.from({ length: CONNECTIONS * 2 }, ask));
    const found = answers.flatMap(({ rows }) => rows);
    expect(new Set(found.map(({ pid }) => pid)).size).toBeLessThanOrEqual(CONNECTIONS);
    for (const { left, zone, limit, locks } of found)
      expect({ left, zone, limit, locks }).toEqual({ left: 0n, zone: 'UTC', limit: '20s', locks: 0n });
    await shared.close();
  });

  it('whose connections are not as they must be ends a start, with a sentence', async () => {
    await sql`do $$ begin execute format('alter role current_user in database %I set timezone = %L', current_database(), 'Asia/Tokyo'); end $$`.execute(
      direct.db,
    );
    const other = await startPgBouncer(environment['DATABASE_DIRECT_URL'] ?? '', 1);
    // A connection that the pooler has opened before keeps what it had.
    const before = openPostgres(other.url, pino({ level: 'silent' }), { isShared: true, max: 1 });
    await sql`select 1`.execute(before.db);
    const ended = await startProgram({ ...environment, DATABASE_URL: other.url }).catch((error: unknown) => error);
    await before.close();
    await other.stop();
    expect(ended).toBeInstanceOf(ProgramEndedError);
    expect(String(ended)).toMatch(/timezone is Asia\/Tokyo instead of UTC.*let the pooler reconnect/s);
  });

  it('leaves accounts behind in which every sum is right', async () => {
    expect(await runTool('check-ledger', [], environment)).toMatchObject({ code: 0 });
  });
});
