import { MINUTE } from '@greenhall/domain/shared/time';
import { notifyAlerts } from '@greenhall/server/slices/otc/alert/notify-alerts';
import { JPG } from '@greenhall/test-kit/otc-world';
import { clientOf, sendRead } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type UserBrowser, openUserBrowser } from '../harness/browser.ts';
import { type ClockedServer, openClockedServer } from '../harness/server-here.ts';
import { demandWrite, PICTURE } from '../harness/shop-buyer.ts';
import { putSession } from '../harness/signed-in.ts';
import { authority, furnishTraders } from '../harness/traders.ts';
import { t } from '../harness/words.ts';

let server: ClockedServer;
let ann: Settled;
let ben: Settled;
let listing: string;
/** An order that the buyer says it has paid, and the seller does not confirm. */
let disputed: string;
let seats: readonly UserBrowser[] = [];

beforeAll(async () => {
  server = await openClockedServer();
  [ann, ben] = (await server.join(['annsells', 'benbuys'], 1n, furnishTraders)) as [Settled, Settled];
  const order = { coin: 'mey', network: 'BEP20', side: 'sale', price: '1', quantity: '500' } as const;
  const body = { ...order, min: '50', max: '500', ...(await proofOf(ann)) };
  listing = String((await demandWrite(server.url, ann, 'otc.post', { body }))['id']);
  disputed = await take();
  const params = { id: disputed };
  const { call } = clientOf(server.url, ben);
  const files = { voucher: PICTURE };
  await call('otc.claim', { params, body: { txid: `0x${'ab'.repeat(32)}` }, files });
  await call('otc.appeal', { params, body: { reason: 'I have paid, and nobody answers.' }, files });
});
afterAll(() => server.close());
afterEach(async () => {
  expect(seats.flatMap((seat) => seat.faults())).toEqual([]);
  for (const { context } of seats) await context.close();
});

/** What the hall asks of a trader, with a code that is mailed a minute after any other. */
async function proofOf(member: Settled) {
  server.clock.advance(MINUTE);
  return authority(server, member);
}

/** The buyer takes a part of the order in the hall. */
async function take(): Promise<string> {
  const body = { quantity: '60', ...(await proofOf(ben)) };
  return String((await demandWrite(server.url, ben, 'otc.take', { params: { id: listing }, body }))['id']);
}

async function sit(...members: readonly Settled[]): Promise<readonly Page[]> {
  seats = await Promise.all(
    members.map(async (member) => {
      const seat = await openUserBrowser();
      await putSession(seat, server, member);
      return seat;
    }),
  );
  return seats.map(({ page }) => page);
}

const go = (page: Page | undefined, path: string) => page?.goto(`${server.url}/#/pages/otc/${path}`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Presses what asks, and then the answer. */
async function pressAsked(page: Page, name: string): Promise<void> {
  await button(page, name).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}
const see = (id: string) => sendRead(server.url, ben, 'otc.trade', { params: { id } });
/** The order in the hall as the buyer sees it. */
async function offered() {
  const { items } = await sendRead(server.url, ben, 'otc.hall', { query: { coin: 'mey', side: 'sale' } });
  const [first] = items;
  if (!first) throw new Error('nothing is offered');
  return first;
}
const held = async () =>
  Number((await sendRead(server.url, ann, 'wallet.balances')).items.find(({ coin }) => coin === 'mey')?.locked);

test('an appeal is answered with words and a picture, and then taken back', async () => {
  const [selling, buying] = await sit(ann, ben);
  if (!selling || !buying) throw new Error('nobody sits there');
  for (const page of [selling, buying]) await go(page, `otcOrderDetails?id=${disputed}`);
  expect((await see(disputed)).appeals).toMatchObject([{ state: 'inReview', answers: [] }]);
  await button(selling, t('otc.answer')).click();
  const sheet = selling.getByRole('dialog');
  await sheet.getByLabel(t('otc.answerText')).fill('Nothing has arrived here.');
  await sheet.getByLabel(t('pay.voucher')).setInputFiles({ name: 'bank.jpg', mimeType: 'image/jpeg', buffer: JPG });
  await sheet.getByAltText('bank.jpg').waitFor();
  await seats[0]?.inspect('answering an appeal');
  await button(selling, t('common.submit')).click();
  await selling.getByText(t('otc.answered')).waitFor();
  for (const page of [selling, buying]) await page.getByText('Nothing has arrived here.').waitFor();
  expect((await see(disputed)).appeals).toMatchObject([{ answers: [{ by: 'seller' }] }]);
  await expect.poll(() => button(selling, t('otc.answer')).count()).toBe(0);

  await pressAsked(buying, t('otc.revokeAppeal'));
  for (const page of [selling, buying])
    await page.getByText(t('otc.appealState.revoked'), { exact: true }).first().waitFor();
  expect(await see(disputed)).toMatchObject({ state: 'waitForConfirmation', appeals: [{ state: 'revoked' }] });
  await expect.poll(() => button(buying, t('otc.revokeAppeal')).count()).toBe(0);
});

test('a buyer sees what there is to take, sets an alert, is led by it to the order, and removes it', async () => {
  const [page] = await sit(ben);
  if (!page) throw new Error('nobody sits there');
  const sheet = page.getByRole('dialog');
  const alerts = async () => (await sendRead(server.url, ben, 'otc.alerts')).items;
  await go(page, 'otc');
  await button(page, t('otc.depth')).click();
  const { remaining } = await offered();
  await sheet.getByRole('row', { name: `1.00 ${Number(remaining).toFixed(2)}` }).waitFor();
  await seats[0]?.inspect('the depth of a market');
  await sheet.getByRole('button', { name: t('common.close') }).click();
  await button(page, t('otc.alerts')).click();
  await button(page, t('otc.alertAdd')).click();
  await sheet.getByText(t('otc.alertPriceRule')).waitFor();
  await sheet.getByLabel(t('otc.alertPrice.sale')).fill('1.05');
  await sheet.getByLabel(t('otc.alertQuantity')).fill('60');
  await button(page, t('otc.alertAdd')).click();
  const waiting = sheet.getByRole('listitem').filter({ hasText: t('otc.alert.sale', { coin: 'MEY', price: '1.05' }) });
  await waiting.waitFor();
  await seats[0]?.inspect('a price alert');
  expect(await alerts()).toMatchObject([{ network: 'BEP20', price: '1.050000', quantity: '60.000000' }]);

  server.clock.advance(MINUTE);
  await notifyAlerts(server.app.ports);
  await page.goto(`${server.url}/#/pages/block/notice?view=mine`);
  await page
    .getByRole('link', { name: t('notifications.priceReached') })
    .first()
    .click();
  await button(page, t('otc.alerts')).waitFor();
  expect(await page.getByLabel(t('otc.wantBuy')).inputValue()).toBe('60');
  await button(page, t('otc.alerts')).click();
  await waiting.getByRole('button').click();
  await expect.poll(alerts).toEqual([]);
  await waiting.waitFor({ state: 'hidden' });
});

test('a buyer who has not paid cancels, and the seller’s screen shows it', async () => {
  const id = await take();
  const [selling, buying] = await sit(ann, ben);
  if (!selling || !buying) throw new Error('nobody sits there');
  for (const page of [selling, buying]) await go(page, `otcOrderDetails?id=${id}`);
  await selling.getByText(t('otc.state.waitForPayment')).first().waitFor();
  expect((await see(id)).state).toBe('waitForPayment');
  await pressAsked(buying, t('otc.cancel'));
  for (const page of [selling, buying])
    await page.getByText(t('otc.state.canceled'), { exact: true }).first().waitFor();
  expect((await see(id)).state).toBe('canceled');
  await expect.poll(() => button(buying, t('otc.cancel')).count()).toBe(0);
});

test('what nobody has taken is revoked, and its coins are free again', async () => {
  expect(await held()).toBe(502.5);
  const [page] = await sit(ann);
  if (!page) throw new Error('nobody sits there');
  await go(page, 'otc');
  await page.getByText(t('otc.list.mine'), { exact: true }).click();
  await pressAsked(page, t('otc.revoke'));
  await page.getByText(t('otc.revoked'), { exact: true }).first().waitFor();
  // The question and the row have a button of that name, for as long as they are there.
  await expect.poll(() => button(page, t('otc.revoke')).count()).toBe(0);
  // The order that runs keeps its coins and its fee.
  await expect.poll(held).toBe(60.3);
  const [mine] = (await sendRead(server.url, ann, 'otc.myListings', { query: {} })).items;
  expect(mine).toMatchObject({ id: listing, mayRevoke: false });
});
