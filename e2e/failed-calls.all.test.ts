import { memberNumber } from '@greenhall/domain/shared/member-no';
import { traderId } from '@greenhall/server/slices/otc/market/trader-id';
import { clientOf } from '@greenhall/test-kit/outside';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { expect, test } from 'vitest';
import { openUserBrowser } from './harness/browser.ts';
import { FAILED, letFail } from './harness/failing.ts';
import { clickOrderAct } from './harness/shop-buyer.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';
import {
  anna,
  button,
  failure,
  NOTICES,
  openFailedCallsWorld,
  seat,
  second,
  server,
  service,
} from './failed-calls-world.ts';

openFailedCallsWorld();

test('a page of a list that does not come says so, and is asked for again where it was asked for', async () => {
  const { page } = seat;
  // The live channel reads the list again once it is open, which takes the fault away before anybody has seen it.
  const open = await letFail(seat, 'POST', /live\/tickets/);
  await page.goto(`${server.url}/#/pages/block/notice`);
  const rows = page.getByRole('list', { name: t('content.noticesTitle') }).getByRole('listitem');
  await expect.poll(() => rows.count()).toBe(20);
  const mend = await letFail(seat, 'GET', /notices\?.*cursor=/);
  await button(t('common.more')).click();
  await failure().waitFor();
  await seat.inspect('a list whose next page failed');
  await mend();
  await open();
  // Reading the list again by itself takes the fault away, too.
  await page.getByRole('button', { name: new RegExp(`^(?:${t('common.retry')}|${t('common.more')})$`) }).click();
  await expect.poll(() => rows.count()).toBe(NOTICES);
  await expect.poll(() => failure().count()).toBe(0);
  expect(seat.faults()).toEqual([]);
});

test('marking all as read says why it failed, and can be pressed again', async () => {
  const { page } = seat;
  await page.getByText(t('content.unreadCount', { count: NOTICES })).waitFor();
  const mend = await letFail(seat, 'POST', /\/notices\/read$/);
  await button(t('content.readAll')).click();
  await failure().waitFor();
  await mend();
  await button(t('content.readAll')).click();
  await button(t('content.readAll')).waitFor({ state: 'hidden' });
  expect(seat.faults()).toEqual([]);
});

test('a question whose answer failed says why, stays, and holds what led to it while it is under way', async () => {
  const { page } = seat;
  const member = clientOf(server.url, anna);
  const { id } = await member.call('shop.place', {
    body: { lines: [{ sku: service, units: 1 }], total: '30' },
  });
  const state = async () => (await member.call('shop.order', { params: { id } })).state;
  const before = await state();
  await page.goto(`${server.url}/#/pages/shop/shopOrderDetails?id=${id}`);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const mend = await letFail(seat, 'POST', /\/cancel$/);
  await page.route(/\/cancel$/, async (route) => {
    await held;
    await route.fallback();
  });
  await clickOrderAct(page, t('orders.cancel'));
  const question = page.getByRole('dialog', { name: t('orders.cancel') });
  const yes = question.getByRole('button', { name: t('orders.cancel'), exact: true });
  await yes.click();
  await expect.poll(() => page.locator('main button[aria-busy]').count()).toBe(1);
  answer();
  await question.getByText(FAILED).waitFor();
  await seat.inspect('a question whose answer failed');
  expect(await state()).toBe(before);
  await mend();
  await yes.click();
  await question.waitFor({ state: 'hidden' });
  await expect.poll(state).not.toBe(before);
  expect(seat.faults()).toEqual([]);
});

test('a mark that was taken back on another device leaves the open list', async () => {
  const own = await openUserBrowser();
  await putSession(own, server, anna);
  const { page } = own;
  const member = clientOf(server.url, anna);
  const params = { trader: traderId(server.app.ports, memberNumber(second.no)) };
  await member.call('otc.markTrader', { params, body: { mark: 'blocked' } });
  await page.clock.install();
  await page.goto(`${server.url}/#/pages/otc/otc`);
  await page.getByText(t('otc.list.mine'), { exact: true }).click();
  await page.getByRole('button', { name: t('otc.marked'), exact: true }).click();
  const marked = page.getByRole('dialog', { name: t('otc.marked') });
  await marked.getByText(t('otc.mark.blocked'), { exact: true }).waitFor();
  await member.call('otc.markTrader', { params, body: { mark: 'none' } });
  await page.clock.fastForward(30_000);
  await marked.getByText(t('otc.markedEmpty')).waitFor();
  expect(own.faults()).toEqual([]);
});

test('who leaves a form while it is being sent is not taken back further by its answer', async () => {
  const own = await openUserBrowser();
  await putSession(own, server, second);
  const { page } = own;
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.goto(`${server.url}/#/`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(`${server.url}/#/pages/user/check`);
  await page.getByRole('link', { name: t('security.payPwdTitle') }).click();
  await page.getByLabel(t('security.payNow'), { exact: true }).fill(PAY_PASSWORD);
  await page.getByLabel(t('security.payNew'), { exact: true }).fill('hazel-3391');
  await page.getByLabel(t('entry.again'), { exact: true }).fill('hazel-3391');
  await page.route('**/api/identity/password/pay', async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  const sent = page.waitForRequest('**/api/identity/password/pay');
  await page.getByRole('button', { name: t('common.save'), exact: true }).click();
  await sent;
  await page.goBack();
  await page.getByText(t('security.twoStepNote')).waitFor();
  answer();
  await page.getByText(t('security.passwordSaved')).waitFor();
  // A way back that the answer had begun would end first, and Forward lead to the screen before the form instead of the form.
  await page.goForward();
  await expect.poll(() => new URL(page.url()).hash).toBe('#/pages/user/editPayPwd');
  expect(own.faults()).toEqual([]);
});
