import { ENGINES } from '@greenhall/test-kit/database';
import { type ShopWorld, openShopWorld } from '@greenhall/test-kit/shop/goods-world';
import type { Person } from '@greenhall/test-kit/world';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../../../platform/database/database.ts';

describe.each(ENGINES)('the cart on the %s database', (engine) => {
  let world: ShopWorld;
  let person: Person;
  let flask: string;
  let cup: string;
  let revision = 0;
  const change = async (...changes: object[]) => {
    const done = await person.client.call('shop.changeCart', { body: { revision, changes } });
    if (!done.refusal) revision = done.value.revision;
    return done;
  };
  const read = async () => (await person.client.call('shop.cart', {})).value;
  const numbers = async () => Object.fromEntries((await read()).lines.map(({ sku, num }) => [sku, num]));

  beforeAll(async () => {
    world = await openShopWorld(engine);
    person = await world.join('ann77', { by: world.rootCode, contact: 'root', zone: 'A' });
    flask = String((await world.sell({ name: 'Flask', names: { de: 'Flasche' }, price: 12n, stock: 5n })).skuId);
    cup = String((await world.sell({ name: 'Cup', price: 3n, stock: 2n })).skuId);
  });
  beforeEach(async () => {
    await change({ op: 'remove', sku: flask }, { op: 'remove', sku: cup });
    revision = (await read()).revision;
  });
  afterAll(async () => {
    expect(await world.faults()).toEqual([]);
    await world.close();
  });

  it('has the names, prices and sum of the server', async () => {
    const { value } = await change(
      { op: 'add', sku: flask, num: 2 },
      { op: 'add', sku: cup },
      { op: 'untick', sku: cup },
    );
    expect(value).toMatchObject({
      total: '24.000000',
      lines: [
        {
          sku: flask,
          num: 2,
          isTicked: true,
          state: 'ok',
          price: '12.000000',
          priceBefore: null,
          className: { text: 'Bottles' },
        },
        { sku: cup, num: 1, isTicked: false },
      ],
    });
    const german = await person.client.call('shop.cart', { query: { language: 'de' } });
    expect(german.value.lines.map(({ name }) => name)).toEqual([
      { text: 'Flasche', language: 'de' },
      { text: 'Cup', language: 'en' },
    ]);
  });

  it('tells the stock of the goods beside the one of the sku', async () => {
    const { goodsId, skuId } = await world.sell({ name: 'Bowl', stock: 4n });
    const { db } = world.ports;
    await run(
      db,
      sql`with other as (
            insert into shop_sku (goods_id, price, cost, stock, is_offered)
            values (${goodsId}, 10000000, 1, 3, true), (${goodsId}, 10000000, 1, 9, false) returning id, stock)
          insert into shop_stock_row (sku_id, delta, reason, at)
          select id, stock, 'opening', ${world.ports.clock.now()}::timestamptz from other`,
    );
    const { value } = await change({ op: 'add', sku: String(skuId) });
    expect(value.lines.at(-1)).toMatchObject({ sku: String(skuId), stock: 4, goodsStock: 7 });
    await change({ op: 'remove', sku: String(skuId) });
  });

  it('does one change once, however often its answer is lost', async () => {
    const body = { revision, changes: [{ op: 'add', sku: flask, num: 2 }] };
    for (let sent = 0; sent < 3; sent += 1)
      await person.client.call('shop.changeCart', { body, key: `lost-answer-${engine}` });
    expect(await numbers()).toEqual({ [flask]: 2 });
  });

  it('keeps removed what another device has removed, and joins a list without a revision', async () => {
    await change({ op: 'add', sku: flask, num: 2 });
    const before = revision;
    await change({ op: 'remove', sku: flask });
    revision = before;
    await change({ op: 'set', sku: flask, num: 7 }, { op: 'tick', sku: flask });
    expect(await numbers()).toEqual({});
    await change({ op: 'add', sku: flask, num: 2 }, { op: 'add', sku: cup, num: 2 });
    const lines = [
      { sku: flask, num: 4, isTicked: false },
      { sku: cup, num: 1, isTicked: true },
      { sku: '999999', num: 1, isTicked: true },
    ];
    await person.client.call('shop.changeCart', { body: { revision: null, lines, changes: [] } });
    expect(await numbers()).toEqual({ [flask]: 4, [cup]: 2 });
  });

  it('marks what is short or off sale, leaves it out of the sum, and tells the price before', async () => {
    await change({ op: 'add', sku: flask, num: 5 }, { op: 'add', sku: cup, num: 3 });
    const { db } = world.ports;
    await run(db, sql`update shop_sku set price = 13000000 where id = ${BigInt(flask)}`);
    await run(
      db,
      sql`update shop_goods set price_from = 13000000
                       where id = (select goods_id from shop_sku where id = ${BigInt(flask)})`,
    );
    expect(await read()).toMatchObject({
      total: '65.000000',
      lines: [
        { state: 'ok', price: '13.000000', priceBefore: '12.000000' },
        { state: 'short', stock: 2 },
      ],
    });
    await run(db, sql`update shop_goods set state = 'offSale' where price_from = 13000000`);
    expect(await read()).toMatchObject({ total: '0.000000', lines: [{ state: 'unavailable' }, {}] });
  });

  it('takes no more from a list that was edited on the device than skus and whole numbers', async () => {
    const join = (lines: readonly unknown[]) =>
      person.client.call('shop.changeCart', { body: { revision: null, lines, changes: [] } });
    const line = { sku: flask, num: 2, isTicked: true };
    for (const wrong of [-1, 0, 0.5, 1_000, 1e9, '2', 'abc', null])
      expect((await join([{ ...line, num: wrong }])).refusal, String(wrong)).toBe('badRequest');
    for (const wrong of ['', '-1', 'abc', `7-${flask}`, 7, null])
      expect((await join([{ ...line, sku: wrong }])).refusal, String(wrong)).toBe('badRequest');
    expect((await join(Array.from({ length: 101 }, () => line))).refusal).toBe('badRequest');
    expect(await numbers()).toEqual({});
    const forged = { price: '0.01', total: '0', stock: 1_000, gid: cup, id: `${cup}-${flask}`, goodsName: '<b>' };
    const { value } = await join([{ ...line, ...forged }]);
    expect(value).toMatchObject({
      lines: [{ sku: flask, name: { text: 'Flask' }, price: value.lines[0]?.price, num: 2 }],
    });
    expect(Number(value.lines[0]?.price)).toBeGreaterThan(11);
  });

  it('refuses what is no change, a full cart and a revision that does not exist', async () => {
    const refusal = async (body: Record<string, unknown>) =>
      (await person.client.call('shop.changeCart', { body: { revision, changes: [], ...body } })).refusal;
    for (const num of [0, -1, 0.5, 1_000_000_000, '2'])
      expect(await refusal({ changes: [{ op: 'add', sku: flask, num }] }), String(num)).toBe('badRequest');
    expect(await refusal({ changes: [{ op: 'add', sku: 'x' }] })).toBe('badRequest');
    expect(await refusal({ revision: revision + 100 })).toBe('statusChanged');
    const many: string[] = [];
    for (let index = 0; index < 101; index += 1) many.push(String((await world.sell({ stock: 0n })).skuId));
    expect((await change(...many.map((sku) => ({ op: 'add', sku })))).refusal).toBe('cartFull');
    expect((await change(...many.slice(1).map((sku) => ({ op: 'add', sku })))).value.lines).toHaveLength(100);
    await change(...many.map((sku) => ({ op: 'remove', sku })));
  });
});
