import { maskUsername } from '@greenhall/domain/identity/masking';
import { DAY, MINUTE, dateOf, dayOf } from '@greenhall/domain/shared/time';
import { formats } from '@greenhall/locales/format';
import { sendRead, sendWrite } from '@greenhall/test-kit/outside';
import { openSettledSession, type Settled } from '@greenhall/test-kit/settled-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { type ClockedServer, openClockedServer } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';

const pay = { payPassword: PAY_PASSWORD };
const { money } = formats('en', t);

let server: ClockedServer;
let anna: Settled;
let ben: Settled;
let seat: UserBrowser;

/** A browser whose day is the server's, with the member signed in anew: sessions do not outlive days. */
async function sit(): Promise<void> {
  anna = await openSettledSession(server.app.ports, anna.no, anna.name, anna.invitation);
  seat = await openUserBrowser();
  await seat.context.clock.install({ time: server.clock.now() });
  await putSession(seat, server, anna);
  await seat.page.goto(`${server.url}/#/pages/block/home`);
  await seat.page.getByText(t('home.total')).waitFor();
}

async function open(path: string): Promise<Page> {
  await seat.page.goto(`${server.url}/#/pages/${path}`);
  return seat.page;
}

/** Lets days pass, up to the settlement of the day that ended last. */
async function pass(ms: number): Promise<void> {
  expect(seat.faults()).toEqual([]);
  server.clock.advance(ms);
  await seat.context.close();
  await sit();
  const yesterday = dateOf(dayOf(server.clock.now().getTime()) - 1);
  const settled = async () => (await sendRead(server.url, anna, 'stock.settlements')).items[0]?.day;
  await expect.poll(settled).toBe(yesterday);
}

const total = async (): Promise<string> => (await sendRead(server.url, anna, 'wallet.balances')).total;

/** Waits until the large figure of a screen is this one; its unit stands right behind it. */
async function shows(page: Page, amount: string): Promise<void> {
  await page
    .getByText(`${money(amount)}MEY`, { exact: true })
    .first()
    .waitFor();
}

beforeAll(async () => {
  server = await openClockedServer();
  const people = await server.join(['annamoney', 'benmoney'], 2_000n);
  const [first, second] = people;
  if (!first || !second) throw new Error('nobody is there');
  [anna, ben] = [first, second];
  const asked = { from: 'usdt', to: 'mey', amount: '1000' } as const;
  const quote = await sendWrite(server.url, anna, 'wallet.quote', { body: asked });
  await sendWrite(server.url, anna, 'wallet.exchange', { body: { quote: String(quote.data['id']), ...pay } });
  const body = { from: 'mey', to: 'bdb', amount: '500', ...pay } as const;
  expect((await sendWrite(server.url, anna, 'wallet.convert', { body })).ok).toBe(true);
  await sit();
});
afterAll(() => server.close());

test('a sender’s bill names the payee, and the transfer moves from held to sent', async () => {
  const body = { payee: ben.name, coin: 'mey', amount: '7', ...pay } as const;
  expect((await sendWrite(server.url, anna, 'wallet.transfer', { body })).ok).toBe(true);
  const page = await open('wallet/bill');
  const row = page.getByRole('link', { name: t('wallet.sentTo', { name: maskUsername(ben.name) }) });
  await row.getByText(t('wallet.onHold')).waitFor();
  await seat.inspect('bill');
  await page.getByLabel(t('common.search'), { exact: true }).first().fill(ben.name);
  await page.keyboard.press('Enter');
  await page.getByText(t('wallet.kind.exchange')).first().waitFor({ state: 'hidden' });
  await row.waitFor();
  server.clock.advance(11 * MINUTE);
  const state = async () => (await sendRead(server.url, anna, 'wallet.transfers')).items[0]?.state;
  await expect.poll(state).toBe('credited');
  await open('wallet/wallet');
  await open('wallet/bill');
  await row.getByText(t('wallet.sent')).waitFor();
  expect(seat.faults()).toEqual([]);
});

test('a payment that is recognised lowers the total by its fee alone; home and assets show the same', async () => {
  const before = await total();
  const body = { member: anna.no, coin: 'bdb', ...pay } as const;
  expect((await sendWrite(server.url, anna, 'stock.activate', { body })).ok).toBe(true);
  expect(await total()).toBe(before);
  await shows(await open('wallet/assets'), before);
  await seat.page.getByText(t('wallet.hold.payment')).waitFor();
  await pass(8 * DAY + 30 * MINUTE);
  const holding = async () => (await sendRead(server.url, anna, 'stock.holding')).held;
  await expect.poll(holding).toBe('90.0000');
  const after = await total();
  expect(Number(before) - Number(after)).toBe(10);
  await shows(await open('block/home'), after);
  const assets = await open('wallet/assets');
  await shows(assets, after);
  await assets.getByText(t('wallet.sharesHeld', { quantity: '90.0000' })).waitFor();
  await seat.inspect('assets');
  expect(seat.faults()).toEqual([]);
});

test('a quantity whose mark may separate thousands is refused at its field', async () => {
  const page = await open('user/level');
  await page.getByRole('button', { name: t('stock.sell'), exact: true }).click();
  const sheet = page.getByRole('dialog', { name: t('stock.sell') });
  await sheet.getByLabel(t('stock.sellQuantity')).fill('1,000');
  await sheet.getByText(t('stock.sellUnclear')).waitFor();
  expect(await sheet.getByRole('button', { name: t('stock.sell'), exact: true }).isDisabled()).toBe(true);
  await sheet.getByLabel(t('stock.sellQuantity')).fill('1.5');
  await sheet.getByText(t('stock.sellUnclear')).waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  expect(seat.faults()).toEqual([]);
});

test('the total income on Mine is that of the earnings, stock yield included', async () => {
  await pass(DAY);
  const { total: earned, items } = await sendRead(server.url, anna, 'stock.earnings');
  expect(Number(items.find(({ kind }) => kind === 'yield')?.total)).toBeGreaterThan(0.01);
  const page = await open('user/user');
  const income = page.locator('dl div').filter({ hasText: t('members.income') });
  await income.getByText(money(earned), { exact: true }).waitFor();
  expect((await sendRead(server.url, anna, 'members.me')).totalIncome).toBe('0.000000');
  expect(seat.faults()).toEqual([]);
});

test('the proof of solvency begins with one comparison, and fits on two screens', async () => {
  const page = await open('block/solvency');
  await page.getByText(/^Held .* = owed .* \(100%\)$/).waitFor();
  await page
    .getByText(t('proof.asOf', { time: '' }))
    .first()
    .waitFor();
  await seat.inspect('solvency');
  expect(await page.evaluate('document.documentElement.scrollHeight')).toBeLessThanOrEqual(1_800);
  await page.getByText(t('proof.published'), { exact: true }).click();
  await page.getByText(t('proof.root'), { exact: true }).first().waitFor();
  await seat.inspect('solvency opened');
  expect(seat.faults()).toEqual([]);
});

test('a list cuts an amount to two decimals with its unit beside it, and the record has all of them', async () => {
  const body = { payee: ben.name, coin: 'mey', amount: '1.239999', ...pay } as const;
  expect((await sendWrite(server.url, anna, 'wallet.transfer', { body })).ok).toBe(true);
  const page = await open('wallet/zhuanzhangrecord');
  const row = page.getByRole('button', { name: t('wallet.sentTo', { name: maskUsername(ben.name) }) }).first();
  expect(await row.textContent()).toContain('−1.23\u00a0MEY');
  await row.click();
  await page.getByRole('dialog').getByText('1.239999\u00a0MEY', { exact: true }).first().waitFor();
  expect(seat.faults()).toEqual([]);
});
