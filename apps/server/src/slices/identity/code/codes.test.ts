import { memberNumber } from '@greenhall/domain/shared/member-no';
import { ENGINES } from '@greenhall/test-kit/database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { spendCode, spendMyCode } from '../index.ts';
import { openWorld, PASSWORD, type World } from '../test-world.ts';

const PHONE = '13912345678';
const EMAIL = 'walter@mail.example';

describe.each(ENGINES)('codes on %s', (engine) => {
  let world: World;
  beforeEach(async () => {
    world = await openWorld(engine);
  });
  afterEach(() => world.close());

  const send = async (purpose: string, channel: string, address: string, more: Record<string, unknown> = {}) => {
    const reply = await world.guest.call('identity.sendCode', {
      body: { purpose, channel, address, ticket: await world.ticket('code'), ...more },
    });
    await new Promise(setImmediate);
    return reply;
  };
  const spend = (code: string, address = PHONE, purpose: 'register' | 'retrieve' = 'register') =>
    spendCode(world.ports, { purpose, channel: 'phone', address, code });

  it('have six digits, live ten minutes and are good once', async () => {
    expect((await send('register', 'phone', PHONE)).value).toEqual({ resendIn: 60, expiresIn: 600 });
    const code = world.ports.messenger.lastCode(PHONE);
    expect((await spend(code)).ok).toBe(true);
    expect(await spend(code)).toMatchObject({ refusal: 'codeWrong' });
    world.ports.clock.advance(60_000);
    await send('register', 'phone', PHONE);
    world.ports.clock.advance(600_000);
    expect((await spend(world.ports.messenger.lastCode(PHONE))).ok).toBe(false);
  });

  it('are sent once a minute for a purpose and address, and say how long to wait', async () => {
    await send('register', 'phone', PHONE);
    world.ports.clock.advance(12_500);
    expect(await send('register', 'phone', PHONE)).toMatchObject({ refusal: 'codeTooSoon', params: { seconds: 48 } });
    world.ports.clock.advance(47_500);
    expect((await send('register', 'phone', PHONE)).refusal).toBeUndefined();
    expect(world.ports.messenger.sent).toHaveLength(2);
  });

  it('asked for twice at once are sent once', async () => {
    const both = await Promise.all([send('register', 'phone', PHONE), send('register', 'phone', PHONE)]);
    expect(both.map((reply) => reply.refusal).toSorted()).toEqual(['codeTooSoon', undefined]);
  });

  it('are bound to their purpose and address', async () => {
    await send('register', 'phone', PHONE);
    const code = world.ports.messenger.lastCode(PHONE);
    expect((await spend(code, '13912345679')).ok).toBe(false);
    expect((await spend(code, PHONE, 'retrieve')).ok).toBe(false);
    expect((await spend(code)).ok).toBe(true);
  });

  it('can be tried five times', async () => {
    await send('register', 'phone', PHONE);
    const code = world.ports.messenger.lastCode(PHONE);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let time = 0; time < 5; time += 1) await spend(wrong);
    expect(await spend(code)).toMatchObject({ refusal: 'codeWrong' });
  });

  it('spent by many at once count for one', async () => {
    await send('register', 'phone', PHONE);
    const code = world.ports.messenger.lastCode(PHONE);
    const all = await Promise.all(Array.from({ length: 6 }, () => spend(code)));
    expect(all.filter((result) => result.ok)).toHaveLength(1);
  });

  it('want a ticket and a real address', async () => {
    const body = { purpose: 'register', channel: 'phone', address: PHONE, ticket: await world.ticket('login') };
    expect((await world.guest.call('identity.sendCode', { body })).refusal).toBe('challengeRequired');
    expect((await send('register', 'phone', '12')).refusal).toBe('phoneRule');
    expect((await send('register', 'email', 'walter@mail')).refusal).toBe('emailRule');
    expect(world.ports.messenger.sent).toHaveLength(0);
  });

  it('for a lost password answer alike for an account, for none, and for another name', async () => {
    await world.enrol('walter01', { email: EMAIL });
    const replies = [
      await send('retrieve', 'email', EMAIL, { username: 'walter01' }),
      await send('retrieve', 'email', 'nobody@mail.example', { username: 'walter01' }),
    ];
    world.ports.clock.advance(60_000);
    replies.push(await send('retrieve', 'email', EMAIL, { username: 'helga001' }));
    expect(new Set(replies.map((reply) => `${reply.status}${reply.raw.body}`)).size).toBe(1);
    expect(world.ports.messenger.sent.map((message) => message.to)).toEqual([EMAIL]);
    expect((await send('retrieve', 'email', 'nobody@mail.example')).refusal).toBeUndefined();
    expect((await send('retrieve', 'email', 'nobody@mail.example')).refusal).toBe('codeTooSoon');
  });

  it('do not retrieve the password of an account behind another address', async () => {
    await world.enrol('walter01', { email: EMAIL });
    await world.enrol('helga001', { email: 'helga@mail.example' });
    await send('retrieve', 'email', EMAIL);
    const code = world.ports.messenger.lastCode(EMAIL);
    const body = { username: 'helga001', channel: 'email', address: EMAIL, code, password: 'juniper83' };
    expect((await world.guest.call('identity.retrievePassword', { body })).refusal).toBe('codeWrong');
    expect((await world.tryLogin('helga001', PASSWORD)).refusal).toBeUndefined();
  });

  it('retrieving checks the rule first, ends all sessions, and refuses the payment password', async () => {
    const { client } = await world.join('walter01', { email: EMAIL });
    const retrieve = (code: string, password: string) =>
      world.guest.call('identity.retrievePassword', {
        body: { username: 'walter01', channel: 'email', address: EMAIL, code, password },
      });
    await send('retrieve', 'email', EMAIL);
    const code = world.ports.messenger.lastCode(EMAIL);
    expect(await retrieve(code, 'short')).toMatchObject({ refusal: 'passwordRule', params: { min: 6, max: 12 } });
    expect((await retrieve(code, 'password1')).refusal).toBe('commonPassword');
    expect((await retrieve(code, 'larch-2209')).refusal).toBe('passwordsEqual');
    world.ports.clock.advance(60_000);
    await send('retrieve', 'email', EMAIL);
    expect((await retrieve(world.ports.messenger.lastCode(EMAIL), 'juniper83')).refusal).toBeUndefined();
    expect((await client.call('identity.session')).refusal).toBe('notSignedIn');
  });

  it('are written in the language of the browser', async () => {
    await world.guest.call('identity.sendCode', {
      body: { purpose: 'register', channel: 'email', address: EMAIL, ticket: await world.ticket('code') },
      headers: { 'accept-language': 'sv,de-CH;q=0.8,en;q=0.5' },
    });
    expect(world.ports.messenger.sent[0]).toMatchObject({ subject: 'Registrierung – Greenhall', channel: 'email' });
    expect(world.ports.messenger.sent[0]?.text).toContain('Er gilt 10 Minuten');
  });

  it('of a member go to the bound address, shown masked, and are no good for another member', async () => {
    const walter = await world.join('walter01', { phone: PHONE });
    const helga = await world.join('helga001', { phone: PHONE });
    const sent = await walter.client.call('identity.sendMyCode', { body: { purpose: 'account', channel: 'phone' } });
    expect(sent.value.sentTo).toBe('139***78');
    const given = { purpose: 'account', channel: 'phone', code: world.ports.messenger.lastCode(PHONE) } as const;
    expect((await spendMyCode(world.ports, memberNumber(helga.no), given)).ok).toBe(false);
    expect((await spendMyCode(world.ports, memberNumber(walter.no), { ...given, purpose: 'confirm' })).ok).toBe(false);
    expect((await spendMyCode(world.ports, memberNumber(walter.no), given)).ok).toBe(true);
    const none = await walter.client.call('identity.sendMyCode', { body: { purpose: 'account', channel: 'email' } });
    expect(none.refusal).toBe('bindRequired');
  });
});
