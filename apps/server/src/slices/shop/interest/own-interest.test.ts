import { memberNumber } from '@greenhall/domain/shared/member-no';
import { DAY } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { declareMembers } from '@greenhall/test-kit/operators';
import { type Buyer, type OrdersWorld, openOrdersWorld } from '@greenhall/test-kit/shop/orders-world';
import { approveShown } from '@greenhall/test-kit/desk/approve';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../../../platform/database/database.ts';
import { raceLowerPrice, savePrice } from './test-lower-price.ts';

describe.each(ENGINES)('an operator’s own person on the %s database', (engine) => {
  let world: OrdersWorld;
  let own: Buyer;
  /** A node of the same owner, an account that is linked to it, a member below it, and one in no line with it. */
  let node: Buyer;
  let linked: Buyer;
  let below: Buyer;
  let stranger: Buyer;
  beforeAll(async () => {
    world = await openOrdersWorld(engine);
    own = world.buyer;
    // They stand two below each one: the third and the eighth below the first one, the others below the second.
    const [, third, , fifth, sixth, , eighth] = await world.buyers(7);
    if (!third || !fifth || !sixth || !eighth) throw new Error('there are too few buyers');
    [below, linked, stranger, node] = [third, fifth, sixth, eighth];
    const { db, clock } = world.ports;
    await run(db, sql`update members_state set owner = ${BigInt(own.no)} where member_no = ${BigInt(node.no)}`);
    await run(
      db,
      sql`insert into network_link (main, sub, state, applied_at, expires_at, bound_at)
          values (${BigInt(own.no)}, ${BigInt(linked.no)}, 'bound', ${clock.now()}, ${new Date(clock.now().getTime() + DAY)},
                  ${clock.now()})`,
    );
    await declareMembers(world.ports, 'ada', [memberNumber(own.no)]);
  });
  beforeEach(() => world.pass(DAY));
  afterEach(async () => expect(await world.faults()).toEqual([]));
  afterAll(() => world.close());

  const ada = () => world.operator('ada', [own.no]);
  const save = (made: { goodsId: bigint; skuId: bigint }, price: string, cost: string) =>
    savePrice(ada(), made, price, cost);
  const place = async (by: Buyer, sku: bigint, coupon?: string) => {
    const wanted = { lines: [{ sku, units: 1 }], ...(coupon ? { coupon } : {}) };
    return by.client.call('shop.place', { body: await world.placing(by, wanted) });
  };
  const mayBuy = async (by: Buyer, sku: bigint, coupon?: string) => {
    const placed = await place(by, sku, coupon);
    if (!placed.refusal) await by.client.call('shop.cancel', { params: { id: placed.value.id } });
    return placed.refusal ?? 'placed';
  };
  const seen = async () => (await world.operator('grace').call('admin.dashboard')).value.orders;

  it('buys nothing that it has made cheaper for 30 days, with no node and no linked account; others do', async () => {
    const [cheap, raised] = [
      await world.sell({ price: 20n, stock: 50n }),
      await world.sell({ price: 20n, stock: 50n }),
    ];
    expect((await save(cheap, '15', '5')).proposal).toBeNull();
    expect((await save(raised, '25', '5')).proposal).toBeNull();
    const answers = async (sku: bigint) => {
      const all: string[] = [];
      for (const one of [own, node, linked, stranger]) all.push(await mayBuy(one, sku));
      return all;
    };
    expect(await answers(cheap.skuId)).toEqual(['ownInterest', 'ownInterest', 'ownInterest', 'placed']);
    expect(await answers(raised.skuId)).toEqual(['placed', 'placed', 'placed', 'placed']);
    const refused = await place(own, cheap.skuId);
    expect(refused.status).toBe(403);
    await world.pass(29 * DAY);
    expect(await mayBuy(own, cheap.skuId)).toBe('ownInterest');
    await world.pass(2 * DAY);
    expect(await answers(cheap.skuId)).toEqual(['placed', 'placed', 'placed', 'placed']);
  });

  it('does not keep its lines from buying, and such orders stand on the dashboard once they are paid', async () => {
    const cheap = await world.sell({ price: 20n, stock: 50n });
    await save(cheap, '15', '5');
    const known = (await seen()).length;
    const id = await world.place(below, { lines: [{ sku: cheap.skuId, units: 1 }] });
    expect(await seen()).toHaveLength(known);
    await world.pay(below, id);
    await world.buy(stranger, { lines: [{ sku: cheap.skuId, units: 1 }] });
    const orders = await seen();
    expect(orders).toHaveLength(known + 1);
    expect(orders[0]).toMatchObject({ id, operators: ['ada'], state: 'toShip', total: '20.000000' });
    expect((await below.client.call('shop.order', { params: { id } })).value.number).toBe(orders[0]?.number);
  });

  it('buys nothing whose codes or text it entered, and nothing that it approved at such a price', async () => {
    const codes = await world.sell({ kind: 2, stock: 0n });
    const params = { id: String(codes.skuId) };
    await ada().call('shop.addCodes', { params, body: { codes: ['AAA-1', 'AAA-2', 'AAA-3'] } });
    const text = await world.sell({ kind: 2 });
    const body = { text: 'Come at eight.' };
    await ada().call('shop.setDeliveryText', { params: { id: String(text.skuId) }, body });
    expect([await mayBuy(own, codes.skuId), await mayBuy(own, text.skuId)]).toEqual(['ownInterest', 'ownInterest']);
    expect([await mayBuy(below, codes.skuId), await mayBuy(stranger, text.skuId)]).toEqual(['placed', 'placed']);
    const approved = await world.sell({ price: 20n });
    const proposed = await world.operator('grace').call('shop.saveSku', {
      params: { id: String(approved.goodsId) },
      body: {
        sku: String(approved.skuId),
        options: [],
        price: '2',
        cost: '1',
        orderLimit: 10,
        place: 0,
        isOffered: true,
        reason: 'a sale',
      },
    });
    const id = proposed.value.proposal ?? '';
    expect((await approveShown(ada(), id)).refusal).toBeUndefined();
    expect([await mayBuy(own, approved.skuId), await mayBuy(stranger, approved.skuId)]).toEqual([
      'ownInterest',
      'placed',
    ]);
  });

  raceLowerPrice({ world: () => world, own: () => own }, 2);

  it('uses no coupon that it issued, and others do', async () => {
    const { skuId } = await world.sell({ price: 20n, stock: 9n });
    const at = (days: number) => new Date(world.ports.clock.now().getTime() + days * DAY).toISOString();
    const couponCode = `OWN-${engine.slice(0, 4).toUpperCase()}`;
    const dates = { from: at(0), until: at(9) };
    const body = { couponCode, fixed: '5', minimum: '0', number: 5, reason: 'spring', ...dates };
    expect((await ada().call('shop.issueCoupon', { body })).value).toEqual({ proposal: null });
    const id = (await ada().call('shop.deskCoupons', { query: {} })).value.items[0]?.id ?? '';
    const answers: string[] = [];
    for (const one of [own, linked, below, stranger]) {
      expect((await one.client.call('shop.claimCode', { body: { couponCode } })).refusal).toBeUndefined();
      answers.push(await mayBuy(one, skuId, id));
    }
    expect(answers).toEqual(['ownInterest', 'ownInterest', 'placed', 'placed']);
    expect(await mayBuy(own, skuId)).toBe('placed');
  });
});
