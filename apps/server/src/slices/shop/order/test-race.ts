import { HOUR, MINUTE } from '@greenhall/domain/shared/time';
import { type Buyer, type OrdersWorld, openOrdersWorld } from '@greenhall/test-kit/shop/orders-world';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endDueOrders } from './end-due-orders.ts';

interface Outcome {
  readonly status: number;
  readonly refusal: string | undefined;
}

/** How many calls were accepted, and the refusals of the others, each once. */
const outcomes = (all: readonly Outcome[]) => ({
  accepted: all.filter(({ status }) => status === 200).length,
  refusals: [...new Set(all.flatMap(({ refusal }) => refusal ?? []))],
});

let world: OrdersWorld;
let crowd: Buyer[];
const order = (who: Buyer, body: Record<string, unknown>) => who.client.call('shop.place', { body });
const see = async (id: string) => (await world.buyer.client.call('shop.order', { params: { id } })).value;
const cancelAll = async (all: readonly { readonly who: Buyer; readonly id: string | undefined }[]) => {
  for (const { who, id } of all) if (id) await who.client.call('shop.cancel', { params: { id } });
};

function racePlacing(rounds: number): void {
  it('thirty buyers want the last piece, and one gets it', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await world.pass(25 * HOUR);
      const { skuId } = await world.sell({ stock: 1n });
      const bodies = await Promise.all(crowd.map((who) => world.placing(who, { lines: [{ sku: skuId, units: 1 }] })));
      const placed = await Promise.all(crowd.map((who, index) => order(who, bodies[index] ?? {})));
      expect(outcomes(placed)).toEqual({ accepted: 1, refusals: ['stockShort'] });
      expect(placed.find(({ status }) => status !== 200)?.params).toMatchObject({ left: '0' });
      await cancelAll(crowd.map((who, index) => ({ who, id: placed[index]?.value.id })));
    }
  });

  it('twenty carts take two skus in opposite orders, and none waits for another for ever', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await world.pass(25 * HOUR);
      const [a, b] = [await world.sell({ stock: 10n }), await world.sell({ stock: 10n })];
      const carts = crowd.slice(0, 20);
      const bodies = await Promise.all(
        carts.map((who, index) => {
          const lines = [a, b].map(({ skuId }) => ({ sku: skuId, units: 1 }));
          return world.placing(who, { lines: index % 2 === 0 ? lines : lines.toReversed() });
        }),
      );
      const placed = await Promise.all(carts.map((who, index) => order(who, bodies[index] ?? {})));
      expect(outcomes(placed)).toEqual({ accepted: 10, refusals: ['stockShort'] });
      await cancelAll(carts.map((who, index) => ({ who, id: placed[index]?.value.id })));
    }
  });

  it('one coupon is put into twenty orders at the same moment, and one of them gets it', async () => {
    const { skuId } = await world.sell({ stock: 100n });
    const [from, until] = [world.ports.clock.now(), new Date(world.ports.clock.now().getTime() + 1_000 * 25 * HOUR)];
    const dates = { from: from.toISOString(), until: until.toISOString() };
    const body = { couponCode: 'RACE-1', fixed: '2', minimum: '0', number: 10, reason: 'a race', ...dates };
    await world.operator('ada').call('shop.issueCoupon', { body });
    await world.buyer.client.call('shop.claimCode', { body: { couponCode: 'RACE-1' } });
    const { value } = await world.buyer.client.call('shop.coupons', { query: {} });
    const coupon = value.items.find(({ state }) => state === 'claimed')?.id ?? '';
    for (let round = 0; round < rounds; round += 1) {
      await world.pass(25 * HOUR);
      const placing = await world.placing(world.buyer, { lines: [{ sku: skuId, units: 1 }], coupon });
      const placed = await Promise.all(Array.from({ length: 20 }, () => order(world.buyer, placing)));
      expect(outcomes(placed)).toEqual({ accepted: 1, refusals: ['couponUnusable'] });
      const id = placed.find(({ status }) => status === 200)?.value.id;
      await cancelAll([{ who: world.buyer, id }]);
    }
  });
}

function racePayments(rounds: number): void {
  it('an order is paid twenty times at the same moment, and the coins leave once', async () => {
    const { skuId } = await world.sell({ stock: 1_000n });
    for (let round = 0; round < rounds; round += 1) {
      await world.pass(HOUR);
      const id = await world.place(world.buyer, { lines: [{ sku: skuId, units: 1 }] });
      const before = Number(await world.mey(world.buyer));
      const paid = await Promise.all(Array.from({ length: 20 }, () => world.pay(world.buyer, id)));
      expect(outcomes(paid)).toEqual({ accepted: 1, refusals: ['statusChanged'] });
      expect(before - Number(await world.mey(world.buyer))).toBe(15);
    }
  });

  it('an order is paid and cancelled at the same moment, or paid as it expires, and one of them happens', async () => {
    const { skuId } = await world.sell({ stock: 1_000n });
    const cancel = (id: string) => world.buyer.client.call('shop.cancel', { params: { id } });
    for (let round = 0; round < rounds; round += 1) {
      await world.pass(25 * HOUR);
      const first = await world.place(world.buyer, { lines: [{ sku: skuId, units: 1 }] });
      const both = await Promise.all([world.pay(world.buyer, first), cancel(first)]);
      expect(outcomes(both)).toEqual({ accepted: 1, refusals: ['statusChanged'] });
      expect((await see(first)).state).toBe(both[0].status === 200 ? 'toShip' : 'canceled');
      const second = await world.place(world.buyer, { lines: [{ sku: skuId, units: 1 }] });
      world.ports.clock.advance(30 * MINUTE);
      const [paid] = await Promise.all([world.pay(world.buyer, second), endDueOrders(world.ports)]);
      expect(['paymentTimeout', 'statusChanged']).toContain(paid.refusal);
      expect((await see(second)).state).toBe('canceled');
    }
  });
}

function raceAfterPayment(rounds: number): void {
  it('an order is shipped, cancelled by its buyer and by the desk at the same moment, and one of them happens', async () => {
    const { skuId } = await world.sell({ stock: 1_000n });
    const parcel = { carrier: 'DHL', tracking: 'JD1' };
    for (let round = 0; round < rounds; round += 1) {
      await world.pass(HOUR);
      const id = await world.buy(world.buyer, { lines: [{ sku: skuId, units: 1 }] });
      const all = await Promise.all([
        world.operator('ada').call('shop.ship', { params: { id }, body: parcel }),
        world.buyer.client.call('shop.cancelPaid', { params: { id } }),
        world.operator('grace').call('shop.cancelForBuyer', { params: { id }, body: { reason: 'lost' } }),
      ]);
      expect(outcomes(all)).toEqual({ accepted: 1, refusals: ['statusChanged'] });
      expect((await see(id)).state).toBe(all[0].status === 200 ? 'toReceive' : 'canceled');
    }
  });

  it('ten operators refund one line at the same moment, while its buyer takes the return request back, and money returns once', async () => {
    const { skuId } = await world.sell({ stock: 1_000n });
    for (let round = 0; round < rounds; round += 1) {
      await world.pass(HOUR);
      const id = await world.buy(world.buyer, { lines: [{ sku: skuId, units: 2 }] });
      const [line] = (await see(id)).lines;
      const before = Number(await world.mey(world.buyer));
      const fields = { reason: 'not wanted', lines: `${line?.id}:1` };
      await world.buyer.client.upload('shop.requestRefund', fields, {}, { id });
      const params = { id: (await see(id)).returnRequest?.id ?? '' };
      const body = { freight: false, restock: [line?.id], reason: 'agreed' };
      const desk = Array.from({ length: 10 }, (_, index) => world.operator(`operator${index}`));
      const [withdrawn, ...refunded] = await Promise.all([
        world.buyer.client.call('shop.withdrawReturnRequest', { params: { id } }),
        ...desk.map((one) => one.call('shop.refund', { params, body })),
      ]);
      expect(outcomes([withdrawn, ...refunded])).toEqual({ accepted: 1, refusals: ['statusChanged'] });
      expect(Number(await world.mey(world.buyer)) - before).toBe(withdrawn.status === 200 ? 0 : 10);
    }
  });
}

/** Races in the shop, each tried so many times. */
export function raceOrders(rounds: number): void {
  describe('races in the shop on the postgresql database', () => {
    beforeAll(async () => {
      world = await openOrdersWorld('postgresql');
      crowd = await world.buyers(30);
    });
    beforeEach(() => world.pass(25 * HOUR));
    afterEach(async () => expect(await world.faults()).toEqual([]));
    afterAll(() => world.close());

    racePlacing(rounds);
    racePayments(rounds);
    raceAfterPayment(rounds);
  });
}
