import { sendRead } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PHONE, type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { demandWrite } from './harness/shop-buyer.ts';
import { putSession } from './harness/signed-in.ts';
import { authority, furnishTraders, postSale } from './harness/traders.ts';
import { t } from './harness/words.ts';

const pay = { payPassword: PAY_PASSWORD } as const;

let server: ServerHere;
let ann: Settled;
let ben: Settled;
let seat: UserBrowser;

beforeAll(async () => {
  server = await openServerHere();
  const [first, second] = await server.join(['annexplains', 'benexplains'], 2_000n, furnishTraders);
  if (!first || !second) throw new Error('nobody is there');
  [ann, ben] = [first, second];
  for (const [to, amount] of [
    ['bdb', '600'],
    ['ftb', '200'],
  ] as const)
    await demandWrite(server.url, ann, 'wallet.convert', { body: { from: 'mey', to, amount, ...pay } });
  await demandWrite(server.url, ann, 'stock.activate', { body: { member: ann.no, coin: 'bdb', ...pay } });
  seat = await openUserBrowser();
  await putSession(seat, server, ann);
});
afterAll(() => server.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the bill tells what is put aside and what came back from what was spent, each coin for itself', async () => {
  const { page } = seat;
  const body = { payee: ben.name, coin: 'mey', amount: '7', ...pay } as const;
  const sent = await demandWrite(server.url, ann, 'wallet.transfer', { body });
  await page.goto(`${server.url}/#/pages/wallet/bill?coin=mey`);
  const held = page.getByRole('definition').filter({ hasText: '7.00 MEY' });
  await held.waitFor();
  const row = page.getByRole('listitem').filter({ hasText: t('wallet.onHold') });
  await row.getByText('7.00', { exact: true }).waitFor();
  await page.getByText(t('wallet.cameBack')).waitFor({ state: 'detached' });
  await demandWrite(server.url, ann, 'wallet.cancelTransfer', { params: { id: String(sent['id']) }, body: {} });
  await page.reload();
  await row.first().waitFor({ state: 'detached' });
  await page
    .getByRole('term')
    .filter({ hasText: t('wallet.cameBack') })
    .waitFor();
  await page.getByText('+7.00', { exact: true }).waitFor();
  await seat.inspect('a day with what came back');
  expect(seat.faults()).toEqual([]);
});

test('a level has its full price, what is paid for it, and a cancellation names all that returns with it', async () => {
  const { page } = seat;
  await demandWrite(server.url, ann, 'stock.reinvest', { body: pay });
  await demandWrite(server.url, ann, 'stock.upgrade', { body: { level: 2, ...pay } });
  await page.goto(`${server.url}/#/pages/user/level`);
  await page.getByRole('radio', { name: 'V3', exact: true }).check();
  const third = page.getByRole('region', { name: t('stock.level', { level: 3 }) });
  await button(page, `${t('stock.upgrade')} V3`).waitFor();
  await third.getByText('1,000.00', { exact: true }).waitFor();
  await third.getByText(t('stock.payMore', { amount: '500.00' })).waitFor();
  await seat.inspect('levels');
  await page.goto(`${server.url}/#/pages/user/level?view=mine`);
  await page.getByText(t('stock.held')).waitFor({ state: 'detached' });
  const reinvested = page.getByRole('listitem').filter({ hasText: `${t('stock.kind.reinvest')} · V1` });
  await reinvested.getByRole('button', { name: t('stock.cancel') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('100.00 FTB').waitFor();
  await sheet.getByText('400.00 BDB').waitFor();
  await sheet.getByText(t('stock.toYours', { coin: 'BDB' })).waitFor();
  await sheet.getByText(t('stock.cancelLater', { count: 1 })).waitFor();
  await seat.inspect('what a cancellation returns');
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  expect(seat.faults()).toEqual([]);
});

test.each([
  ['home', 'block/home', 'home.fuel', 'terms.fuelExample'],
  ['the stock hall', 'user/level', 'stock.height', 'terms.heightExample'],
] as const)('a word of %s explains itself', async (_where, path, word, example) => {
  const { page } = seat;
  await page.goto(`${server.url}/#/pages/${path}`);
  if (path === 'block/home') await page.getByText(t('running.more'), { exact: true }).click();
  await button(page, t('terms.ask', { word: t(word) })).click();
  const sheet = page.getByRole('dialog', { name: t(word) });
  await sheet.getByText(t(example)).waitFor();
  await seat.inspect(`a word of ${path}`);
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  expect(seat.faults()).toEqual([]);
});

test('the download says that it is coming, and asks to install where the browser can', async () => {
  const { page } = seat;
  await page.goto(`${server.url}/#/pages/block/home`);
  const download = button(page, t('running.download'));
  await download.click();
  await page.getByText(t('running.soon')).waitFor();
  await page.evaluate(`dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => (document.title = 'asked to install') && { outcome: 'dismissed' },
  }))`);
  await download.click();
  await expect.poll(() => page.title()).toBe('asked to install');
});

test('an order to pay leads with what is paid and where to, once, and is reported there where nobody looks for it', async () => {
  const { page } = seat;
  const listing = await postSale(server, ben);
  const body = { quantity: '20', ...(await authority(server, ann)) };
  const taken = await demandWrite(server.url, ann, 'otc.take', { params: { id: listing }, body });
  const id = String(taken['id']);
  const order = await sendRead(server.url, ann, 'otc.trade', { params: { id } });
  await page.goto(`${server.url}/#/pages/otc/otcOrderDetails?id=${id}`);
  const qr = page.getByRole('img', { name: t('otc.qr') });
  await qr.waitFor();
  const box = await qr.boundingBox();
  expect((box?.y ?? PHONE.height) + (box?.height ?? 0)).toBeLessThan(PHONE.height);
  expect(await page.getByText(order.sellerWallet.address).count()).toBe(1);
  expect(await page.getByText(t('otc.total'), { exact: true }).count()).toBe(1);
  await page.getByText(t('otc.notTrusted', { network: 'BEP20' })).waitFor();
  await page.getByLabel(t('otc.txid')).waitFor();
  expect(await button(page, t('otc.claimByHand')).count()).toBe(0);
  await page.getByText(t('otc.voucherNote')).waitFor();
  await seat.inspect('an order to pay');
  expect(seat.faults()).toEqual([]);
});

/** Screens that show what the member owns, gets or has moved. */
const OWN = [
  'block/home',
  'wallet/wallet',
  'wallet/assets',
  'wallet/walletDetail?coin=mey',
  'wallet/bill',
  'wallet/zhuanzhangrecord',
  'wallet/bouns',
  'user/level',
  'user/user',
  'otc/historyOrderPage',
] as const;
const MASK = '••••';

test('hidden sums stand nowhere, from the first drawing on, and what is confirmed is never hidden', async () => {
  const { page } = seat;
  const body = { payee: ben.name, coin: 'mey', amount: '13.37', ...pay } as const;
  await demandWrite(server.url, ann, 'wallet.transfer', { body });
  const { total, items, shares } = await sendRead(server.url, ann, 'wallet.balances');
  const own = items.flatMap(({ available, locked }) => [available, locked]).filter((amount) => /[1-9]/.test(amount));
  const cut = (amount: string) => Number(amount.slice(0, amount.indexOf('.') + 3));
  const written = [total, shares.value, ...own].map((amount) =>
    cut(amount).toLocaleString('en', { minimumFractionDigits: 2 }),
  );
  // Round sums stand on these screens as prices too, which everybody sees.
  const secrets = ['13.37', ...written.filter((text) => !text.endsWith('.00'))];
  expect(secrets.length).toBeGreaterThan(2);
  await page.goto(`${server.url}/#/pages/block/home`);
  await page.getByText(written[0] ?? '').waitFor();
  await button(page, t('common.hideSums')).click();
  await page.getByText(written[0] ?? '').waitFor({ state: 'detached' });
  await page.addInitScript(`globalThis.drawn = []; new MutationObserver(() => {
    if (document.body) drawn.push(document.title + document.body.innerText);
  }).observe(document, { childList: true, subtree: true, characterData: true })`);
  for (const path of OWN) {
    await page.goto(`${server.url}/?${OWN.indexOf(path)}#/pages/${path}`);
    await expect.poll(() => page.getByText(MASK).count(), { message: `${path} hides nothing` }).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    const shown = [await page.content(), await page.locator('body').ariaSnapshot(), await page.title()].join('\n');
    const drawn = await page.evaluate<string[]>('drawn');
    for (const secret of secrets) expect([shown, ...drawn].join(' '), `${path} shows ${secret}`).not.toContain(secret);
  }
  await seat.inspect('records with hidden sums');
  await page.goto(`${server.url}/#/pages/wallet/zhuanzhang`);
  await page.getByLabel(t('wallet.payeeName'), { exact: true }).fill(ben.name);
  await page.getByLabel(t('wallet.amount')).fill('5.43');
  await button(page, t('wallet.next')).click();
  await page.getByRole('dialog').getByText('5.43 MEY').first().waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.goto(`${server.url}/#/pages/block/home`);
  await button(page, t('common.hideSums')).click();
  await page.getByText(written[0] ?? '').waitFor();
  expect(seat.faults()).toEqual([]);
});

test('home leads to the four ways to move coins, and shows the own code to be paid at', async () => {
  const { page } = seat;
  await page.goto(`${server.url}/#/pages/block/home`);
  const ways = page.getByRole('list', { name: t('running.quick') });
  for (const [name, path] of [
    ['running.send', 'wallet/zhuanzhang'],
    ['running.exchange', 'wallet/exchange'],
    ['running.buy', 'otc/otc'],
  ] as const) {
    await ways.getByRole('link', { name: t(name) }).click();
    await expect.poll(() => page.url()).toContain(path);
    await page.goBack();
  }
  await ways.getByRole('button', { name: t('running.receive') }).click();
  const sheet = page.getByRole('dialog', { name: t('running.receive') });
  await sheet.getByRole('img', { name: t('scan.mine') }).waitFor();
  await seat.inspect('the code to be paid at');
  await sheet.getByRole('link', { name: t('running.payIn') }).click();
  await expect.poll(() => page.url()).toContain('wallet/chongzhi');
  expect(seat.faults()).toEqual([]);
});
