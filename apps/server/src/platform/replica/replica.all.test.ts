import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signPayload } from '@greenhall/contract/shared/sign';
import { openSettledSession } from '@greenhall/test-kit/settled-world';
import { readSettings } from '@greenhall/test-kit/settings';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOwnPostgres, startStandby } from '../../../../../scripts/postgres.mjs';
import { type App, compose } from '../../compose.ts';

const silent = pino({ level: 'silent' });
const RESTORES = '/api/proof/restores';

describe('a copy of the database, for reads that may lag', () => {
  const directory = mkdtempSync(join(tmpdir(), 'greenhall-replica-'));
  let postgres: Awaited<ReturnType<typeof startOwnPostgres>>;
  let standby: Awaited<ReturnType<typeof startStandby>>;
  let copy: pg.Client;
  let app: App;
  const settings = (more: Record<string, string>) =>
    readSettings({ DATA_DIR: directory, DATABASE_URL: postgres.url, PEPPER: 'pepper of this test', ...more });
  beforeAll(async () => {
    postgres = await startOwnPostgres();
    standby = await startStandby(postgres.url);
    app = await compose(settings({ DATABASE_READ_URL: standby.url }), silent);
    copy = new pg.Client({ connectionString: standby.url });
    copy.on('error', () => undefined);
    await copy.connect();
  });
  afterAll(async () => {
    await app.close();
    await standby.stop();
    await postgres.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  const ask = (url: string, headers: Record<string, string> = {}) => app.http.inject({ url, headers });
  const asOf = async () => (await ask(RESTORES)).headers['as-of'];
  const restores = async (headers: Record<string, string> = {}) => {
    const answer = await ask(RESTORES, headers);
    return { count: answer.json<{ items: unknown[] }>().items.length, asOf: answer.headers['as-of'] };
  };
  const restore = () =>
    sql`insert into platform_closure (restored_at, taken_at, closed_at, may_enter, opened_at, opened_by, highest_snapshot)
        values (now(), now(), now(), '{anna,bert}', now(), '{anna,bert}', 0)`.execute(app.ports.db);
  const memberHeaders = async () => {
    const root = await sql<{ no: bigint }>`select min(member_no) as no from members_member`.execute(app.ports.db);
    return openSettledSession(app.ports, String(root.rows[0]?.no), 'root', '');
  };

  it('answers what may lag, and says as of when; balances never come from it', async () => {
    await expect.poll(asOf).toBeDefined();
    expect(Date.parse(String(await asOf()))).toBeGreaterThan(Date.now() - 10_000);
    const { token, companion } = await memberHeaders();
    const headers = { authorization: `Bearer ${token}`, cookie: `gh_companion=${companion}` };
    const balances = await ask('/api/wallet/balances', headers);
    expect([balances.statusCode, balances.headers['as-of']]).toEqual([200, undefined]);
    const days = 'coin=usdt&from=2026-01-01&to=2026-01-02&format=csv';
    const past = await ask(`/api/wallet/statement?${days}`, headers);
    expect([past.statusCode, past.headers['as-of']]).toEqual([200, expect.any(String)]);
    const today = new Date().toISOString().slice(0, 10);
    const open = await ask(`/api/wallet/statement?coin=usdt&from=2026-01-01&to=${today}&format=csv`, headers);
    expect([open.statusCode, open.headers['as-of']]).toEqual([200, undefined]);
    const used = await sql<{
      used: bigint;
    }>`select sum(used) as used from platform_limit where name = 'statement'`.execute(app.ports.db);
    expect(Number(used.rows[0]?.used)).toBe(2);
  });

  it('is not asked for what it has not got yet, and not by who has just written', async () => {
    await copy.query('select pg_wal_replay_pause()');
    const before = await restores();
    await restore();
    expect(await restores()).toEqual({ count: before.count, asOf: expect.any(String) });
    expect(await restores({ cookie: 'gh_wrote=1' })).toEqual({ count: before.count + 1, asOf: undefined });
    await copy.query('select pg_wal_replay_resume()');
    await expect.poll(() => restores()).toEqual({ count: before.count + 1, asOf: expect.any(String) });
  });

  it('a write tells the browser for a little longer than it may be behind', async () => {
    const { token, companion } = await memberHeaders();
    const sent = await app.http.inject({
      method: 'POST',
      url: '/api/live/tickets',
      headers: {
        authorization: `Bearer ${token}`,
        cookie: `gh_companion=${companion}`,
        'idempotency-key': randomUUID(),
        'x-sign': signPayload({}),
      },
      payload: {},
    });
    expect(sent.statusCode).toBe(200);
    expect(String(sent.headers['set-cookie'])).toMatch(/gh_wrote=1; Max-Age=15; Path=\/; HttpOnly; SameSite=Strict/);
  });

  it('is left out while it is gone, and asked again when it is back', async () => {
    standby.halt();
    await expect.poll(() => copy.query('select 1').catch(() => 'gone')).toBe('gone');
    for (let again = 0; again < 20; again += 1) expect((await ask(RESTORES)).statusCode).toBe(200);
    expect(await asOf()).toBeUndefined();
    standby.restart();
    await expect.poll(asOf).toBeDefined();
  });

  it('one that was made the first by mistake is left out, as nothing is written to it any more', async () => {
    await copy.end();
    copy = new pg.Client({ connectionString: standby.url });
    copy.on('error', () => undefined);
    await copy.connect();
    await copy.query('select pg_promote()');
    await expect.poll(asOf).toBeDefined();
    await copy.query(`update platform_process set seen_at = seen_at - interval '1 minute'`);
    await expect.poll(asOf).toBeUndefined();
  });

  it('another database is none: the start ends', async () => {
    const other = await startOwnPostgres();
    const starting = compose(settings({ DATABASE_READ_URL: other.url }), silent);
    await expect(starting).rejects.toThrow('DATABASE_READ_URL is no copy of DATABASE_URL');
    await other.stop();
  });
});
