import { ENGINES } from '@greenhall/test-kit/database';
import { TestClient } from '@greenhall/test-kit/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../test-world.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

describe.each(ENGINES)('sessions on %s', (engine) => {
  let world: World;
  beforeEach(async () => {
    world = await openWorld(engine);
  });
  afterEach(() => world.close());

  const refusalWith = async (client: TestClient, token: string | undefined) => {
    const kept = client.token;
    client.token = token;
    const { refusal } = await client.call('identity.session');
    client.token = kept;
    return refusal;
  };

  it('exchange their token after an hour and accept the one before for 30 seconds more with the same cookie', async () => {
    const { client } = await world.join('walter01');
    const first = client.token;
    world.ports.clock.advance(HOUR);
    await client.call('identity.session');
    expect(client.token).not.toBe(first);
    await client.call('identity.session');
    world.ports.clock.advance(29 * SECOND);
    expect(await refusalWith(client, first)).toBeUndefined();
    expect(await refusalWith(client, client.token)).toBeUndefined();
  });

  it('give the same token again when the answer with it was lost, however late it is asked for', async () => {
    const { client } = await world.join('walter01');
    const first = client.token;
    world.ports.clock.advance(HOUR);
    await client.call('identity.session');
    const lost = client.token;
    client.token = first;
    world.ports.clock.advance(35 * SECOND);
    expect((await client.call('identity.session')).refusal).toBeUndefined();
    expect(client.token).toBe(lost);
    expect((await client.call('identity.session')).refusal).toBeUndefined();
    expect(client.token).toBe(lost);
  });

  it('end altogether when a rotated token is shown without the cookie', async () => {
    const { client } = await world.join('walter01');
    const stolen = client.token;
    world.ports.clock.advance(HOUR);
    await client.call('identity.session');
    const thief = new TestClient(world.http);
    expect(await refusalWith(thief, stolen)).toBe('notSignedIn');
    expect((await client.call('identity.session')).refusal).toBe('notSignedIn');
  });

  it.each([1, 2])('end altogether when a token from %i exchanges ago is shown late', async (exchanges) => {
    const { client } = await world.join('walter01');
    const old = client.token;
    for (let time = 0; time < exchanges; time += 1) {
      world.ports.clock.advance(HOUR);
      await client.call('identity.session');
    }
    await client.call('identity.session');
    world.ports.clock.advance(31 * SECOND);
    expect(await refusalWith(client, old)).toBe('notSignedIn');
    expect((await client.call('identity.session')).refusal).toBe('notSignedIn');
  });

  it('two requests at the hour of the exchange both pass', async () => {
    const { client } = await world.join('walter01');
    world.ports.clock.advance(HOUR);
    const both = await Promise.all([client.call('identity.session'), client.call('identity.session')]);
    expect(both.map((reply) => reply.refusal)).toEqual([undefined, undefined]);
    expect((await client.call('identity.session')).refusal).toBeUndefined();
  });

  it('end after three days without use, and after thirty in any case', async () => {
    const idle = (await world.join('walter01')).client;
    world.ports.clock.advance(72 * HOUR);
    expect((await idle.call('identity.session')).refusal).toBe('notSignedIn');
    const busy = await world.signIn('walter01');
    for (let day = 0; day < 29; day += 1) {
      world.ports.clock.advance(24 * HOUR);
      expect((await busy.call('identity.session')).refusal).toBeUndefined();
    }
    world.ports.clock.advance(24 * HOUR);
    expect((await busy.call('identity.session')).refusal).toBe('notSignedIn');
  });

  it('are listed, and others can be signed out', async () => {
    const here = (await world.join('walter01')).client;
    const there = await world.signIn('walter01');
    await world.join('helga001');
    const { items } = (await here.call('identity.sessions')).value;
    expect(items.map((item) => item.current).toSorted()).toEqual([false, true]);
    const other = items.find((item) => !item.current);
    const params = { id: other?.id ?? '' };
    expect((await here.call('identity.endSession', { params })).refusal).toBeUndefined();
    expect((await there.call('identity.session')).refusal).toBe('notSignedIn');
    expect((await here.call('identity.sessions')).value.items).toHaveLength(1);
    expect((await here.call('identity.endSession', { params })).refusal).toBe('sessionNotFound');
  });

  it('of somebody else cannot be ended', async () => {
    const { client } = await world.join('walter01');
    const helga = (await world.join('helga001')).client;
    const params = { id: (await helga.call('identity.sessions')).value.items[0]?.id ?? '' };
    expect((await client.call('identity.endSession', { params })).refusal).toBe('sessionNotFound');
    expect((await helga.call('identity.session')).refusal).toBeUndefined();
  });

  it('end at logout', async () => {
    const { client } = await world.join('walter01');
    const reply = await client.call('identity.logout');
    expect(reply.refusal).toBeUndefined();
    expect(String(reply.raw.headers['set-cookie'])).toContain('gh_companion=;');
    expect((await client.call('identity.session')).refusal).toBe('notSignedIn');
  });
});
