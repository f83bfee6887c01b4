import { memberNumber } from '@greenhall/domain/shared/member-no';
import { ENGINES } from '@greenhall/test-kit/database';
import { type ShopWorld, openShopWorld } from '@greenhall/test-kit/shop/goods-world';
import type { Person } from '@greenhall/test-kit/world';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows, run } from '../../../platform/database/database.ts';
import { shopPersonal } from '../store-personal.ts';

describe.each(ENGINES)('the wish list on the %s database', (engine) => {
  let world: ShopWorld;
  let ann: Person;
  let ben: Person;
  const wish = (goods: bigint, person = ann) => person.client.call('shop.addWish', { params: { id: String(goods) } });
  const unwish = (goods: bigint) => ann.client.call('shop.removeWish', { params: { id: String(goods) } });
  const names = async (person = ann) =>
    (await person.client.call('shop.wishes', { query: {} })).value.items.map(({ name }) => name.text);

  beforeAll(async () => {
    world = await openShopWorld(engine);
    ann = await world.join('ann77', { by: world.rootCode, contact: 'root', zone: 'A' });
    ben = await world.join('ben77', { by: world.rootCode, contact: 'root', zone: 'B' });
  });
  afterAll(async () => {
    expect(await world.faults()).toEqual([]);
    await world.close();
  });

  it('keeps goods once, the newest first, and shows them to nobody else', async () => {
    const [flask, cup] = [await world.sell({ name: 'Flask' }), await world.sell({ name: 'Cup' })];
    await wish(flask.goodsId);
    world.ports.clock.advance(1_000);
    await wish(cup.goodsId);
    await wish(flask.goodsId);
    expect(await names()).toEqual(['Cup', 'Flask']);
    expect(await names(ben)).toEqual([]);
    await unwish(cup.goodsId);
    expect((await unwish(cup.goodsId)).refusal).toBeUndefined();
    expect(await names()).toEqual(['Flask']);
  });

  it('keeps goods that go off sale, and takes none that are', async () => {
    const { goodsId } = await world.sell({ name: 'Lamp' });
    await wish(goodsId);
    await run(world.ports.db, sql`update shop_goods set state = 'offSale' where id = ${goodsId}`);
    const { items } = (await ann.client.call('shop.wishes', { query: {} })).value;
    expect(items).toContainEqual(expect.objectContaining({ id: String(goodsId), isOnSale: false }));
    expect((await wish(goodsId, ben)).refusal).toBe('notFound');
    expect((await wish(999_999n, ben)).refusal).toBe('notFound');
  });

  it('is no longer than a hundred, also when several devices press at once', async () => {
    const made = await Promise.all(Array.from({ length: 103 }, (_, index) => world.sell({ name: `Bowl ${index}` })));
    for (const { goodsId } of made.slice(0, 98)) await wish(goodsId, ben);
    const done = await Promise.all(made.slice(98).map(({ goodsId }) => wish(goodsId, ben)));
    expect(done.map(({ refusal }) => refusal).filter((refusal) => refusal === 'wishListFull')).toHaveLength(3);
    expect(await names(ben)).toHaveLength(100);
    expect((await wish(made[0]?.goodsId ?? 0n, ben)).refusal, 'what is on it already').toBeUndefined();
  });

  it('is not for a session that acts for its member', async () => {
    const { client } = await world.signIn(ann.no, ann.name, true);
    const { goodsId } = await world.sell();
    const params = { id: String(goodsId) };
    expect((await client.call('shop.wishes', { query: {} })).refusal).toBe('actingFor');
    expect((await client.call('shop.addWish', { params })).refusal).toBe('actingFor');
    expect((await client.call('shop.removeWish', { params })).refusal).toBe('actingFor');
  });

  it('stands in the copy of the own data, and goes with its member', async () => {
    const table = shopPersonal.find(({ name }) => name === 'shop_wishes');
    const { id } = (await ann.client.call('shop.wishes', { query: {} })).value.items.at(-1) ?? {};
    const copied = (await table?.page(world.ports.db, memberNumber(ann.no), 0n, world.ports.clock.now())) ?? [];
    expect(copied.map((row) => row.id)).toContain(BigInt(id ?? 0));
    const keeps = sql<{ rule: string }>`
      select confdeltype::text as rule from pg_constraint where conname = 'shop_wish_member_no_fkey'`;
    expect(await rows(world.ports.db, keeps)).toEqual([{ rule: 'c' }]);
  });
});
