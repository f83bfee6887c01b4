import { newDataDir } from '@greenhall/test-kit/data/folder';
import { type Settled, settleMembers } from '@greenhall/test-kit/settled-world';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type UserBrowser, SAFARI, openUserBrowser } from './harness/browser.ts';
import { confirmPayment } from './harness/member.ts';
import { type TestServer, openServer } from './harness/server.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';

let server: TestServer;
let ann: Settled;
let ben: Settled;

beforeAll(async () => {
  const directory = newDataDir();
  const settled = await settleMembers({ DATA_DIR: directory }, ['anninstalls', 'beninstalls'], 100n);
  [ann, ben] = settled as [Settled, Settled];
  server = await openServer(directory);
});
afterAll(() => server.close());

async function open(path: string, { script = '', userAgent = '' } = {}): Promise<UserBrowser> {
  const seat = await openUserBrowser({ isMobile: true, ...(userAgent && { userAgent }) });
  await putSession(seat, server, ann);
  if (script) await seat.context.addInitScript(script);
  await seat.page.goto(`${server.url}/#${path}`);
  return seat;
}

const guide = (page: Page) => page.getByRole('dialog', { name: t('version.guideTitle') });
const entry = (page: Page) => page.getByRole('button', { name: t('members.install') });

test('Safari of a phone shows how the app is put on the home screen, step by step', async () => {
  const seat = await open('/pages/block/home', { userAgent: SAFARI });
  const { page } = seat;
  await page.getByRole('button', { name: t('running.download'), exact: true }).click();
  await page.getByText(t('running.soon')).waitFor();
  await guide(page).waitFor();
  expect(await guide(page).getByRole('listitem').count()).toBe(3);
  expect(await guide(page).locator('li svg').count()).toBe(3);
  await seat.inspect('how the app is installed');
  await guide(page)
    .getByRole('button', { name: t('common.close') })
    .click();
  await page.goto(`${server.url}/#/pages/user/user`);
  await entry(page).click();
  await guide(page).waitFor();
  expect(seat.faults()).toEqual([]);
});

/** A browser that offers to install the app before its code has come, and counts how often it is asked to. */
const OFFERED = `document.addEventListener('readystatechange', () => {
  globalThis.prompts = 0;
  dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: () => { prompts += 1; } }));
}, { once: true })`;

test('after the first payment on a device the app is offered, once, and by the prompt where there is one', async () => {
  const seat = await open('/pages/user/user', { script: OFFERED });
  const { page } = seat;
  await entry(page).waitFor();
  const pay = async (meanwhile = '') => {
    await page.goto(`${server.url}/#/pages/wallet/zhuanbi?coin=usdt`);
    await page.getByLabel(t('wallet.payeeName')).fill(ben.name);
    await page.evaluate(meanwhile);
    await page.getByLabel(t('wallet.amount'), { exact: true }).fill('2');
    await page.getByRole('button', { name: t('wallet.next'), exact: true }).click();
    await confirmPayment(page, t('common.confirm'));
    await page.getByRole('button', { name: t('wallet.again'), exact: true }).waitFor();
  };
  await pay();
  await page.getByRole('heading', { name: t('version.offer') }).waitFor();
  await seat.inspect('the offer after a payment');
  await page.getByRole('button', { name: t('version.install'), exact: true }).click();
  await expect.poll(() => page.evaluate('prompts')).toBe(1);
  await page.getByRole('button', { name: t('wallet.again'), exact: true }).click();
  // Once the form stands there: where the address is the same already, going there loads the page anew.
  await pay(`dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: () => undefined }))`);
  await page.goto(`${server.url}/#/pages/user/user`);
  await entry(page).waitFor();
  expect(await page.getByRole('heading', { name: t('version.offer') }).count()).toBe(0);
  expect(seat.faults()).toEqual([]);
});
