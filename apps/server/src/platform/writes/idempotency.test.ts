import { type RouteKey, routes } from '@greenhall/contract/routes';
import type { Route } from '@greenhall/contract/shared/route';
import { bodyFields, secretFields } from '@greenhall/contract/shared/secret';
import { ENGINES } from '@greenhall/test-kit/database';
import { PAY, type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const all = Object.entries(routes).flatMap(([slice, ofSlice]) =>
  Object.entries<Route>(ofSlice).map(([name, route]) => [`${slice}.${name}` as RouteKey, route] as const),
);

describe('the contract', () => {
  const secretsOf = (key: RouteKey) => [...secretFields(all.find(([name]) => name === key)?.[1] as Route)];

  it('says which fields are secrets, also those that may be absent, and no others', () => {
    expect(secretsOf('network.register')).toEqual(['password', 'payPassword', 'code']);
    expect(secretsOf('identity.login')).toEqual(['password', 'ticket', 'secondFactor']);
    expect(secretsOf('identity.bindContact')).toEqual(['code', 'oldCode', 'payPassword']);
    expect(secretsOf('wallet.transfer')).toEqual(['payPassword']);
    expect(secretsOf('wallet.quote')).toEqual([]);
  });

  it('marks whatever a person would call a password or a code', () => {
    const named = all.flatMap(([key, route]) => {
      const names = Object.keys(bodyFields(route)).filter((name) =>
        /password|^(?:code|oldCode|secondFactor|ticket|token)$/i.test(name),
      );
      return names.filter((name) => !secretFields(route).has(name)).map((name) => `${key} ${name}`);
    });
    expect(named).toEqual([]);
  });
});

describe.each(ENGINES)('a key that is used again, on the %s database', (engine) => {
  let world: WalletWorld;
  beforeAll(async () => {
    world = await openWalletWorld(engine);
    await world.give(world.ann, { usdt: 100n, mey: 100n });
  });
  afterAll(() => world.close());

  it('brings the first answer, which says so, for the same request alone', async () => {
    const { ann, bo, guest } = world;
    const form = await world.form('carlos', { by: ann.code, contact: ann.name, zone: 'A' });
    const key = 'key-of-a-registration';
    const send = (changed: object) => guest.call('network.register', { body: { ...form, ...changed }, key });
    const first = await send({});
    expect([first.status, first.raw.headers['idempotency-replayed']]).toEqual([200, undefined]);
    for (const changed of [{ invitationCode: bo.code }, { codeChannel: 'email' }, { contact: bo.name }, { level: 3 }])
      expect({ changed, refusal: (await send(changed)).refusal }).toEqual({ changed, refusal: 'resubmitted' });
    const again = await send({});
    expect(again.value).toEqual(first.value);
    expect(again.raw.headers['idempotency-replayed']).toBe('true');
  });

  it('says so of transfers too, whichever way they take', async () => {
    const { ann, bo } = world;
    const send = (amount: string, key: string) =>
      ann.client.call('wallet.transfer', { body: { payee: bo.name, coin: 'usdt', amount, payPassword: PAY }, key });
    // The first one to a payee waits; once it is credited, further ones go in batches.
    for (const key of ['transfer-that-waits', 'transfer-at-once']) {
      const first = await send('1', key);
      const again = await send('1', key);
      expect(again.value).toEqual(first.value);
      expect([first, again].map((one) => one.raw.headers['idempotency-replayed'])).toEqual([undefined, 'true']);
      expect((await send('2', key)).refusal).toBe('resubmitted');
    }
    expect(await world.faults()).toEqual([]);
  });
});
