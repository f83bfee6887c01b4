import { DAY } from '@greenhall/domain/shared/time';
import { type Buyer, type OrdersWorld, openOrdersWorld } from '@greenhall/test-kit/shop/orders-world';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

/** Bans a buyer from the shop for an hour, by one operator alone. */
export const ban = (world: OrdersWorld, { no }: Buyer) =>
  world.operator('ada').call('members.restrict', {
    body: { member: no, kind: 'shop', hours: 1, reason: 'Goods that were never paid' },
  });

/** Orders, payments and a ban at once, tried so many times. */
export function raceBan(rounds: number): void {
  describe('races of a ban from the shop on the postgresql database', () => {
    let world: OrdersWorld;
    beforeAll(async () => {
      world = await openOrdersWorld('postgresql');
    });
    afterEach(async () => expect(await world.faults()).toEqual([]));
    afterAll(() => world.close());

    it('an order is placed before it or refused, and one that was placed is paid once', async () => {
      const { buyer } = world;
      for (let round = 0; round < rounds; round += 1) {
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
}
