import type { TestClient } from '@greenhall/test-kit/client';
import type { Buyer, OrdersWorld } from '@greenhall/test-kit/shop/orders-world';
import { expect, it } from 'vitest';

interface Made {
  readonly goodsId: bigint;
  readonly skuId: bigint;
}

/** An operator sets what a sku is sold for. */
export const savePrice = async (ada: TestClient, made: Made, price: string, cost: string) =>
  (
    await ada.call('shop.saveSku', {
      params: { id: String(made.goodsId) },
      body: {
        sku: String(made.skuId),
        options: [],
        price,
        cost,
        orderLimit: 10,
        place: 0,
        isOffered: true,
        reason: 'a sale',
      },
    })
  ).value;

/** An operator lowers a price while its own person buys, tried so many times. */
export function raceLowerPrice(
  { world, own }: { readonly world: () => OrdersWorld; readonly own: () => Buyer },
  rounds: number,
): void {
  it('gets nothing at the lower price at the moment at which it is set', async () => {
    const ada = world().operator('ada', [own().no]);
    for (let round = 0; round < rounds; round += 1) {
      const cheap = await world().sell({ price: 20n, stock: 9n });
      const body = await world().placing(own(), { lines: [{ sku: cheap.skuId, units: 1 }], total: '20' });
      const orders = Array.from({ length: 4 }, () => own().client.call('shop.place', { body }));
      const [saved, ...placed] = await Promise.all([savePrice(ada, cheap, '15', '5'), ...orders]);
      expect(saved.proposal).toBeNull();
      for (const { refusal } of placed) expect(['priceChanged', 'ownInterest']).toContain(refusal);
    }
  });
}
