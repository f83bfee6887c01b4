import { DAY } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { JPG } from '@greenhall/test-kit/otc-world';
import { type OrdersWorld, openOrdersWorld } from '@greenhall/test-kit/shop/orders-world';
import { approveShown } from '@greenhall/test-kit/desk/approve';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendDueMail } from '../../notifications/send-mail.ts';

describe.each(ENGINES)('a return request on the %s database', (engine) => {
  let world: OrdersWorld;
  beforeAll(async () => {
    world = await openOrdersWorld(engine);
  });
  beforeEach(() => world.pass(DAY));
  afterEach(async () => expect(await world.faults()).toEqual([]));
  afterAll(() => world.close());

  const [ada, grace] = [() => world.operator('ada'), () => world.operator('grace')];
  const see = async (id: string) => (await world.buyer.client.call('shop.order', { params: { id } })).value;
  const stock = async (goods: bigint) =>
    (await world.guest.call('shop.goods', { params: { id: String(goods) } })).value.skus[0]?.stock;
  const ship = (id: string) =>
    ada().call('shop.ship', { params: { id }, body: { carrier: 'DHL', tracking: 'JD0001' } });
  /** An order of three units at 20 and freight of 7, sent. */
  const sent = async (price = 20n) => {
    const { goodsId, skuId } = await world.sell({ price, stock: 9n });
    const id = await world.buy(world.buyer, { lines: [{ sku: skuId, units: 3 }] });
    await ship(id);
    return { id, goodsId };
  };
  const ask = async (id: string, units: number, files: Record<string, Buffer> = {}) => {
    const [line] = (await see(id)).lines;
    const fields = { reason: 'One is broken', lines: `${line?.id}:${units}` };
    return world.buyer.client.upload('shop.requestRefund', fields, files, { id });
  };
  const refund = async (id: string, over: { freight?: boolean; restock?: readonly string[] } = {}, by = ada()) => {
    const body = { freight: false, restock: [], reason: 'it was broken', ...over };
    return by.call('shop.refund', { params: { id: (await see(id)).returnRequest?.id ?? '' }, body });
  };

  it('gives money back for a part, and the order goes on with the time that it had left', async () => {
    const { id, goodsId } = await sent();
    await world.pass(3 * DAY);
    const before = Number(await world.mey(world.buyer));
    expect((await ask(id, 4)).refusal).toBe('refundTooMuch');
    expect((await ask(id, 0)).refusal).toBe('refundTooMuch');
    expect((await ask(id, 1, { picture1: JPG, picture2: JPG })).value.state).toBe('afterSale');
    expect((await ask(id, 1)).refusal).toBe('statusChanged');
    const { returnRequest: about, acts, lines } = await see(id);
    expect(acts).toEqual([]);
    expect(about).toMatchObject({ state: 'asked', pictures: [expect.stringContaining('s-'), expect.any(String)] });
    const atDesk = (await ada().call('shop.deskOrder', { params: { id } })).value.returnRequest?.pictures[0] ?? '';
    const own = about?.pictures[0] ?? '';
    expect([await world.buyer.client.sees(own), await world.guest.sees(own)]).toEqual([true, false]);
    expect([await ada().sees(atDesk), await world.buyer.client.sees(atDesk)]).toEqual([true, false]);
    await world.pass(20 * DAY);
    expect((await see(id)).state).toBe('afterSale');
    expect((await refund(id, { restock: [lines[0]?.id ?? ''] })).value).toEqual({ proposal: null });
    expect((await refund(id)).refusal).toBe('statusChanged');
    expect(Number(await world.mey(world.buyer)) - before).toBe(20);
    expect(await stock(goodsId)).toBe(7);
    expect(await see(id)).toMatchObject({
      state: 'toReceive',
      refunded: '20.000000',
      returnRequest: { state: 'refunded' },
    });
    await sendDueMail(world.ports);
    expect(world.ports.messenger.sent.map(({ text }) => text)).toContainEqual(expect.stringMatching(/20\.00\sMEY/));
    await world.pass(6 * DAY);
    expect((await see(id)).state).toBe('toReceive');
    await world.pass(DAY);
    expect((await see(id)).state).toBe('completed');
    await world.pass(7 * DAY);
    expect((await see(id)).isClosed).toBe(true);
    expect((await ask(id, 1)).refusal).toBe('statusChanged');
  });

  it('that refunds everything ends the order, and freight that was not refunded is earned', async () => {
    const { id } = await sent();
    await ask(id, 3);
    expect((await refund(id)).refusal).toBeUndefined();
    expect(await see(id)).toMatchObject({ state: 'canceled', refunded: '60.000000', total: '67.000000' });
    expect((await refund(id)).refusal).toBe('statusChanged');
    const whole = await sent();
    await ask(whole.id, 3);
    await refund(whole.id, { freight: true });
    expect(await see(whole.id)).toMatchObject({ state: 'canceled', refunded: '67.000000' });
  });

  it('before shipping gives freight back too, once nothing is left', async () => {
    const { skuId } = await world.sell({ price: 20n });
    const id = await world.buy(world.buyer, { lines: [{ sku: skuId, units: 2 }] });
    await ask(id, 1);
    await refund(id);
    expect(await see(id)).toMatchObject({ state: 'toShip', refunded: '20.000000' });
    await ask(id, 1);
    await refund(id);
    expect(await see(id)).toMatchObject({ state: 'canceled', refunded: '46.000000', total: '46.000000' });
  });

  it('is withdrawn, refused with a reason, or agreed to and sent back, and lapses after fourteen days', async () => {
    const { id } = await sent();
    const withdraw = () => world.buyer.client.call('shop.withdrawReturnRequest', { params: { id } });
    const requestId = async () => (await see(id)).returnRequest?.id ?? '';
    const body = { reply: 'Please send it back' };
    expect((await withdraw()).refusal).toBe('statusChanged');
    await ask(id, 1);
    expect((await withdraw()).value.state).toBe('toReceive');
    await ask(id, 1);
    const refused = await ada().call('shop.refuseReturnRequest', {
      params: { id: await requestId() },
      body: { reply: 'It was fine' },
    });
    expect(refused.value).toMatchObject({ state: 'refused', reply: 'It was fine' });
    expect((await see(id)).state).toBe('toReceive');
    await ask(id, 1);
    await ada().call('shop.agreeToReturn', { params: { id: await requestId() }, body });
    await world.pass(14 * DAY);
    expect(await see(id)).toMatchObject({ state: 'toReceive', returnRequest: { state: 'lapsed' } });
    await ask(id, 1);
    expect((await ada().call('shop.agreeToReturn', { params: { id: await requestId() }, body })).value.state).toBe(
      'agreed',
    );
    const parcel = { carrier: 'DHL', tracking: 'BACK1' };
    expect((await refund(id)).refusal).toBe('statusChanged');
    const back = await world.buyer.client.call('shop.sendBack', { params: { id }, body: parcel });
    expect(back.refusal).toBeUndefined();
    expect((await withdraw()).refusal).toBe('statusChanged');
    await world.pass(30 * DAY);
    expect((await refund(id)).value).toEqual({ proposal: null });
    expect(await see(id)).toMatchObject({ state: 'toReceive', refunded: '20.000000' });
  });

  it('takes two operators where the refunds of an order exceed 200 together, by other operators than its buyer', async () => {
    const { id } = await sent(150n);
    await ask(id, 1);
    expect((await refund(id, {}, world.operator('ada', [world.buyer.no]))).refusal).toBe('reviewerInvolved');
    expect((await refund(id, {}, world.operator('ada', null))).refusal).toBe('reviewerUndeclared');
    expect((await refund(id)).value).toEqual({ proposal: null });
    await ask(id, 1);
    const proposed = (await refund(id)).value.proposal ?? '';
    expect((await see(id)).returnRequest?.state).toBe('asked');
    const approve = (by = grace()) => approveShown(by, proposed);
    expect((await approve(ada())).refusal).toBe('fourEyes');
    expect((await approve()).value.state).toBe('applied');
    expect((await approve()).refusal).toBe('alreadyDecided');
    expect((await see(id)).refunded).toBe('300.000000');
    const order = await sent(150n);
    await ask(order.id, 3);
    const late = (await refund(order.id)).value.proposal ?? '';
    await world.buyer.client.call('shop.withdrawReturnRequest', { params: { id: order.id } });
    expect((await approveShown(grace(), late)).refusal).toBe('statusChanged');
  });

  it('goodwill is paid once after closing, by two operators, never more than was kept nor than there is', async () => {
    const { id } = await sent();
    const offer = async (amount: string) =>
      ada().call('shop.goodwill', { params: { id }, body: { amount, reason: 'sorry' } });
    expect((await offer('1')).refusal).toBe('statusChanged');
    await world.pass(10 * DAY);
    await world.pass(7 * DAY);
    expect((await offer('0')).refusal).toBe('amountRule');
    expect((await offer('67.000001')).refusal).toBe('refundTooMuch');
    const before = Number(await world.mey(world.buyer));
    const proposal = (await offer('67')).value.proposal ?? '';
    expect((await approveShown(grace(), proposal)).refusal).toBeUndefined();
    expect(Number(await world.mey(world.buyer)) - before).toBe(67);
    expect((await offer('1')).refusal).toBe('statusChanged');
  });

  it('the desk cancels what cannot be delivered, even if it is packed, with everything back', async () => {
    const { goodsId, skuId } = await world.sell({ price: 20n });
    const id = await world.buy(world.buyer, { lines: [{ sku: skuId, units: 1 }] });
    await ada().call('shop.pack', { params: { id } });
    const cancel = () => ada().call('shop.cancelForBuyer', { params: { id }, body: { reason: 'lost in the store' } });
    expect((await cancel()).value).toEqual({ proposal: null });
    expect((await cancel()).refusal).toBe('statusChanged');
    expect(await see(id)).toMatchObject({ state: 'canceled', refunded: '25.000000' });
    expect(await stock(goodsId)).toBe(5);
  });
});
