import { ENGINES } from '@greenhall/test-kit/database';
import { TestClient } from '@greenhall/test-kit/client';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Hasher } from '../../../platform/secrets/hasher.ts';
import { openWorld, PASSWORD, serveIdentity, type World } from '../test-world.ts';

const MINUTE = 60_000;

function countingHasher(): Hasher & { checked: number } {
  const hasher = {
    checked: 0,
    hash: async (password: string) => `h:${password}`,
    fits: async (password: string, stored: string | undefined) => {
      hasher.checked += 1;
      return stored === `h:${password}`;
    },
    renewed: async () => undefined,
  };
  return Object.assign(hasher, { anonymous: hasher });
}

describe.each(ENGINES)('signing in on %s', (engine) => {
  let world: World;
  let hasher: ReturnType<typeof countingHasher>;
  beforeEach(async () => {
    hasher = countingHasher();
    world = await openWorld(engine, { hasher });
  });
  afterEach(() => world.close());

  const failTimes = async (times: number, name = 'walter01') => {
    for (let time = 0; time < times; time += 1) await world.tryLogin(name, 'wrong-one1');
  };

  it('opens a session that knows its member, whatever the case of the name', async () => {
    const { no } = await world.join('walter01');
    const client = await world.signIn(' WALTER01 ');
    const session = await client.call('identity.session');
    expect(session.value).toMatchObject({ id: String(no), userid: 'walter01', actingFor: false });
    expect(session.value.recode).toMatch(/^[a-z2-9]{8}$/);
  });

  it('tells the member of a device that was not known, and neither of the first nor of one that comes back', async () => {
    const { no, client } = await world.join('walter01');
    const told = async () =>
      (
        await sql<{ device: string }>`
          select params->>'device' as device from notifications_notice
           where member_no = ${no} and kind = 'newDevice'`.execute(world.ports.db)
      ).rows.length;
    await world.tryLogin('walter01', PASSWORD, undefined, client);
    expect(await told()).toBe(0);
    await world.tryLogin('walter01', 'wrong-one1');
    expect(await told()).toBe(0);
    await world.tryLogin('walter01', PASSWORD);
    expect(await told()).toBe(1);
  });

  it('answers alike to a wrong password and to a name that nobody has, and hashes both times', async () => {
    await world.enrol('walter01');
    const before = hasher.checked;
    const [wrong, unknown] = [
      await world.tryLogin('walter01', 'wrong-one1'),
      await world.tryLogin('nobody01', PASSWORD),
    ];
    const plain = (body: string) => ({ ...(JSON.parse(body) as object), requestId: '' });
    expect(plain(unknown.raw.body)).toEqual(plain(wrong.raw.body));
    expect(wrong.refusal).toBe('wrongCredentials');
    expect(hasher.checked - before).toBe(2);
  });

  it('wants a fresh ticket each time, made for signing in, and hashes nothing without', async () => {
    await world.enrol('walter01');
    const ticket = await world.ticket('login');
    const attempt = (body: object) =>
      world.guest.call('identity.login', { body: { username: 'walter01', password: PASSWORD, ...body } });
    expect((await attempt({ ticket })).refusal).toBeUndefined();
    const before = hasher.checked;
    for (const bad of [ticket, await world.ticket('code'), 'made-up', ''])
      expect((await attempt({ ticket: bad })).refusal).toBe('challengeRequired');
    expect(hasher.checked).toBe(before);
  });

  it('lets one of two sign-ins with the same ticket in', async () => {
    await world.enrol('walter01');
    const ticket = await world.ticket('login');
    const body = { username: 'walter01', password: PASSWORD, ticket };
    const both = await Promise.all([0, 1].map(() => new TestClient(world.http).call('identity.login', { body })));
    expect(both.map((reply) => reply.refusal).toSorted()).toEqual(['challengeRequired', undefined]);
  });

  it('makes people wait ten minutes after five wrong ones, also after a restart, and with the right password', async () => {
    await world.enrol('walter01');
    await failTimes(5);
    const restarted = await serveIdentity({ ...world.ports });
    const reply = await new TestClient(restarted).call('identity.login', {
      body: { username: 'walter01', password: PASSWORD, ticket: await world.ticket('login') },
    });
    await restarted.close();
    expect(reply).toMatchObject({ refusal: 'loginTooFrequent', params: { minutes: 10 } });
    expect(reply.raw.headers['retry-after']).toBe('600');
    world.ports.clock.advance(10 * MINUTE);
    expect((await world.tryLogin('walter01', PASSWORD)).refusal).toBeUndefined();
  });

  it('makes unknown names wait as well', async () => {
    await failTimes(5, 'nobody01');
    expect((await world.tryLogin('nobody01', PASSWORD)).refusal).toBe('loginTooFrequent');
  });

  it('counts tries that run at the same time', async () => {
    await world.enrol('walter01');
    const replies = await Promise.all(Array.from({ length: 8 }, () => world.tryLogin('walter01', 'wrong-one1')));
    const refusals = replies.map((reply) => reply.refusal);
    expect(refusals.filter((refusal) => refusal === 'wrongCredentials')).toHaveLength(5);
    expect(refusals.filter((refusal) => refusal === 'loginTooFrequent')).toHaveLength(3);
  });

  it('waits twice as long after each further five, an hour at most, and says how long', async () => {
    await world.enrol('walter01');
    await failTimes(5);
    world.ports.clock.advance(10 * MINUTE);
    for (const minutes of [20, 40, 60, 60]) {
      await failTimes(5);
      expect(await world.tryLogin('walter01', PASSWORD)).toMatchObject({ refusal: 'loginLocked', params: { minutes } });
      world.ports.clock.advance(minutes * MINUTE);
    }
    expect((await world.tryLogin('walter01', PASSWORD)).refusal).toBeUndefined();
    await failTimes(4);
    expect((await world.tryLogin('walter01', PASSWORD)).refusal).toBeUndefined();
  });

  it('retrieving the password ends every wait', async () => {
    await world.enrol('walter01', { email: 'walter@mail.example' });
    await failTimes(5);
    const reach = { channel: 'email', address: 'walter@mail.example' };
    const sent = await world.guest.call('identity.sendCode', {
      body: { purpose: 'retrieve', ...reach, username: 'walter01', ticket: await world.ticket('code') },
    });
    expect(sent.refusal).toBeUndefined();
    await new Promise(setImmediate);
    const code = world.ports.messenger.lastCode('walter@mail.example');
    const body = { username: 'Walter01', ...reach, code, password: 'juniper83' };
    expect((await world.guest.call('identity.retrievePassword', { body })).refusal).toBeUndefined();
    expect((await world.tryLogin('walter01', 'juniper83')).refusal).toBeUndefined();
  });

  it('a network is slowed down whoever it tries to be', async () => {
    const replies: (string | undefined)[] = [];
    for (let time = 0; time < 61; time += 1)
      replies.push((await world.tryLogin(`somebody${time}`, 'wrong-one1')).refusal);
    expect(new Set(replies.slice(0, 60))).toEqual(new Set(['wrongCredentials']));
    expect(replies.at(-1)).toBe('loginTooFrequent');
  });

  it('writes to the member in the language of its last sign-in', async () => {
    await world.enrol('walter01', { email: 'walter@mail.example' });
    const client = new TestClient(world.http);
    const body = { username: 'walter01', password: PASSWORD, ticket: await world.ticket('login'), language: 'fra' };
    client.token = (await client.call('identity.login', { body })).value.token;
    await client.call('identity.sendMyCode', { body: { purpose: 'confirm', channel: 'email' } });
    expect(world.ports.messenger.sent.at(-1)?.text).toContain('Votre code');
  });
});
