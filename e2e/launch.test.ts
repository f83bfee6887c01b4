import { maskUsername } from '@greenhall/domain/identity/masking';
import { type Settled, settleMembers } from '@greenhall/test-kit/settled-world';
import { clientOf } from '@greenhall/test-kit/outside';
import { PASSWORD, PAY_PASSWORD } from '@greenhall/test-kit/world';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Seat, takeSeat } from './harness/browser.ts';
import { confirmPayment } from './harness/member.ts';
import { solveByWork } from './harness/puzzle.ts';
import { type TestServer, openServer } from './harness/server.ts';
import { newDataDir } from '@greenhall/test-kit/data/folder';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';

const BILL = '/pages/wallet/bill';
let server: TestServer;
let ann: Settled;
let bo: Settled;
let cy: Settled;
let seat: Seat;

beforeAll(async () => {
  const directory = newDataDir();
  const names = ['annlaunch', 'bolaunch', 'cylaunch'];
  const [first, second, third] = await settleMembers({ DATA_DIR: directory }, names, 100n);
  if (!first || !second || !third) throw new Error('nobody is there');
  [ann, bo, cy] = [first, second, third];
  server = await openServer(directory);
});
afterAll(() => server.close());

/** A browser of its own that opens an address, with a member signed in or nobody. */
async function open(path: string, member?: Settled): Promise<Page> {
  seat = await takeSeat();
  if (member) await putSession(seat, server, member);
  await seat.page.goto(`${server.url}/${path}`);
  return seat.page;
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const back = (page: Page) => page.getByRole('button', { name: t('common.back') }).click();
const tab = (page: Page) => page.getByRole('navigation').locator('[aria-current=page]').innerText();
const hash = (page: Page) => new URL(page.url()).hash;

/** Signs in on the login screen that is shown. */
async function logIn(page: Page, name: string): Promise<void> {
  await page.getByLabel(t('entry.username'), { exact: true }).fill(name);
  await page.getByLabel(t('entry.password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: t('common.login'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('entry.check') });
  await dialog.locator('img').last().waitFor();
  await solveByWork(dialog);
}

/** Ends the session of a page on the server, which the page does not learn. */
async function endSession(page: Page): Promise<void> {
  seat.expectRefusal('*', 401);
  const token = String(await page.evaluate(`localStorage.getItem('token')`));
  const companion = (await page.context().cookies(`${server.url}/api`)).find(({ name }) => name === 'gh_companion');
  await clientOf(server.url, { token, companion: companion?.value ?? '' }).call('identity.logout', { body: {} });
}

test('a link to a screen opens it on top of home, so that Back leads home', async () => {
  const page = await open(`#${BILL}?coin=usdt`, ann);
  await title(page, t('wallet.billTitle'));
  expect(hash(page)).toBe(`#${BILL}?coin=usdt`);
  await back(page);
  await title(page, t('title.home'));
  expect(seat.faults()).toEqual([]);
});

test('a link to an entrance opens home for a member', async () => {
  const page = await open('#/pages/user/register?code=abc', ann);
  await title(page, t('title.home'));
  expect(await page.evaluate('history.length')).toBe(2);
  expect(seat.faults()).toEqual([]);
});

test('a reload and a return from history stay, and the tab follows', async () => {
  const page = await open('#/pages/wallet/wallet', ann);
  await title(page, t('wallet.title'));
  await page.reload();
  await title(page, t('wallet.title'));
  expect(await tab(page)).toBe(t('tabbar.wallet'));
  seat.expectRefusal('/favicon.ico', 404);
  await page.goto(`${server.url}/healthz`);
  await page.goBack();
  await title(page, t('wallet.title'));
  expect(await tab(page)).toBe(t('tabbar.wallet'));
  expect(seat.faults()).toEqual([]);
});

test('a change of the address while the app starts ends on one screen', async () => {
  seat = await takeSeat();
  await putSession(seat, server, ann);
  const { page } = seat;
  await page.addInitScript(`setTimeout(() => { location.hash = '${BILL}'; }, 150)`);
  await page.goto(`${server.url}/#/pages/wallet/assets`);
  await title(page, t('wallet.billTitle'));
  await expect.poll(() => page.locator('main#content:visible').count()).toBe(1);
  expect(hash(page)).toBe(`#${BILL}`);
  expect(seat.faults()).toEqual([]);
});

test('an expired session returns to the same screen with what was typed, passwords excepted', async () => {
  const page = await open('#/pages/wallet/zhuanbi?coin=usdt', cy);
  await page.getByLabel(t('wallet.payeeName')).fill(bo.name);
  await page.getByLabel(t('wallet.amount'), { exact: true }).fill('12.5');
  await page.getByLabel(t('wallet.remark')).fill('rent');
  await page.getByRole('button', { name: t('wallet.next'), exact: true }).click();
  await page.getByRole('dialog').getByLabel(t('pay.password'), { exact: true }).waitFor();
  await endSession(page);
  await confirmPayment(page, t('common.confirm'), PAY_PASSWORD);
  await title(page, t('entry.loginTitle'));
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await seat.inspect('login after the end of a session');
  await logIn(page, cy.name);
  const secret = page.getByRole('dialog').getByLabel(t('pay.password'), { exact: true });
  await secret.waitFor();
  await expect.poll(() => secret.inputValue()).toBe('');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('common.close') })
    .click();
  await title(page, t('wallet.coinTransferTitle'));
  await expect.poll(() => page.getByLabel(t('wallet.payeeName')).inputValue()).toBe(bo.name);
  await expect.poll(() => page.getByLabel(t('wallet.amount'), { exact: true }).inputValue()).toBe('12.5');
  await expect.poll(() => page.getByLabel(t('wallet.remark')).inputValue()).toBe('rent');
  expect(hash(page)).toBe('#/pages/wallet/zhuanbi?coin=usdt');
  expect(seat.faults()).toEqual([]);
});

test('another user who signs in after that begins at home, and finds nothing that was typed', async () => {
  seat = await takeSeat();
  const { page } = seat;
  await page.goto(`${server.url}/#/pages/wallet/zhuanzhang`);
  await logIn(page, ann.name);
  await page.getByLabel(t('wallet.payeeName')).fill(bo.name);
  await endSession(page);
  await page.getByLabel(t('wallet.payeeName')).blur();
  await title(page, t('entry.loginTitle'));
  await logIn(page, bo.name);
  await title(page, t('title.home'));
  await page.goto(`${server.url}/#/pages/wallet/zhuanzhang`);
  await expect.poll(() => page.getByLabel(t('wallet.payeeName')).inputValue()).toBe('');
  expect(seat.faults()).toEqual([]);
});

test('a hand-off leaves no code in the address in any case, and one that fails says so', async () => {
  const page = await open('?action=login&t=no-such-code&id=7&userid=x&recode=y');
  seat.expectRefusal('/api/identity/hand-offs/exchange', 401);
  seat.expectRefusal('/api/identity/hand-offs/exchange', 403);
  await page.getByRole('dialog').getByText(t('handOffInvalid')).waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('common.confirm') })
    .click();
  await title(page, t('entry.loginTitle'));
  await page.goto(`${server.url}/?t=half-of-one`);
  await page.getByRole('link', { name: t('common.login') }).waitFor();
  expect(new URL(page.url()).search).toBe('');
});

test('an opened registration follows a new link: who invites, whose place it is and whether it is free', async () => {
  const page = await open(`#/pages/user/register?code=${ann.invitation}`);
  const field = (label: string) => page.locator('input:not([type=radio])').and(page.getByLabel(label, { exact: true }));
  const invitedBy = (name: string) => page.getByText(t('entry.invitedBy', { name: maskUsername(name) }));
  await invitedBy(ann.name).waitFor();
  await page.getByRole('button', { name: t('entry.goOn'), exact: true }).click();
  await page.getByText(t('entry.contactMissing')).waitFor();
  await page.goto(`${server.url}/#/pages/user/register?code=${bo.invitation}&contact=${bo.name}&zone=B`);
  await expect.poll(() => field(t('entry.contact')).inputValue()).toBe(bo.name);
  await expect.poll(() => field(t('entry.invite')).inputValue()).toBe(bo.invitation);
  await invitedBy(bo.name).waitFor();
  await invitedBy(ann.name).waitFor({ state: 'detached' });
  await page.getByText(t('entry.contactMissing')).waitFor({ state: 'detached' });
  await page.getByText(t('entry.contactFound', { name: maskUsername(bo.name) })).waitFor();
  await page.getByText(t('entry.free', { zone: 'B' })).waitFor();
  await page.getByText(t('entry.taken', { zone: 'A' })).waitFor();
  expect(seat.faults()).toEqual([]);
});

test('Back leads through the steps of the registration, and what was typed stays', async () => {
  const page = await open('#/');
  await page.getByRole('link', { name: t('common.register') }).waitFor();
  await page.goto(`${server.url}/#/pages/user/register?code=${bo.invitation}&contact=${bo.name}&zone=B`);
  const step = (number: number) => page.getByText(t('entry.stepOf', { step: number, count: 3 })).waitFor();
  const username = page.getByLabel(t('entry.username'), { exact: true });
  await page.getByText(t('entry.free', { zone: 'B' })).waitFor();
  await page.getByRole('button', { name: t('entry.goOn'), exact: true }).click();
  await step(2);
  await username.fill('newcomer');
  await page.goBack();
  await step(1);
  await page.goForward();
  await step(2);
  await expect.poll(() => username.inputValue()).toBe('newcomer');
  await page
    .locator('form')
    .getByRole('button', { name: t('entry.goBack'), exact: true })
    .click();
  await step(1);
  await page.getByRole('button', { name: t('entry.goOn'), exact: true }).click();
  await step(2);
  await page.reload();
  await step(1);
  await expect.poll(() => hash(page)).not.toContain('step');
  await page.goBack();
  await page.getByRole('link', { name: t('common.register') }).waitFor();
  expect(seat.faults()).toEqual([]);
});

test('a referral code before the hash is kept for the registration, and is no longer in the address', async () => {
  const page = await open(`?recode=${bo.invitation}`);
  await page.getByRole('link', { name: t('common.register') }).click();
  await page.getByText(t('entry.invitedBy', { name: maskUsername(bo.name) })).waitFor();
  expect(new URL(page.url()).search).toBe('');
  expect(seat.faults()).toEqual([]);
});

test('guide and login lead a visitor to the mall, questions, news and the proof', async () => {
  const page = await open('');
  for (const entrance of ['/', '/pages/user/login'])
    for (const [way, heading] of [
      ['mall', 'shop.title'],
      ['questions', 'content.questionsTitle'],
      ['news', 'content.newsTitle'],
      ['proof', 'proof.title'],
    ] as const) {
      await page.goto(`${server.url}/#${entrance}`);
      const ways = page.getByRole('list', { name: t('guide.ways') });
      await ways.getByRole('link', { name: t(`guide.${way}`), exact: true }).click();
      await title(page, t(heading));
      await expect.poll(() => page.getByText(t('state.error')).count()).toBe(0);
    }
  await page.goto(`${server.url}/#/`);
  await seat.inspect('guide');
  expect(seat.faults()).toEqual([]);
});

test('what the device cannot share is said in words, and not as the device has it', async () => {
  seat = await takeSeat();
  await putSession(seat, server, ann);
  const { page } = seat;
  await page.addInitScript(`navigator.share = () => Promise.reject(new DOMException('no target', 'DataError'))`);
  await page.goto(`${server.url}/#/pages/user/share`);
  await page.getByRole('button', { name: t('network.share'), exact: true }).click();
  await page.getByText(t('request.unknown'), { exact: true }).waitFor();
  await expect.poll(() => page.getByText('no target').count()).toBe(0);
  expect(seat.faults()).toEqual([]);
});
