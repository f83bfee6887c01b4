import { maskUsername } from '@greenhall/domain/identity/masking';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { confirmPayment, fillRegistration } from './harness/member.ts';
import { solveByWork } from './harness/puzzle.ts';
import { t } from './harness/words.ts';
import {
  ann,
  BILL,
  bo,
  cy,
  endSession,
  hash,
  logIn,
  open,
  openLaunchWorld,
  seat,
  server,
  title,
} from './launch-world.ts';

openLaunchWorld();

const back = (page: Page) => page.getByRole('button', { name: t('common.back') }).click();

const tab = (page: Page) => page.getByRole('navigation').locator('[aria-current=page]').innerText();

test('a link to a screen opens it on top of home, so that Back leads home', async () => {
  const page = await open(`#${BILL}?coin=usdt`, ann);
  await title(page, t('wallet.billTitle'));
  expect(hash(page)).toBe(`#${BILL}?coin=usdt`);
  await back(page);
  await title(page, t('title.home'));
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

test('an expired session returns to the same screen with what was typed, passwords excepted', async () => {
  // The press finds out, not an event that says so before.
  await seat.page.routeWebSocket('**/wss', (socket) => socket.close());
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

test('an answer that comes late to a session that has ended leaves the next one open', async () => {
  const page = await open('#/pages/wallet/zhuanbi?coin=usdt', bo);
  const late = Promise.withResolvers<void>();
  await page.route('**/api/wallet/transfers', async (route) => late.promise.then(() => route.continue()));
  await page.getByLabel(t('wallet.payeeName')).fill(cy.name);
  await page.getByLabel(t('wallet.amount'), { exact: true }).fill('12.5');
  await page.getByRole('button', { name: t('wallet.next'), exact: true }).click();
  await confirmPayment(page, t('common.confirm'), PAY_PASSWORD);
  await endSession(page);
  await title(page, t('entry.loginTitle'));
  await logIn(page, bo.name);
  await page.getByRole('dialog').getByLabel(t('pay.password'), { exact: true }).waitFor();
  const refused = page.waitForResponse((answer) => answer.status() === 401);
  late.resolve();
  await refused;
  await page.goto(`${server.url}/#${BILL}`);
  await title(page, t('wallet.billTitle'));
});

/** Types a password as soon as the page has deleted its session, before the login has taken the place of the screen. */
const TYPE_LATE = `(() => {
  const remove = Storage.prototype.removeItem;
  Storage.prototype.removeItem = function (key) {
    remove.call(this, key);
    if (key !== 'token') return;
    setTimeout(() => {
      const field = document.querySelector('[role=dialog] input[data-secret]');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, 'typed-late-1');
      field.dispatchEvent(new Event('input', { bubbles: true }));
      window.typedLate = true;
    });
  };
})()`;

test('a password that is typed while the login is still coming is forgotten, too', async () => {
  const page = await open('#/pages/wallet/zhuanbi?coin=usdt', ann);
  await page.getByLabel(t('wallet.payeeName')).fill(bo.name);
  await page.getByLabel(t('wallet.amount'), { exact: true }).fill('12.5');
  await page.getByRole('button', { name: t('wallet.next'), exact: true }).click();
  const secret = page.getByRole('dialog').getByLabel(t('pay.password'), { exact: true });
  await secret.waitFor();
  await page.evaluate(TYPE_LATE);
  await endSession(page);
  await confirmPayment(page, t('common.confirm'), PAY_PASSWORD);
  await title(page, t('entry.loginTitle'));
  expect(await page.evaluate('window.typedLate')).toBe(true);
  await logIn(page, ann.name);
  await secret.waitFor();
  await expect.poll(() => secret.inputValue()).toBe('');
});

test('Back leads through the steps of the registration, and what was typed stays', async () => {
  const page = await open('#/');
  await page.getByRole('link', { name: t('common.register') }).waitFor();
  await page.goto(`${server.url}/#/pages/user/register?code=${bo.invitation}&contact=${bo.name}&zone=B`);
  const step = (number: number) => page.getByText(t('entry.stepOf', { step: number, count: 2 })).waitFor();
  const username = page.getByLabel(t('entry.username'), { exact: true });
  const who = maskUsername(bo.name);
  await page.getByText(t('entry.invitedAt', { name: who, contact: who, zone: 'B' })).waitFor();
  expect(await page.getByLabel(t('entry.contact'), { exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: t('entry.change'), exact: true }).click();
  await page.getByText(t('entry.free', { zone: 'B' })).waitFor();
  const newcomer = { username: 'newcomer', phone: '13900000091', invitation: cy.invitation, contact: cy.name };
  await fillRegistration(page, server, newcomer, solveByWork);
  await step(2);
  await page.goBack();
  await step(1);
  await expect.poll(() => username.inputValue()).toBe('newcomer');
  await page.goForward();
  await step(2);
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
  await expect.poll(() => hash(page)).toContain(bo.invitation);
  await page.goBack();
  await page.getByRole('link', { name: t('common.register') }).waitFor();
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
