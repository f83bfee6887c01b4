import { ENGINES } from '@greenhall/test-kit/database';
import { TestClient } from '@greenhall/test-kit/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../test-world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe.each(ENGINES)('messages, which cost money, on %s', (engine) => {
  let world: World;
  const open = async (settings: Parameters<typeof openWorld>[2] = {}) => {
    await world.close();
    world = await openWorld(engine, {}, settings);
  };
  beforeEach(async () => {
    world = await openWorld(engine);
  });
  afterEach(() => world.close());

  const sent = () => world.ports.messenger.sent.length;
  const bind = async (client: TestClient, address: string, ticket?: string) =>
    client.call('identity.sendMyCode', {
      body: { purpose: 'bind', channel: 'phone', address, ticket: ticket ?? (await world.ticket('code')) },
    });
  const register = async (client: TestClient, channel: 'phone' | 'email', address: string) =>
    client.call('identity.sendCode', {
      body: { purpose: 'register', channel, address, ticket: await world.ticket('code') },
    });
  const numberOf = (index: number) => `139${String(index).padStart(8, '0')}`;
  const alarms = async () => {
    await world.ports.alarms.idle();
    return (await world.ports.alarms.counter.get()).values.find(({ labels }) => labels.name === 'messageBudget')?.value;
  };

  it('do not go to 300 phones because a pending member names them: 3 in an hour, 10 in a day, each with a challenge', async () => {
    const { client } = await world.join('walter01');
    const before = sent();
    expect((await bind(client, numberOf(0), 'made-up')).refusal).toBe('challengeRequired');
    const refusals = new Set<string | undefined>();
    for (let index = 0; index < 300; index += 1) refusals.add((await bind(client, numberOf(index * 10_000))).refusal);
    expect(refusals).toEqual(new Set([undefined, 'tooFrequent']));
    expect(sent() - before).toBe(3);
    for (let hour = 1; hour < 24; hour += 1) {
      world.ports.clock.advance(HOUR);
      for (let index = 0; index < 5; index += 1) await bind(client, numberOf(hour * 100_000 + index * 10_000));
    }
    expect(sent() - before).toBe(10);
  });

  it('go to 20 addresses an hour that one network names, whoever asks there', async () => {
    const near = new TestClient(world.http, '192.0.2.1');
    for (let index = 0; index < 20; index += 1)
      expect((await register(near, 'email', `anna${index}@mail.example`)).refusal).toBeUndefined();
    expect(await register(near, 'email', 'anna@mail.example')).toMatchObject({ refusal: 'tooFrequent', status: 429 });
    const far = new TestClient(world.http, '192.0.2.2');
    expect((await register(far, 'email', 'anna@mail.example')).refusal).toBeUndefined();
    world.ports.clock.advance(HOUR);
    expect((await register(near, 'email', 'berta@mail.example')).refusal).toBeUndefined();
  });

  it('end for the day at the budget of a number prefix, and at that of all, and operators learn of it', async () => {
    await open({ messagesPerPrefix: 3, messagesPerDay: 8 });
    const { client } = await world.join('walter01', { email: 'walter@mail.example' });
    const before = sent();
    const far = (index: number) => new TestClient(world.http, `192.0.2.${index}`);
    for (let index = 0; index < 3; index += 1)
      expect((await register(far(index), 'phone', numberOf(index))).refusal).toBeUndefined();
    expect(await alarms()).toBe(0);
    expect((await register(far(4), 'phone', numberOf(4))).refusal).toBe('tooFrequent');
    expect(await alarms()).toBe(1);
    expect((await register(far(5), 'phone', '18812345678')).refusal).toBeUndefined();
    expect((await register(far(6), 'email', 'anna@mail.example')).refusal).toBeUndefined();
    expect((await register(far(7), 'email', 'berta@mail.example')).refusal).toBe('tooFrequent');
    expect(await alarms()).toBe(2);
    expect(sent() - before).toBe(5);
    // Part of the day's budget stays for what members need at their own addresses.
    const own = await client.call('identity.sendMyCode', { body: { purpose: 'trade', channel: 'email' } });
    expect(own.refusal).toBeUndefined();
    world.ports.clock.advance(24 * HOUR);
    expect((await register(far(8), 'phone', numberOf(8))).refusal).toBeUndefined();
  });

  it('are counted by mailbox: tags and dots do not make another one, neither for messages nor for accounts', async () => {
    for (let index = 0; index < 30; index += 1)
      expect(
        (await register(new TestClient(world.http, `192.0.2.${index}`), 'email', `an.na+${index}@gmail.com`)).refusal,
      ).toBeUndefined();
    expect(world.ports.messenger.sent.at(-1)?.to).toBe('an.na+29@gmail.com');
    const late = await register(new TestClient(world.http, '192.0.2.99'), 'email', 'anna@googlemail.com');
    expect(late.refusal).toBe('tooFrequent');
    for (let index = 0; index < 7; index += 1)
      expect((await world.enrol(`walter${index}x`, { email: `wal.ter+${index}@gmail.com` })).ok).toBe(true);
    expect(await world.enrol('walterlast', { email: 'walter@googlemail.com' })).toMatchObject({
      refusal: 'emailLimit',
      params: { max: 7 },
    });
  });
});
