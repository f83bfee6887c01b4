import { ENGINES } from '@greenhall/test-kit/database';
import { latestActs } from '@greenhall/test-kit/operators';
import { type OrdersWorld, openOrdersWorld } from '@greenhall/test-kit/shop/orders-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe.each(ENGINES)('what the log keeps of changes in the shop on the %s database', (engine) => {
  let world: OrdersWorld;
  beforeAll(async () => {
    world = await openOrdersWorld(engine);
  });
  afterAll(() => world.close());

  const ada = () => world.operator('ada');
  const latest = async () => {
    const [entry] = await latestActs(world.ports.db, 1);
    return [entry?.act, entry?.before, entry?.after];
  };

  it('is all of a new country, what differs of a changed one, and all of one that is gone', async () => {
    const params = { country: 'TH' };
    const body = { first: '9', further: '2', freeFrom: '100' };
    await ada().call('shop.setFreight', { params, body });
    const fresh = { first: '9.000000', further: '2.000000', freeFrom: '100.000000', days: null };
    expect(await latest()).toEqual(['shop.freight', null, fresh]);
    await ada().call('shop.setFreight', { params, body: { ...body, first: '8', days: { least: 3, most: 9 } } });
    const [before, after] = [
      { first: '9.000000', days: null },
      { first: '8.000000', days: '3–9' },
    ];
    expect(await latest()).toEqual(['shop.freight', before, after]);
    await ada().call('shop.removeFreight', { params });
    expect(await latest()).toEqual(['shop.unserved', { ...fresh, ...after }, null]);
  });

  it('is the stock before and after, and the names of a class that were changed', async () => {
    const { skuId } = await world.sell({ price: 20n });
    const params = { id: String(skuId) };
    const { value } = await ada().call('shop.changeStock', { params, body: { delta: 3, reason: 'delivery' } });
    expect(await latest()).toEqual(['shop.stock', { stock: value.stock - 3 }, { stock: value.stock }]);
    const names = [
      { language: 'de' as const, text: 'Garten' },
      { language: 'en' as const, text: 'Garden' },
    ];
    const saveClass = (over: Record<string, unknown>) =>
      ada().call('shop.saveClass', { body: { id: null, parent: null, place: 1, isShown: true, names, ...over } });
    const { id } = (await saveClass({})).value;
    const fresh = { 'name de': 'Garten', 'name en': 'Garden', place: 1, isShown: true };
    expect(await latest()).toEqual(['shop.class', null, fresh]);
    await saveClass({ id, isShown: false, names: [{ language: 'en', text: 'Balcony' }] });
    const change = [
      { 'name de': 'Garten', 'name en': 'Garden', isShown: true },
      { 'name en': 'Balcony', isShown: false },
    ];
    expect(await latest()).toEqual(['shop.class', ...change]);
  });
});
