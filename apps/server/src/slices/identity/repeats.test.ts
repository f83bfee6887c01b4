import type { RouteKey } from '@greenhall/contract/routes';
import { ENGINES } from '@greenhall/test-kit/database';
import type { TestClient } from '@greenhall/test-kit/client';
import { generate } from 'otplib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openWorld, PASSWORD, PAY_PASSWORD, type World } from './test-world.ts';

const PHONE = '13912345678';
const MAIL = 'walter@mail.example';
const KEY = 'the-same-key-again';

/** What was spent the first time (a code, a ticket, a password) is spent; the repeat is told what the first was told. */
describe.each(ENGINES)('a call whose answer was lost, on %s', (engine) => {
  let world: World;
  let client: TestClient;
  beforeEach(async () => {
    world = await openWorld(engine);
    ({ client } = await world.join('walter01', { phone: PHONE }));
  });
  afterEach(() => world.close());

  /** Sends the same twice; answers how it went the first time, which is how it went both times. */
  const twice = async <K extends RouteKey>(route: K, body: Record<string, unknown>, by = client) => {
    const first = await by.call(route, { body, key: KEY });
    const again = await by.call(route, { body, key: KEY });
    expect([again.status, again.raw.body]).toEqual([first.status, first.raw.body]);
    expect((await by.call(route, { body })).status).not.toBe(200);
    return first;
  };
  const sendMine = async (purpose: string, channel: string, address?: string) => {
    world.ports.clock.advance(61_000);
    const body = { purpose, channel, ...(address && { address, ticket: await world.ticket('code') }) };
    expect((await client.call('identity.sendMyCode', { body })).refusal).toBeUndefined();
    return world.ports.messenger.lastCode(address ?? PHONE);
  };

  it('is answered alike when a code was sent, once', async () => {
    const ticket = await world.ticket('code');
    const sent = await twice(
      'identity.sendCode',
      { purpose: 'register', channel: 'phone', address: '13900000001', ticket },
      world.guest,
    );
    expect(sent.status).toBe(200);
    expect(world.ports.messenger.sent.filter(({ to }) => to === '13900000001')).toHaveLength(1);
    expect((await twice('identity.sendMyCode', { purpose: 'resetPay', channel: 'phone' })).status).toBe(200);
    expect(world.ports.messenger.sent.filter(({ to }) => to === PHONE)).toHaveLength(1);
  });

  it('is answered alike when a contact was bound', async () => {
    const code = await sendMine('bind', 'email', MAIL);
    const body = { channel: 'email', address: MAIL, code, payPassword: PAY_PASSWORD };
    expect((await twice('identity.bindContact', body)).status).toBe(200);
  });

  it('is answered alike when a password was changed, set anew or retrieved', async () => {
    const login = { original: PASSWORD, password: 'juniper83' };
    expect((await twice('identity.changeLoginPassword', login)).status).toBe(200);
    const pay = { original: PAY_PASSWORD, password: 'spruce-71' };
    expect((await twice('identity.changePayPassword', pay)).status).toBe(200);
    const reset = { channel: 'phone', loginPassword: 'juniper83', password: 'willow-52' };
    const code = await sendMine('resetPay', 'phone');
    expect((await twice('identity.resetPayPassword', { ...reset, code })).status).toBe(200);
    world.ports.clock.advance(61_000);
    const ask = { purpose: 'retrieve', channel: 'phone', address: PHONE, username: 'walter01' };
    await world.guest.call('identity.sendCode', { body: { ...ask, ticket: await world.ticket('code') } });
    await new Promise((resolve) => setImmediate(resolve));
    const lost = { username: 'walter01', channel: 'phone', address: PHONE, password: 'hazelnut9' };
    const retrieved = { ...lost, code: world.ports.messenger.lastCode(PHONE) };
    expect((await twice('identity.retrievePassword', retrieved, world.guest)).status).toBe(200);
    expect((await world.tryLogin('walter01', 'hazelnut9')).refusal).toBeUndefined();
  });

  it('is answered alike when the authenticator was turned on and off', async () => {
    const sent = { codeChannel: 'phone', code: await sendMine('secondFactor', 'phone') };
    const begun = await client.call('identity.beginAuthenticator', { body: { payPassword: PAY_PASSWORD, ...sent } });
    const { secret } = begun.value;
    const code = () => generate({ secret, epoch: Math.floor(world.ports.clock.now().getTime() / 1000) });
    expect((await twice('identity.confirmAuthenticator', { code: await code() })).status).toBe(200);
    world.ports.clock.advance(11 * 60_000);
    const off = { code: await code(), payPassword: PAY_PASSWORD };
    expect((await twice('identity.removeAuthenticator', off)).status).toBe(200);
  });

  it('is refused as it was, when it was refused', async () => {
    const wrong = { channel: 'email', address: MAIL, code: '000000', payPassword: PAY_PASSWORD };
    for (let time = 0; time < 2; time += 1)
      expect((await client.call('identity.bindContact', { body: wrong, key: KEY })).refusal).toBe('codeWrong');
  });
});
