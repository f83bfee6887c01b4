import { DAY } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { type OtcWorld, openOtcWorld } from '@greenhall/test-kit/otc-world';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe.each(ENGINES)('the past prices of a coin on the %s database', (engine) => {
  let world: OtcWorld;
  /** A trade that is over, of which the others are made. */
  let made: string;
  beforeAll(async () => {
    world = await openOtcWorld(engine);
    made = await world.trade({ quantity: '100' });
    await world.claim(made);
    await world.seller.client.call('otc.confirm', { params: { id: made }, body: await world.releasing(made) });
  });
  afterAll(() => world.close());

  const pastPrices = async (coin = 'mey') =>
    (await world.buyer.client.call('otc.pastPrices', { query: { coin } })).value.items;
  let copies = 0n;
  /** A completed trade of so many days ago, at a price per coin in hundredths of usdt. */
  const traded = async (ago: number, seller: number, cents: number, differs: Record<string, unknown> = {}) => {
    copies += 1n;
    const at = new Date(world.ports.clock.now().getTime() - ago * DAY).toISOString();
    const change = {
      id: String(1_000_000n + copies),
      number: `COPY-${copies}`,
      buyer: 900,
      seller,
      quantity: 100_000_000,
      total: cents * 1_000_000,
      closed_at: at,
      proved_at: at,
      ...differs,
    };
    await sql`insert into otc_trade overriding system value
      select (jsonb_populate_record(t, ${JSON.stringify(change)}::jsonb)).* from otc_trade t where t.id = ${BigInt(made)}`.execute(
      world.ports.db,
    );
  };

  it('are told of days with three sellers, weighted, over the proved payments of pairs that count once', async () => {
    expect(await pastPrices()).toEqual([]);
    await traded(2, 901, 100);
    await traded(2, 902, 110);
    expect(await pastPrices()).toEqual([]);
    await traded(2, 903, 120);
    const day = new Date(world.ports.clock.now().getTime() - 2 * DAY).toISOString().slice(0, 10);
    const whole = [{ day, price: '1.100000', quantity: '300.000000', trades: 3 }];
    expect(await pastPrices()).toEqual(whole);
    // The same pair again, also the other way round, moves nothing; nor does what the chain has not proved.
    await traded(2, 901, 900);
    await traded(2, 900, 900, { buyer: 901 });
    await traded(2, 904, 900, { proved_at: null });
    expect(await pastPrices()).toEqual(whole);
    expect(await pastPrices('abc')).toEqual([]);
  });

  it('leave out the day that runs and what is older than 90 days', async () => {
    for (const seller of [901, 902, 903]) {
      await traded(0, seller, 200);
      await traded(91, seller, 200);
    }
    expect(await pastPrices()).toHaveLength(1);
  });
});
