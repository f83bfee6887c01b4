import { memberNumber } from '@greenhall/domain/shared/member-no';
import { ENGINES } from '@greenhall/test-kit/database';
import { type OtcWorld, type Trader, openOtcWorld } from '@greenhall/test-kit/otc-world';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe.each(ENGINES)('trades between linked accounts on %s', (engine) => {
  let world: OtcWorld;
  beforeAll(async () => {
    world = await openOtcWorld(engine);
  });
  afterAll(async () => {
    expect(await world.faults()).toEqual([]);
    await world.close();
  });

  /** Binds two accounts; answers what ends it. */
  const bind = async (main: Trader, sub: Trader) => {
    const { db, clock } = world.ports;
    const [from, to, at] = [memberNumber(main.no), BigInt(sub.no), clock.now()];
    await sql`
      insert into network_link (main, sub, state, applied_at, expires_at, bound_at)
      values (${from}, ${to}, 'bound', ${at}, ${new Date(at.getTime() + 1)}, ${at})`.execute(db);
    return () =>
      sql`update network_link set state = 'ended', closed_at = ${at} where main = ${from} and sub = ${to}`.execute(db);
  };

  it('are refused in either direction and between sub-accounts of one main account, and allowed after the end', async () => {
    const { seller, buyer } = world;
    const [third] = await world.more(1);
    if (!third) throw new Error('there is nobody');
    const listing = await world.post(seller);
    const take = () => world.take(buyer, listing);
    const unbind = await bind(seller, buyer);
    await expect(take()).rejects.toThrow('selfTransfer');
    await unbind();
    const turned = await bind(buyer, seller);
    await expect(take()).rejects.toThrow('selfTransfer');
    await turned();
    const both = [await bind(third, seller), await bind(third, buyer)];
    await expect(take()).rejects.toThrow('selfTransfer');
    for (const end of both) await end();
    expect(await take()).toMatch(/^\d+$/);
  });
});
