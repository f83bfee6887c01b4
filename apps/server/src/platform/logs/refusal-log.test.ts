import { PassThrough } from 'node:stream';
import { TestClient } from '@greenhall/test-kit/client';
import { operatorCaller } from '@greenhall/test-kit/operators';
import { solvedTicket } from '@greenhall/test-kit/ticket';
import { openWalletWorld, PAY, type WalletWorld } from '@greenhall/test-kit/wallet-world';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allChecks } from '../../compose.ts';
import { adminHandlers } from '../../slices/admin/routes.ts';
import { identityHandlers } from '../../slices/identity/routes.ts';
import { walletHandlers } from '../../slices/wallet/routes.ts';
import { bindSlice } from '../http/bind.ts';
import { OPERATOR_COOKIE } from '../http/caller.ts';
import { createHttp } from '../http/server.ts';

let world: WalletWorld;
beforeAll(async () => {
  world = await openWalletWorld('embedded');
});
afterAll(() => world.close());

/** A server whose log can be read once it is closed. */
async function serve() {
  const written: string[] = [];
  const stream = new PassThrough();
  stream.on('data', (line: Buffer) => written.push(line.toString()));
  const { ports } = world;
  const http = await createHttp(ports.settings, pino(stream));
  const auth = { member: world.auth.member, operator: async () => operatorCaller('olga', [], ['auditor']) };
  bindSlice(http, auth, 'identity', identityHandlers(ports));
  bindSlice(http, auth, 'wallet', walletHandlers(ports));
  bindSlice(http, auth, 'admin', adminHandlers(ports, allChecks));
  const lines = async () => {
    await http.close();
    const text = written.join('');
    return {
      text,
      lines: text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    };
  };
  return { http, lines };
}

it('failed sign-ins, wrong payment passwords and missing rights are a line for each cause and network, without secrets', async () => {
  const { http, lines } = await serve();
  const [one, other] = [new TestClient(http, '192.0.2.1'), new TestClient(http, '2001:db8:1:2:3:4:5:6')];
  const login = { username: 'annlee', password: 'not-the-one-7' };
  const signIn = async (client: TestClient) =>
    client.call('identity.login', { body: { ...login, ticket: await solvedTicket(world.ports, 'login') } });
  for (let time = 0; time < 3; time += 1) await signIn(one);
  await signIn(other);
  one.token = world.ann.client.token;
  for (const [name, value] of Object.entries(world.ann.client.cookies())) one.setCookie(name, value);
  const payment = { payee: 'bochen', coin: 'mey', amount: '1' };
  await one.call('wallet.transfer', { body: { ...payment, payPassword: 'a-wrong-one-9' } });
  other.setCookie(OPERATOR_COOKIE, 'any');
  await other.call('admin.proposeOperator', { body: {} });
  const { lines: all, text } = await lines();
  const refused = all.filter((line) => line['refused'] !== undefined);
  expect(refused.map((line) => [line['refused'], line['network'], line['times'], line['route']]).toSorted()).toEqual([
    ['forbidden', '2001:db8:1:2::/64', 1, expect.stringContaining('/api/admin/')],
    ['payPasswordWrong', '192.0.2.1', 1, '/api/wallet/transfers'],
    ['wrongCredentials', '192.0.2.1', 3, '/api/identity/login'],
    ['wrongCredentials', '2001:db8:1:2::/64', 1, '/api/identity/login'],
  ]);
  for (const secret of ['annlee', 'bochen', login.password, 'a-wrong-one-9', PAY, one.token ?? 'token'])
    expect(text).not.toContain(secret);
});

it('what people run into without harm is no line of this kind', async () => {
  const { http, lines } = await serve();
  const guest = new TestClient(http);
  expect((await guest.call('identity.session')).refusal).toBe('notSignedIn');
  expect((await guest.call('identity.login', { body: { username: 1 } })).refusal).toBe('badRequest');
  expect((await lines()).lines.filter(({ refused }) => refused !== undefined)).toEqual([]);
});
