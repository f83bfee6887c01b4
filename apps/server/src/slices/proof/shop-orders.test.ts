import { readHead, readMemberProof } from '@greenhall/contract/proof/file';
import { judgeSolvency } from '@greenhall/domain/proof/snapshot';
import { checkMemberProof } from '@greenhall/domain/proof/verify';
import { DAY } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { type OrdersWorld, openOrdersWorld } from '@greenhall/test-kit/shop/orders-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sha256 } from './salt.ts';
import { takeSnapshot } from './take-snapshot.ts';

describe.each(ENGINES)('the proof of solvency while orders of the shop are open, on %s', (engine) => {
  let world: OrdersWorld;
  beforeAll(async () => {
    world = await openOrdersWorld(engine);
  });
  afterAll(() => world.close());

  /** What a new snapshot says is the buyer's, in mey; it shows everything owed as held, and the buyer's own check holds. */
  const proved = async (): Promise<number> => {
    const taken = await takeSnapshot(world.ports);
    if (!taken) throw new Error('no snapshot was taken');
    expect(judgeSolvency(readHead(taken.head))).toEqual([]);
    const { value } = await world.buyer.client.call('proof.mine');
    expect(value.head.number).toBe(String(taken.number));
    expect(checkMemberProof(sha256, readMemberProof(value))).toBeUndefined();
    expect(await world.faults()).toEqual([]);
    return Number(value.leaf.sums.mey);
  };

  it('counts what was paid for an order as its buyer’s until the order is over', async () => {
    const { skuId } = await world.sell({ price: 20n, stock: 9n });
    const before = await proved();
    const unpaid = await world.place(world.buyer, { lines: [{ sku: skuId, units: 1 }] });
    expect(await proved()).toBe(before);
    const id = await world.buy(world.buyer, { lines: [{ sku: skuId, units: 2 }] });
    expect(Number(await world.mey(world.buyer))).toBe(before - 46);
    expect(await proved()).toBe(before);
    const [other] = await world.buyers(1);
    if (!other) throw new Error('nobody else buys');
    await world.buy(other, { lines: [{ sku: skuId, units: 1 }] });
    expect(await proved()).toBe(before);
    await world.buyer.client.call('shop.cancel', { params: { id: unpaid } });
    await world.operator('ada').call('shop.pack', { params: { id } });
    await world.operator('ada').call('shop.ship', { params: { id }, body: { carrier: 'DHL', tracking: 'JD0001' } });
    await world.buyer.client.call('shop.receive', { params: { id } });
    expect(await proved()).toBe(before);
    await world.pass(7 * DAY);
    expect(await proved()).toBe(before - 46);
  });

  it('counts a refunded order once, as what its buyer can spend', async () => {
    const { skuId } = await world.sell();
    const before = await proved();
    const id = await world.buy(world.buyer, { lines: [{ sku: skuId, units: 1 }] });
    expect(await proved()).toBe(before);
    expect((await world.buyer.client.call('shop.cancelPaid', { params: { id } })).value.state).toBe('canceled');
    expect(await proved()).toBe(before);
  });
});
