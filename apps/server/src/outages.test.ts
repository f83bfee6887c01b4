import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MINUTE } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { openSettledSession } from '@greenhall/test-kit/settled-world';
import { PAY, type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOwnPostgres } from '../../../scripts/postgres.mjs';
import { type App, compose } from './compose.ts';
import { serveHealth } from './platform/http/health.ts';
import { createHttp } from './platform/http/server.ts';
import { readSettings } from '@greenhall/test-kit/settings';

const REFUSED = { status: 503, refusal: 'unavailable', params: { seconds: 5 } };

describe('a server whose database goes away', () => {
  const directory = mkdtempSync(join(tmpdir(), 'greenhall-outage-'));
  const errors: string[] = [];
  let postgres: Awaited<ReturnType<typeof startOwnPostgres>>;
  let app: App;
  beforeAll(async () => {
    postgres = await startOwnPostgres();
    const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) });
    app = await compose(
      readSettings({ DATA_DIR: directory, DATABASE_URL: postgres.url, PEPPER: 'pepper of this test' }),
      log,
    );
  });
  afterAll(async () => {
    await app.close();
    await postgres.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  it('refuses with a time to come back, says what is wrong, and works again by itself', async () => {
    const root = await sql<{ no: bigint }>`select min(member_no) as no from members_member`.execute(app.ports.db);
    const { token, companion } = await openSettledSession(app.ports, String(root.rows[0]?.no), 'root', '');
    const headers = { authorization: `Bearer ${token}`, cookie: `gh_companion=${companion}` };
    const read = async () => (await app.http.inject({ url: '/api/wallet/balances', headers })).statusCode;
    expect(await read()).toBe(200);

    postgres.halt();
    await expect.poll(read).toBe(503);
    const answer = await app.http.inject({ url: '/api/wallet/balances', headers });
    expect(answer.headers).toMatchObject({ 'retry-after': '5' });
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({ code: 5228, title: 'unavailable', params: { seconds: 5 } });
    const ready = await app.http.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([503, { ready: false, why: 'database' }]);
    expect((await app.http.inject('/healthz')).statusCode).toBe(200);
    for (let again = 0; again < 50; again += 1) await read();
    expect(errors.filter((line) => line.includes('for want of'))).toHaveLength(1);

    postgres.restart();
    await expect.poll(read).toBe(200);
    await expect.poll(async () => (await app.http.inject('/readyz')).statusCode).toBe(200);
  });
});

describe.each(ENGINES)('a disk that is full, on the %s database', (engine) => {
  let world: WalletWorld;
  let health: Awaited<ReturnType<typeof createHttp>>;
  beforeAll(async () => {
    world = await openWalletWorld(engine);
    health = await createHttp(world.ports.settings, world.ports.log);
    serveHealth(health, world.ports);
    await world.give(world.ann, { usdt: 1_000n, mey: 100n });
    await sql`
      create or replace function disk_is_full() returns trigger language plpgsql as $$ begin
        raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
      world.ports.db,
    );
  });
  afterAll(() => world.close());

  const fill = async (isFull: boolean): Promise<void> => {
    const tables = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public'`.execute(world.ports.db);
    for (const { name } of tables.rows)
      await (
        isFull
          ? sql`create trigger disk_full before insert or update or delete on ${sql.table(name)}
                for each statement execute function disk_is_full()`
          : sql`drop trigger disk_full on ${sql.table(name)}`
      ).execute(world.ports.db);
  };

  it('stops what must be written; what is only read goes on', async () => {
    const { ann, bo, ports } = world;
    await fill(true);
    // Long enough that the session would be marked as used and its token replaced.
    ports.clock.advance(20 * MINUTE);
    const { client } = ann;
    for (const key of ['wallet.balances', 'wallet.bill', 'members.me', 'otc.markets', 'network.summary'] as const)
      expect({ key, status: (await client.call(key)).status }).toEqual({ key, status: 200 });
    const query = { coin: 'mey', from: '2026-03-01', to: '2026-03-02', format: 'csv' };
    expect((await client.call('wallet.statement', { query })).status).toBe(200);

    const body = { payee: bo.name, coin: 'mey', amount: '1', payPassword: PAY };
    expect(await client.call('wallet.transfer', { body })).toMatchObject(REFUSED);
    const ready = await health.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([503, { ready: false, why: 'storage' }]);

    await fill(false);
    expect((await client.call('wallet.transfer', { body })).status).toBe(200);
    expect(await world.faults()).toEqual([]);
  });
});
