import { ENGINES } from '@greenhall/test-kit/database';
import type { TestClient } from '@greenhall/test-kit/client';
import { generate } from 'otplib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openWorld, PASSWORD, PAY_PASSWORD, type World } from '../test-world.ts';
import { sendDueMail } from '../../notifications/send-mail.ts';

const STEP = 30_000;
const EMAIL = 'walter@mail.example';

describe.each(ENGINES)('the authenticator on %s', (engine) => {
  let world: World;
  beforeEach(async () => {
    world = await openWorld(engine);
  });
  afterEach(() => world.close());

  const codeAt = (secret: string, shift = 0) =>
    generate({ secret, epoch: Math.floor((world.ports.clock.now().getTime() + shift) / 1000) });
  const wrongCode = async (secret: string) => {
    const near = await Promise.all([-STEP, 0, STEP].map((shift) => codeAt(secret, shift)));
    return ['000000', '000001', '000002', '000003'].find((code) => !near.includes(code)) ?? '';
  };
  const join = () => world.join('walter01', { email: EMAIL });
  const codeOf = async (client: TestClient) => {
    await client.call('identity.sendMyCode', { body: { purpose: 'secondFactor', channel: 'email' } });
    return world.ports.messenger.lastCode(EMAIL);
  };
  const begin = async (client: TestClient, more: object = {}) =>
    client.call('identity.beginAuthenticator', {
      body: { payPassword: PAY_PASSWORD, codeChannel: 'email', code: await codeOf(client), ...more },
    });
  const setUp = async () => {
    const { client } = await join();
    const { secret, uri } = (await begin(client)).value;
    expect(uri).toContain('otpauth://totp/Greenhall:walter01');
    const done = await client.call('identity.confirmAuthenticator', { body: { code: await codeAt(secret) } });
    expect(done.refusal).toBeUndefined();
    return { client, secret };
  };

  it('is asked for at sign-in once it was confirmed, and a code is good once', async () => {
    const { secret } = await setUp();
    world.ports.clock.advance(STEP);
    expect((await world.tryLogin('walter01', PASSWORD)).refusal).toBe('secondFactorRequired');
    const code = await codeAt(secret);
    expect((await world.tryLogin('walter01', PASSWORD, await wrongCode(secret))).refusal).toBe('secondFactorWrong');
    expect((await world.tryLogin('walter01', PASSWORD, code)).refusal).toBeUndefined();
    expect((await world.tryLogin('walter01', PASSWORD, code)).refusal).toBe('secondFactorWrong');
    const before = await codeAt(secret, -STEP);
    expect((await world.tryLogin('walter01', PASSWORD, before)).refusal).toBe('secondFactorWrong');
    world.ports.clock.advance(STEP);
    expect((await world.tryLogin('walter01', PASSWORD, await codeAt(secret))).refusal).toBeUndefined();
  });

  it('lets one of two sign-ins with the same code in', async () => {
    const { secret } = await setUp();
    world.ports.clock.advance(STEP);
    const code = await codeAt(secret);
    const both = await Promise.all([0, 1].map(() => world.tryLogin('walter01', PASSWORD, code)));
    expect(both.map((reply) => reply.refusal).toSorted()).toEqual(['secondFactorWrong', undefined]);
  });

  it('wrong codes count towards the wait of sign-in', async () => {
    const { secret } = await setUp();
    const wrong = await wrongCode(secret);
    for (let time = 0; time < 5; time += 1) await world.tryLogin('walter01', PASSWORD, wrong);
    expect((await world.tryLogin('walter01', PASSWORD, await codeAt(secret))).refusal).toBe('loginTooFrequent');
  });

  it('does not count before it was confirmed, and codes can be tried five times in ten minutes', async () => {
    const { client } = await join();
    const { secret } = (await begin(client)).value;
    expect((await world.tryLogin('walter01', PASSWORD)).refusal).toBeUndefined();
    const confirm = async (code: string) =>
      (await client.call('identity.confirmAuthenticator', { body: { code } })).refusal;
    const wrong = await wrongCode(secret);
    for (let time = 0; time < 5; time += 1) expect(await confirm(wrong)).toBe('secondFactorWrong');
    expect(await confirm(await codeAt(secret))).toBe('tooFrequent');
  });

  it('is not replaced while it is on, and turned off with both secrets', async () => {
    const { client, secret } = await setUp();
    world.ports.clock.advance(60_000);
    expect((await begin(client)).refusal).toBe('statusChanged');
    expect((await client.call('identity.security')).value).toMatchObject({ authenticator: true });
    world.ports.clock.advance(STEP);
    const remove = async (code: string, payPassword = PAY_PASSWORD) =>
      (await client.call('identity.removeAuthenticator', { body: { code, payPassword } })).refusal;
    expect(await remove(await codeAt(secret), 'wrong-one1')).toBe('payPasswordWrong');
    expect(await remove(await wrongCode(secret))).toBe('secondFactorWrong');
    expect(await remove(await codeAt(secret))).toBeUndefined();
    expect((await world.tryLogin('walter01', PASSWORD)).refusal).toBeUndefined();
    expect((await client.call('identity.security')).value.coolDownUntil).not.toBeNull();
  });

  it('is added with payment password and a code to the bound contact, freezes nothing, and is told by mail', async () => {
    const { client } = await join();
    expect((await begin(client, { code: '000000' })).refusal).toBe('codeWrong');
    world.ports.clock.advance(60_000);
    expect((await begin(client, { codeChannel: 'phone' })).refusal).toBe('bindRequired');
    world.ports.clock.advance(60_000);
    expect((await begin(client, { codeChannel: undefined })).refusal).toBe('bindRequired');
    world.ports.clock.advance(60_000);
    expect((await begin(client, { payPassword: 'wrong-one1' })).refusal).toBe('payPasswordWrong');
    world.ports.clock.advance(60_000);
    const { secret } = (await begin(client)).value;
    const told = world.ports.messenger.sent.length;
    const key = 'the-key-of-confirming';
    const body = { code: await codeAt(secret) };
    for (let time = 0; time < 2; time += 1)
      expect((await client.call('identity.confirmAuthenticator', { body, key })).refusal).toBeUndefined();
    expect((await client.call('identity.security')).value).toMatchObject({ authenticator: true, coolDownUntil: null });
    await sendDueMail(world.ports);
    const messages = world.ports.messenger.sent.slice(told);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({ channel: 'email', to: EMAIL });
    expect(messages[0]?.text).toContain('New: authenticator app');
  });

  it('proves a further factor by its own code', async () => {
    const { client, secret } = await setUp();
    world.ports.clock.advance(STEP);
    const options = async (code: string) =>
      (await client.call('identity.passkeyOptions', { body: { payPassword: PAY_PASSWORD, code } })).refusal;
    expect(await options(await wrongCode(secret))).toBe('secondFactorWrong');
    expect(await options(await codeAt(secret))).toBeUndefined();
  });
});
