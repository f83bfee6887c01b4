import { DAY } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { ADDRESS, type Buyer, type OrdersWorld, openOrdersWorld } from '@greenhall/test-kit/shop/orders-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

/** What no number of units is, beside those that are out of bounds. */
const NO_NUMBERS = ['abc', '1', '', null, true, [1], { value: 1 }];
const OUT_OF_BOUNDS = [-1, 0, 0.5, 1e9, 1e300];

describe.each(ENGINES)('an order that is written by hand on the %s database', (engine) => {
  let world: OrdersWorld;
  let thief: Buyer;
  let goods: bigint;
  let sku: bigint;
  let before: readonly [string | undefined, string, string];
  beforeAll(async () => {
    world = await openOrdersWorld(engine);
    const [other] = await world.buyers(1);
    if (!other) throw new Error('there is no other buyer');
    thief = other;
  });
  const stock = async () =>
    String((await world.guest.call('shop.goods', { params: { id: String(goods) } })).value.skus[0]?.stock);
  /** What a hand-written call could take: goods, and coins of two people. */
  const state = async () => [await stock(), await world.mey(world.buyer), await world.mey(thief)] as const;
  beforeEach(async () => {
    await world.pass(DAY);
    ({ goodsId: goods, skuId: sku } = await world.sell({ price: 20n, stock: 5n }));
    before = await state();
  });
  afterEach(async () => expect(await world.faults()).toEqual([]));
  afterAll(() => world.close());

  const place = async (over: Record<string, unknown>, by = thief) =>
    by.client.call('shop.place', { body: { ...(await world.placing(by, { lines: [{ sku, units: 1 }] })), ...over } });
  const linesOf = (...units: readonly unknown[]) => units.map((one) => ({ sku: String(sku), units: one }));
  const cancel = (id: string, by = thief) => by.client.call('shop.cancel', { params: { id } });
  const issue = async (code: string, days: readonly [number, number]) => {
    const at = (one: number) => new Date(world.ports.clock.now().getTime() + one * DAY).toISOString();
    const body = { couponCode: code, fixed: '5', minimum: '0', number: 5, reason: 'a test' };
    const dates = { from: at(days[0]), until: at(days[1]) };
    const issued = await world.operator('ada').call('shop.issueCoupon', { body: { ...body, ...dates } });
    expect(issued.refusal).toBeUndefined();
    const { items } = (await world.operator('ada').call('shop.deskCoupons', { query: {} })).value;
    return items[0]?.id ?? '';
  };
  const claim = (by: Buyer, code: string) => by.client.call('shop.claimCode', { body: { couponCode: code } });

  it('has no units that are not a whole number within the limit, also not as a sum of several lines', async () => {
    for (const units of OUT_OF_BOUNDS)
      expect((await place({ lines: linesOf(units) })).refusal, String(units)).toBe('quantityRule');
    for (const units of NO_NUMBERS)
      expect((await place({ lines: linesOf(units) })).refusal, JSON.stringify(units)).toBe('badRequest');
    for (const units of [
      [0.5, 0.5],
      [-1, 2],
      [6, 5],
      [1e300, -1e300],
    ])
      expect((await place({ lines: linesOf(...units) })).refusal, String(units)).toBe('quantityRule');
    for (const lines of ['-1', '0.5', 'abc', '1000000000', ''])
      expect((await thief.client.call('shop.quote', { query: { lines: `${sku}:${lines}` } })).refusal).toBe(
        'badRequest',
      );
    expect(await state()).toEqual(before);
  });

  it('costs what the server says, whatever prices, sums and states are sent along', async () => {
    const forged = { price: '0.01', paid: '0', discount: '19', freight: '0', cost: '0', goods: '0.01' };
    const facts = { state: 'toShip', paidAt: '2026-01-01T00:00:00.000Z', memberNo: world.buyer.no, owner: '0' };
    const line = { sku: String(sku), units: 1, ...forged };
    for (const total of ['0', '0.01', '24.999999', '25.000001', '1e9'])
      expect((await place({ ...forged, total })).refusal).toBe(total === '1e9' ? 'badRequest' : 'priceChanged');
    for (const total of ['-25', 'abc', 25, null, undefined])
      expect((await place({ total })).refusal, String(total)).toBe('badRequest');
    const { value } = await place({ ...forged, ...facts, lines: [line] });
    const see = async () => (await thief.client.call('shop.order', { params: { id: value.id } })).value;
    expect(await see()).toMatchObject({ state: 'toPay', total: '25.000000', freight: '5.000000', paidAt: null });
    const body = { payPassword: PAY_PASSWORD, amount: '0.01', total: '0', member: world.buyer.no };
    expect((await thief.client.call('shop.pay', { params: { id: value.id }, body })).value.state).toBe('toShip');
    expect(Number(before[2]) - Number(await world.mey(thief))).toBe(25);
    await thief.client.call('shop.cancelPaid', { params: { id: value.id } });
    expect(await state()).toEqual(before);
  });

  it('is of the sku that it names, whichever goods it says that it is of', async () => {
    const dear = await world.sell({ price: 500n, stock: 2n });
    const gone = await world.sell({ state: 'offSale' });
    const swapped = { sku: String(dear.skuId), units: 1, goods: String(goods), id: `${goods}-${dear.skuId}` };
    expect((await place({ lines: [swapped] })).refusal).toBe('priceChanged');
    const { value } = await place({ lines: [swapped], total: '505' });
    expect(value.total).toBe('505.000000');
    await cancel(value.id);
    expect((await place({ lines: [{ sku: String(gone.skuId), units: 1 }] })).refusal).toBe('goodsUnavailable');
    for (const one of ['0', '-1', 'abc', '1.5', `${goods}-${sku}`, '9999999999999999999', 7, null])
      expect((await place({ lines: [{ sku: one, units: 1 }] })).refusal, String(one)).toBe('badRequest');
    expect(await state()).toEqual(before);
  });

  it('gets nothing off by a coupon of another, one that is over, and one that has not begun', async () => {
    const theirs = await issue(`THEIRS-${engine.slice(0, 4).toUpperCase()}`, [0, 9]);
    expect((await claim(world.buyer, `THEIRS-${engine.slice(0, 4)}`)).refusal).toBeUndefined();
    const over = await issue(`OVER-${engine.slice(0, 4).toUpperCase()}`, [0, 1]);
    expect((await claim(thief, `OVER-${engine.slice(0, 4)}`)).refusal).toBeUndefined();
    const early = await issue(`EARLY-${engine.slice(0, 4).toUpperCase()}`, [2, 9]);
    expect((await claim(thief, `EARLY-${engine.slice(0, 4)}`)).refusal).toBe('couponUnusable');
    await world.pass(DAY);
    expect((await claim(world.buyer, `OVER-${engine.slice(0, 4)}`)).refusal).toBe('couponUnusable');
    expect((await world.buyer.client.call('shop.claimCoupon', { params: { id: over } })).refusal).toBe(
      'couponUnusable',
    );
    for (const coupon of [theirs, over, early]) {
      for (const total of ['20', '25'])
        expect((await place({ coupon, total })).refusal, `${coupon} ${total}`).toBe('couponUnusable');
      const query = { lines: `${sku}:1`, country: ADDRESS.country, coupon };
      expect((await thief.client.call('shop.quote', { query })).value).toMatchObject({
        discount: '0.000000',
        coupons: [],
      });
    }
    expect(await state()).toEqual(before);
  });

  it('of somebody else is not there: neither it, nor what belongs to it, nor an address', async () => {
    const id = await world.buy(world.buyer, { lines: [{ sku, units: 1 }] });
    const paid = await state();
    const [line] = (await world.buyer.client.call('shop.order', { params: { id } })).value.lines;
    const parcel = { carrier: 'DHL', tracking: 'JD1' };
    const acts = [
      'order',
      'cancel',
      'cancelPaid',
      'receive',
      'extend',
      'reveal',
      'delivery',
      'withdrawReturnRequest',
    ] as const;
    const body = { payPassword: PAY_PASSWORD };
    for (const act of acts)
      expect((await thief.client.call(`shop.${act}`, { params: { id }, body })).refusal, act).toBe('notFound');
    const pay = { params: { id }, body: { payPassword: PAY_PASSWORD } };
    expect((await thief.client.call('shop.pay', pay)).refusal).toBe('notFound');
    expect((await thief.client.call('shop.sendBack', { params: { id }, body: parcel })).refusal).toBe('notFound');
    const asked = { reason: 'mine', lines: `${line?.id}:1` };
    expect((await thief.client.upload('shop.requestRefund', asked, {}, { id })).refusal).toBe('notFound');
    const own = await world.buy(thief, { lines: [{ sku, units: 1 }] });
    const askOwn = (lines: string) => thief.client.upload('shop.requestRefund', { ...asked, lines }, {}, { id: own });
    expect((await askOwn(asked.lines)).refusal).toBe('notFound');
    for (const units of ['-1', '0.5', 'abc', '1000000000', ''])
      expect((await askOwn(`1:${units}`)).refusal, units).toBe('badRequest');
    await thief.client.call('shop.cancelPaid', { params: { id: own } });
    const review = { stars: '1', text: 'never had it' };
    const reviewed = await thief.client.upload('shop.writeReview', review, {}, { id: line?.id ?? '' });
    expect(reviewed.refusal).toBe('notFound');
    const { address } = world.buyer;
    const moved = { params: { id: address }, body: { ...ADDRESS, name: 'Mallory', isDefault: true } };
    expect((await thief.client.call('shop.changeAddress', moved)).refusal).toBe('notFound');
    expect((await thief.client.call('shop.removeAddress', { params: { id: address } })).refusal).toBe('notFound');
    expect((await place({ address })).refusal).toBe('notFound');
    expect((await world.buyer.client.call('shop.addresses')).value.items).toMatchObject([{ id: address, ...ADDRESS }]);
    const listed = (await thief.client.call('shop.orders', { query: {} })).value.items.map((one) => one.id);
    expect(listed).not.toContain(id);
    expect(await state()).toEqual(paid);
  });
});
