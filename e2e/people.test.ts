import { publishPiece } from '@greenhall/server/demo/publish-piece';
import { MINUTE } from '@greenhall/domain/shared/time';
import { sendRead } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { confirmPayment } from './harness/member.ts';
import { type ClockedServer, openClockedServer } from './harness/server-here.ts';
import { demandWrite } from './harness/shop-buyer.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';

let server: ClockedServer;
let asker: Settled;
let payer: Settled;
let [asking, paying]: UserBrowser[] = [];

beforeAll(async () => {
  server = await openClockedServer();
  const [first, second] = await server.join(['askaasks', 'pavapays'], 500n, async (ports) => {
    const words = { en: { title: 'How do I begin?', text: 'Ask whoever invited you.' } };
    await publishPiece(ports, 'wren', { kind: 'question', topic: 'coins', words });
  });
  if (!first || !second) throw new Error('nobody is there');
  [asker, payer] = [first, second];
  asking = await openUserBrowser();
  paying = await openUserBrowser({ colorScheme: 'dark' });
  await putSession(asking, server, asker);
  await putSession(paying, server, payer);
});
afterAll(async () => {
  expect([...(asking?.faults() ?? []), ...(paying?.faults() ?? [])]).toEqual([]);
  await server.close();
});

const seatOf = (seat: UserBrowser | undefined): UserBrowser => {
  if (!seat) throw new Error('nobody sits there');
  return seat;
};
const go = (page: Page, path: string) => page.goto(`${server.url}/#/pages/${path}`);
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const link = (within: Page | Locator, name: string) => within.getByRole('link', { name, exact: true });
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

test('the own page has language and appearance in its first screen, and finds screens and answers by any word', async () => {
  const { page, inspect } = seatOf(asking);
  await go(page, 'user/user');
  const theme = page.getByRole('radiogroup', { name: t('members.theme'), exact: true });
  const box = await theme.boundingBox();
  const bar = await page.getByRole('navigation', { name: t('common.tabs') }).boundingBox();
  expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  await page.getByText(t('members.group.people'), { exact: true }).waitFor();
  const find = page.getByLabel(t('members.find'), { exact: true });
  await find.fill('top up');
  await link(page, t('wallet.rechargeTitle')).waitFor();
  await inspect('screens that were found');
  await find.fill('whoever');
  await link(page, 'How do I begin?').waitFor();
  await find.fill('qqqq');
  await page.getByText(t('members.foundNone')).waitFor();
  await find.fill('passwor');
  await link(page, t('security.payPwdTitle')).click();
  await page.getByRole('heading', { level: 1, name: t('security.payPwdTitle'), exact: true }).waitFor();
});

test('who asks makes a request, and who has its link pays it and takes it back', async () => {
  const { page, inspect } = seatOf(asking);
  await go(page, 'user/user');
  await button(page, t('scan.mine')).click();
  await link(page, t('scan.request')).click();
  await page.getByText(t('requests.none')).waitFor();
  await page.getByText(t('coin.usdt'), { exact: true }).click();
  await page.getByLabel(t('wallet.amount'), { exact: true }).fill('25');
  await page.getByLabel(t('wallet.remark')).fill('<b>Tea</b> for ten');
  await page.getByText(t('requests.run.60'), { exact: true }).click();
  await inspect('the form of a request');
  await button(page, t('requests.make')).click();
  await page.getByRole('img', { name: t('requests.code') }).waitFor();
  await inspect('a request that is open');
  const [made] = (await sendRead(server.url, asker, 'wallet.paymentRequests')).items;
  const address = `${server.url}/#/pages/wallet/paymentRequest?name=${made?.name}`;
  await page.getByText(address, { exact: true }).waitFor();

  // Pasted into the payee's field it is only filled in, and opened by a press.
  const { page: other, inspect: look } = seatOf(paying);
  await go(other, 'wallet/zhuanbi');
  await other.getByLabel(t('wallet.payeeName')).fill(address);
  await other.getByText(t('people.isRequest')).waitFor();
  expect(new URL(other.url()).hash).toContain('zhuanbi');
  await link(other, t('people.openRequest')).click();
  await other.getByText(t('requests.neverPaid')).waitFor();
  await other.getByText('<b>Tea</b> for ten', { exact: true }).waitFor();
  expect(await other.getByText(asker.name).count()).toBe(0);
  await look('a request that was given');
  await button(other, t('requests.pay', { amount: '25.00 USDT' })).click();
  await confirmPayment(other, t('common.confirm'));
  await other.getByRole('heading', { name: t('wallet.transferHeld') }).waitFor();
  await page.getByText(t('requests.heldNote')).waitFor();
  await inspect('a request whose payment waits');
  await button(other, t('wallet.takeBack')).click();
  await button(sheet(other, t('wallet.takeBack')), t('wallet.takeBack')).click();
  await button(other, t('requests.pay', { amount: '25.00 USDT' })).waitFor();
  await page.getByRole('img', { name: t('requests.code') }).waitFor();
});

test('it is paid in the end, seen by who asked, and told to nobody else', async () => {
  const { page, inspect } = seatOf(asking);
  const { page: other } = seatOf(paying);
  await button(other, t('requests.pay', { amount: '25.00 USDT' })).click();
  await confirmPayment(other, t('common.confirm'));
  await other.getByRole('heading', { name: t('wallet.transferHeld') }).waitFor();
  server.clock.advance(10 * MINUTE);
  await page.getByText(t('requests.state.paid'), { exact: true }).waitFor();
  await inspect('a request that was paid');
  expect(await page.getByText(payer.name).count()).toBe(0);
  await other.getByRole('heading', { name: t('wallet.transferDone') }).waitFor();
  const { items } = await sendRead(server.url, payer, 'notifications.list');
  expect(items.filter(({ kind }) => kind === 'coinsReceived')).toEqual([]);
});

test('a request is canceled by who asked, and reported by who was given it', async () => {
  const { page } = seatOf(asking);
  const { page: other, inspect } = seatOf(paying);
  const body = { coin: 'usdt', amount: '9', minutes: 60 } as const;
  const { name } = await demandWrite(server.url, asker, 'wallet.makePaymentRequest', { body });
  await go(other, 'wallet/paymentRequest');
  await other.getByLabel(t('requests.link')).fill(String(name));
  await button(other, t('people.openRequest')).click();
  await button(other, t('requests.report')).click();
  const report = sheet(other, t('requests.report'));
  await report.getByLabel(t('requests.reportText')).fill('They say that they are you.');
  await inspect('the report of a request');
  await button(report, t('requests.reportSend')).click();
  await other.getByText(t('requests.reported')).waitFor();
  const told = (await sendRead(server.url, payer, 'messages.list')).items.at(-1);
  expect(told).toMatchObject({ text: 'They say that they are you.', reference: { kind: 'request' } });
  await go(page, `wallet/paymentRequest?name=${String(name)}`);
  await button(page, t('requests.cancel')).click();
  await button(sheet(page, t('requests.cancel')), t('requests.cancel')).click();
  await page.getByText(t('requests.state.canceled'), { exact: true }).waitFor();
  await other.reload();
  await other.getByText(t('requests.canceledNote'), { exact: true }).waitFor();
  await inspect('a request that was canceled');
});

test('payees are saved, renamed, chosen and removed, masked where their name was never typed', async () => {
  const { page, inspect } = seatOf(paying);
  const lists = sheet(page, t('people.payees'));
  const choose = () => button(page, t('people.choose')).click();
  const label = (within: Locator) => within.getByLabel(t('people.label'));
  await go(page, 'wallet/zhuanbi');
  await choose();
  const masked = lists
    .getByRole('list', { name: t('people.recent') })
    .getByRole('button')
    .first();
  await masked.waitFor();
  await inspect('the payees');
  await button(lists, t('people.saveOf', { name: 'as***ks' })).click();
  await label(lists).fill('The tea');
  await button(lists.getByRole('listitem'), t('common.save')).click();
  const saved = lists.getByRole('list', { name: t('people.saved') });
  await saved.getByText('The tea', { exact: true }).waitFor();
  await button(lists, t('people.renameOf', { name: 'The tea' })).click();
  await label(lists).fill('The tea house');
  await button(lists.getByRole('listitem'), t('common.save')).click();
  await saved.getByText('The tea house', { exact: true }).click();
  await page.getByText('as***ks', { exact: true }).waitFor();
  await inspect('a payee whose name is masked');
  await page.getByLabel(t('wallet.amount'), { exact: true }).fill('2');
  await button(page, t('wallet.next')).click();
  await confirmPayment(page, t('common.confirm'));
  await page.getByRole('heading', { name: t('wallet.transferDone') }).waitFor();

  // Sent again: everything is filled in, and asked again.
  await link(page, t('wallet.toRecords')).click();
  await page.getByRole('main').getByRole('listitem').first().getByRole('button').click();
  await link(page.getByRole('dialog'), t('people.sendAgain')).click();
  await page.getByText('as***ks', { exact: true }).waitFor();
  await expect.poll(() => page.getByLabel(t('wallet.amount'), { exact: true }).inputValue()).toBe('2');
  await button(page, t('wallet.next')).click();
  await page.getByLabel(t('pay.password'), { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  // Who types the name has it in full.
  await button(page, t('people.other')).click();
  // One of those paid last is chosen by a press on its picture.
  const last = page.getByRole('list', { name: t('people.recent') });
  await last.waitFor();
  await inspect('the payees paid last');
  await button(last, 'The tea house').click();
  await page.getByText('as***ks', { exact: true }).waitFor();
  await button(page, t('people.other')).click();
  await choose();
  await lists.getByText(t('people.add'), { exact: true }).click();
  const adding = lists.locator('details');
  await adding.getByLabel(t('wallet.payeeName')).fill(asker.name);
  await label(adding).fill('Aska');
  await button(adding, t('common.save')).click();
  await saved.getByText('Aska', { exact: true }).click();
  await expect.poll(() => page.getByLabel(t('wallet.payeeName')).inputValue()).toBe(asker.name);
  await choose();
  await button(lists, t('people.removeOf', { name: 'Aska' })).click();
  await button(sheet(page, t('people.remove')), t('people.remove')).click();
  await lists.getByText(t('people.none')).waitFor();
  // Paid again, it is among those paid last, and removed from there.
  server.clock.advance(1_000);
  const body = { payee: asker.name, coin: 'usdt', amount: '1', payPassword: PAY_PASSWORD } as const;
  await demandWrite(server.url, payer, 'wallet.transfer', { body });
  await page.reload();
  await choose();
  await button(lists, t('people.removeOf', { name: asker.name })).click();
  await button(sheet(page, t('people.remove')), t('people.remove')).click();
  await lists.getByText(t('people.none')).waitFor();
});

test('while sending is paused its form is closed, with the time that is left', async () => {
  const { page, inspect } = seatOf(paying);
  const lock = { on: true, payPassword: PAY_PASSWORD };
  await demandWrite(server.url, payer, 'identity.setTransferLock', { body: lock });
  await go(page, 'wallet/zhuanzhang');
  await page.getByText(t('pay.frozenLocked')).waitFor();
  await inspect('a transfer while the lock is on');
  await demandWrite(server.url, payer, 'identity.setTransferLock', { body: { ...lock, on: false } });
  await page.reload();
  const [before = ''] = t('pay.frozenOpens', { time: '|' }).split('|');
  await page.getByText(new RegExp(`${before}0?[1-5]:\\d\\d`)).waitFor();
  expect(await page.getByLabel(t('wallet.payeeName')).count()).toBe(0);
  server.clock.advance(5 * MINUTE);
});
