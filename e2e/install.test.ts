import { newDataDir } from '@greenhall/test-kit/data/folder';
import { type Settled, settleMembers } from '@greenhall/test-kit/settled-world';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { confirmPayment } from './harness/member.ts';
import { type TestServer, openServer } from './harness/server.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

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
const version = (page: Page) => page.getByRole('button', { name: t('members.version') });

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

test('an installed app offers nothing', async () => {
  const installed = `Object.defineProperty(navigator, 'standalone', { value: true })`;
  const { page } = await open('/pages/user/user', { userAgent: SAFARI, script: installed });
  await version(page).waitFor();
  await page.goto(`${server.url}/#/pages/block/home`);
  await page.getByRole('button', { name: t('running.download'), exact: true }).click();
  await page.getByText(t('running.soon')).waitFor();
  expect(await guide(page).count()).toBe(0);
  await page.goto(`${server.url}/#/pages/user/user`);
  await version(page).waitFor();
  expect(await entry(page).count()).toBe(0);
});

/** A browser that can install the app says so, and counts how often it is asked to. */
const OFFERED = `addEventListener('load', () => setTimeout(() => {
  globalThis.prompts = 0;
  dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: () => { prompts += 1; } }));
}, 1_000))`;

test('after the first payment on a device the app is offered, once, and by the prompt where there is one', async () => {
  const seat = await open('/pages/user/user', { script: OFFERED });
  const { page } = seat;
  await entry(page).waitFor();
  const pay = async () => {
    await page.goto(`${server.url}/#/pages/wallet/zhuanbi?coin=usdt`);
    await page.getByLabel(t('wallet.payeeName')).fill(ben.name);
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
  await page.evaluate(`dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: () => undefined }))`);
  await pay();
  await page.goto(`${server.url}/#/pages/user/user`);
  await entry(page).waitFor();
  expect(await page.getByRole('heading', { name: t('version.offer') }).count()).toBe(0);
  expect(seat.faults()).toEqual([]);
});

test('the shortcuts of the installed app open a transfer, the scanner, the own code and the hall', async () => {
  const seat = await open('/pages/block/home');
  const { page } = seat;
  const answer = await seat.context.request.get(`${server.url}/manifest.webmanifest`);
  const { shortcuts } = (await answer.json()) as {
    shortcuts: readonly { name: string; name_localized: Readonly<Record<string, string>>; url: string }[];
  };
  const shown = [
    page.getByLabel(t('wallet.payeeName')),
    page.getByRole('dialog', { name: t('scan.open') }),
    page.getByRole('img', { name: t('scan.mine') }),
    page.getByText(t('otc.list.sale'), { exact: true }),
  ];
  expect(shortcuts.map(({ name_localized: names }) => Object.keys(names).length)).toEqual([10, 10, 10, 10]);
  expect(shortcuts.map(({ name }) => name)).toEqual([
    t('running.send'),
    t('scan.open'),
    t('running.receive'),
    t('tabbar.otc'),
  ]);
  for (const [index, { url }] of shortcuts.entries()) {
    await page.goto('about:blank');
    await page.goto(server.url + url);
    await shown[index]?.first().waitFor();
  }
});
