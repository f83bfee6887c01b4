import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '@greenhall/contract/routes';
import type { Route } from '@greenhall/contract/shared/route';
import { signPayload } from '@greenhall/contract/shared/sign';
import { CATALOGUE } from '@greenhall/domain/shared/codes';
import { COMPANION_COOKIE, OPERATOR_COOKIE } from './platform/http/caller.ts';
import { settleOperators } from '@greenhall/test-kit/operators';
import { readSettings } from '@greenhall/test-kit/settings';
import { type Settled, joinMembers } from '@greenhall/test-kit/settled-world';
import { PASSWORD, PAY_PASSWORD } from '@greenhall/test-kit/world';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type App, compose } from './compose.ts';
import { rows } from './platform/database/database.ts';
import { openLog } from './platform/logs/log.ts';

const MARK = 'markedsecret';
const TOKEN = 'the-token-of-the-metrics';
/** A port that nobody listens on now. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => void server.close(done));
  return port;
}

const all = Object.values(routes).flatMap((ofSlice) => Object.values<Route>(ofSlice));

describe('running on one machine: what the program tells of requests', () => {
  const directory = mkdtempSync(join(tmpdir(), 'greenhall-logs-'));
  const lines: string[] = [];
  let app: App;
  let member: Settled | undefined;
  let operator: string;
  beforeAll(async () => {
    const log = openLog('info', { write: (line) => void lines.push(line) });
    const settings = readSettings({
      DATA_DIR: directory,
      LOG_LEVEL: 'info',
      SESSION_PACE: '99999',
      TRUST_PROXY: '1',
      METRICS_TOKEN: TOKEN,
    });
    app = await compose(settings, log, { inMemory: true });
    [member] = await joinMembers(app, ['logged'], 10n);
    const [settled] = await settleOperators(app.ports, ['logger']);
    operator = settled?.cookie ?? '';
  });
  beforeEach(() => void lines.splice(0));
  afterAll(async () => {
    await app.close();
    rmSync(directory, { recursive: true, force: true });
  });

  /** What was mailed and sent by text message. */
  const outbox = (): string => {
    const folder = join(directory, 'outbox');
    return existsSync(folder)
      ? readdirSync(folder)
          .map((name) => readFileSync(join(folder, name), 'utf8'))
          .join('')
      : '';
  };
  /** The tables that have one of these texts, as text, or as its bytes. */
  const tablesWith = async (texts: readonly string[]): Promise<string[]> => {
    const { db } = app.ports;
    const wanted = texts.flatMap((text) => [text, Buffer.from(text).toString('hex')]);
    const tables = await rows(
      db,
      sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const stored = await rows(db, sql<{ line: string }>`select t::text as line from ${sql.table(name)} t`);
      if (stored.some(({ line }) => wanted.some((one) => line.includes(one)))) found.push(name);
    }
    return found;
  };
  const requests = () =>
    lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>).filter(({ msg }) => msg === 'request');
  const asMember = () => ({
    authorization: `Bearer ${member?.token ?? ''}`,
    cookie: `${COMPANION_COOKIE}=${member?.companion ?? ''}`,
  });

  it('is each request in one line: who called what, how it ended and how long it took', async () => {
    await app.http.inject({ url: '/api/wallet/balances?coin=usdt', headers: asMember() });
    await app.http.inject({ url: '/api/wallet/balances' });
    await app.http.inject({ url: '/api/admin/session', headers: { cookie: `${OPERATOR_COOKIE}=${operator}` } });
    await app.http.inject({ url: '/no/such/place' });
    await app.http.inject({ url: '/healthz' });
    const [own, stranger, desk, nowhere, ...more] = requests();
    expect(own).toMatchObject({ method: 'GET', route: '/api/wallet/balances', status: 200, member: member?.no });
    expect(own?.['ms']).toBeGreaterThan(0);
    expect(own).not.toHaveProperty('code');
    const { code, status } = CATALOGUE.notSignedIn;
    expect(stranger).toMatchObject({ route: '/api/wallet/balances', status, code });
    expect(stranger).not.toHaveProperty('member');
    expect(desk).toMatchObject({ route: '/api/admin/session', status: 200 });
    expect(desk?.['operator']).toMatch(/^\d+$/);
    expect(nowhere).toMatchObject({ route: null, status: 404 });
    expect(more, 'what asks whether the program is there').toEqual([]);
  });

  it('is the name that a trusted proxy gave a request, in a fixed form, and else its own', async () => {
    const ask = async (headers: Readonly<Record<string, string>>) => {
      const answer = await app.http.inject({ url: '/no/such/place', headers });
      const { requestId } = answer.json<{ requestId: string }>();
      expect(requests().at(-1)).toMatchObject({ requestId });
      return requestId;
    };
    const id = '0123456789abcdef-0123';
    const proxied = { 'x-forwarded-for': '203.0.113.7' };
    expect(await ask({ ...proxied, 'x-request-id': id })).toBe(id);
    for (const bad of ['short', `${id}"}`, 'x'.repeat(65), ''])
      expect(await ask({ ...proxied, 'x-request-id': bad })).not.toBe(bad);
    expect(await ask({ 'x-request-id': id }), 'nobody stands between').not.toBe(id);
  });

  it('is nothing of what was sent, to any route and however it ends', async () => {
    for (const { method, path } of all)
      for (const [n, headers] of [
        {},
        asMember(),
        { cookie: `${OPERATOR_COOKIE}=${operator}` },
        { authorization: `Bearer ${MARK}`, cookie: `${OPERATOR_COOKIE}=${MARK}; ${COMPANION_COOKIE}=${MARK}` },
      ].entries()) {
        const url = `/api${path.replaceAll(/:\w+/g, `${MARK}${n}`)}?code=${MARK}&search=${MARK}`;
        const payload = { password: MARK, username: MARK, code: MARK, amount: MARK, [MARK]: MARK };
        const sent = { 'idempotency-key': `${MARK}-${n}-1`, 'x-sign': signPayload(payload), 'user-agent': MARK };
        await app.http.inject({
          method,
          url,
          headers: { ...headers, ...sent, 'x-approval': MARK },
          ...(method === 'GET' ? {} : { payload }),
        });
      }
    expect(requests().length).toBe(all.length * 4);
    expect(lines.filter((line) => line.includes(MARK))).toEqual([]);
    const metrics = await app.http.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
    expect(metrics.body).not.toContain(MARK);
    expect(outbox()).not.toContain(MARK);
    // The keys of writes are chosen by clients, and kept for what they are.
    expect(await tablesWith([MARK])).toEqual(['platform_idempotency']);
  });

  it('is no password, code or token in a dump of the database, whatever it is called there', async () => {
    const { token = '', companion = '' } = member ?? {};
    const secret = readFileSync(join(directory, 'secret'), 'utf8');
    expect(await tablesWith([PASSWORD, PAY_PASSWORD, token, companion, operator, secret, TOKEN])).toEqual([]);
    // What is stored as it is, is found.
    expect(await tablesWith([`${member?.name ?? ''}@mail.example`])).toEqual(['identity_contact']);
  });

  it('counts them by slice and status, refusals by code, and names nobody', async () => {
    for (const { method, path } of all) await app.http.inject({ method, url: `/api${path.replaceAll(/:\w+/g, '1')}` });
    await app.http.inject({ url: '/api/wallet/balances?coin=usdt', headers: asMember() });
    const metrics = await app.http.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
    for (const authorization of ['', `Bearer ${TOKEN}x`, 'Bearer '])
      expect((await app.http.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(404);
    const series = metrics.body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(series.length).toBeLessThan(1_500);
    const valueOf = (name: string) =>
      Number(
        series
          .find((line) => line.startsWith(name))
          ?.split(' ')
          .at(-1),
      );
    const { code } = CATALOGUE.notSignedIn;
    expect(valueOf(`greenhall_refusals_total{code="${code}",name="notSignedIn"}`)).toBeGreaterThan(100);
    expect(valueOf('http_request_seconds_count{slice="wallet",status="2xx"}')).toBeGreaterThan(0);
    expect(valueOf('greenhall_build_info{version=')).toBe(1);
    expect(valueOf('greenhall_live_sockets{of="members"}')).toBe(0);
    const labels = series.map((line) => line.slice(0, line.lastIndexOf(' '))).join('\n');
    for (const said of [MARK, '/api/', member?.no ?? MARK, 'logged']) expect(labels).not.toContain(said);
  });

  it('answers metrics on a port of this machine alone, where one is set, and nowhere else', async () => {
    const port = await freePort();
    const folder = mkdtempSync(join(tmpdir(), 'greenhall-metrics-'));
    const environment = { DATA_DIR: folder, LOG_LEVEL: 'silent', METRICS_TOKEN: TOKEN, METRICS_PORT: String(port) };
    const apart = await compose(readSettings(environment), openLog('silent'), { inMemory: true });
    try {
      const url = await apart.http.listen({ port: 0, host: '127.0.0.1' });
      const there = await fetch(`http://127.0.0.1:${port}/metrics`);
      expect([there.status, await there.text()]).toEqual([200, expect.stringContaining('greenhall_build_info')]);
      expect((await fetch(`http://127.0.0.1:${port}/api/platform/status`)).status).toBe(404);
      expect((await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).status).toBe(404);
    } finally {
      await apart.close();
      rmSync(folder, { recursive: true, force: true });
    }
    await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
  });

  it('is no value of a row that an error of the database quotes, and where it came from', async () => {
    const { db, log } = app.ports;
    for (const statement of [
      sql`select ${MARK}::text::bigint`,
      sql`insert into identity_name (member_no, username, invitation_code) select member_no, username, ${MARK} from identity_name`,
      sql.raw(`select '${MARK}' from ${MARK}`),
      sql.raw(
        `do $$ begin raise exception 'the account % of % has "%" left', '4711', '${MARK}@mail.example', '${MARK}'; end $$`,
      ),
    ])
      await statement.execute(db).catch((error: unknown) => log.error({ err: error }, 'failed'));
    log.error({ err: new Error('outer', { cause: new TypeError('inner') }) }, 'failed');
    const failed = lines.map((line) => JSON.parse(line) as { err: Readonly<Record<string, unknown>> });
    expect(failed.map(({ err }) => err['code'])).toEqual(['22P02', expect.any(String), '42P01', 'P0001', undefined]);
    expect(failed[3]?.err).toMatchObject({ routine: 'exec_stmt_raise' });
    expect(failed[3]?.err['message']).toBe('the account … of … has "…" left');
    expect(failed.at(-1)?.err).toMatchObject({
      type: 'Error',
      message: 'outer',
      cause: { type: 'TypeError', message: 'inner' },
    });
    expect(failed[0]?.err['stack']).toContain('at ');
    expect(lines.filter((line) => line.includes(MARK))).toEqual([]);
  });
});
