import { sendRead } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { demandWrite } from './harness/shop-buyer.ts';
import { putSession } from './harness/signed-in.ts';
import { authority, furnishTraders, postSale } from './harness/traders.ts';
import { t } from './harness/words.ts';

let server: ServerHere;
let seller: Settled;
let buyer: Settled;
let seat: UserBrowser;

beforeAll(async () => {
  // No nodes are set, as on a new installation.
  server = await openServerHere();
  [seller, buyer] = (await server.join(['saleunwatched', 'buyunwatched'], 1n, furnishTraders)) as [Settled, Settled];
  seat = await openUserBrowser();
  await putSession(seat, server, buyer);
});
afterAll(() => server.close());

test('where no node looks for the payment, the order to pay has its report as the main press', async () => {
  const { page } = seat;
  const listing = await postSale(server, seller);
  const body = { quantity: '20', ...(await authority(server, buyer)) };
  const id = String((await demandWrite(server.url, buyer, 'otc.take', { params: { id: listing }, body }))['id']);
  await page.goto(`${server.url}/#/pages/otc/otcOrderDetails?id=${id}`);
  await page.getByText(t('otc.notTrusted', { network: 'BEP20' })).waitFor();
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
