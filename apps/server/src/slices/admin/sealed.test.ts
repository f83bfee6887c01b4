import { TestClient } from '@greenhall/test-kit/client';
import { ENGINES } from '@greenhall/test-kit/database';
import { type TestPorts, testPorts } from '@greenhall/test-kit/ports';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { generateSync } from 'otplib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rows } from '../../platform/database/database.ts';
import { bindSlice } from '../../platform/http/bind.ts';
import { createHttp } from '../../platform/http/server.ts';
import { firstOperatorTokens, operatorSessions } from './index.ts';
import { adminHandlers } from './routes.ts';

const PASSWORD = 'a long enough sentence';

describe.each(ENGINES)('authenticator secrets of operators on %s', (engine) => {
  let ports: TestPorts;
  let http: FastifyInstance;
  let client: TestClient;
  beforeEach(async () => {
    ports = await testPorts(engine);
    http = await createHttp(ports.settings, ports.log);
    const auth = { member: async () => undefined, operator: operatorSessions(ports) };
    bindSlice(http, auth, 'admin', adminHandlers(ports, []));
    client = new TestClient(http);
  });
  afterEach(async () => {
    await http.close();
    await ports.close();
  });

  const codeOf = (secret: string) => generateSync({ secret, epoch: Math.floor(ports.clock.now().getTime() / 1000) });
  const begin = async () => {
    const [token = ''] = await firstOperatorTokens(ports);
    return { token, secret: (await client.call('admin.setUpBegin', { body: { token } })).value.secret };
  };
  const setUp = (token: string, secret: string) =>
    client.call('admin.setUp', { body: { token, username: 'adaking', password: PASSWORD, code: codeOf(secret) } });
  const signIn = (secret: string) => {
    ports.clock.advance(30_000);
    return client.call('admin.login', { body: { username: 'adaking', password: PASSWORD, code: codeOf(secret) } });
  };
  const stored = async () =>
    JSON.stringify([
      await rows(ports.db, sql`select totp_secret from admin_operator`),
      await rows(ports.db, sql`select totp_secret from admin_setup_link`),
    ]);

  it('are never stored as they are, neither of a link nor of an operator', async () => {
    const { token, secret } = await begin();
    expect(await stored()).not.toContain(secret);
    expect((await setUp(token, secret)).status).toBe(200);
    expect(await stored()).not.toContain(secret);
    expect((await signIn(secret)).status).toBe(200);
  });
});
