import { DAY, MINUTE } from '@greenhall/domain/shared/time';
import { sendRead, sendWrite } from '@greenhall/test-kit/outside';
import { openSettledSession, type Settled } from '@greenhall/test-kit/settled-world';
import { PASSWORD, PAY_PASSWORD } from '@greenhall/test-kit/world';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PHONE, type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { type ClockedServer, openClockedServer } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';
import { readSingly } from './harness/reads.ts';

const pay = { payPassword: PAY_PASSWORD };
/** Of a new account. */
const NEW_PASSWORD = 'cedar-4417';

let server: ClockedServer;
let anna: Settled;
let ben: Settled;
let seat: UserBrowser;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function open(path: string): Promise<Page> {
  await seat.page.goto(`${server.url}/#/pages/${path}`);
  return seat.page;
}

async function sit(): Promise<void> {
  seat = await openUserBrowser();
  await seat.context.clock.install({ time: server.clock.now() });
  await putSession(seat, server, anna);
  await open('block/home');
  await seat.page.getByText(t('home.total')).waitFor();
}

beforeAll(async () => {
  server = await openClockedServer();
  const people = await server.join(['annalimits', 'benlimits'], 2_000n);
  const [first, second] = people;
  if (!first || !second) throw new Error('nobody is there');
  [anna, ben] = [first, second];
  const asked = { from: 'usdt', to: 'mey', amount: '500' } as const;
  const quote = await sendWrite(server.url, anna, 'wallet.quote', { body: asked });
  await sendWrite(server.url, anna, 'wallet.exchange', { body: { quote: String(quote.data['id']), ...pay } });
  await sendWrite(server.url, ben, 'members.updateProfile', { body: { nickname: 'Big Ben' } });
  await sit();
});
afterAll(() => server.close());

test('the payee is confirmed by the whole name that was typed, and a nickname is only what it calls itself', async () => {
  const page = await open('wallet/zhuanzhang');
  await page.getByLabel(t('wallet.payeeName')).fill(ben.name);
  await page.getByLabel(t('wallet.payeeName')).blur();
  const note = `${t('wallet.payeeFound', { name: ben.name })} · ${t('wallet.callsItself', { nickname: 'Big Ben' })}`;
  await page.getByText(note).waitFor();
  await seat.inspect('payee');
  await open('user/userEdit');
  seat.expectRefusal('/api/members/me', 400);
  await page.getByLabel(t('members.nickname')).fill('Greenhall Support');
  await button(page, t('common.save')).click();
  await page.getByText(t('members.nicknameReserved')).waitFor();
  expect(seat.faults()).toEqual([]);
});

test('what a withdrawal allows stands there first, and adding an account brings back what was typed', async () => {
  const page = await open('wallet/tixian');
  await page.getByText(t('wallet.limits', { min: '10.00 USDT', max: '50,000.00 USDT' })).waitFor();
  await seat.inspect('withdraw');
  await page.getByLabel(t('wallet.amount'), { exact: true }).fill('25.5');
  await page.getByRole('link', { name: t('wallet.addAccount') }).click();
  await page.getByLabel(t('wallet.label')).waitFor();
  await page.goBack();
  await page.getByText(t('wallet.withdrawNote')).waitFor();
  await expect.poll(() => page.getByLabel(t('wallet.amount'), { exact: true }).inputValue()).toBe('25.5');
  expect(seat.faults()).toEqual([]);
});

test('what cannot be read is tried again from the sheet; missing coins lead to a conversion that is filled in', async () => {
  expect(seat.faults()).toEqual([]);
  await seat.context.close();
  seat = await openUserBrowser();
  seat.expectRefusal('/api/wallet/balances', 500);
  const broken = { status: 500, contentType: 'application/problem+json', body: '{"code":502}' };
  // A read that tries again by itself fails until the press.
  await readSingly(seat);
  await seat.page.route('**/api/wallet/balances', async (route) => {
    const isPressed = await seat.page.evaluate('globalThis.pressed === true').catch(() => false);
    return isPressed ? route.continue() : route.fulfill(broken);
  });
  await putSession(seat, server, anna);
  await open('block/home');
  await seat.page.getByText(t('state.error')).first().waitFor();
  const page = await open('user/level');
  await button(page, `${t('stock.activate')} V1`).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(t('state.error')).waitFor();
  await page.evaluate(`addEventListener('click', () => { globalThis.pressed = true; }, true)`);
  await sheet.getByRole('button', { name: t('common.retry') }).click();
  await sheet.getByText(t('pay.short', { amount: '0.00', coin: 'BDB', missing: '100.00' })).waitFor();
  await seat.inspect('short of coins');
  await sheet.getByRole('link', { name: t('pay.convert') }).click();
  await page.getByText(t('wallet.oneWay')).first().waitFor();
  await expect.poll(() => page.getByLabel(t('wallet.amount'), { exact: true }).inputValue()).toBe('100');
  expect(seat.faults()).toEqual([]);
});

test('the price says by how much it moved, and whose chart it is', async () => {
  await sendWrite(server.url, anna, 'wallet.convert', { body: { from: 'mey', to: 'bdb', amount: '100', ...pay } });
  await sendWrite(server.url, anna, 'stock.activate', { body: { member: anna.no, coin: 'bdb', ...pay } });
  expect(seat.faults()).toEqual([]);
  await seat.context.close();
  server.clock.advance(8 * DAY + 30 * MINUTE);
  anna = await openSettledSession(server.app.ports, anna.no, anna.name, anna.invitation);
  const held = async () => (await sendRead(server.url, anna, 'stock.holding')).held;
  await expect.poll(held).toBe('90.0000');
  await sit();
  await seat.page.getByText('0.00%', { exact: true }).waitFor();
  const page = await open('block/charts');
  await page.getByText('0.00%', { exact: true }).waitFor();
  await page.getByRole('link', { name: t('stock.chartNotice') }).waitFor();
  await seat.inspect('chart');
  expect(seat.faults()).toEqual([]);
});

test('an equal password has its own sentence, which goes when the field changes', async () => {
  const page = await open('user/editLoginPwd');
  await page.getByLabel(t('security.loginNow'), { exact: true }).fill(PASSWORD);
  await page.getByLabel(t('security.loginNew'), { exact: true }).fill(PASSWORD);
  await button(page, t('common.save')).click();
  const sentence = page.getByText(t('passwordUnchanged'));
  await sentence.waitFor();
  await page.getByLabel(t('security.loginNew'), { exact: true }).fill(`${PASSWORD}9`);
  await sentence.waitFor({ state: 'hidden' });
  expect(seat.faults()).toEqual([]);
});

test('a reinvestment account is refused at each field as at registration, before anything is sent', async () => {
  const page = await open('user/futou');
  await button(page, t('stock.futouOpen')).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(t('entry.free', { zone: 'B' })).waitFor();
  const field = (label: string) => sheet.getByLabel(label, { exact: true });
  await field(t('entry.contact')).fill('');
  await button(page, t('common.next')).click();
  for (const missing of ['usernameMissing', 'contactMissing', 'passwordMissing'] as const)
    await sheet.getByText(t(`entry.${missing}`)).waitFor();
  await expect.poll(() => sheet.getByText(t('entry.againMissing')).count()).toBe(2);
  await field(t('stock.futouUsername')).fill('a');
  await field(t('entry.contact')).fill(anna.name);
  await field(t('stock.futouPassword')).fill('abc');
  await field(t('entry.passwordAgain')).fill('abd');
  await field(t('stock.futouPayPassword')).fill(NEW_PASSWORD);
  await field(t('entry.payPasswordAgain')).fill('cedar-4418');
  await button(page, t('common.next')).click();
  await sheet.getByText(t('usernameRule', { min: 4, max: 20 })).waitFor();
  for (const wrong of ['entry.passwordsDiffer', 'entry.payPasswordsDiffer'] as const)
    await sheet.getByText(t(wrong)).waitFor();
  await seat.inspect('a reinvestment account: refused fields');
  await field(t('stock.futouUsername')).fill('annafurther');
  await field(t('stock.futouPassword')).fill(NEW_PASSWORD);
  await field(t('entry.passwordAgain')).fill(NEW_PASSWORD);
  await field(t('entry.payPasswordAgain')).fill(NEW_PASSWORD);
  await button(page, t('common.next')).click();
  await sheet.getByText(t('passwordsEqual')).waitFor();
  await field(t('stock.futouPassword')).fill(PASSWORD);
  await field(t('entry.passwordAgain')).fill(PASSWORD);
  await Promise.all([
    page.waitForResponse(/reinvestment-accounts\/codes/),
    sheet.getByRole('button', { name: t('code.send') }).click(),
  ]);
  await field(t('code.label')).fill(server.codeFor(`${anna.name}@mail.example`));
  await button(page, t('common.next')).click();
  await field(t('pay.password')).fill(PAY_PASSWORD);
  await button(page, t('common.confirm')).click();
  await sheet.waitFor({ state: 'hidden' });
  await page.getByText('annafurther', { exact: true }).waitFor();
  expect(seat.faults()).toEqual([]);
});

test('after a change of the payment password, what is paused says so before anything is typed', async () => {
  const body = { original: PAY_PASSWORD, password: 'alder-3310' };
  expect((await sendWrite(server.url, anna, 'identity.changePayPassword', { body })).ok).toBe(true);
  // The clock of the page runs on, so only the hours are sure.
  const [before = '', after = ''] = t('pay.frozen', { time: '|' }).split('|');
  const bar = new RegExp(`${before}23 h \\d+ min${after}`);
  for (const path of ['wallet/zhuanzhang', 'wallet/zhuanbi', 'wallet/tixian', 'wallet/zhuanhuan?to=bdb']) {
    const page = await open(path);
    await page.getByText(bar).waitFor();
    await expect.poll(() => page.getByRole('textbox').count()).toBe(0);
  }
  await seat.inspect('frozen');
  const page = await open('user/level');
  await button(page, t('stock.sell')).click();
  await page.getByText(bar).waitFor();
  await expect.poll(() => page.getByRole('dialog').getByRole('textbox').count()).toBe(0);
  await open('block/home');
  await page.getByRole('heading', { name: t('home.next.frozen') }).waitFor();
  const wayUp = page.getByRole('heading', { name: t('running.upgradeTitle') });
  await wayUp.waitFor();
  expect((await wayUp.boundingBox())?.y).toBeLessThan(2 * PHONE.height);
  await seat.inspect('home with a next step and the way up');
  await open('otc/otc');
  await button(page, t('otc.postSale')).click();
  await page.getByText(bar).waitFor();
  await expect.poll(() => page.getByRole('dialog').locator('input').count()).toBe(0);
  await seat.inspect('frozen post');
  expect(seat.faults()).toEqual([]);
});

test('registration says the limits of each field before typing, and an error goes when its field changes', async () => {
  const guest = await openUserBrowser();
  const { page } = guest;
  await page.goto(`${server.url}/#/pages/user/register?code=${ben.invitation}`);
  const field = (label: string) => page.locator('input:not([type=radio])').and(page.getByLabel(label, { exact: true }));
  const goOn = page.getByRole('button', { name: t('entry.goOn'), exact: true });
  const limits = { min: '6', max: '12' };
  await page.getByText(t('passwordRule', limits)).waitFor();
  await page.getByText(t('payPasswordRule', limits)).waitFor();
  await page.getByText(t('phoneRule')).waitFor();
  await guest.inspect('the limits of a registration');
  await field(t('entry.contact')).fill('');
  await goOn.click();
  const missing = page.getByText(t('entry.contactMissing'));
  await missing.waitFor();
  await field(t('entry.contact')).fill(ben.name);
  await missing.waitFor({ state: 'hidden' });
  await field(t('entry.contact')).blur();
  await page.getByText(t('entry.free', { zone: 'A' })).waitFor();
  for (const [label, text] of [
    [t('entry.username'), t('entry.usernameMissing')],
    [t('entry.phone'), t('entry.phoneMissing')],
    [t('entry.password'), t('entry.passwordMissing')],
  ] as const) {
    await goOn.click();
    await page.getByText(text).waitFor();
    await field(label).fill('a');
    await page.getByText(text).waitFor({ state: 'hidden' });
    await field(label).fill('');
  }
  expect(guest.faults()).toEqual([]);
});
