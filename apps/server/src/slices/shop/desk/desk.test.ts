import type { CouponState } from '@greenhall/domain/shop/coupon/coupon';
import { DAY, HOUR } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { JPG } from '@greenhall/test-kit/otc-world';
import {
  ADDRESS,
  type Buyer,
  type OrdersWorld,
  openOrdersWorld,
  recordSecurityChange,
} from '@greenhall/test-kit/shop/orders-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { approveShown } from '@greenhall/test-kit/desk/approve';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endOldAddresses } from '../order/end-due-orders.ts';

describe.each(ENGINES)('the desk of the shop on the %s database', (engine) => {
  let world: OrdersWorld;
  beforeAll(async () => {
    world = await openOrdersWorld(engine);
  });
  beforeEach(() => world.pass(DAY));
  afterEach(async () => expect(await world.faults()).toEqual([]));
  afterAll(() => world.close());

  const ada = () => world.operator('ada');
  const see = async (id: string) => (await world.buyer.client.call('shop.order', { params: { id } })).value;
  const coupon = async (over: Record<string, unknown>) => {
    const [from, until] = [world.ports.clock.now(), new Date(world.ports.clock.now().getTime() + 5 * DAY)];
    const dates = { from: from.toISOString(), until: until.toISOString() };
    return ada().call('shop.issueCoupon', { body: { minimum: '0', number: 5, reason: 'spring', ...dates, ...over } });
  };
  const claim = async (code: string, buyer: Buyer = world.buyer) =>
    buyer.client.call('shop.claimCode', { body: { couponCode: code } });
  const couponId = async (percent: number) =>
    (await world.buyer.client.call('shop.coupons', { query: {} })).value.items.find((one) => one.percentBp === percent)
      ?.id ?? '';

  it('issues a coupon that is held by an order, used when it is paid, and comes back with what is cancelled', async () => {
    const { goodsId, skuId } = await world.sell({ price: 20n });
    const other = await world.sell({ price: 10n });
    const scope = { goods: String(goodsId), percentBp: 1_000, cap: '3', couponCode: 'SPRING-26' };
    expect((await coupon(scope)).value).toEqual({ proposal: null });
    expect((await coupon(scope)).refusal).toBe('badRequest');
    expect((await claim('WRONG-1')).refusal).toBe('couponUnusable');
    expect((await claim('spring-26')).refusal).toBeUndefined();
    expect((await claim('SPRING-26')).refusal).toBe('couponUnusable');
    const id = await couponId(1_000);
    const lines = [
      { sku: skuId, units: 2 },
      { sku: other.skuId, units: 1 },
    ];
    const order = await world.place(world.buyer, { lines, coupon: id });
    expect(await see(order)).toMatchObject({ goods: '50.000000', discount: '3.000000', total: '54.000000' });
    expect((await see(order)).lines.map(({ paid }) => paid)).toEqual(['37.000000', '10.000000']);
    const again = await world.placing(world.buyer, { lines, total: '54.000000' });
    const body = { ...again, coupon: id };
    expect((await world.buyer.client.call('shop.place', { body })).refusal).toBe('couponUnusable');
    await world.buyer.client.call('shop.cancel', { params: { id: order } });
    const paid = await world.buy(world.buyer, { lines, coupon: id });
    expect((await world.buyer.client.call('shop.place', { body })).refusal).toBe('couponUnusable');
    await world.buyer.client.call('shop.cancelPaid', { params: { id: paid } });
    const listed = await ada().call('shop.deskCoupons', { query: {} });
    expect(listed.value.items[0]).toMatchObject({ code: 'SPRING-26', claimed: 1, used: 0 });
    const inState = async (state: CouponState) =>
      (await ada().call('shop.deskCoupons', { query: { state, code: 'SPRING-26' } })).value.items.length;
    expect([await inState('planned'), await inState('active'), await inState('withdrawn')]).toEqual([0, 1, 0]);
    await ada().call('shop.withdrawCoupon', { params: { id } });
    expect([await inState('active'), await inState('withdrawn')]).toEqual([0, 1]);
    expect((await ada().call('shop.withdrawCoupon', { params: { id } })).refusal).toBe('statusChanged');
    expect((await world.buyer.client.call('shop.place', { body })).refusal).toBe('couponUnusable');
  });

  it('names what a coupon covers, and a class covers the goods of the classes inside it', async () => {
    const { goodsId, skuId } = await world.sell({ name: 'Flask', names: { de: 'Flasche' }, price: 20n });
    const [kitchen] = (await world.guest.call('shop.classes', {})).value.items;
    await coupon({ percentBp: 1_100, cap: '9', goods: String(goodsId) });
    await coupon({ percentBp: 1_200, cap: '9', classId: kitchen?.id });
    await coupon({ percentBp: 1_300, cap: '9' });
    const { items } = (await ada().call('shop.deskCoupons', { query: { language: 'de' } })).value;
    expect(items.slice(0, 3).map(({ covers }) => covers?.name)).toEqual([
      undefined,
      { text: 'Kitchen', language: 'en' },
      { text: 'Flasche', language: 'de' },
    ]);
    const id = await couponId(1_200);
    expect((await world.buyer.client.call('shop.claimCoupon', { params: { id } })).refusal).toBeUndefined();
    const query = { lines: `${skuId}:1`, country: ADDRESS.country, coupon: id };
    expect((await world.buyer.client.call('shop.quote', { query })).value.discount).toBe('2.400000');
  });

  it('issues a large coupon with two operators only, and no coupon that cannot be', async () => {
    const large = (await coupon({ percentBp: 6_000, cap: '10' })).value.proposal;
    expect(large).not.toBeNull();
    expect(await couponId(6_000)).toBe('');
    await approveShown(world.operator('grace'), large ?? '');
    expect((await world.buyer.client.call('shop.claimCoupon', { params: { id: await couponId(6_000) } })).status).toBe(
      200,
    );
    expect((await coupon({ fixed: '201' })).value.proposal).not.toBeNull();
    expect((await coupon({ percentBp: 500 })).value.proposal).not.toBeNull();
    for (const wrong of [
      {},
      { fixed: '1', percentBp: 5 },
      { fixed: '1', cap: '1' },
      { fixed: '1', until: '2000-01-01T00:00:00.000Z' },
    ])
      expect((await coupon(wrong)).refusal).toBe('badRequest');
    expect((await coupon({ fixed: '0' })).refusal).toBe('amountRule');
    expect((await coupon({ fixed: '1', goods: '99999999' })).refusal).toBe('notFound');
  });

  it('does not pack what a thief may have ordered before the owner can have noticed', async () => {
    const { skuId } = await world.sell();
    const body = { ...ADDRESS, isDefault: false };
    await recordSecurityChange(world, world.buyer);
    const address = (await world.buyer.client.call('shop.addAddress', { body })).value.id;
    const known = await world.buy(world.buyer, { lines: [{ sku: skuId, units: 1 }] });
    const service = await world.sell({ kind: 2 });
    await ada().call('shop.setDeliveryText', { params: { id: String(service.skuId) }, body: { text: 'ABC' } });
    const way = await world.place(world.buyer, { lines: [{ sku: service.skuId, units: 1 }] });
    expect((await world.pay(world.buyer, way)).refusal).toBe('coolDown');
    await world.buyer.client.call('shop.cancel', { params: { id: way } });
    const pack = (id: string) => ada().call('shop.pack', { params: { id } });
    expect(await pack(known)).toMatchObject({ refusal: 'coolDown', params: { hours: 24 } });
    await world.pass(25 * HOUR);
    expect((await pack(known)).refusal).toBeUndefined();
    const late = await world.buyer.client.call('shop.changeAddress', {
      params: { id: address },
      body: { ...body, lines: 'Another street 2' },
    });
    expect(late.refusal).toBeUndefined();
    const fresh = await world.buy(world.buyer, { lines: [{ sku: skuId, units: 1 }], address });
    expect(await pack(fresh)).toMatchObject({ refusal: 'coolDown', params: { hours: 24 } });
    expect((await see(fresh)).packableAt).not.toBeNull();
    expect((await world.buyer.client.call('shop.cancelPaid', { params: { id: fresh } })).value.state).toBe('canceled');
  });

  it('sees an address only while an order is being handled, and 180 days later nobody has it', async () => {
    const { skuId } = await world.sell();
    const id = await world.buy(world.buyer, { lines: [{ sku: skuId, units: 1 }] });
    const look = async () => (await ada().call('shop.deskOrder', { params: { id }, query: {} })).value;
    expect(await look()).toMatchObject({ address: ADDRESS, buyer: { name: world.buyer.name }, held: '15.000000' });
    await world.buyer.client.call('shop.cancelPaid', { params: { id } });
    expect((await look()).address).toEqual({ name: null, phone: null, country: 'DE', lines: null });
    expect((await see(id)).address).toEqual(ADDRESS);
    await world.pass(181 * DAY);
    await endOldAddresses(world.ports);
    expect((await see(id)).address).toEqual({ name: null, phone: null, country: 'DE', lines: null });
    const auditor = world.operator('ada', [world.buyer.no]);
    expect((await auditor.call('shop.deskOrder', { params: { id }, query: {} })).refusal).toBe('reviewerInvolved');
    const { number, total } = await see(id);
    const listed = async (query: Record<string, string>) =>
      (await ada().call('shop.deskOrders', { query: { number, ...query } })).value.items;
    const span = { totalFrom: total, totalTo: total };
    expect(await listed({ ...span, member: world.buyer.no })).toMatchObject([{ number, state: 'canceled' }]);
    expect(await listed({ totalFrom: String(Number(total) + 1) })).toEqual([]);
    expect((await ada().call('shop.deskOrders', { query: { openReturnRequest: '1' } })).value.items).toEqual([]);
    expect((await world.buyer.client.call('shop.orderCounts')).value).toMatchObject({ toPay: 0, afterSale: 0 });
    expect(
      (await world.buyer.client.call('shop.orders', { query: { state: 'canceled' } })).value.items[0],
    ).toMatchObject({ number });
  });

  it('serves a country from when it has a price until it has none', async () => {
    const params = { country: 'TH' };
    const body = { first: '9', further: '2', freeFrom: '100' };
    expect((await ada().call('shop.setFreight', { params, body: { ...body, freeFrom: '0' } })).refusal).toBe(
      'amountRule',
    );
    await ada().call('shop.setFreight', { params, body });
    const { value } = await ada().call('shop.freights');
    expect(value.items.find(({ country }) => country === 'TH')).toMatchObject({
      first: '9.000000',
      freeFrom: '100.000000',
    });
    const { skuId } = await world.sell({ price: 50n });
    const quote = async (units: number) =>
      (await world.buyer.client.call('shop.quote', { query: { lines: `${skuId}:${units}`, country: 'TH' } })).value;
    expect(await quote(1)).toMatchObject({ freight: '9.000000', total: '59.000000', isServed: true });
    expect(await quote(2)).toMatchObject({ freight: '0.000000', total: '100.000000' });
    const address = { ...ADDRESS, country: 'TH', isDefault: false };
    const { id, arrival } = (await world.buyer.client.call('shop.addAddress', { body: address })).value;
    expect(arrival, 'nobody has said how long it takes').toBeNull();
    expect(
      (await ada().call('shop.setFreight', { params, body: { ...body, days: { least: 9, most: 3 } } })).refusal,
    ).toBe('badRequest');
    await ada().call('shop.setFreight', { params, body: { ...body, days: { least: 3, most: 9 } } });
    const now = world.ports.clock.now().getTime();
    const inDays = (days: number) => new Date(now + days * DAY).toISOString();
    const found = (await world.buyer.client.call('shop.addresses')).value.items.find((one) => one.id === id);
    expect(found?.arrival, 'with the day that a new address waits').toEqual({ from: inDays(4), until: inDays(10) });
    const proved = { params: { id }, body: { ...address, payPassword: PAY_PASSWORD } };
    expect((await world.buyer.client.call('shop.changeAddress', proved)).value.arrival).toEqual({
      from: inDays(3),
      until: inDays(9),
    });
    await world.buyer.client.call('shop.removeAddress', { params: { id } });
    expect((await quote(11)).lines[0]?.fault).toBe('quantityRule');
    expect((await quote(6)).lines[0]).toMatchObject({ fault: 'stockShort', left: 5 });
    await ada().call('shop.removeFreight', { params });
    expect((await ada().call('shop.removeFreight', { params })).refusal).toBe('notFound');
    expect(await quote(1)).toMatchObject({ freight: null, total: null, isServed: false });
  });

  it('hides a review with a reason; a line is reviewed once, by whoever received it', async () => {
    const { goodsId, skuId } = await world.sell();
    const id = await world.buy(world.buyer, { lines: [{ sku: skuId, units: 1 }] });
    const line = (await see(id)).lines[0]?.id ?? '';
    const write = (stars = '5', text = 'Keeps warm <b>all</b> day') =>
      world.buyer.client.upload('shop.writeReview', { stars, text }, { picture1: JPG }, { id: line });
    expect((await write()).refusal).toBe('reviewNotAllowed');
    await ada().call('shop.ship', { params: { id }, body: { carrier: 'DHL', tracking: '1' } });
    await world.buyer.client.call('shop.receive', { params: { id } });
    for (const stars of ['0', '6', '1.5', '']) expect((await write(stars)).refusal).toBe('badRequest');
    expect((await write('4', 'x'.repeat(501))).refusal).toBe('badRequest');
    expect((await write()).refusal).toBeUndefined();
    expect((await write()).refusal).toBe('reviewNotAllowed');
    const read = async () =>
      (await world.guest.call('shop.reviews', { params: { id: String(goodsId) }, query: {} })).value.items;
    const [review] = await read();
    expect(review).toMatchObject({ stars: 5, text: 'Keeps warm <b>all</b> day', by: expect.stringContaining('***') });
    expect(review?.pictures).toHaveLength(1);
    const rating = async () =>
      (await world.guest.call('shop.goods', { params: { id: String(goodsId) }, query: {} })).value.rating;
    expect(await rating()).toEqual({ tenths: 50, reviews: 1 });
    const hide = () =>
      ada().call('shop.hideReview', { params: { id: review?.id ?? '' }, body: { reason: 'an insult' } });
    expect((await hide()).refusal).toBeUndefined();
    expect((await hide()).refusal).toBe('statusChanged');
    expect(await read()).toEqual([]);
    expect(await rating(), 'a hidden review counts no more').toBeNull();
    const listed = async (query: Record<string, string>) =>
      (await ada().call('shop.deskReviews', { query })).value.items.map(({ hiddenFor }) => hiddenFor);
    expect((await listed({}))[0]).toBe('an insult');
    expect(await listed({ member: '999999' })).toEqual([]);
    expect((await listed({ member: world.buyer.no, order: '-made' }))[0]).toBe('an insult');
    expect((await see(id)).lines[0]?.review).toEqual({ stars: 5, isHidden: true });
  });

  it('keeps a member’s addresses to itself, at most twenty, one of them the default', async () => {
    const [own] = await world.buyers(1);
    if (!own) throw new Error('there is no buyer');
    const add = (isDefault: boolean) => own.client.call('shop.addAddress', { body: { ...ADDRESS, isDefault } });
    for (let more = 1; more < 20; more += 1) expect((await add(more === 7)).refusal).toBeUndefined();
    expect(await add(false)).toMatchObject({ refusal: 'addressLimit', params: { max: 20 } });
    const { items, countries } = (await own.client.call('shop.addresses')).value;
    expect(items.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    expect(countries).toContain('DE');
    const params = { id: items[0]?.id ?? '' };
    expect((await world.buyer.client.call('shop.removeAddress', { params })).refusal).toBe('notFound');
    expect((await own.client.call('shop.removeAddress', { params })).refusal).toBeUndefined();
    expect((await own.client.call('shop.removeAddress', { params })).refusal).toBe('notFound');
  });
});
