import { run } from '@greenhall/server/platform/database/database';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { notified } from './harness/operator.ts';
import { t } from './harness/words.ts';
import {
  ada,
  anna,
  approve,
  asking,
  requestRefund,
  bea,
  button,
  buy,
  grace,
  issueCoupons,
  open,
  openOrder,
  openShopDeskOrdersWorld,
  packAndShip,
  pair,
  see,
  server,
  setFreight,
} from './shop-desk-orders-world.ts';

openShopDeskOrdersWorld();

test('an operator says what sending costs, and in which countries', setFreight);

test('a coupon is issued at once, and a large one waits for another operator', issueCoupons);

test('an order is packed and shipped, and its buyer reads the tracking number', packAndShip);

test('a refund above 200 mey waits for another operator', async () => {
  const { page } = ada;
  await requestRefund(anna, pair, 1);
  const { number, lines } = await see(anna, pair);
  const drawer = await openOrder(ada, number);
  await drawer.getByText('The lid is broken').waitFor();
  await ada.inspect('an order with a request');
  await button(drawer, t('shopDesk.refund')).click();
  const dialog = asking(page, t('shopDesk.refund'));
  const amounts = { goods: '218.5 MEY', all: '224.5 MEY' };
  await dialog.getByText(t('shopDesk.cancelNote', { amount: amounts.goods })).waitFor();
  await dialog.getByLabel(t('shopDesk.refundFreight')).check();
  await dialog.getByText(t('shopDesk.cancelNote', { amount: amounts.all })).waitFor();
  await dialog.getByText(t('shopDesk.needsTwo')).waitFor();
  await dialog.getByLabel(/Steel flask/).check();
  await dialog.getByLabel(t('console.reason')).fill('the lid is broken');
  await ada.inspect('a refund');
  await notified(page, t('console.proposed'), () => button(dialog, t('shopDesk.refund')).click());
  expect((await see(anna, pair)).refunded).toBe('0.000000');
  await approve(number);
  expect(await see(anna, pair)).toMatchObject({ state: 'toReceive', refunded: '224.500000' });
  expect(lines[0]?.refundedUnits).toBe(0);
  expect([...ada.faults(), ...grace.faults()]).toEqual([]);
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
