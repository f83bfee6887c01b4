import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { expect, test } from 'vitest';
import { openUserBrowser } from './harness/browser.ts';
import { notified } from './harness/operator.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';
import {
  ada,
  anna,
  approve,
  asking,
  button,
  closed,
  evening,
  grace,
  open,
  openOrder,
  openShopDeskOrdersWorld,
  see,
  send,
  server,
} from './shop-desk-orders-world.ts';

openShopDeskOrdersWorld();

test('goodwill for a closed order is proposed by one operator and paid once by another', async () => {
  const { page } = ada;
  const { number } = await see(anna, closed);
  const drawer = await openOrder(ada, number);
  await button(drawer, t('shopDesk.goodwill')).click();
  const dialog = asking(page, t('shopDesk.goodwill'));
  await dialog.getByText(t('shopDesk.goodwillNote', { amount: '80 MEY' })).waitFor();
  await dialog.getByLabel(`${t('console.amount')} (MEY)`).fill('12.5');
  await dialog.getByLabel(t('console.reason')).fill('the class began late');
  await ada.inspect('goodwill');
  await notified(page, t('console.proposed'), () => button(dialog, t('shopDesk.goodwill')).click());
  expect((await see(anna, closed)).goodwill).toBe('0.000000');
  await approve(number);
  expect((await see(anna, closed)).goodwill).toBe('12.500000');
  await openOrder(ada, number);
  await drawer.getByText('12.5 MEY').first().waitFor();
  await expect.poll(() => button(drawer, t('shopDesk.goodwill')).count()).toBe(0);
  expect([...ada.faults(), ...grace.faults()]).toEqual([]);
});

test('goods without shipping get codes, which are counted and never shown', async () => {
  const { page } = ada;
  await open(ada, '/delivery');
  const row = page.getByRole('row').filter({ hasText: 'Tea course' });
  await row.waitFor();
  await expect.poll(() => page.getByText('Steel flask').count()).toBe(0);
  await button(row, t('console.show')).click();
  const drawer = page.getByRole('dialog', { name: 'Tea course' });
  await drawer.getByLabel(t('shopDesk.codes')).fill('TEA-1\n\n TEA-2 ');
  await ada.inspect('what goods hand out');
  await button(drawer, t('shopDesk.addCodes')).click();
  const unused = drawer.getByRole('row').filter({ hasText: t('shopDesk.codesUnused') });
  await unused.getByText('2', { exact: true }).waitFor();
  await expect.poll(() => page.getByText('TEA-1').count()).toBe(0);
  expect(ada.faults()).toEqual([]);
});

test('the text that a unit hands out is written at the desk, and its buyer reads it on a press', async () => {
  const { page } = ada;
  await open(ada, '/delivery');
  await button(page.getByRole('row').filter({ hasText: 'Evening class' }), t('console.show')).click();
  const drawer = page.getByRole('dialog', { name: 'Evening class' });
  await drawer.getByText(t('shopDesk.hasText')).waitFor();
  await drawer.getByLabel(t('shopDesk.text')).fill('Come at nine.\nRing twice.');
  await notified(page, t('console.done'), () => button(drawer, t('shopDesk.saveText')).click());
  await expect.poll(() => drawer.getByLabel(t('shopDesk.text')).inputValue()).toBe('');
  const body = { lines: [{ sku: evening, units: 1 }], total: '80' };
  const id = String((await send(anna, 'shop.place', { body }))['id']);
  await send(anna, 'shop.pay', { params: { id }, body: { payPassword: PAY_PASSWORD } });
  const member = await openUserBrowser();
  await putSession(member, server, anna);
  await member.page.goto(`${server.url}/#/pages/shop/shopOrderDetails?id=${id}`);
  await button(member.page, t('orders.reveal')).click();
  await member.page.getByRole('dialog').getByLabel(t('pay.password'), { exact: true }).fill(PAY_PASSWORD);
  await button(member.page.getByRole('dialog'), t('orders.reveal')).click();
  await member.page.getByText('Come at nine.').waitFor();
  await member.inspect('a text that was handed out');
  expect([...ada.faults(), ...member.faults()]).toEqual([]);
});
