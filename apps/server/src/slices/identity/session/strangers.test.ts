import { ENGINES } from '@greenhall/test-kit/database';
import { TestClient } from '@greenhall/test-kit/client';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rows } from '../../../platform/database/database.ts';
import { openWorld, PASSWORD, type World } from '../test-world.ts';

const MINUTE = 60_000;

describe.each(ENGINES)('strangers who try a member’s password on %s', (engine) => {
  let world: World;
  beforeEach(async () => {
    world = await openWorld(engine);
  });
  afterEach(() => world.close());

  const strangerAt = (network: string) => new TestClient(world.http, network);
  const guess = async (times: number, from: (time: number) => TestClient, name = 'walter01') => {
    const refusals: (string | undefined)[] = [];
    for (let time = 0; time < times; time += 1) {
      refusals.push((await world.tryLogin(name, 'wrong-one1', undefined, from(time))).refusal);
      world.ports.clock.advance(MINUTE);
    }
    return refusals;
  };

  it('do not keep the owner out, who signs in on its own device after 20 tries from the same network', async () => {
    const { client } = await world.join('walter01');
    const refusals = await guess(20, () => strangerAt('127.0.0.1'));
    expect(refusals).toContain('loginTooFrequent');
    expect((await world.tryLogin('walter01', PASSWORD, undefined, client)).refusal).toBeUndefined();
    expect((await world.tryLogin('walter01', PASSWORD, undefined, strangerAt('127.0.0.1'))).refusal).toBe(
      'loginLocked',
    );
  });

  it('do not slow down another network, nor the owner’s device when a network has used up all its sign-ins', async () => {
    const { client } = await world.join('walter01');
    await guess(5, () => strangerAt('192.0.2.1'));
    expect((await world.tryLogin('walter01', PASSWORD, undefined, strangerAt('192.0.2.2'))).refusal).toBeUndefined();
    for (let time = 0; time < 61; time += 1)
      await world.tryLogin(`somebody${time}`, 'wrong-one1', undefined, strangerAt('127.0.0.1'));
    expect((await world.tryLogin('helga001', PASSWORD, undefined, strangerAt('127.0.0.1'))).refusal).toBe(
      'loginTooFrequent',
    );
    expect((await world.tryLogin('walter01', PASSWORD, undefined, client)).refusal).toBeUndefined();
  });

  it('have 30 tries in an hour from all networks together, and the owner’s device still enters', async () => {
    const { client } = await world.join('walter01');
    const refusals = await guess(40, (time) => strangerAt(`192.0.2.${time}`));
    expect(refusals.filter((refusal) => refusal === 'wrongCredentials')).toHaveLength(30);
    const late = await world.tryLogin('walter01', PASSWORD, undefined, strangerAt('198.51.100.1'));
    expect(late).toMatchObject({ refusal: 'loginLocked', params: { minutes: 20 } });
    expect((await world.tryLogin('walter01', PASSWORD, undefined, client)).refusal).toBeUndefined();
    world.ports.clock.advance(20 * MINUTE);
    expect((await world.tryLogin('walter01', PASSWORD, undefined, strangerAt('198.51.100.1'))).refusal).toBeUndefined();
  });

  it('are not the owner’s device by a cookie that they made up or took from another account', async () => {
    const { client } = await world.join('helga001');
    await world.enrol('walter01');
    await guess(5, () => client);
    expect((await world.tryLogin('walter01', PASSWORD, undefined, client)).refusal).toBe('loginTooFrequent');
    const forged = strangerAt('127.0.0.1');
    forged.setCookie('gh_device', 'x'.repeat(43));
    expect((await world.tryLogin('walter01', PASSWORD, undefined, forged)).refusal).toBe('loginTooFrequent');
  });

  it('slow a known device down when they hold it, by a count of its own', async () => {
    const { client } = await world.join('walter01');
    await guess(5, () => client);
    expect((await world.tryLogin('walter01', PASSWORD, undefined, client)).refusal).toBe('loginTooFrequent');
    expect((await world.tryLogin('walter01', PASSWORD, undefined, strangerAt('192.0.2.7'))).refusal).toBeUndefined();
  });

  it('leave no rows by making names up, which wait like those that exist', async () => {
    await world.enrol('walter01');
    const told = async (name: string) => {
      const replies = [];
      for (let time = 0; time < 12; time += 1) {
        const reply = await world.tryLogin(name, 'wrong-one1', undefined, strangerAt('192.0.2.9'));
        replies.push({ ...(JSON.parse(reply.raw.body) as object), requestId: '' });
        world.ports.clock.advance(2 * MINUTE);
      }
      return replies;
    };
    const known = await told('walter01');
    expect(await told('nobody01')).toEqual(known);
    const kept = await rows(world.ports.db, sql<{ subject: string }>`select distinct subject from identity_attempt`);
    expect(kept).toHaveLength(1);
  });
});
