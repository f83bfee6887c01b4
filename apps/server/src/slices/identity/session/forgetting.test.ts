import { ENGINES } from '@greenhall/test-kit/database';
import { type RawBuilder, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { oneRow } from '../../../platform/database/database.ts';
import { openWorld, type World } from '../test-world.ts';
import { identityJobs } from '../jobs.ts';

const HOUR = 3_600_000;

describe.each(ENGINES)('forgetting on %s', (engine) => {
  let world: World;
  beforeEach(async () => {
    world = await openWorld(engine);
  });
  afterEach(() => world.close());

  const sweep = async () => {
    for (const job of identityJobs(world.ports)) await job.run();
  };
  const count = async (query: RawBuilder<{ n: bigint }>) => Number((await oneRow(world.ports.db, query)).n);
  const left = async () => [
    await count(sql`select count(*) as n from identity_challenge`),
    await count(sql`select count(*) as n from identity_code`),
    await count(sql`select count(*) as n from identity_session`),
    await count(sql`select count(*) as n from identity_passkey_flow`),
  ];

  it('takes away what nobody can use any more, more than one batch of it, and nothing else', async () => {
    const { client } = await world.join('walter01', { phone: '13912345678' });
    await client.call('identity.sendMyCode', { body: { purpose: 'confirm', channel: 'phone' } });
    await world.guest.call('identity.passkeyLoginOptions');
    await sql`insert into identity_challenge (id, action, answer, work_hash, expires_at)
      select 'old' || n, 'login', 1, '', ${world.ports.clock.now()}::timestamptz + interval '1 second'
        from generate_series(1, 1100) n`.execute(world.ports.db);
    await sweep();
    expect(await left()).toEqual([1101, 1, 1, 1]);
    world.ports.clock.advance(HOUR);
    await sweep();
    expect(await left()).toEqual([0, 0, 1, 0]);
    expect((await client.call('identity.session')).refusal).toBeUndefined();
    world.ports.clock.advance(73 * HOUR);
    await sweep();
    expect(await left()).toEqual([0, 0, 0, 0]);
  });

  it('forgets tries at passwords after a day, and a device when its browser has', async () => {
    await world.join('walter01');
    for (let time = 0; time < 5; time += 1) await world.tryLogin('walter01', 'wrong-one1');
    const kept = async () => [
      await count(sql`select count(*) as n from identity_attempt`),
      await count(sql`select count(*) as n from identity_device`),
    ];
    world.ports.clock.advance(23 * HOUR);
    await sweep();
    expect((await kept())[0]).toBeGreaterThan(0);
    world.ports.clock.advance(2 * HOUR);
    await sweep();
    expect(await kept()).toEqual([0, 1]);
    world.ports.clock.advance(400 * 24 * HOUR);
    await sweep();
    expect(await kept()).toEqual([0, 0]);
  });
});
