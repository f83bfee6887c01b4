import { memberNumber } from '@greenhall/domain/shared/member-no';
import { DAY, HOUR, MINUTE } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { type OrdersWorld, openOrdersWorld } from '@greenhall/test-kit/shop/orders-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendDueMail } from '../../notifications/send-mail.ts';

describe.each(ENGINES)('an order of the shop on the %s database', (engine) => {
  let world: OrdersWorld;
  beforeAll(async () => {
    world = await openOrdersWorld(engine);
  });
  beforeEach(() => world.pass(DAY));
  afterEach(async () => expect(await world.faults()).toEqual([]));
  afterAll(() => world.close());

  const see = async (id: string) => (await world.buyer.client.call('shop.order', { params: { id } })).value;
  const act = (route: 'shop.cancel' | 'shop.cancelPaid' | 'shop.receive' | 'shop.extend', id: string) =>
    world.buyer.client.call(route, { params: { id } });
  const stock = async (goods: bigint) =>
    (await world.guest.call('shop.goods', { params: { id: String(goods) } })).value.skus[0]?.stock;
  const desk = (route: 'shop.pack', id: string) => world.operator('ada').call(route, { params: { id } });
  const ship = (id: string) =>
    world.operator('ada').call('shop.ship', { params: { id }, body: { carrier: 'DHL', tracking: 'JD0001' } });

  it('keeps goods for its buyer, is paid into an account of its own, shipped, received, and earned once it closes', async () => {
    const { goodsId, skuId } = await world.sell({ price: 20n, stock: 5n });
    const before = Number(await world.mey(world.buyer));
    const id = await world.place(world.buyer, { lines: [{ sku: skuId, units: 2 }] });
    expect(await see(id)).toMatchObject({
      state: 'toPay',
      total: '46.000000',
      freight: '6.000000',
      acts: ['pay', 'cancel'],
    });
    expect(await stock(goodsId)).toBe(3);
    expect(await world.faults()).toEqual([]);
    const wrong = { params: { id }, body: { payPassword: 'not-this-1' } };
    expect((await world.buyer.client.call('shop.pay', wrong)).refusal).toBe('payPasswordWrong');
    expect((await world.pay(world.buyer, id)).value).toMatchObject({ state: 'toShip', dueAt: null });
    expect(before - Number(await world.mey(world.buyer))).toBe(46);
    expect((await desk('shop.pack', id)).value.state).toBe('toShip');
    expect((await act('shop.cancelPaid', id)).refusal).toBe('statusChanged');
    expect((await ship(id)).value.state).toBe('toReceive');
    expect(await see(id)).toMatchObject({
      carrier: 'DHL',
      tracking: 'JD0001',
      acts: ['receive', 'extend', 'requestRefund'],
    });
    await sendDueMail(world.ports);
    expect(world.ports.messenger.sent.map(({ text }) => text)).toContainEqual(expect.stringContaining('JD0001'));
    expect((await act('shop.receive', id)).value.state).toBe('completed');
    await world.pass(7 * DAY);
    expect(await see(id)).toMatchObject({ state: 'completed', isClosed: true, acts: [] });
    const { value } = await world.buyer.client.call('wallet.bill', { query: { kind: 'shopPayment' } });
    expect(value.items[0]).toMatchObject({ amount: '-46.000000', number: (await see(id)).number, counterparty: null });
    const goods = await world.guest.call('shop.goods', { params: { id: String(goodsId) } });
    expect(goods.value.sold).toBe(2);
  });

  it('takes what it ordered out of the cart, once, and leaves what was not ordered', async () => {
    const [wanted, other] = [await world.sell({ price: 20n, stock: 9n }), await world.sell({ price: 5n, stock: 9n })];
    const { client } = world.buyer;
    const cart = async () => (await client.call('shop.cart', {})).value;
    const changes = [
      { op: 'add', sku: String(wanted.skuId), num: 3 },
      { op: 'add', sku: String(other.skuId), num: 1 },
    ];
    const { revision } = await cart();
    expect((await client.call('shop.changeCart', { body: { revision, changes } })).refusal).toBeUndefined();
    const before = await cart();
    await world.place(world.buyer, { lines: [{ sku: wanted.skuId, units: 2 }] });
    const after = await cart();
    expect(after.lines.map(({ sku, num }) => [sku, num])).toEqual([
      [String(wanted.skuId), 1],
      [String(other.skuId), 1],
    ]);
    expect(after.revision).toBe(before.revision + 1);
    await world.place(world.buyer, { lines: [{ sku: wanted.skuId, units: 2 }] });
    expect((await cart()).lines.map(({ sku }) => sku)).toEqual([String(other.skuId)]);
    const gone = (await cart()).lines.map(({ sku }) => ({ op: 'remove', sku }));
    await client.call('shop.changeCart', { body: { revision: (await cart()).revision, changes: gone } });
    expect(await world.faults()).toEqual([]);
  });

  it('expires after half an hour, and cannot be paid from then on even if nothing has ended it', async () => {
    const { goodsId, skuId } = await world.sell();
    const id = await world.place(world.buyer, { lines: [{ sku: skuId, units: 1 }] });
    world.ports.clock.advance(30 * MINUTE);
    expect((await see(id)).acts).toEqual(['cancel']);
    expect((await world.pay(world.buyer, id)).refusal).toBe('paymentTimeout');
    await world.pass(0);
    expect((await see(id)).state).toBe('canceled');
    expect(await stock(goodsId)).toBe(5);
    expect((await world.pay(world.buyer, id)).refusal).toBe('statusChanged');
  });

  it('that was found to be past its time is not payable after all when the clock goes back', async () => {
    const { goodsId, skuId } = await world.sell();
    const id = await world.place(world.buyer, { lines: [{ sku: skuId, units: 1 }] });
    world.ports.clock.advance(31 * MINUTE);
    expect((await world.pay(world.buyer, id)).refusal).toBe('paymentTimeout');
    world.ports.clock.advance(-10 * MINUTE);
    expect((await world.pay(world.buyer, id)).refusal).toBe('statusChanged');
    expect([(await see(id)).state, await stock(goodsId)]).toEqual(['canceled', 5]);
  });

  it('is cancelled by its buyer, paid or not, with everything back once', async () => {
    const { goodsId, skuId } = await world.sell();
    const before = await world.mey(world.buyer);
    const unpaid = await world.place(world.buyer, { lines: [{ sku: skuId, units: 2 }] });
    expect((await act('shop.cancelPaid', unpaid)).refusal).toBe('statusChanged');
    expect((await act('shop.cancel', unpaid)).value.state).toBe('canceled');
    const paid = await world.buy(world.buyer, { lines: [{ sku: skuId, units: 2 }] });
    expect((await act('shop.cancel', paid)).refusal).toBe('statusChanged');
    expect((await act('shop.cancelPaid', paid)).value.state).toBe('canceled');
    expect((await act('shop.cancelPaid', paid)).refusal).toBe('statusChanged');
    expect(await see(paid)).toMatchObject({ refunded: '26.000000', total: '26.000000' });
    expect(await world.mey(world.buyer)).toBe(before);
    expect(await stock(goodsId)).toBe(5);
  });

  it('counts as received ten days after shipping, fifteen if its buyer asked for more time once', async () => {
    const { skuId } = await world.sell();
    const sent = async () => {
      const id = await world.buy(world.buyer, { lines: [{ sku: skuId, units: 1 }] });
      await ship(id);
      return id;
    };
    const [plain, extended] = [await sent(), await sent()];
    expect((await act('shop.extend', extended)).value.state).toBe('toReceive');
    expect((await act('shop.extend', extended)).refusal).toBe('statusChanged');
    await world.pass(10 * DAY);
    expect([(await see(plain)).state, (await see(extended)).state]).toEqual(['completed', 'toReceive']);
    await world.pass(5 * DAY);
    expect((await see(extended)).state).toBe('completed');
  });

  it('is not placed while operators restrict it, and what was placed is paid and cancelled', async () => {
    const { skuId } = await world.sell({ stock: 3n });
    const wanted = { lines: [{ sku: skuId, units: 1 }] };
    const before = await world.place(world.buyer, wanted);
    const no = memberNumber(world.buyer.no);
    const at = world.ports.clock.now();
    const until = new Date(at.getTime() + 60_000);
    await sql`
      insert into members_restriction (member_no, owner, kind, reason, is_alone, set_by, starts_at, ends_at)
      values (${no}, ${no}, 'shop', 'a test', true, 'ada', ${at}, ${until})`.execute(world.ports.db);
    const body = await world.placing(world.buyer, wanted);
    const refused = await world.buyer.client.call('shop.place', { body });
    expect([refused.refusal, refused.params]).toEqual(['functionBanned', { until: until.toISOString() }]);
    expect((await act('shop.cancel', before)).refusal).toBeUndefined();
    await world.pass(60_000);
    await act('shop.cancel', await world.place(world.buyer, wanted));
  });

  it('says what stands in the way, in the order in which it is checked, and changes nothing', async () => {
    const { goodsId, skuId } = await world.sell({ stock: 3n });
    const service = await world.sell({ kind: 2 });
    const place = async (over: Record<string, unknown>, lines = [{ sku: skuId, units: 1 }]) => {
      const body = { ...(await world.placing(world.buyer, { lines })), ...over };
      return world.buyer.client.call('shop.place', { body });
    };
    const line = (units: number, sku = String(skuId)) => ({ lines: [{ sku, units }] });
    for (const units of [-1, 0, 0.5, 11, 1e9, 1e300]) expect((await place(line(units))).refusal).toBe('quantityRule');
    expect((await place(line(1, '99999999'))).refusal).toBe('notFound');
    expect((await place({ address: '99999999' })).refusal).toBe('notFound');
    expect((await place({ address: undefined })).refusal).toBe('notFound');
    expect((await place({ coupon: '99999999' })).refusal).toBe('couponUnusable');
    expect((await place({ total: '0.000001' })).refusal).toBe('priceChanged');
    expect((await place({ total: '-1' })).refusal).toBe('badRequest');
    const cheap = await place({ price: '0.01', lines: [{ sku: String(skuId), units: 1, price: '0.01' }] });
    expect(cheap.value.total).toBe('15.000000');
    await act('shop.cancel', cheap.value.id);
    expect(await place({}, [{ sku: skuId, units: 4 }])).toMatchObject({ refusal: 'stockShort', params: { left: '3' } });
    const mixed = {
      lines: [
        { sku: String(skuId), units: 1 },
        { sku: String(service.skuId), units: 1 },
      ],
    };
    expect((await place(mixed)).refusal).toBe('goodsUnavailable');
    expect((await place({}, [{ sku: service.skuId, units: 1 }])).refusal).toBe('goodsUnavailable');
    const abroad = { body: { name: 'A', phone: '1', country: 'FR', lines: 'x', isDefault: false } };
    const address = (await world.buyer.client.call('shop.addAddress', abroad)).value.id;
    expect((await place({ address })).refusal).toBe('notDelivered');
    expect(await stock(goodsId)).toBe(3);
    const [other] = await world.buyers(1);
    if (!other) throw new Error('there is no other buyer');
    expect((await place({ address: other.address })).refusal).toBe('notFound');
    const id = await world.place(world.buyer, { lines: [{ sku: skuId, units: 1 }] });
    for (const route of ['shop.order', 'shop.cancel', 'shop.pay'] as const) {
      const body = route === 'shop.pay' ? { payPassword: 'larch-2209' } : undefined;
      expect((await other.client.call(route, { params: { id }, ...(body ? { body } : {}) })).refusal).toBe('notFound');
      expect((await world.guest.call(route, { params: { id }, ...(body ? { body } : {}) })).status).toBe(401);
    }
    await act('shop.cancel', id);
  });

  it('is refused while three are unpaid, for more of a sku than its limit, and after five that ended unpaid in a day', async () => {
    const { skuId } = await world.sell({ stock: 50n });
    const [other] = await world.buyers(1);
    if (!other) throw new Error('there is no other buyer');
    const place = async (units: number) =>
      other.client.call('shop.place', { body: await world.placing(other, { lines: [{ sku: skuId, units }] }) });
    const ids = [(await place(6)).value.id];
    expect(await place(5)).toMatchObject({ refusal: 'quantityRule', params: { max: 4 } });
    ids.push((await place(2)).value.id, (await place(1)).value.id);
    expect(await place(1)).toMatchObject({ refusal: 'unpaidOrders', params: { max: 3 } });
    for (const id of ids) await other.client.call('shop.cancel', { params: { id } });
    for (let more = 0; more < 2; more += 1) {
      await world.pass(HOUR);
      await other.client.call('shop.cancel', { params: { id: (await place(1)).value.id } });
    }
    const late = await place(1);
    expect(late).toMatchObject({ refusal: 'tooFrequent', status: 429 });
    expect(Number(late.raw.headers['retry-after'])).toBe(22 * 3_600);
    await world.pass(22 * HOUR);
    expect((await place(1)).refusal).toBeUndefined();
  });

  it('of goods without shipping hands out its codes on a press, and can be cancelled until then', async () => {
    const { goodsId, skuId } = await world.sell({ kind: 2, stock: 0n });
    const params = { id: String(skuId) };
    const added = await world
      .operator('ada')
      .call('shop.addCodes', { params, body: { codes: ['AAA-1', 'BBB-2', 'CCC-3'] } });
    expect(added.value).toEqual({ stock: 3, hasText: false, codesUnused: 3, codesUsed: 0 });
    const lines = [{ sku: skuId, units: 2 }];
    const placing = { ...(await world.placing(world.buyer, { lines })), address: undefined };
    const buy = async () => {
      const id = (await world.buyer.client.call('shop.place', { body: placing })).value.id;
      expect((await world.pay(world.buyer, id)).value.state).toBe('toReceive');
      return id;
    };
    const first = await buy();
    expect((await world.buyer.client.call('shop.delivery', { params: { id: first } })).refusal).toBe('statusChanged');
    expect((await act('shop.cancelPaid', first)).value.state).toBe('canceled');
    expect(await stock(goodsId)).toBe(3);
    const second = await buy();
    const reveal = () =>
      world.buyer.client.call('shop.reveal', { params: { id: second }, body: { payPassword: PAY_PASSWORD } });
    expect((await reveal()).value.state).toBe('completed');
    expect((await reveal()).refusal).toBe('statusChanged');
    const handed = await world.buyer.client.call('shop.delivery', { params: { id: second } });
    expect(handed.value.items).toMatchObject([{ text: null, codes: ['AAA-1', 'BBB-2'] }]);
    expect((await act('shop.cancelPaid', second)).refusal).toBe('statusChanged');
    const state = await world.operator('ada').call('shop.deskDelivery', { params });
    expect(state.raw.body).not.toContain('AAA');
    expect(state.value).toMatchObject({ stock: 1, codesUnused: 1, codesUsed: 2 });
  });

  it('of goods without shipping that completed by itself can still be handed out after it has closed', async () => {
    const { skuId } = await world.sell({ kind: 2 });
    const body = { text: 'Your table is booked.' };
    await world.operator('ada').call('shop.setDeliveryText', { params: { id: String(skuId) }, body });
    const id = await world.buy(world.buyer, { lines: [{ sku: skuId, units: 1 }] });
    await world
      .operator('ada')
      .call('shop.setDeliveryText', { params: { id: String(skuId) }, body: { text: 'Changed.' } });
    await world.pass(10 * DAY);
    expect(await see(id)).toMatchObject({ state: 'completed', isRevealed: false });
    await world.pass(7 * DAY);
    expect(await see(id)).toMatchObject({ isClosed: true, acts: ['reveal'] });
    const proof = { payPassword: PAY_PASSWORD };
    expect((await world.buyer.client.call('shop.reveal', { params: { id }, body: proof })).refusal).toBeUndefined();
    const handed = await world.buyer.client.call('shop.delivery', { params: { id } });
    expect(handed.value.items).toMatchObject([{ text: 'Your table is booked.', codes: [] }]);
  });
});
