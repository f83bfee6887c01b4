import { HOUR, MINUTE } from '@greenhall/domain/shared/time';
import { TestClient } from '@greenhall/test-kit/client';
import { ENGINES } from '@greenhall/test-kit/database';
import { type TestPorts, testPorts } from '@greenhall/test-kit/ports';
import { solvedTicket } from '@greenhall/test-kit/ticket';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allChecks } from '../../compose.ts';
import { bindSlice } from '../../platform/http/bind.ts';
import { createHttp } from '../../platform/http/server.ts';
import { firstOperatorTokens, operatorSessions } from './index.ts';
import { adminHandlers } from './routes.ts';

const PASSWORD = 'a long enough sentence';

describe.each(ENGINES)('operators on the %s database', (engine) => {
  let ports: TestPorts;
  let http: FastifyInstance;
  let client: TestClient;
  let secret = '';

  beforeAll(async () => {
    ports = await testPorts(engine);
    http = await createHttp(ports.settings, ports.log);
    const auth = { member: async () => undefined, operator: operatorSessions(ports) };
    bindSlice(http, auth, 'admin', adminHandlers(ports, allChecks));
    client = new TestClient(http);
  });
  afterAll(() => ports.close());

  const code = () => generateSync({ secret, epoch: Math.floor(ports.clock.now().getTime() / 1000) });
  const setUp = (token: string, over: Record<string, string> = {}) =>
    client.call('admin.setUp', { body: { token, username: 'keeper', password: PASSWORD, code: code(), ...over } });
  const signIn = async (over: Record<string, string> = {}, as = client) => {
    const ticket = await solvedTicket(ports, 'operator');
    return as.call('admin.login', { body: { username: 'keeper', password: PASSWORD, code: code(), ticket, ...over } });
  };

  it('the first two come in by links that work once, for one hour, and need their authenticator', async () => {
    const [stale] = await firstOperatorTokens(ports);
    ports.clock.advance(HOUR);
    expect((await client.call('admin.setUpBegin', { body: { token: stale ?? '' } })).refusal).toBe('setupLinkInvalid');
    const tokens = await firstOperatorTokens(ports);
    expect(tokens).toHaveLength(2);
    const token = tokens[0] ?? '';
    expect(
      (await client.call('admin.setUp', { body: { token, username: 'a', password: 'b', code: '000000' } })).refusal,
    ).toBe('setupLinkInvalid');
    secret = (await client.call('admin.setUpBegin', { body: { token } })).value.secret;
    expect(await setUp(token, { password: 'short' })).toMatchObject({
      refusal: 'operatorPasswordRule',
      params: { min: 15 },
    });
    expect((await setUp(token, { password: 'mailcreated5240' })).refusal).toBe('commonPassword');
    expect((await setUp(token, { username: '12' })).refusal).toBe('usernameRule');
    const wrong = code() === '000000' ? '111111' : '000000';
    expect((await setUp(token, { code: wrong })).refusal).toBe('secondFactorWrong');
    const once = { token, username: 'keeper', password: PASSWORD, code: code() };
    const both = await Promise.all(
      ['key-one-of-set-up', 'key-two-of-set-up'].map((key) => client.call('admin.setUp', { body: once, key })),
    );
    expect(both.filter((one) => one.status === 200)).toHaveLength(1);
    const lost = both[0]?.status === 200 ? 'key-one-of-set-up' : 'key-two-of-set-up';
    expect((await client.call('admin.setUp', { body: once, key: lost })).value.username).toBe('keeper');
    expect(await firstOperatorTokens(ports)).toEqual([]);
  });

  it('signs in with password and a fresh code, and says of neither which was wrong', async () => {
    expect((await signIn()).refusal).toBe('wrongCredentials');
    ports.clock.advance(MINUTE);
    expect((await signIn({ password: 'another long sentence' })).refusal).toBe('wrongCredentials');
    expect((await signIn({ username: 'nobody' })).refusal).toBe('wrongCredentials');
    expect((await signIn()).value.username).toBe('keeper');
    expect((await client.call('admin.session')).value.username).toBe('keeper');
  });

  it('waits after five wrong attempts', async () => {
    const other = new TestClient(http);
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn({ username: 'guesser' }, other);
    expect(await signIn({ username: 'guesser' }, other)).toMatchObject({ refusal: 'loginTooFrequent', status: 429 });
  });

  it('turns switches, sees what waits and runs the checker', async () => {
    expect((await client.call('admin.switches')).value).toEqual({
      registration: true,
      activation: true,
      payouts: true,
    });
    await client.call('admin.setSwitch', {
      params: { name: 'activation' },
      body: { on: false, reason: 'a bug in activations' },
    });
    expect((await client.call('admin.switches')).value.activation).toBe(false);
    expect((await client.call('admin.queues')).value.items.filter(({ waiting }) => waiting > 0)).toEqual([]);
    const report = await client.call('admin.checkLedger');
    expect(report.value).toMatchObject({ clean: true });
    expect(report.value.checks.length).toBe(allChecks.length);
  });

  it('keeps every act in a log that nobody can change unseen', async () => {
    const { value } = await client.call('admin.audit');
    expect(value.items.map((item) => item.act)).toEqual([
      'ledger.check',
      'switch.set',
      'operator.signIn',
      'operator.setUp',
    ]);
    expect(value.items[0]).toMatchObject({ subjectKind: 'check', subject: '1', detail: { clean: true, broken: 0 } });
    expect(value.items[1]).toMatchObject({ role: 'super', subjectKind: 'switch', reason: 'a bug in activations' });
    expect(value.items[1]).toMatchObject({ network: '127.0.0.1', request: expect.stringMatching(/./), session: '1' });
    await expect(sql`update platform_audit set act = 'x'`.execute(ports.db)).rejects.toThrow(/append-only/);
    const off = sql`alter table platform_audit disable trigger platform_audit_append_only`;
    await off.execute(ports.db);
    await sql`update platform_audit set subject = 'somebody' where sequence = 2`.execute(ports.db);
    const report = await client.call('admin.checkLedger');
    expect(report.value.checks.filter((check) => !check.clean)).toMatchObject([{ found: ['entry 2'] }]);
  });

  it('ends a session when it is left alone, and at once when signed out', async () => {
    ports.clock.advance(31 * MINUTE);
    expect((await client.call('admin.session')).refusal).toBe('notSignedIn');
    expect((await signIn()).status).toBe(200);
    await client.call('admin.logout');
    expect((await client.call('admin.session')).refusal).toBe('notSignedIn');
    expect((await new TestClient(http).call('admin.dashboard')).refusal).toBe('notSignedIn');
  });
});
