import { expect, test } from 'vitest';
import { openUserBrowser } from './harness/browser.ts';
import { notified } from './harness/operator.ts';
import { PICTURE } from './harness/shop-buyer.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';
import {
  ada,
  anna,
  approve,
  asking,
  requestRefund,
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
  send,
  server,
  setFreight,
} from './shop-desk-orders-world.ts';

openShopDeskOrdersWorld();

test('an operator says what sending costs, and in which countries', setFreight);

test('a coupon is issued at once, and a large one waits for another operator', issueCoupons);

test('an order is packed and shipped, and its buyer reads the tracking number', packAndShip);

test('a request is refused with a reason that the buyer reads, and the order can be canceled for the buyer', async () => {
  const { page } = grace;
  const single = await buy(anna, 1);
  await requestRefund(anna, single, 1);
  await open(grace, '/shop-orders');
  await page.getByRole('combobox', { name: t('console.state') }).click();
  await page
    .locator('.ant-select-item-option')
    .filter({ hasText: t('shopDesk.openReturnRequests') })
    .click();
  await page.getByText(t('shopDesk.returnState.asked')).waitFor();
  await grace.inspect('open requests');
  const drawer = await openOrder(grace, (await see(anna, single)).number);
  // Nothing was sent that could come back.
  await expect.poll(() => button(drawer, t('shopDesk.agree')).count()).toBe(0);
  await button(drawer, t('shopDesk.refuse')).click();
  const dialog = asking(page, t('shopDesk.refuse'));
  await dialog.getByLabel(t('shopDesk.refuseNote')).fill('It was not sent yet');
  await button(dialog, t('shopDesk.refuse')).click();
  await drawer.getByText('It was not sent yet').waitFor();
  expect(await see(anna, single)).toMatchObject({ state: 'toShip', returnRequest: { reply: 'It was not sent yet' } });
  await button(drawer, t('shopDesk.cancel')).click();
  const canceling = asking(page, t('shopDesk.cancel'));
  await canceling.getByText(t('shopDesk.cancelNote', { amount: '225 MEY' })).waitFor();
  await canceling.getByLabel(t('console.reason')).fill('sold out');
  await notified(page, t('console.proposed'), () => button(canceling, t('shopDesk.cancel')).click());
  expect((await see(anna, single)).state).toBe('toShip');
  expect(grace.faults()).toEqual([]);
});

test('a return is agreed to; the buyer sends it back, and is refunded what it was', async () => {
  const { page } = ada;
  const order = await buy(anna, 1);
  const { number } = await see(anna, order);
  const drawer = await openOrder(ada, number);
  await button(drawer, t('shopDesk.ship')).click();
  const parcel = asking(page, t('shopDesk.ship'));
  await parcel.getByLabel(t('orders.carrier')).fill('DHL');
  await parcel.getByLabel(t('orders.tracking')).fill('JD0002');
  await button(parcel, t('shopDesk.ship')).click();
  await drawer.getByText('DHL JD0002').waitFor();
  await requestRefund(anna, order, 1);
  await openOrder(ada, number);
  await button(drawer, t('shopDesk.agree')).click();
  const dialog = asking(page, t('shopDesk.agree'));
  await dialog.getByLabel(t('shopDesk.agreeNote')).fill('Send it to Lindenweg 9');
  await ada.inspect('a return');
  await button(dialog, t('shopDesk.agree')).click();
  await drawer.getByText('Send it to Lindenweg 9').waitFor();
  const member = await openUserBrowser();
  await putSession(member, server, anna);
  await member.page.goto(`${server.url}/#/pages/shop/shopOrderDetails?id=${order}`);
  await member.page.getByText('Send it to Lindenweg 9').waitFor();
  await member.page.getByLabel(t('orders.carrier'), { exact: true }).fill('UPS');
  await member.page.getByLabel(t('orders.tracking'), { exact: true }).fill('1Z0002');
  await member.inspect('a return to send');
  await button(member.page, t('orders.sendBack')).click();
  await member.page.getByText('1Z0002').waitFor();
  await openOrder(ada, number);
  await drawer.getByText('UPS 1Z0002').waitFor();
  await button(drawer, t('shopDesk.refund')).click();
  const refund = asking(page, t('shopDesk.refund'));
  await refund.getByLabel(t('console.reason')).fill('it came back');
  await notified(page, t('console.proposed'), () => button(refund, t('shopDesk.refund')).click());
  await approve(number);
  await member.page.getByText(t('orders.returnState.refunded'), { exact: true }).first().waitFor();
  expect(await see(anna, order)).toMatchObject({ state: 'canceled', refunded: '220.000000' });
  expect([...ada.faults(), ...grace.faults(), ...member.faults()]).toEqual([]);
});

test('a review is hidden with a reason', async () => {
  const { page } = ada;
  await send(anna, 'shop.receive', { params: { id: pair } });
  const { lines } = await see(anna, pair);
  await send(anna, 'shop.writeReview', {
    params: { id: lines[0]?.id ?? '' },
    body: { stars: '2', text: 'The seller is a fool' },
    files: { picture1: PICTURE },
  });
  await open(ada, '/product-reviews');
  await page.getByText('The seller is a fool').waitFor();
  await ada.inspect('reviews');
  await button(page, t('shopDesk.hide')).click();
  const dialog = asking(page, t('shopDesk.hide'));
  await dialog.getByLabel(t('console.reason')).fill('an insult');
  await button(dialog, t('shopDesk.hide')).click();
  await page.getByText(t('shopDesk.hiddenFor', { reason: 'an insult' })).waitFor();
  expect((await see(anna, pair)).lines[0]?.review).toEqual({ stars: 2, isHidden: true });
  expect(ada.faults()).toEqual([]);
});
