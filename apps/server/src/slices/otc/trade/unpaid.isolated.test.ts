import { ENGINES } from '@greenhall/test-kit/database';
import { type OtcWorld, type Trader, openOtcWorld } from '@greenhall/test-kit/otc-world';
import { accept } from '@greenhall/domain/shared/result';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

/** Only the latest code of a channel counts, so that ten of them could not be used at the same moment. */
vi.mock('../../identity/index.ts', async (original) => ({
  ...(await original<object>()),
  spendMyCode: async () => accept(undefined),
}));

describe.each(ENGINES)('orders that a buyer holds unpaid on the %s database', (engine) => {
  let world: OtcWorld;
  let sellers: Trader[];
  beforeAll(async () => {
    world = await openOtcWorld(engine);
    sellers = await world.more(engine === 'postgresql' ? 10 : 4);
    for (const seller of sellers) await world.give(seller, { mey: 200n });
  });
  afterAll(async () => {
    expect(await world.faults()).toEqual([]);
    await world.close();
  });

  const offer = async (): Promise<string[]> => {
    const listings: string[] = [];
    for (const seller of sellers) listings.push(await world.post(seller, { quantity: '100', max: '100' }));
    return listings;
  };
  const take = async (listing: string) => {
    const body = { quantity: '100', ...(await world.authority(world.buyer)) };
    return world.buyer.client.call('otc.take', { params: { id: listing }, body });
  };
  const open = async () => {
    const { value } = await world.buyer.client.call('otc.trades', { query: { open: '1' } });
    return value.items.map(({ id }) => id);
  };
  const clear = async (listings: readonly string[]) => {
    for (const id of await open()) await world.buyer.client.call('otc.cancel', { params: { id } });
    for (const [index, id] of listings.entries()) await sellers[index]?.client.call('otc.revoke', { params: { id } });
    await world.pass(25 * 3_600_000);
  };

  it('stay three when ten are taken at the same moment', async () => {
    const listings = await offer();
    const body = { quantity: '100', ...(await world.authority(world.buyer)) };
    const answers = await Promise.all(
      listings.map((id) => world.buyer.client.call('otc.take', { params: { id }, body })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status !== 200).map(({ refusal }) => refusal);
    expect(new Set(refused)).toEqual(new Set(['unpaidOrders']));
    expect(await open()).toHaveLength(3);
    await clear(listings);
  });

  it('are three at most; one that is claimed or cancelled makes room', async () => {
    const listings = await offer();
    for (const listing of listings.slice(0, 3)) expect((await take(listing)).status).toBe(200);
    const [, , , fourth = ''] = listings;
    expect(await take(fourth)).toMatchObject({ status: 409, refusal: 'unpaidOrders', params: { max: 3 } });
    const [first = '', second = ''] = await open();
    await world.claim(first);
    expect((await take(fourth)).status).toBe(200);
    await world.buyer.client.call('otc.cancel', { params: { id: second } });
    expect(await open()).toHaveLength(3);
  });
});
