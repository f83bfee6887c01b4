import { DAY, MINUTE, dateOf, dayOf } from '@greenhall/domain/shared/time';
import { sendWrite, sendRead } from '@greenhall/test-kit/outside';
import { openSettledSession, type Settled } from '@greenhall/test-kit/settled-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import type { Page } from 'playwright-core';
import { run } from '@greenhall/server/platform/database/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { type ClockedServer, openClockedServer } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';

const pay = { payPassword: PAY_PASSWORD };

let server: ClockedServer;
let anna: Settled;
let ben: Settled;
let seat: UserBrowser;

/** A browser whose day is the server's, with the member signed in anew: sessions do not outlive weeks. */
async function sit(member: Settled): Promise<UserBrowser> {
  const fresh = await openUserBrowser();
  await fresh.context.clock.install({ time: server.clock.now() });
  await putSession(fresh, server, member);
  await fresh.page.goto(`${server.url}/#/pages/block/home`);
  await fresh.page.getByText(t('home.total')).waitFor();
  return fresh;
}

/** Lets days pass: what is due meanwhile is done by the server itself, up to the day that ended last. */
async function pass(ms: number): Promise<void> {
  const newest = async (): Promise<string | undefined> => {
    const { items } = await sendRead(server.url, anna, 'stock.settlements', { query: { limit: 1 } });
    return items[0]?.day;
  };
  server.clock.advance(ms);
  anna = await openSettledSession(server.app.ports, anna.no, anna.name, anna.invitation);
  ben = await openSettledSession(server.app.ports, ben.no, ben.name, ben.invitation);
  const yesterday = dateOf(dayOf(server.clock.now().getTime()) - 1);
  await expect.poll(newest).toBe(yesterday);
  await seat.context.close();
  seat = await sit(anna);
}

async function exchangeForBdb(member: Settled): Promise<void> {
  const quote = await sendWrite(server.url, member, 'wallet.quote', {
    body: { from: 'usdt', to: 'mey', amount: '1000' },
  });
  await sendWrite(server.url, member, 'wallet.exchange', { body: { quote: String(quote.data['id']), ...pay } });
  const body = { from: 'mey', to: 'bdb', amount: '500', ...pay } as const;
  expect((await sendWrite(server.url, member, 'wallet.convert', { body })).ok).toBe(true);
}

/** A price that the first fee of a buyback brings about. */
const SPLIT_PRICE = '1000100';

beforeAll(async () => {
  server = await openClockedServer();
  await run(
    server.app.ports.db,
    sql`update members_plan set plan = jsonb_set(plan, '{splitPrice}', ${JSON.stringify(SPLIT_PRICE)}::jsonb)`,
  );
  const people = await server.join(['annastock', 'benstock'], 2_000n);
  const [first, second] = people;
  if (!first || !second) throw new Error('nobody is there');
  [anna, ben] = [first, second];
  for (const member of [anna, ben]) await exchangeForBdb(member);
  seat = await sit(anna);
});
afterAll(() => server.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openHall(view: 'levels' | 'mine' | 'sales' | 'latest' | 'splits'): Promise<Page> {
  const { page } = seat;
  await page.goto(`${server.url}/#/pages/user/level`);
  await page.getByText(t(`stock.view.${view}`), { exact: true }).click();
  return page;
}

/** Confirms in the sheet with the payment password. */
async function confirm(page: Page, name: string): Promise<void> {
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(t('pay.password'), { exact: true }).fill(PAY_PASSWORD);
  await sheet.getByRole('button', { name, exact: true }).click();
}

/** Activates in three presses: the next step on home, the confirmation, and the end of the receipt. */
async function activate(): Promise<void> {
  const { page } = seat;
  await page.goto(`${server.url}/#/pages/block/home`);
  await page.getByRole('link', { name: t('home.next.activateAct'), exact: true }).click();
  await page.getByRole('dialog', { name: t('stock.buyTitle.activate', { level: 1 }) }).waitFor();
  await confirm(page, t('stock.activate'));
  const receipt = page.getByRole('dialog');
  await receipt.getByRole('heading', { name: t('stock.bought') }).waitFor();
  await receipt.getByRole('heading', { name: t('pay.whatNext') }).waitFor();
  await seat.inspect('receipt');
  await button(page, t('pay.finish')).click();
  await receipt.waitFor({ state: 'hidden' });
}

test('a level is bought, cancelled whole, and bought again', async () => {
  await activate();
  const page = await openHall('mine');
  await seat.inspect('cooling');
  // It stays in view, and no colour draws to it.
  const shade = `getComputedStyle([...document.querySelectorAll('button')].find((one) => one.textContent === ${JSON.stringify(t('stock.cancel'))})).backgroundColor`;
  expect(await page.evaluate(shade)).toBe('rgba(0, 0, 0, 0)');
  await button(page, t('stock.cancel')).click();
  await confirm(page, t('stock.cancel'));
  await page.getByText(t('stock.allocation.canceled'), { exact: true }).waitFor();
  const { items } = await sendRead(server.url, anna, 'wallet.balances');
  expect(items.find(({ coin }) => coin === 'bdb')?.available).toBe('500.000000');
  server.clock.advance(11 * MINUTE);
  await openHall('levels');
  expect(await page.getByRole('radio', { name: /^V\d/ }).count()).toBe(6);
  await button(page, `${t('stock.activate')} V1`).waitFor();
  await activate();
  const paid = await sendWrite(server.url, ben, 'stock.activate', { body: { member: ben.no, coin: 'bdb', ...pay } });
  expect(paid.ok).toBe(true);
  expect(seat.faults()).toEqual([]);
});

test('after the cooling-off the principal has become shares, and a referral was paid from the fee', async () => {
  await pass(8 * DAY + 30 * MINUTE);
  const page = await openHall('mine');
  await page.getByText(t('stock.allocation.completed')).waitFor();
  await seat.inspect('allocated');
  await page.goto(`${server.url}/#/pages/wallet/bouns`);
  await page
    .getByRole('button', { name: t('stock.bonus.referral'), expanded: false })
    .last()
    .click();
  await seat.inspect('earnings');
  await page.getByRole('link', { name: new RegExp(t('stock.bonus.referral')) }).click();
  await button(page, t('stock.check')).click();
  await page.getByText(t('stock.checkRight')).waitFor();
  await seat.inspect('bonus');
  expect(seat.faults()).toEqual([]);
});

test('shares are sold: the treasury buys them after three days', async () => {
  // From the next day on the buyback has a budget.
  await pass(DAY);
  const page = await openHall('levels');
  await button(page, t('stock.sell')).click();
  const sheet = page.getByRole('dialog', { name: t('stock.sell') });
  await sheet.getByLabel(t('stock.sellQuantity')).fill('5');
  const sold = new Date(server.clock.now().getTime() + 4 * DAY);
  const day = sold.toLocaleDateString('en', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });
  await sheet.getByText(t('stock.sellBy', { day: `${day} UTC`, amount: '4.95 MEY' })).waitFor();
  await seat.inspect('a sale before it is made');
  await confirm(page, t('stock.sellCount', { count: 5, shares: '5' }));
  await page.getByText(t('stock.sale.waiting')).waitFor();
  await page.getByText(t('stock.stepTreasury')).waitFor();
  expect(await page.getByText(t('stock.clearZero'), { exact: true }).count()).toBe(0);
  await seat.inspect('sale');
  await pass(4 * DAY);
  await openHall('sales');
  await seat.page.getByText(t('stock.sale.completed')).waitFor();
  await openHall('latest');
  await seat.page.getByText(t('stock.source.buyback')).first().waitFor();
  await seat.inspect('latest');
  expect(seat.faults()).toEqual([]);
});

test('with the price of the plan shares are split: twice as many at half the price, and no value changes', async () => {
  const { held, value, price } = await sendRead(server.url, anna, 'stock.holding');
  const page = await openHall('splits');
  await page.reload();
  // The strip of the views shows the chosen one, also where it is the last.
  const tab = await page.getByText(t('stock.view.splits'), { exact: true }).boundingBox();
  expect((tab?.x ?? 0) + (tab?.width ?? 999)).toBeLessThan(page.viewportSize()?.width ?? 0);
  const records = page.getByRole('list', { name: t('stock.view.splits') });
  const record = records.getByRole('listitem').first();
  await record.getByText(`${t('stock.before')} 85.0000`).waitFor();
  await record.getByText('170.0000', { exact: true }).waitFor();
  await seat.inspect('splits');
  expect(held).toBe('170.0000');
  expect(Number(price)).toBeLessThan(0.51);
  expect(Number(value)).toBeGreaterThan(85);
  await page.goto(`${server.url}/#/pages/block/charts`);
  await page.getByRole('heading', { level: 1, name: t('stock.chartTitle') }).waitFor();
  await seat.inspect('a split on the chart');
  expect(seat.faults()).toEqual([]);
});

test('what is owed is published, and she finds her balances in it', async () => {
  const { page } = seat;
  await page.goto(`${server.url}/#/pages/block/solvency`);
  await page.getByText(t('proof.fully')).waitFor();
  await button(page, t('proof.check')).click();
  await page.getByText(t('proof.right')).waitFor();
  await seat.inspect('solvency');
  expect(seat.faults()).toEqual([]);
});

test('on the highest level only a reinvestment is offered, and no press is called an upgrade', async () => {
  await run(server.app.ports.db, sql`update members_member set level = 6, bought = 6 where member_no = ${anna.no}`);
  const { page } = seat;
  await page.goto(`${server.url}/#/pages/block/home`);
  await page.reload();
  await page.getByRole('heading', { level: 2, name: t('running.reinvest'), exact: true }).waitFor();
  await page.getByRole('link', { name: t('running.reinvest'), exact: true }).click();
  await page.getByText(t('stock.coins.reinvest')).waitFor();
  const presses = page.getByRole('main').getByRole('button');
  expect(await presses.filter({ hasText: new RegExp(`^${t('stock.upgrade')}`) }).count()).toBe(0);
  await button(page, `${t('stock.reinvest')} V6`).click();
  await page.getByRole('dialog', { name: t('stock.buyTitle.reinvest', { level: 6 }) }).waitFor();
  await page.keyboard.press('Escape');
  expect(seat.faults()).toEqual([]);
});
