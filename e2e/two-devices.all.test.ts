import { sendRead } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { confirmPayment } from './harness/member.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { demandWrite } from './harness/shop-buyer.ts';
import { putSession } from './harness/signed-in.ts';
import { authority, furnishTraders, postSale } from './harness/traders.ts';
import { t } from './harness/words.ts';
import { furnish } from './presses/member-presses.ts';

let server: ServerHere;
let ann: Settled;
let ben: Settled;
let sku: string;
/** Two devices of the same member. */
let phone: UserBrowser;
let tablet: UserBrowser;

beforeAll(async () => {
  server = await openServerHere();
  const [first, second] = await server.join(['anndevices', 'bendevices'], 2_000n, async (ports, members) => {
    ({ sku } = await furnish(ports, members));
    await furnishTraders(ports, members);
  });
  if (!first || !second) throw new Error('nobody is there');
  [ann, ben] = [first, second];
  [phone, tablet] = [await openUserBrowser(), await openUserBrowser()];
  await putSession(phone, server, ann);
  await putSession(tablet, server, ann);
});
afterAll(() => server.close());

const open = async ({ page }: UserBrowser, path: string): Promise<Page> => {
  await page.goto(`${server.url}/#/pages/${path}`);
  return page;
};
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inSheet = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const faults = () => [...phone.faults(), ...tablet.faults()];

test('what one device puts into the cart stands in that of the other', async () => {
  const there = await open(tablet, 'shop/shopCar');
  await there.getByText(t('shop.cartEmpty')).waitFor();
  const here = await open(phone, 'shop/shopDetails?id=1');
  await button(here, t('shop.addAndOpen')).click();
  await there.getByRole('link', { name: 'Tea tasting' }).waitFor();
  await expect.poll(() => button(there, t('orders.checkout')).isEnabled()).toBe(true);
  expect((await sendRead(server.url, ann, 'shop.cart', {})).lines).toMatchObject([{ num: 1 }]);
  expect(faults()).toEqual([]);
});

test('an order that one device pays is paid on the other, where the payment is being typed', async () => {
  const body = { lines: [{ sku, units: 1 }], total: '30' };
  const { id } = await demandWrite(server.url, ann, 'shop.place', { body });
  const pay = t('orders.pay', { amount: '30.00 MEY' });
  for (const seat of [phone, tablet]) {
    const page = await open(seat, `shop/shopOrderDetails?id=${String(id)}`);
    await button(page, pay).first().click();
    await page.getByRole('dialog').getByLabel(t('pay.password'), { exact: true }).fill(PAY_PASSWORD);
  }
  const coins = async () =>
    Number((await sendRead(server.url, ann, 'wallet.balances')).items.find(({ coin }) => coin === 'mey')?.available);
  const before = await coins();
  await confirmPayment(phone.page, pay);
  await phone.page
    .getByRole('dialog')
    .getByRole('button', { name: t('orders.follow') })
    .click();
  await button(phone.page, t('orders.reveal')).waitFor();
  await button(tablet.page, t('orders.reveal')).waitFor();
  expect(await coins()).toBe(before - 30);
  expect(faults()).toEqual([]);
});

test('a transfer is sent by one device; what the other has typed stays, above the new balance', async () => {
  const there = await open(tablet, 'wallet/zhuanbi?coin=usdt');
  await there.getByLabel(t('wallet.payeeName')).fill(ben.name);
  await there.getByLabel(t('wallet.amount'), { exact: true }).fill('7');
  const here = await open(phone, 'wallet/zhuanbi?coin=usdt');
  await here.getByLabel(t('wallet.payeeName')).fill(ben.name);
  await here.getByLabel(t('wallet.amount'), { exact: true }).fill('40');
  await button(here, t('wallet.next')).click();
  await confirmPayment(here, t('common.confirm'));
  await button(here, t('wallet.again')).waitFor();
  await there.getByText(t('wallet.availableHint', { amount: '60.00', coin: 'USDT' })).waitFor();
  await expect.poll(() => there.getByLabel(t('wallet.amount'), { exact: true }).inputValue()).toBe('7');
  await expect.poll(() => there.getByLabel(t('wallet.payeeName')).inputValue()).toBe(ben.name);
  expect(faults()).toEqual([]);
});

test('a trade that one device cancels ends on the other, and what is typed in its chat stays', async () => {
  const listing = await postSale(server, ben);
  const taken = { params: { id: listing }, body: { quantity: '20', ...(await authority(server, ann)) } };
  const { id } = await demandWrite(server.url, ann, 'otc.take', taken);
  const there = await open(tablet, `otc/otcOrderDetails?id=${String(id)}`);
  await button(there, t('otc.chat')).click();
  const words = there.getByLabel(t('otc.chatWrite'), { exact: true });
  await words.fill('I am about to pay');
  const here = await open(phone, `otc/otcOrderDetails?id=${String(id)}`);
  await button(here, t('otc.cancel')).click();
  await inSheet(here, t('otc.cancel')).click();
  await here.getByText(t('otc.state.canceled')).first().waitFor();
  await there.getByText(t('otc.state.canceled')).first().waitFor({ state: 'attached' });
  await expect.poll(() => words.inputValue()).toBe('I am about to pay');
  expect(faults()).toEqual([]);
});
