import { openCallRoute } from '@greenhall/server/demo/call-route';
import { run } from '@greenhall/server/platform/database/database';
import { operatorCaller } from '@greenhall/test-kit/operators';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { t } from './harness/words.ts';
import {
  ada,
  anna,
  bea,
  button,
  buy,
  open,
  openOrder,
  openShopDeskOrdersWorld,
  see,
  server,
} from './shop-desk-orders-world.ts';

openShopDeskOrdersWorld();
beforeAll(async () => {
  const body = { first: '5', further: '1', freeFrom: null };
  await openCallRoute(server.app.ports)('shop.setFreight', operatorCaller('ada'), { params: { country: 'DE' }, body });
});

test('what cannot be packed yet says until when', async () => {
  const id = await buy(bea, 1);
  const { number, packableAt } = await see(bea, id);
  expect(packableAt).not.toBeNull();
  const drawer = await openOrder(ada, number);
  await drawer.getByText(t('shopDesk.waits', { time: '' }).slice(0, 20)).waitFor();
  await expect.poll(() => button(drawer, t('shopDesk.pack')).count()).toBe(0);
  await expect.poll(() => button(drawer, t('shopDesk.ship')).count()).toBe(0);
  await ada.inspect('an order that waits');
  expect(ada.faults()).toEqual([]);
});

test('paid orders out of the line of an operator with an interest in them stand on the dashboard', async () => {
  const { page } = ada;
  const pair = await buy(anna, 1);
  const { db, clock } = server.app.ports;
  await run(
    db,
    sql`insert into shop_order_interest (order_id, operator_id, at)
        select ${BigInt(pair)}::bigint, id, ${clock.now()}::timestamptz from admin_operator where username = 'gracesells'`,
  );
  await open(ada, '/');
  const row = page.getByRole('row').filter({ hasText: (await see(anna, pair)).number });
  await row.getByText('gracesells').waitFor();
  await ada.inspect('the dashboard with an order to look at');
  expect(ada.faults()).toEqual([]);
});
