import { sendWrite } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PHONE, type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';

let server: ServerHere;
let seat: UserBrowser;

beforeAll(async () => {
  server = await openServerHere();
  const [anna] = (await server.join(['annabare'], 1_000n)) as [Settled];
  const asked = { from: 'usdt', to: 'mey', amount: '400' } as const;
  const quote = await sendWrite(server.url, anna, 'wallet.quote', { body: asked });
  const pay = { payPassword: PAY_PASSWORD };
  await sendWrite(server.url, anna, 'wallet.exchange', { body: { quote: String(quote.data['id']), ...pay } });
  await sendWrite(server.url, anna, 'wallet.convert', { body: { from: 'mey', to: 'bdb', amount: '200', ...pay } });
  await sendWrite(server.url, anna, 'stock.activate', { body: { member: anna.no, coin: 'bdb', ...pay } });
  seat = await openUserBrowser();
  await putSession(seat, server, anna);
  await seat.page.goto(`${server.url}/#/pages/block/home`);
  await seat.page.getByText(t('home.total')).waitFor();
});
afterAll(() => server.close());

const open = (path: string) => seat.page.goto(`${server.url}/#/pages/${path}`);

test.each([
  ['block/newsContent', 'block/news'],
  ['block/noticeDetails', 'block/notice'],
  ['block/recordDetails', 'wallet/bill'],
  ['shop/shopOrderDetails', 'shop/shopOrder'],
  ['shop/shopDetails', 'shop/shopIndex'],
  ['otc/otcOrderDetails', 'otc/historyOrderPage'],
  ['bank/bankUpdate', 'bank/bank'],
])('%s without a thing asks to choose one, and leads to %s', async (bare, list) => {
  await open(bare);
  await seat.page.getByText(t('state.chooseOne')).waitFor();
  await seat.page.getByRole('link', { name: t('state.toList') }).click();
  await expect.poll(() => new URL(seat.page.url()).hash).toBe(`#/pages/${list}`);
  expect(seat.faults()).toEqual([]);
});

test('the screen of a coin opens the cash coin, and says of a coin that there is none', async () => {
  await open('wallet/walletDetail');
  await seat.page.getByText(t('coin.mey')).first().waitFor();
  await seat.page.getByText(t('wallet.movements')).waitFor();
  await open('wallet/walletDetail?coin=gold');
  await seat.page.getByText(t('state.missing')).waitFor();
  expect(seat.faults()).toEqual([]);
});

test('the orders of the mall are reached from the own page', async () => {
  await open('user/user');
  await seat.page.getByRole('link', { name: t('members.orders') }).click();
  await expect.poll(() => new URL(seat.page.url()).hash).toBe('#/pages/shop/shopOrder');
  expect(seat.faults()).toEqual([]);
});

test('the eight entries stand before the movements, which begin within a screen and a half of home', async () => {
  await open('block/home');
  const main = seat.page.getByRole('main');
  const entries = main.getByRole('list', { name: t('running.entries') });
  const movements = main.getByRole('list', { name: t('running.activity') });
  await Promise.all([entries.waitFor(), movements.waitFor()]);
  await expect.poll(() => seat.page.locator('.shimmer').count()).toBeLessThanOrEqual(1);
  const [first, second] = await Promise.all([entries.boundingBox(), movements.boundingBox()]);
  expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThan(second?.y ?? 0);
  expect(second?.y).toBeLessThanOrEqual(1.5 * PHONE.height);
  expect(seat.faults()).toEqual([]);
});
