import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { clientOf, sendRead } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type UserBrowser, openUserBrowser } from '../harness/browser.ts';
import { leaveOverlay } from '../harness/leaving.ts';
import { type ServerHere, openServerHere } from '../harness/server-here.ts';
import { demandWrite } from '../harness/shop-buyer.ts';
import { putSession } from '../harness/signed-in.ts';
import { authority, furnishTraders, postSale } from '../harness/traders.ts';
import { t } from '../harness/words.ts';
import { furnish } from './member-presses.ts';
import { READ_ONLY_OVERLAYS } from './register.ts';

let server: ServerHere;
let ann: Settled;
let seat: UserBrowser;
/** A trade that Ann has begun. */
let trade: string;
/** What Ben asks for. */
let request: string;

beforeAll(async () => {
  server = await openServerHere();
  let sku = '';
  const [first, second] = await server.join(['annleaves', 'benleaves'], 2_000n, async (ports, members) => {
    ({ sku } = await furnish(ports, members));
    await furnishTraders(ports, members);
  });
  if (!first || !second) throw new Error('nobody is there');
  ann = first;
  const listing = await postSale(server, second);
  const body = { quantity: '20', ...(await authority(server, ann)) };
  trade = String((await demandWrite(server.url, ann, 'otc.take', { params: { id: listing }, body }))['id']);
  const [account] = (await sendRead(server.url, ann, 'wallet.accounts')).items;
  const asked = { account: account?.id ?? '', amount: '40', payPassword: PAY_PASSWORD };
  await demandWrite(server.url, ann, 'wallet.withdraw', { body: asked });
  const wanted = { coin: 'usdt', amount: '3', minutes: 60 } as const;
  request = String((await demandWrite(server.url, second, 'wallet.makePaymentRequest', { body: wanted }))['name']);
  await demandWrite(server.url, ann, 'shop.place', { body: { lines: [{ sku, units: 1 }], total: '30' } });
  seat = await openUserBrowser();
  await putSession(seat, server, ann);
});
afterAll(() => server.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

/** A sheet that one press opens on a screen. */
const byPress = (path: () => string, name: string) => async (page: Page) => {
  await page.goto(`${server.url}/#/pages/${path()}`);
  await button(page, name).click();
  await page.getByRole('dialog').first().waitFor();
};
const at = (path: string, name: string) => byPress(() => path, name);

/** How each overlay is opened whose leaving is no failure mode of a write site in one of the worlds. */
const OPENED: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'app/home/quick.tsx': at('block/home', t('running.receive')),
  'features/identity/factor/authenticator-card.tsx': at('user/check', t('security.setUp')),
  'features/members/parts/mine-hero.tsx': at('user/user', t('scan.mine')),
  'features/members/parts/password-entry.tsx': at('user/user', t('members.password')),
  'features/members/screens/about-us.tsx': at('user/aboutUs', t('legal.risk')),
  'features/members/screens/user.tsx': at('user/user', t('members.logout')),
  'features/network/linked/apply-sheet.tsx': at('user/children', t('network.linkApply')),
  'features/network/parts/node-sheet.tsx': at('user/network?view=all', 'annleaves'),
  'features/network/reinvestment/open-account-sheet.tsx': at('user/futou', t('stock.futouOpen')),
  'features/notifications/screens/notices.tsx': at('block/notice', t('notifications.choices')),
  'features/otc/hall/marked-traders.tsx': async (page) => {
    await page.goto(`${server.url}/#/pages/otc/otc`);
    await page.getByText(t('otc.list.mine'), { exact: true }).click();
    await button(page, t('otc.marked')).click();
    await page.getByRole('dialog').first().waitFor();
  },
  'features/otc/hall/market-sheets.tsx': at('otc/otc', t('otc.pastPrices')),
  'features/otc/hall/trader-sheet.tsx': async (page) => {
    await page.goto(`${server.url}/#/pages/otc/otc`);
    await page.locator('main [aria-haspopup=dialog]').first().click();
    await page.getByRole('dialog').first().waitFor();
  },
  'features/otc/parts/chat-sheet.tsx': byPress(() => `otc/otcOrderDetails?id=${trade}`, t('otc.chat')),
  'features/otc/screens/trade-records.tsx': at('otc/historyOrderPage', t('common.filter')),
  'features/shop/parts/wishes-sheet.tsx': at('shop/shopIndex', t('shop.wishes')),
  // Not behind the other filter, whose button of the same name would be pressed while its screen goes.
  'features/shop/parts/filter-sheet.tsx': at('shop/shopSearch?words=tea', t('common.filter')),
  'features/stock/parts/compare-sheet.tsx': at('user/level', t('stock.compare')),
  'features/stock/parts/explain.tsx': at('wallet/bouns', t('stock.exampleAsk', { bonus: t('stock.bonus.referral') })),
  'features/wallet/coins/coins-button.tsx': at('wallet/wallet', t('wallet.coinsTitle')),
  'features/wallet/parts/bill-filter.tsx': at('wallet/bill?coin=mey', t('common.filter')),
  'features/wallet/parts/prove-sheet.tsx': at('bank/bank', t('wallet.prove')),
  'features/wallet/parts/record-list.tsx': async (page) => {
    await page.goto(`${server.url}/#/pages/wallet/tixianrecord`);
    await page.getByRole('main').getByRole('listitem').first().getByRole('button').click();
    await page.getByRole('dialog').first().waitFor();
  },
  'features/wallet/payment-request/report-sheet.tsx': byPress(
    () => `wallet/paymentRequest?name=${request}`,
    t('requests.report'),
  ),
  'features/wallet/people/payee-field.tsx': at('wallet/zhuanzhang', t('people.choose')),
  'features/wallet/parts/statement-sheet.tsx': at('wallet/bill?coin=mey', t('wallet.statement')),
  'features/wallet/screens/accounts.tsx': at('bank/bank', t('wallet.delete')),
  'shared/scan/scan-action.tsx': at('wallet/zhuanzhang', t('scan.open')),
  'shared/terms/term-press.tsx': at('user/user', t('terms.ask', { word: t('home.fuel') })),
};

test('every overlay without a write is opened', () => {
  const said = Object.entries(READ_ONLY_OVERLAYS).filter(([, { not }]) => not === undefined);
  expect(Object.keys(OPENED)).toEqual(expect.arrayContaining(said.map(([file]) => file)));
});

test.each(Object.keys(OPENED))('%s is left by Back and by another screen', async (file) => {
  const before = seat.faults().length;
  await leaveOverlay(seat.page, OPENED[file] ?? (() => Promise.reject(new Error(file))));
  expect(seat.faults().slice(before)).toEqual([]);
});

describe('the history of what lies over a screen', () => {
  let page: Page;
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  const dialog = () => page.getByRole('dialog');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const hash = () => new URL(page.url()).hash;
  const isClosed = () => dialog().waitFor({ state: 'detached' });
  /** How many entries of the history the app has gone through. */
  const place = () => page.evaluate<number>('history.state.index');

  /** From the wallet to the member's own screen. */
  beforeEach(async () => {
    seat = await openUserBrowser();
    ({ page } = seat);
    await putSession(seat, server, ann);
    await page.goto(`${server.url}/#/pages/wallet/wallet`);
    await title(t('wallet.title'));
    await page
      .getByRole('navigation')
      .getByRole('link', { name: t('tabbar.user') })
      .click();
    await title(t('title.user'));
  });

  const openCode = async () => {
    await press(t('scan.mine'));
    await dialog().waitFor();
  };

  test('who closes a sheet by hand goes back with one press', async () => {
    await openCode();
    await dialog()
      .getByRole('button', { name: t('common.close') })
      .click();
    await isClosed();
    await openCode();
    await page.keyboard.press('Escape');
    await isClosed();
    await page.goBack();
    await title(t('wallet.title'));
  });

  test('a screen that is opened from a sheet takes its place', async () => {
    await press(t('members.password'));
    await dialog()
      .getByRole('link', { name: t('members.loginPassword') })
      .click();
    await title(t('security.loginPwdTitle'));
    await isClosed();
    await page.goBack();
    await title(t('title.user'));
    await expect.poll(() => dialog().count()).toBe(0);
    await page.goBack();
    await title(t('wallet.title'));
  });

  test('after a reload while something is open, Back leads to the screen before', async () => {
    await openCode();
    const open = await place();
    await page.reload();
    await title(t('title.user'));
    await expect.poll(place).toBe(open - 1);
    await page.goForward();
    await expect.poll(place).toBe(open - 1);
    await page.goBack();
    await title(t('wallet.title'));
  });

  test('an overlay over another closes first', async () => {
    await openCode();
    // As a question that comes while a sheet is open.
    await page.evaluate(`[...document.querySelectorAll('main button')].at(-1).click()`);
    const question = page.getByRole('dialog', { name: t('members.logout') });
    const code = page.getByRole('dialog', { name: t('scan.mine') });
    await question.waitFor();
    await page.goBack();
    await question.waitFor({ state: 'detached' });
    await code.waitFor();
    await page.goBack();
    await isClosed();
    await title(t('title.user'));
    await page.goBack();
    await title(t('wallet.title'));
  });

  test('closing the payment of an order leads back once', async () => {
    await page.goto(`${server.url}/#/pages/shop/shopOrder`);
    await page.getByRole('link').filter({ hasText: 'Tea tasting' }).first().click();
    await title(t('orders.detailsTitle'));
    await page.getByRole('button', { name: /^Pay / }).click();
    await dialog().waitFor();
    // Twice, as who presses too often, before the browser has gone back.
    await page.evaluate(`document.querySelector('[role=dialog] button').click();
      document.querySelector('[role=dialog] button').click();`);
    await isClosed();
    await title(t('orders.detailsTitle'));
    expect(hash()).not.toContain('sheet');
    await page.goBack();
    await page.getByRole('link').filter({ hasText: 'Tea tasting' }).first().waitFor();
  });

  test('a question ends with the session in which it was asked', async () => {
    await press(t('members.logout'));
    await dialog().waitFor();
    seat.expectRefusal('*', 401);
    await clientOf(server.url, ann).call('identity.logout', { body: {} });
    await page.evaluate(`dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))`);
    await title(t('entry.loginTitle'));
    await expect.poll(() => dialog().count()).toBe(0);
    await page.goBack();
    await expect.poll(() => dialog().count()).toBe(0);
  });
});
