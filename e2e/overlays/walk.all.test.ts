import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { sendRead } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Seat, takeSeat } from '../harness/browser.ts';
import { leaveOverlay } from '../harness/leaving.ts';
import { type ServerHere, openServerHere } from '../harness/server-here.ts';
import { demandWrite } from '../harness/shop-buyer.ts';
import { putSession } from '../harness/signed-in.ts';
import { authority, furnishTraders, postSale } from '../harness/traders.ts';
import { t } from '../harness/words.ts';
import { furnish } from '../presses/member-presses.ts';
import { OVERLAYS } from './register.ts';

let server: ServerHere;
let ann: Settled;
let seat: Seat;
/** A trade that Ann has begun. */
let trade: string;
/** What Ben asks for. */
let request: string;

beforeAll(async () => {
  server = await openServerHere();
  const [first, second] = await server.join(['annwalks', 'benwalks'], 2_000n, async (ports, members) => {
    await furnish(ports, members);
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
  seat = await takeSeat();
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

const WALK: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'app/home/quick.tsx': at('block/home', t('running.receive')),
  'features/identity/factor/authenticator-card.tsx': at('user/check', t('security.setUp')),
  'features/members/parts/mine-hero.tsx': at('user/user', t('scan.mine')),
  'features/members/parts/password-entry.tsx': at('user/user', t('members.password')),
  'features/members/screens/about-us.tsx': at('user/aboutUs', t('legal.risk')),
  'features/members/screens/user.tsx': at('user/user', t('members.logout')),
  'features/network/linked/apply-sheet.tsx': at('user/children', t('network.linkApply')),
  'features/network/parts/node-sheet.tsx': at('user/network?view=all', 'annwalks'),
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
  'features/stock/screens/earnings.tsx': at(
    'wallet/bouns',
    t('stock.exampleAsk', { bonus: t('stock.bonus.referral') }),
  ),
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

test('the walk opens what the register says', () => {
  const said = Object.entries(OVERLAYS).filter(([, leaving]) => leaving === 'walk');
  expect(Object.keys(WALK).toSorted()).toEqual(said.map(([file]) => file).toSorted());
});

test.each(Object.keys(WALK))('%s is left by Back and by another screen', async (file) => {
  const before = seat.faults().length;
  await leaveOverlay(seat.page, WALK[file] ?? (() => Promise.reject(new Error(file))));
  expect(seat.faults().slice(before)).toEqual([]);
});
