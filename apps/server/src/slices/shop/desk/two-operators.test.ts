import { HOUR } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { type OrdersWorld, openOrdersWorld } from '@greenhall/test-kit/shop/orders-world';
import { approveShown } from '@greenhall/test-kit/desk/approve';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const NAME = [{ language: 'en', text: 'Size' }];

describe.each(ENGINES)('what makes goods cheaper, on the %s database', (engine) => {
  let world: OrdersWorld;
  let goods: string;
  let sku: string;
  beforeAll(async () => {
    world = await openOrdersWorld(engine);
  });
  beforeEach(async () => {
    await world.pass(25 * HOUR);
    const text = { language: 'en', name: 'A bottle', summary: '', details: null };
    const own = { id: null, version: 0, classId: String(world.classId), kind: 'shipped', label: '', texts: [text] };
    goods = (await world.operator('ada').call('shop.saveGoods', { body: own })).value.id;
    sku = (await save({ sku: null, price: '12', cost: '5' })).value.sku;
  });
  afterEach(async () => expect(await world.faults()).toEqual([]));
  afterAll(() => world.close());

  /** Saves the sku with a price and a cost, in another size if it is a new one. */
  const save = (body: Record<string, unknown>, by = world.operator('ada'), size = 'small') =>
    by.call('shop.saveSku', {
      params: { id: goods },
      body: {
        sku,
        options: [{ name: NAME, value: [{ language: 'en', text: size }] }],
        orderLimit: 10,
        place: 0,
        isOffered: true,
        reason: 'a price',
        ...body,
      },
    });
  const skus = async () => (await world.operator('ada').call('shop.deskGoods', { params: { id: goods } })).value.skus;
  const decide = (proposal: string | null, by = world.operator('grace')) => approveShown(by, proposal ?? '');
  const issue = (body: Record<string, unknown>, by = world.operator('ada')) => {
    const at = (days: number) => new Date(world.ports.clock.now().getTime() + days * 24 * HOUR).toISOString();
    const dates = { from: at(0), until: at(9) };
    return by.call('shop.issueCoupon', { body: { minimum: '0', number: 1, reason: 'spring', ...dates, ...body } });
  };

  it('takes two operators: below the cost before, a cost that falls or is nothing, below half of the day’s highest', async () => {
    for (const [price, cost] of [
      ['3', '3'],
      ['12', '4'],
      ['12', '0'],
      ['5.5', '5'],
      ['4', '6'],
    ]) {
      const saved = await save({ price, cost });
      expect(saved.value.proposal ?? saved.refusal, `${price} at ${cost}`).not.toBeUndefined();
      expect(await skus(), `${price} at ${cost}`).toMatchObject([{ price: '12.000000', cost: '5.000000' }]);
      const reject = { params: { id: saved.value.proposal ?? '' }, body: { reason: 'too cheap' } };
      expect((await world.operator('grace').call('admin.rejectProposal', reject)).refusal).toBeUndefined();
    }
    expect((await save({ price: '7', cost: '5' })).value.proposal).toBeNull();
    expect((await save({ price: '5.9', cost: '5' })).value.proposal).not.toBeNull();
    expect(await skus()).toMatchObject([{ price: '7.000000' }]);
  });

  it('is done by one operator a day later, or above, and by the decision of another one at once', async () => {
    expect((await save({ price: '7', cost: '5' })).value.proposal).toBeNull();
    await world.pass(25 * HOUR);
    expect((await save({ price: '5.9', cost: '5' })).value.proposal).toBeNull();
    expect((await save({ price: '20', cost: '6' })).value.proposal).toBeNull();
    const { proposal } = (await save({ price: '2', cost: '1' })).value;
    expect((await decide(proposal, world.operator('ada'))).refusal).toBe('fourEyes');
    expect((await decide(proposal)).refusal).toBeUndefined();
    expect(await skus()).toMatchObject([{ price: '2.000000', cost: '1.000000', isOffered: true }]);
    expect((await save({ price: '2', cost: '1', place: 3 })).value.proposal).toBeNull();
    expect(await skus()).toMatchObject([{ price: '2.000000', place: 3 }]);
  });

  it('a new sku below half of its cheapest sibling waits, and is not sold for less meanwhile', async () => {
    const large = { sku: null, price: '5.9', cost: '1' };
    const { value: made } = await save(large, world.operator('ada'), 'large');
    expect(made.proposal).not.toBeNull();
    const own = async () => (await skus()).find(({ id }) => id === made.sku);
    expect(await own()).toMatchObject({ price: '12.000000', isOffered: false });
    const offered = await save({ ...large, sku: made.sku, price: '12', cost: '12' }, world.operator('ada'), 'large');
    expect(offered.value.proposal).toBeNull();
    expect(await own()).toMatchObject({ price: '12.000000', isOffered: true });
    expect((await decide(made.proposal)).refusal).toBeUndefined();
    expect(await own()).toMatchObject({ price: '5.900000', cost: '1.000000' });
    expect((await save({ ...large, price: '6' }, world.operator('ada'), 'huge')).value.proposal).toBeNull();
  });

  it('an operator who has not declared its accounts does none of it alone, and what makes nothing cheaper', async () => {
    const eve = world.operator('eve', null);
    const service = await world.sell({ kind: 2, stock: 0n });
    const params = { id: String(service.skuId) };
    for (const refused of [
      await save({ price: '11', cost: '5' }, eve),
      await save({ sku: null, price: '12', cost: '5' }, eve, 'large'),
      await eve.call('shop.setDeliveryText', { params, body: { text: 'Come at eight.' } }),
      await eve.call('shop.addCodes', { params, body: { codes: ['AAA-1'] } }),
      await issue({ fixed: '1' }, eve),
    ])
      expect(refused.refusal).toBe('reviewerUndeclared');
    expect(await skus()).toMatchObject([{ price: '12.000000' }]);
    expect((await save({ price: '13', cost: '5' }, eve)).value.proposal).toBeNull();
    expect((await save({ price: '2', cost: '5' }, eve)).value.proposal).not.toBeNull();
    expect((await issue({ fixed: '201' }, eve)).value.proposal).not.toBeNull();
  });

  it('coupons count by their value and number, with what the operator has issued alone within a day', async () => {
    expect((await issue({ fixed: '200', number: 1_000 })).value.proposal).not.toBeNull();
    expect((await issue({ percentBp: 100, cap: '21', number: 10 })).value.proposal).not.toBeNull();
    expect((await issue({ fixed: '1.5', number: 100 })).value.proposal).toBeNull();
    expect((await issue({ percentBp: 100, cap: '5', number: 10 })).value.proposal).toBeNull();
    expect((await issue({ fixed: '0.000001' })).value.proposal).not.toBeNull();
    expect((await issue({ fixed: '200' }, world.operator('grace'))).value.proposal).toBeNull();
    await world.pass(25 * HOUR);
    const { proposal } = (await issue({ fixed: '200', number: 2 })).value;
    expect((await decide(proposal)).refusal).toBeUndefined();
    expect((await issue({ fixed: '200' })).value.proposal).toBeNull();
  });

  it('a price, a cost and a freight are at most a million, and no sum of an order is more than can be written', async () => {
    expect(await save({ price: '1000000.000001', cost: '5' })).toMatchObject({
      refusal: 'amountRange',
      params: { max: '1000000.000000' },
    });
    expect((await save({ price: '12', cost: '9200000000000' })).refusal).toBe('amountRange');
    expect((await save({ price: '1000000', cost: '5' })).value.proposal).toBeNull();
    const freight = { first: '5', further: '9200000000000', freeFrom: null };
    const set = await world.operator('ada').call('shop.setFreight', { params: { country: 'DE' }, body: freight });
    expect(set.refusal).toBe('amountRange');
    const dear = await world.sell({ price: 9_200_000_000_000n });
    const { client } = world.buyer;
    const quoted = await client.call('shop.quote', { query: { lines: `${dear.skuId}:2`, country: 'DE' } });
    expect(quoted.refusal).toBe('amountRange');
    const lines = [{ sku: String(dear.skuId), units: 2 }];
    const body = { lines, address: world.buyer.address, total: '1' };
    expect((await client.call('shop.place', { body })).refusal).toBe('goodsUnavailable');
    const changes = [{ op: 'add', sku: String(dear.skuId), num: 2 }];
    const cart = await client.call('shop.changeCart', { query: {}, body: { revision: null, lines: [], changes } });
    expect(cart.value).toMatchObject({ total: '0.000000', lines: [{ state: 'unavailable' }] });
  });
});

describe('coupons that one operator issues at the same moment on the postgresql database', () => {
  it('pass the limit of what it issues alone together once', async () => {
    const world = await openOrdersWorld('postgresql');
    const at = (days: number) => new Date(world.ports.clock.now().getTime() + days * 24 * HOUR).toISOString();
    const body = { fixed: '150', minimum: '0', number: 1, reason: 'a race', from: at(0), until: at(9) };
    const sent = Array.from({ length: 6 }, (_, one) => ({ ...body, couponCode: `RACE-${one}` }));
    const issued = await Promise.all(sent.map((one) => world.operator('ada').call('shop.issueCoupon', { body: one })));
    expect(issued.filter(({ value }) => value.proposal === null)).toHaveLength(1);
    await world.close();
  });
});
