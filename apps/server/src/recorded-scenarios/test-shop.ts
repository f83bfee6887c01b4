import { DAY, HOUR } from '@greenhall/domain/shared/time';
import { JPG } from '@greenhall/test-kit/otc-world';
import { type OrdersWorld, openOrdersWorld } from '@greenhall/test-kit/shop/orders-world';
import { approveShown } from '@greenhall/test-kit/desk/approve';

/** What a buyer and the desk do with an order. */
function actsOf(world: OrdersWorld) {
  const { buyer } = world;
  const ada = world.operator('ada');
  const see = async (id: string) => (await buyer.client.call('shop.order', { params: { id } })).value;
  const returnRequestOf = async (id: string): Promise<string> => (await see(id)).returnRequest?.id ?? '';
  return {
    ada,
    see,
    returnRequestOf,
    act: (
      route: 'shop.cancel' | 'shop.cancelPaid' | 'shop.receive' | 'shop.extend' | 'shop.withdrawReturnRequest',
      id: string,
    ) => buyer.client.call(route, { params: { id } }),
    ship: (id: string) => ada.call('shop.ship', { params: { id }, body: { carrier: 'DHL', tracking: 'JD0001' } }),
    ask: async (id: string, units: number, files: Record<string, Buffer> = {}) => {
      const [line] = (await see(id)).lines;
      return buyer.client.upload(
        'shop.requestRefund',
        { reason: 'One is broken', lines: `${line?.id}:${units}` },
        files,
        {
          id,
        },
      );
    },
    refund: async (id: string, over: { freight?: boolean; restock?: readonly string[] } = {}) => {
      const body = { freight: false, restock: [], reason: 'it was broken', ...over };
      return ada.call('shop.refund', { params: { id: await returnRequestOf(id) }, body });
    },
    approve: (id: string | null) => approveShown(world.operator('grace'), id ?? '0'),
  };
}

export async function perform(world: OrdersWorld, part: (title: string) => void): Promise<void> {
  const { buyer } = world;
  const { ada, act, approve, ask, returnRequestOf, refund, see, ship } = actsOf(world);
  const goods = await world.sell({ name: 'Bottle', price: 20n, stock: 40n });
  const dear = await world.sell({ name: 'Lamp', price: 150n, stock: 9n });
  const few = await world.sell({ name: 'Cup', price: 8n, stock: 2n });
  const wanted = (units: number, sku = goods.skuId) => ({ lines: [{ sku, units }] });

  part('Placed and left, placed and cancelled, with too few, with another total');
  await world.place(buyer, wanted(1));
  await act('shop.cancel', await world.place(buyer, wanted(2)));
  await buyer.client.call('shop.place', { body: await world.placing(buyer, wanted(3, few.skuId)) });
  await buyer.client.call('shop.place', { body: await world.placing(buyer, { ...wanted(1), total: '1' }) });
  await world.pass(HOUR);

  part('Paid, packed, shipped, extended, received, reviewed');
  const whole = await world.buy(buyer, wanted(2));
  await world.pay(buyer, whole);
  await ada.call('shop.pack', { params: { id: whole } });
  await act('shop.cancelPaid', whole);
  await ship(whole);
  await act('shop.extend', whole);
  await act('shop.receive', whole);
  await act('shop.receive', whole);
  const [line] = (await see(whole)).lines;
  await buyer.client.upload('shop.writeReview', { stars: '4', text: 'Good' }, {}, { id: line?.id ?? '0' });

  part('Paid and cancelled by the buyer, or by the desk');
  await act('shop.cancelPaid', await world.buy(buyer, wanted(1)));
  const lost = await world.buy(buyer, wanted(1));
  await ada.call('shop.cancelForBuyer', { params: { id: lost }, body: { reason: 'lost in the store' } });

  part('A refund for a part, and the rest received by itself');
  const broken = await world.buy(buyer, wanted(3));
  await ship(broken);
  await ask(broken, 4);
  await ask(broken, 1, { picture1: JPG });
  await refund(broken, { restock: [(await see(broken)).lines[0]?.id ?? '0'] });
  await world.pass(11 * DAY);

  part('A return request that is withdrawn, refused, agreed to, lapsed, and sent back');
  const sent = await world.buy(buyer, wanted(3));
  await ship(sent);
  await ask(sent, 1);
  await act('shop.withdrawReturnRequest', sent);
  await ask(sent, 1);
  await ada.call('shop.refuseReturnRequest', {
    params: { id: await returnRequestOf(sent) },
    body: { reply: 'It was fine' },
  });
  await ask(sent, 1);
  const reply = { reply: 'Please send it back' };
  await ada.call('shop.agreeToReturn', { params: { id: await returnRequestOf(sent) }, body: reply });
  await world.pass(14 * DAY);
  await ask(sent, 1);
  await ada.call('shop.agreeToReturn', { params: { id: await returnRequestOf(sent) }, body: reply });
  const parcel = { carrier: 'DHL', tracking: 'BACK1' };
  await buyer.client.call('shop.sendBack', { params: { id: sent }, body: parcel });
  await refund(sent);

  part('Refunds that take two, all of it with freight, and goodwill after the end');
  const much = await world.buy(buyer, wanted(3, dear.skuId));
  await ship(much);
  await ask(much, 1);
  await refund(much);
  await ask(much, 1);
  await approve((await refund(much)).value.proposal);
  const all = await world.buy(buyer, wanted(2));
  await ship(all);
  await ask(all, 2);
  await refund(all, { freight: true });
  await world.pass(11 * DAY);
  await world.pass(8 * DAY);
  const goodwill = { params: { id: much }, body: { amount: '30', reason: 'for the wait' } };
  await approve((await ada.call('shop.goodwill', goodwill)).value.proposal);

  part('What the buyer and the desk see of it');
  await buyer.client.call('shop.orders');
  await buyer.client.call('shop.orderCounts');
  await buyer.client.call('wallet.balances');
  await buyer.client.call('wallet.bill');
  await ada.call('shop.deskOrders');
  await ada.call('shop.deskOrder', { params: { id: sent } });
}

export const open = openOrdersWorld;
