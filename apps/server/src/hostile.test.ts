import { randomUUID } from 'node:crypto';
import { type RouteKey, routes } from '@greenhall/contract/routes';
import type { Route } from '@greenhall/contract/shared/route';
import { signPayload } from '@greenhall/contract/shared/sign';
import { ENGINES } from '@greenhall/test-kit/database';
import { type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const BAD = [
  '',
  '0',
  '-1',
  '1e309',
  '9223372036854775808',
  '999999999999999999',
  'NaN',
  "'; drop table ledger_account; --",
  '<script>',
  '%00',
  '\u0000',
  'A'.repeat(5_000),
  '🌱',
  [],
  {},
  null,
  true,
  1.5,
  Number.MAX_SAFE_INTEGER,
] as const;

/** Names that some route knows, so that the bad values get past the door. */
const FIELDS = [
  'amount',
  'coin',
  'payee',
  'username',
  'password',
  'payPassword',
  'code',
  'address',
  'reference',
  'member',
];
const QUERIES = [
  'cursor',
  'limit',
  'coin',
  'kind',
  'from',
  'to',
  'days',
  'root',
  'search',
  'username',
  'code',
  'contact',
];

const all = Object.entries(routes).flatMap(([slice, ofSlice]) =>
  Object.entries<Route>(ofSlice)
    .filter(() => slice !== 'platform')
    .map(([name, route]) => [`${slice}.${name}` as RouteKey, route] as const),
);

describe.each(ENGINES)('bad input on the %s database', (engine) => {
  let world: WalletWorld;
  beforeAll(async () => {
    world = await openWalletWorld(engine);
  });
  afterAll(() => world.close());

  const attack = async (route: Route, value: unknown, token: string | undefined) => {
    const body = Object.fromEntries(FIELDS.map((name) => [name, value]));
    const text = encodeURIComponent(typeof value === 'string' ? value.slice(0, 150) : JSON.stringify(value));
    const url = `/api${route.path.replace(/:\w+/g, text || '0')}`;
    const write = route.method !== 'GET';
    const answer = await world.http.inject({
      method: route.method,
      url: write ? url : `${url}?${QUERIES.map((name) => `${name}=${text}`).join('&')}`,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(write
          ? {
              'content-type': 'application/json',
              'idempotency-key': randomUUID(),
              'x-sign': signPayload(body as never),
            }
          : {}),
      },
      ...(write ? { payload: JSON.stringify(body) } : {}),
    });
    return answer;
  };

  it.each(all)('%s never fails on it, and says so with a code', async (key, route) => {
    for (const value of BAD) {
      for (const token of [undefined, world.ann.client.token]) {
        const answer = await attack(route, value, token);
        expect(
          answer.statusCode,
          `${key} with ${JSON.stringify(value)?.slice(0, 40)}: ${answer.body.slice(0, 200)}`,
        ).toBeLessThan(500);
        if (answer.statusCode >= 400) expect(answer.json().code).toBeGreaterThan(5000);
      }
    }
  });

  it('and everything that always holds still holds', async () => {
    expect(await world.faults()).toEqual([]);
  });
});
