import { DAY } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { rounds } from '@greenhall/test-kit/rounds';
import { type Buyer, type OrdersWorld, openOrdersWorld } from '@greenhall/test-kit/shop/orders-world';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

/** Bans a buyer from the shop for an hour, by one operator alone. */
const ban = (world: OrdersWorld, { no }: Buyer) =>
  world.operator('ada').call('members.restrict', {
    body: { member: no, kind: 'shop', hours: 1, reason: 'Goods that were never paid' },
  });

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

describe('races of a ban from the shop on the postgresql database', () => {
  let world: OrdersWorld;
  beforeAll(async () => {
    world = await openOrdersWorld('postgresql');
  });
  afterEach(async () => expect(await world.faults()).toEqual([]));
  afterAll(() => world.close());

  it('an order is placed before it or refused, and one that was placed is paid once', async () => {
    const { buyer } = world;
    for (let round = 0; round < rounds(5, 100); round += 1) {
      await world.pass(8 * DAY);
      const { skuId } = await world.sell({ stock: 3n });
      const wanted = { lines: [{ sku: skuId, units: 1 }] };
      const placed = await world.place(buyer, wanted);
      const body = await world.placing(buyer, wanted);
      const place = () => buyer.client.call('shop.place', { body });
      const [fresh, paid, again, banned] = await Promise.all([
        place(),
        world.pay(buyer, placed),
        world.pay(buyer, placed),
        ban(world, buyer),
      ]);
      expect(banned.value).toEqual({ proposal: null });
      expect([undefined, 'functionBanned']).toContain(fresh.refusal);
      expect([paid.refusal ?? 'paid', again.refusal ?? 'paid'].filter((one) => one === 'paid')).toHaveLength(1);
      expect((await place()).refusal).toBe('functionBanned');
      if (fresh.refusal === undefined)
        expect((await buyer.client.call('shop.cancel', { params: { id: fresh.value.id } })).status).toBe(200);
    }
  });
});
