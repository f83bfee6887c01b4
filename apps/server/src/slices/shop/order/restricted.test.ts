import { DAY } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { type OrdersWorld, openOrdersWorld } from '@greenhall/test-kit/shop/orders-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ban, raceBan } from './test-restricted.ts';

describe.each(ENGINES)('a buyer who is banned from the shop on %s', (engine) => {
  let world: OrdersWorld;
  beforeAll(async () => {
    world = await openOrdersWorld(engine);
  });
  afterAll(() => world.close());

  it('places no order, and pays, receives and cancels what was placed before', async () => {
    const { buyer } = world;
    const { skuId } = await world.sell({ stock: 9n });
    const wanted = { lines: [{ sku: skuId, units: 1 }] };
    const [first, second] = [await world.place(buyer, wanted), await world.place(buyer, wanted)];
    expect((await ban(world, buyer)).value).toEqual({ proposal: null });
    const body = await world.placing(buyer, wanted);
    const refused = await buyer.client.call('shop.place', { body });
    expect([refused.refusal, Object.keys(refused.params ?? {})]).toEqual(['functionBanned', ['until']]);
    expect((await world.pay(buyer, first)).refusal).toBeUndefined();
    expect((await buyer.client.call('shop.cancel', { params: { id: second } })).refusal).toBeUndefined();
    const shipped = { params: { id: first }, body: { carrier: 'DHL', tracking: '1' } };
    expect((await world.operator('ada').call('shop.ship', shipped)).refusal).toBeUndefined();
    expect((await buyer.client.call('shop.receive', { params: { id: first } })).refusal).toBeUndefined();
    await world.pass(DAY);
    expect((await buyer.client.call('shop.place', { body })).refusal).toBeUndefined();
    expect(await world.faults()).toEqual([]);
  });
});

raceBan(2);
