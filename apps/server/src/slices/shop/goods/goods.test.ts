import { accept } from '@greenhall/domain/shared/result';
import { ENGINES } from '@greenhall/test-kit/database';
import { type ShopWorld, openShopWorld } from '@greenhall/test-kit/shop/goods-world';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneRow, run } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import { returnStock, takeStock } from './move-stock.ts';
import { readSkusForOrder } from './store-order.ts';

describe.each(ENGINES)('the goods of the shop on the %s database', (engine) => {
  let world: ShopWorld;
  const take = (orderId: bigint, ...lines: [skuId: bigint, units: number][]) =>
    transact(world.ports.db, (tx) =>
      takeStock(
        tx,
        world.ports.clock.now(),
        orderId,
        lines.map(([skuId, units]) => ({ skuId, units })),
      ),
    );
  const stockOf = async (id: bigint) =>
    (await oneRow(world.ports.db, sql<{ stock: bigint }>`select stock from shop_sku where id = ${id}`)).stock;

  beforeAll(async () => {
    world = await openShopWorld(engine);
  });
  afterAll(async () => {
    expect(await world.faults()).toEqual([]);
    await world.close();
  });

  it('are read by everybody, in English where the language is missing', async () => {
    const { goodsId } = await world.sell({ name: 'Flask', names: { th: 'กระติกน้ำ' } });
    const read = (language: string) =>
      world.guest.call('shop.goods', { params: { id: String(goodsId) }, query: { language } });
    expect((await read('th')).value).toMatchObject({
      name: { text: 'กระติกน้ำ', language: 'th' },
      class2: { name: { text: 'Bottles', language: 'en' } },
      kind: 'shipped',
      priceFrom: '10.000000',
      isInStock: true,
      skus: [{ price: '10.000000', stock: 5, orderLimit: 10 }],
    });
    expect((await read('de')).value.name).toEqual({ text: 'Flask', language: 'en' });
    expect((await world.guest.call('shop.classes', {})).value.items).toMatchObject([
      { name: { text: 'Kitchen' }, classes: [{ id: String(world.classId), name: { text: 'Bottles' } }] },
    ]);
  });

  it('are not found before they are on sale, nor afterwards', async () => {
    for (const state of ['draft', 'offSale'] as const) {
      const { goodsId } = await world.sell({ state });
      expect((await world.guest.call('shop.goods', { params: { id: String(goodsId) } })).refusal).toBe('notFound');
    }
  });

  it('are taken whole or not at all, and given back', async () => {
    const [a, b] = [await world.sell({ stock: 3n }), await world.sell({ stock: 1n })];
    expect(await take(1n, [b.skuId, 1], [a.skuId, 2])).toEqual(accept(true));
    const short = await take(2n, [a.skuId, 1], [b.skuId, 1]);
    expect(short).toMatchObject({ refusal: 'stockShort', params: { sku: String(b.skuId), left: '0' } });
    expect(await stockOf(a.skuId)).toBe(1n);
    await transact(world.ports.db, async (tx) => {
      await returnStock(tx, world.ports.clock.now(), 1n, [{ skuId: a.skuId, units: 2 }], 'cancel');
      return accept(true);
    });
    expect([await stockOf(a.skuId), await stockOf(b.skuId)]).toEqual([3n, 0n]);
  });

  it('keep the last piece for one of many who take it at once', async () => {
    const { skuId } = await world.sell({ stock: 1n });
    const orders = Array.from({ length: 30 }, (_, index) => BigInt(index + 100));
    const done = await Promise.all(orders.map((order) => take(order, [skuId, 1])));
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    expect(done.filter((one) => !one.ok && one.refusal === 'stockShort')).toHaveLength(29);
  });

  it('are named for an order in every language, with price, cost and stock', async () => {
    const { skuId, goodsId } = await world.sell({ names: { de: 'Flasche' }, price: 7n });
    await run(
      world.ports.db,
      sql`insert into shop_goods_picture (goods_id, place, file) values (${goodsId}, 1, 'b.jpg'), (${goodsId}, 0, 'a.jpg')`,
    );
    expect(await readSkusForOrder(world.ports.db, [skuId, 999_999n])).toMatchObject([
      {
        skuId,
        goodsId,
        kind: 1,
        state: 'onSale',
        price: 7_000_000n,
        cost: 0n,
        stock: 5n,
        orderLimit: 10,
        names: { en: 'Bottle', de: 'Flasche' },
        picture: 'a.jpg',
      },
    ]);
  });
});
