import { TestClient } from '@greenhall/test-kit/client';
import { ENGINES } from '@greenhall/test-kit/database';
import { latestActs } from '@greenhall/test-kit/operators';
import { type TestPorts, testPorts } from '@greenhall/test-kit/ports';
import { solvedTicket } from '@greenhall/test-kit/ticket';
import type { FastifyInstance } from 'fastify';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bindSlice } from '../../platform/http/bind.ts';
import { createHttp } from '../../platform/http/server.ts';
import { firstOperatorTokens, operatorSessions, actFromTerminal } from './index.ts';
import { adminHandlers } from './routes.ts';

const PASSWORD = 'a long enough sentence';
const MINUTE = 60_000;
const NAMES = ['adaking', 'gracehop'] as const;

describe.each(ENGINES)('strangers who try operators’ passwords on %s', (engine) => {
  let ports: TestPorts;
  let http: FastifyInstance;
  const secrets = new Map<string, string>();
  const own = new Map<string, TestClient>();

  const codeOf = (name: string) =>
    generateSync({ secret: secrets.get(name) ?? '', epoch: Math.floor(ports.clock.now().getTime() / 1000) });
  const signIn = (name: string, client: TestClient, more: object = {}) =>
    client.call('admin.login', { body: { username: name, password: PASSWORD, code: codeOf(name), ...more } });
  const guess = async (name: string, client: TestClient, ticket?: string) =>
    client.call('admin.login', {
      body: { username: name, password: 'some other sentence', code: '000000', ...(ticket ? { ticket } : {}) },
    });

  beforeAll(async () => {
    ports = await testPorts(engine);
    http = await createHttp(ports.settings, ports.log);
    const auth = { member: async () => undefined, operator: operatorSessions(ports) };
    bindSlice(http, auth, 'admin', adminHandlers(ports, []));
    const tokens = await firstOperatorTokens(ports);
    for (const [index, name] of NAMES.entries()) {
      const client = new TestClient(http);
      const token = tokens[index] ?? '';
      secrets.set(name, (await client.call('admin.setUpBegin', { body: { token } })).value.secret);
      await client.call('admin.setUp', { body: { token, username: name, password: PASSWORD, code: codeOf(name) } });
      ports.clock.advance(30_000);
      expect((await signIn(name, client)).status).toBe(200);
      own.set(name, client);
    }
  });
  afterAll(async () => {
    await http.close();
    await ports.close();
  });

  it('do not lock anybody out by 30 sign-ins in 20 minutes, with challenges or without', async () => {
    const refusals = new Set<string | undefined>();
    for (let time = 0; time < 30; time += 1) {
      for (const name of NAMES) {
        const stranger = new TestClient(http, '192.0.2.1');
        refusals.add((await guess(name, stranger)).refusal);
        refusals.add((await guess(name, stranger, await solvedTicket(ports, 'operator'))).refusal);
      }
      ports.clock.advance(40_000);
    }
    expect(refusals).toEqual(new Set(['wrongCredentials', 'challengeRequired', 'loginTooFrequent', 'loginLocked']));
    for (const name of NAMES) {
      expect((await signIn(name, own.get(name) ?? new TestClient(http))).status).toBe(200);
      const elsewhere = new TestClient(http, '198.51.100.7');
      ports.clock.advance(30_000);
      expect((await signIn(name, elsewhere)).refusal).toBe('challengeRequired');
      const ticket = await solvedTicket(ports, 'operator');
      expect((await signIn(name, elsewhere, { ticket })).status).toBe(200);
    }
    ports.clock.advance(60 * MINUTE);
    const ticket = await solvedTicket(ports, 'operator');
    expect((await signIn(NAMES[0], new TestClient(http, '192.0.2.1'), { ticket })).status).toBe(200);
  });

  it('need a challenge from the third wrong try on, as for a name that nobody has, and nothing is hashed without', async () => {
    const told = async (name: string) => {
      const client = new TestClient(http, '203.0.113.5');
      const refusals = [];
      for (let time = 0; time < 4; time += 1) refusals.push((await guess(name, client)).refusal);
      refusals.push((await guess(name, client, await solvedTicket(ports, 'login'))).refusal);
      const ticket = await solvedTicket(ports, 'operator');
      refusals.push((await guess(name, client, ticket)).refusal, (await guess(name, client, ticket)).refusal);
      return refusals;
    };
    ports.clock.advance(61 * MINUTE);
    const known = await told(NAMES[1]);
    expect(known).toEqual([
      'wrongCredentials',
      'wrongCredentials',
      'challengeRequired',
      'challengeRequired',
      'challengeRequired',
      'wrongCredentials',
      'challengeRequired',
    ]);
    expect(await told('nobody01')).toEqual(known);
  });

  it('are outlasted from the server’s own machine, which the log calls the terminal', async () => {
    const stranger = new TestClient(http, '203.0.113.9');
    for (let time = 0; time < 5; time += 1) await guess(NAMES[0], stranger, await solvedTicket(ports, 'operator'));
    const ticket = () => solvedTicket(ports, 'operator');
    expect((await signIn(NAMES[0], stranger, { ticket: await ticket() })).refusal).toBe('loginTooFrequent');
    const unlock = (name: string) => actFromTerminal(ports, { act: 'unlock', name });
    expect(await unlock('nobody01')).toEqual({ refusal: '5002 notFound' });
    expect(await unlock(' AdaKing ')).toEqual({ tokens: [] });
    expect(await unlock(NAMES[0])).toEqual({ refusal: '5230 statusChanged' });
    expect((await signIn(NAMES[0], stranger, { ticket: await ticket() })).status).toBe(200);
    const entry = (await latestActs(ports.db, 2)).find(({ act }) => act === 'operator.unlock');
    expect(entry).toMatchObject({ operator: 'terminal', subject: NAMES[0], detail: { waits: 1 } });
  });
});
