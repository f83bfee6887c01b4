import { MINUTE } from '@greenhall/domain/shared/time';
import { sendRead } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { type ClockedServer, openClockedServer } from './harness/server-here.ts';
import { demandWrite } from './harness/shop-buyer.ts';
import { putSession } from './harness/signed-in.ts';
import { authority, furnishTraders, postSale } from './harness/traders.ts';
import { t } from './harness/words.ts';

let server: ClockedServer;
let seller: Settled;
let buyer: Settled;
let newcomer: Settled;
let seat: UserBrowser;

beforeAll(async () => {
  // No nodes are set, as on a new installation.
  server = await openClockedServer();
  const people = ['saleunwatched', 'buyunwatched', 'newunwatched'];
  const joined = await server.join(people, 1n, (ports, members) => furnishTraders(ports, members.slice(0, 2)));
  [seller, buyer, newcomer] = joined as [Settled, Settled, Settled];
  seat = await openUserBrowser();
  await putSession(seat, server, buyer);
});
afterAll(() => server.close());

test('where no node looks for the payment, the order to pay has its report as the main press', async () => {
  const { page } = seat;
  const listing = await postSale(server, seller);
  const take = async () => {
    server.clock.advance(MINUTE);
    const body = { quantity: '20', ...(await authority(server, buyer)) };
    return String((await demandWrite(server.url, buyer, 'otc.take', { params: { id: listing }, body }))['id']);
  };
  const [id, second] = [await take(), await take()];
  // Of two alike the later one is told by its last digits.
  await page.goto(`${server.url}/#/pages/otc/otcOrderDetails?id=${second}`);
  await page.getByText(t('otc.totalExact')).waitFor();
  await page.locator('b').getByText('0001', { exact: true }).waitFor();
  await seat.inspect('an order to pay with digits of its own');
  await page.goto(`${server.url}/#/pages/otc/otcOrderDetails?id=${id}`);
  await page.getByText(t('otc.notTrusted', { network: 'BEP20' })).waitFor();
  await page.getByText('20.00 USDT', { exact: true }).waitFor();
  expect(await page.getByText(t('otc.totalExact')).count()).toBe(0);
  await page.getByLabel(t('otc.txid')).fill(`0x${'ab'.repeat(32)}`);
  expect(await page.getByRole('button', { name: t('otc.claimByHand') }).count()).toBe(0);
  const buffer = await sharp({ create: { width: 50, height: 50, channels: 3, background: '#0c2f31' } })
    .jpeg()
    .toBuffer();
  await page.getByLabel(t('pay.voucher')).setInputFiles({ name: 'slip.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByAltText('slip.jpg').waitFor();
  await seat.inspect('an order to pay that nobody watches');
  await page.getByRole('button', { name: t('otc.claim'), exact: true }).click();
  await page.getByText(t('otc.state.waitForConfirmation')).waitFor();
  // It is reported: only what the seller does is awaited.
  await page.getByRole('button', { name: t('otc.claimAgain'), exact: true }).waitFor();
  expect((await sendRead(server.url, buyer, 'otc.trade', { params: { id } })).state).toBe('waitForConfirmation');
  expect(seat.faults()).toEqual([]);
});

test('who has no wallet address is told before choosing an order, and the one button to post is above the orders', async () => {
  const other = await openUserBrowser();
  await putSession(other, server, newcomer);
  const { page } = other;
  await page.goto(`${server.url}/#/pages/otc/otc`);
  await page.getByText(t('otc.noAccount', { network: 'BEP20' })).waitFor();
  const post = await page.getByRole('button', { name: t('otc.postSale'), exact: true }).boundingBox();
  const first = await page.getByRole('list', { name: t('otc.list.sale') }).boundingBox();
  expect((post?.y ?? 0) + (post?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0);
  expect(await page.getByRole('button', { name: t('otc.postPurchase'), exact: true }).count()).toBe(0);
  await other.inspect('the hall for a newcomer');
  await page.getByRole('link', { name: t('otc.addAccount'), exact: true }).click();
  await page.getByRole('heading', { name: t('wallet.accountAddTitle') }).waitFor();
  expect(other.faults()).toEqual([]);
});
