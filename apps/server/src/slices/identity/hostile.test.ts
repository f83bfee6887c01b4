import { routes } from '@greenhall/contract/routes';
import type { Route } from '@greenhall/contract/shared/route';
import { signPayload } from '@greenhall/contract/shared/sign';
import { ENGINES } from '@greenhall/test-kit/database';
import type { TestClient } from '@greenhall/test-kit/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from './test-world.ts';

const HUGE = 'x'.repeat(5_000);
const VALUES: readonly unknown[] = [
  '',
  ' ',
  HUGE,
  0,
  -1,
  1e308,
  null,
  true,
  [],
  [[]],
  {},
  { a: { b: [] } },
  '\u0000',
  '‮',
  '9'.repeat(40),
];
const FIELDS = [
  'action',
  'left',
  'track',
  'payload',
  'purpose',
  'channel',
  'address',
  'username',
  'ticket',
  'password',
  'secondFactor',
  'language',
  'flow',
  'answer',
  'code',
  'original',
  'loginPassword',
  'oldCode',
  'payPassword',
  'name',
  'on',
] as const;

describe.each(ENGINES)('hostile input on %s', (engine) => {
  let world: World;
  let client: TestClient;
  beforeAll(async () => {
    world = await openWorld(engine);
    ({ client } = await world.join('walter01'));
  });
  afterAll(() => world.close());

  const send = (route: Route, text: string, more: Record<string, string> = {}, id = '1') =>
    world.http.inject({
      method: route.method,
      url: `/api${route.path.replace(':id', encodeURIComponent(id))}`,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': 'hostile-key-1',
        ...(client.token ? { authorization: `Bearer ${client.token}` } : {}),
        ...more,
      },
      payload: text,
    });
  const writes = Object.entries<Route>(routes.identity).filter(
    ([name, route]) => route.method !== 'GET' && name !== 'logout' && name !== 'endSession',
  );

  it.each(writes)('%s is refused and never fails', async (_, route) => {
    for (const value of VALUES) {
      const body = Object.fromEntries(FIELDS.map((field) => [field, value]));
      const reply = await send(route, JSON.stringify(body), { 'x-sign': signPayload(body as never) }, String(value));
      expect(reply.statusCode, JSON.stringify(value)?.slice(0, 40)).toBeLessThan(500);
    }
    const texts = [
      '',
      '{',
      'null',
      '[]',
      '"text"',
      '{"a":1,"a":2}',
      '{"__proto__":{}}',
      '{"code":"1","code":"2"}',
      `"${HUGE.repeat(60)}"`,
    ];
    for (const text of texts) expect((await send(route, text)).statusCode, text.slice(0, 30)).toBeLessThan(500);
  });

  it('a write without signature or key, or with a name given twice, is refused before it is read', async () => {
    const route: Route = routes.identity.createChallenge;
    const body = { action: 'login' };
    const text = JSON.stringify(body);
    const sign = { 'x-sign': signPayload(body) };
    expect((await send(route, text)).json()).toMatchObject({ title: 'signatureWrong', code: 5075 });
    expect((await send(route, text, { 'x-sign': 'A'.repeat(32) })).json()).toMatchObject({ title: 'signatureWrong' });
    expect((await send(route, text, { ...sign, 'idempotency-key': '' })).json()).toMatchObject({ title: 'keyMissing' });
    expect((await send(route, '{"action":"login","action":"login"}', sign)).json()).toMatchObject({
      title: 'badRequest',
    });
    expect((await send(route, text, sign)).statusCode).toBe(200);
  });

  it('no signed-in route answers without a session', async () => {
    for (const route of Object.values<Route>(routes.identity).filter((each) => each.access === 'member')) {
      const reply = await send(route, '{}', { authorization: `Bearer ${'a'.repeat(43)}` });
      expect(reply.json(), route.path).toMatchObject({ title: 'notSignedIn', status: 401 });
    }
  });
});
