import { type Settled, settleMembers } from '@greenhall/test-kit/settled-world';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { type TestServer, openServer } from './harness/server.ts';
import { newDataDir } from '@greenhall/test-kit/data/folder';
import { putSession, putSessionOnce } from './harness/signed-in.ts';
import { t } from './harness/words.ts';
import { readOf, readSingly } from './harness/reads.ts';

let server: TestServer;
let ann: Settled;
let bert: Settled;

beforeAll(async () => {
  const directory = newDataDir();
  [ann, bert] = (await settleMembers({ DATA_DIR: directory }, ['annoffline', 'bertoffline'], 100n)) as [
    Settled,
    Settled,
  ];
  server = await openServer(directory);
});
afterAll(() => server.close());

async function open(path: string): Promise<UserBrowser> {
  const seat = await openUserBrowser();
  await putSession(seat, server, ann);
  await seat.page.goto(`${server.url}/#${path}`);
  return seat;
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const bar = (page: Page) => page.getByRole('status').filter({ hasText: t('state.asOf', { time: '' }) });
/** Faults other than those of a network that a test has cut. */
const faultsOf = (seat: UserBrowser) => seat.faults().filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'));

test('without a connection a bar says how old the figures are, they are dimmed, and acts are disabled', async () => {
  const seat = await open('/pages/wallet/zhuanbi?coin=usdt');
  const { page } = seat;
  const next = page.getByRole('button', { name: t('wallet.next'), exact: true });
  await page.getByText(/100\.00/).waitFor();
  await expect.poll(() => next.isEnabled()).toBe(true);
  await seat.context.setOffline(true);
  await bar(page).waitFor();
  await expect.poll(() => bar(page).innerText()).toMatch(/\d\d:\d\d/);
  await expect.poll(() => next.isEnabled()).toBe(false);
  await seat.inspect('a form without a connection');
  const box = await bar(page).boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect(box?.y).toBe((header?.y ?? 0) + (header?.height ?? 0));
  await seat.context.setOffline(false);
  await bar(page).waitFor({ state: 'detached' });
  await expect.poll(() => next.isEnabled()).toBe(true);
  expect(faultsOf(seat)).toEqual([]);
});

test('a screen that cannot be loaded keeps header, back and tab bar, and comes by itself with the connection', async () => {
  const seat = await openUserBrowser();
  await putSession(seat, server, ann);
  const { page } = seat;
  // Somebody who saves data has only the screens that were opened.
  await page.addInitScript(`Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`);
  await page.goto(`${server.url}/#/pages/block/home`);
  await page.getByText(t('home.total')).waitFor();
  await seat.context.setOffline(true);
  await page.getByRole('navigation').getByText(t('tabbar.wallet')).click();
  await page.getByText(t('state.error')).waitFor();
  await expect.poll(() => page.getByRole('banner').count()).toBe(1);
  await expect
    .poll(() => page.getByRole('navigation').locator('[aria-current=page]').innerText())
    .toBe(t('tabbar.wallet'));
  await seat.inspect('a screen that could not be loaded');
  await page.getByRole('navigation').getByText(t('tabbar.home')).click();
  await page.getByText(t('home.total')).waitFor();
  await page.getByRole('navigation').getByText(t('tabbar.wallet')).click();
  await page.getByText(t('state.error')).waitFor();
  await seat.context.setOffline(false);
  await title(page, t('wallet.title'));
  await page
    .getByText(/100\.00/)
    .first()
    .waitFor();
  expect(faultsOf(seat).filter((fault) => !fault.includes('dynamically imported'))).toEqual([]);
});

test('reads that failed are read again by themselves when the connection is back', async () => {
  const seat = await open('/pages/block/home');
  const { page } = seat;
  await page.getByText(t('home.total')).waitFor();
  await readSingly(seat);
  await page.route('**/api/wallet/{bill,activity}*', (route) => route.abort());
  await page.goto(`${server.url}/#/pages/wallet/bill`);
  await page.getByText(t('state.error')).waitFor();
  await seat.context.setOffline(true);
  await page.unroute('**/api/wallet/{bill,activity}*');
  await seat.context.setOffline(false);
  await page.getByText(t('state.error')).waitFor({ state: 'detached' });
  expect(faultsOf(seat).filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([]);
});

test('a copy that the browser does not allow says so, and so does a paste', async () => {
  const seat = await openUserBrowser();
  await putSession(seat, server, ann);
  await seat.context.addInitScript(`Object.defineProperty(navigator, 'clipboard', { value: {
    writeText: () => Promise.reject(new Error('not allowed')), readText: () => Promise.reject(new Error('not allowed')) } })`);
  const { page } = seat;
  await page.goto(`${server.url}/#/pages/user/share`);
  await page
    .getByRole('button', { name: t('common.copy') })
    .first()
    .click();
  await page.getByText(t('common.copyFailed')).waitFor();
  await page.goto(`${server.url}/#/pages/bank/bankAdd`);
  await page.getByRole('button', { name: t('wallet.paste') }).click();
  const toast = page.getByText(t('pay.pasteFailed'));
  await toast.waitFor();
  // At the upper edge: below it are what is pressed, and what is typed with its keyboard.
  expect((await toast.boundingBox())?.y).toBeLessThan(52);
  expect(seat.faults()).toEqual([]);
});

test('a screen whose files a newer build has replaced comes when it is tried again', async () => {
  const seat = await openUserBrowser();
  await putSession(seat, server, ann);
  const { page } = seat;
  await page.addInitScript(`Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`);
  await page.goto(`${server.url}/#/pages/block/home`);
  await page.getByText(t('home.total')).waitFor();
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('navigation').getByText(t('tabbar.wallet')).click();
  await page.getByText(t('state.error')).waitFor();
  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: t('common.retry') }).click();
  await title(page, t('wallet.title'));
});

test('after half a minute in the background figures are old until they have been read again', async () => {
  const seat = await openUserBrowser();
  await putSession(seat, server, ann);
  const { page } = seat;
  await page.clock.install();
  // What follows the page is loaded after the screen, and reads this.
  const isFollowed = readOf(seat, 'messages.state');
  await page.goto(`${server.url}/#/pages/wallet/wallet`);
  await isFollowed;
  await page
    .getByText(/100\.00/)
    .first()
    .waitFor();
  const setVisible = (state: 'hidden' | 'visible') =>
    page.evaluate(`Object.defineProperty(document, 'visibilityState', { value: '${state}', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'))`);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await readSingly(seat);
  await page.route('**/api/wallet/balances', async (route) => {
    await held;
    await route.continue();
  });
  await setVisible('hidden');
  await page.clock.fastForward(31_000);
  await setVisible('visible');
  await page.locator('html[data-old]').waitFor();
  answer();
  await page.locator('html:not([data-old])').waitFor();
});

test('a page that comes back from history after another user has signed in begins anew', async () => {
  const seat = await openUserBrowser();
  await putSessionOnce(seat, server, ann);
  await seat.page.goto('about:blank');
  const page = await seat.context.newPage();
  const isFollowed = readOf({ page }, 'messages.state');
  await page.goto(`${server.url}/#/pages/wallet/wallet`);
  await isFollowed;
  await page
    .getByText(/100\.00/)
    .first()
    .waitFor();
  const turn = (event: 'pagehide' | 'pageshow') =>
    page.evaluate(`dispatchEvent(new PageTransitionEvent('${event}', { persisted: true }))`);
  // The same user: the page stays.
  await turn('pagehide');
  await turn('pageshow');
  expect(page.url()).toContain('/pages/wallet/wallet');
  await turn('pagehide');
  const entries = { token: bert.token, id: bert.no, userid: bert.name, recode: bert.invitation };
  const store = JSON.stringify({ version: 1, user: bert.name, state: { LoginState: true } });
  await page.evaluate(
    `for (const [name, value] of ${JSON.stringify(Object.entries({ ...entries, store }))}) localStorage.setItem(name, value)`,
  );
  await seat.context.addCookies([
    { name: 'gh_companion', value: bert.companion, url: `${server.url}/api`, httpOnly: true, sameSite: 'Strict' },
  ]);
  const isLoaded = page.waitForEvent('load');
  await turn('pageshow');
  await isLoaded;
  expect(page.url()).not.toContain('/pages/wallet/wallet');
  expect(await page.evaluate(`localStorage.getItem('store')`)).not.toContain(ann.name);
});

test('a sign-out in one tab empties the others', async () => {
  const seat = await openUserBrowser();
  await putSessionOnce(seat, server, ann);
  const { page } = seat;
  const other = await seat.context.newPage();
  const isFollowed = readOf({ page: other }, 'messages.state');
  await other.goto(`${server.url}/#/pages/wallet/wallet`);
  await other
    .getByText(/100\.00/)
    .first()
    .waitFor();
  await isFollowed;
  seat.expectRefusal('*', 401);
  await page.goto(`${server.url}/#/pages/user/user`);
  await page.getByRole('button', { name: t('members.logout') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('members.logout') })
    .click();
  await title(other, t('entry.loginTitle'));
  await expect.poll(() => other.getByText(/100\.00/).count()).toBe(0);
  expect(await other.evaluate(`localStorage.getItem('store')`)).toBeNull();
});
