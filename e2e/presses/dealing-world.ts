import type { Ports } from '@greenhall/server/platform/ports';
import { openCallRoute } from '@greenhall/server/demo/call-route';
import { operatorCaller } from '@greenhall/test-kit/operators';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { furnishShop } from '@greenhall/test-kit/shop/goods-world';
import { afterAll, beforeAll } from 'vitest';
import { type ClockedServer, openClockedServer } from '../harness/server-here.ts';
import { furnishTraders } from '../harness/traders.ts';
import { seatsOf, type World } from './in-failure-modes.ts';
import type { WriteSiteTest } from './failure-modes.ts';
import { driverOf } from './member-presses.ts';
import { orderActs } from './order-presses.ts';
import { tradeActs } from './trade-acts.ts';

/** Traders with cash coin, and goods that are shipped. */
async function furnish(ports: Ports, members: readonly Settled[]): Promise<string> {
  await furnishTraders(ports, members);
  const sku = String((await (await furnishShop(ports)).sell({ name: 'Steel flask', price: 10n, stock: 900n })).skuId);
  const freight = { first: '5', further: '1', freeFrom: null };
  await openCallRoute(ports)('shop.setFreight', operatorCaller('ada'), { params: { country: 'DE' }, body: freight });
  return sku;
}

const PLACES = [
  'web/features/otc/parts/post-sheet otc.post',
  'web/features/otc/parts/take-sheet otc.take',
  'web/features/otc/parts/my-listings otc.revoke',
  'web/features/otc/parts/trade-actions otc.confirm',
  'web/features/shop/order/order-acts shop.receive',
  'web/features/shop/order/order-acts shop.cancelPaid',
  'web/features/shop/order/refund-sheet shop.requestRefund',
  'web/features/shop/order/return-card shop.withdrawReturnRequest',
];

/** Members who trade with each other, and one of them with the shop. */
export function dealingWorld(): World {
  let server: ClockedServer;
  let ann: Settled;
  let presses: readonly WriteSiteTest[] = [];

  beforeAll(async () => {
    server = await openClockedServer();
    let sku = '';
    const [first, second] = await server.join(['anndeals', 'bendeals'], 1n, async (ports, members) => {
      sku = await furnish(ports, members);
    });
    if (!first || !second) throw new Error('nobody is there');
    ann = first;
    const driver = driverOf(server, first, sku);
    presses = [...tradeActs(server, driver, second), ...orderActs(server, driver)];
  });
  afterAll(() => server.close());

  const sit = seatsOf(
    () => server,
    () => ann,
  );
  return { places: PLACES, presses: () => presses, sit };
}
