import { DAY, MINUTE, SECOND } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { type OtcWorld, openOtcWorld } from '@greenhall/test-kit/otc-world';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneRow } from '../../../platform/database/database.ts';
import { sumMarketMinutes } from './sum-minutes.ts';

describe.each(ENGINES)('what traders and markets have done on the %s database', (engine) => {
  let world: OtcWorld;
  beforeAll(async () => {
    world = await openOtcWorld(engine);
  });
  afterAll(async () => {
    expect(await world.faults()).toEqual([]);
    await world.close();
  });

  const confirm = async (id: string) => {
    const body = await world.releasing(id);
    expect((await world.seller.client.call('otc.confirm', { params: { id }, body })).refusal).toBeUndefined();
  };
  /** A trade that the seller releases so long after the claim. */
  const complete = async (afterMs: number, price = '1'): Promise<void> => {
    const trade = await world.trade({ quantity: '100', price });
    await world.claim(trade);
    world.ports.clock.advance(afterMs);
    await confirm(trade);
  };
  const reference = async () => (await world.buyer.client.call('otc.markets')).value.items[0]?.reference;
  const median = async () => {
    const number = BigInt(world.seller.no);
    const row = await oneRow(
      world.ports.db,
      sql<{ ms: bigint | null }>`select median_ms as ms from otc_trader where member_no = ${number}`,
    );
    return row.ms;
  };

  it('shows the median of a trader’s releases from the first one on', async () => {
    await complete(90 * SECOND);
    expect(await median()).toBe(90_000n);
    await complete(30 * SECOND);
    expect(await median()).toBe(60_000n);
    await complete(600 * SECOND);
    expect(await median()).toBe(90_000n);
  });

  it('counts every release of one seller, however many complete at the same time', async () => {
    await world.pass(2 * DAY);
    const trades: string[] = [];
    for (const seconds of [10, 20, 30]) {
      const trade = await world.trade({ quantity: '100' });
      await world.claim(trade);
      world.ports.clock.advance(seconds * SECOND);
      trades.push(trade);
    }
    await Promise.all(trades.map(confirm));
    const { ms } = await oneRow(
      world.ports.db,
      sql<{ ms: bigint }>`select otc_median_release(${BigInt(world.seller.no)}) as ms`,
    );
    expect(await median()).toBe(ms);
  });

  it('counts a trade once in the reference price, before and after its minute is summed', async () => {
    await world.pass(2 * DAY);
    expect(await reference()).toBe('1.000000');
    await complete(SECOND, '1.1');
    expect(await reference()).toBe('1.100000');
    await world.pass(5 * MINUTE);
    await Promise.all([sumMarketMinutes(world.ports), sumMarketMinutes(world.ports)]);
    expect(await reference()).toBe('1.100000');
    await complete(SECOND, '1');
    expect(await reference()).toBe('1.050000');
    await sumMarketMinutes(world.ports);
    await world.pass(5 * MINUTE);
    await sumMarketMinutes(world.ports);
    expect(await reference()).toBe('1.050000');
  });

  it('forgets a day later what was traded, and keeps no minutes of it', async () => {
    await world.pass(DAY);
    expect(await reference()).toBe('1.000000');
    await sumMarketMinutes(world.ports);
    expect(await oneRow(world.ports.db, sql`select count(*)::int as minutes from otc_minute`)).toEqual({ minutes: 0 });
  });
});
