import type { Translate } from '@greenhall/locales/runtime';
import type { Page } from 'playwright-core';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { DAY } from '@greenhall/domain/shared/time';
import { MICRO, ZERO, amount } from '@greenhall/domain/shared/money';
import { issuePostings } from '@greenhall/domain/wallet/movements';
import type { Language } from '@greenhall/locales/languages';
import { allChecks } from '@greenhall/server/compose';
import { type CallRoute, openCallRoute } from '@greenhall/server/demo/call-route';
import { runChecks } from '@greenhall/server/platform/checks';
import { transact } from '@greenhall/server/platform/database/transact';
import type { Ports } from '@greenhall/server/platform/ports';
import { post } from '@greenhall/server/slices/ledger/index';
import { endDueOrders } from '@greenhall/server/slices/shop/order/end-due-orders';
import { operatorCaller } from '@greenhall/test-kit/operators';
import { sendRead } from '@greenhall/test-kit/outside';
import { furnishShop } from '@greenhall/test-kit/shop/goods-world';
import { type Settled, openSettledSession } from '@greenhall/test-kit/settled-world';
import { afterAll, beforeAll, expect } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { type ClockedServer, openClockedServer } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';
import { textsIn } from './harness/words.ts';

const COINS = 2_000n;
export const [ada, grace] = [operatorCaller('ada'), operatorCaller('grace')];

interface Journey {
  readonly language: Language;
  readonly colorScheme: 'light' | 'dark';
  /** What is searched for, which is a part of the goods' name in one of its languages. */
  readonly words: string;
  readonly black: string;
}

export const JOURNEYS: readonly Journey[] = [
  { language: 'en', colorScheme: 'light', words: 'steel flask', black: 'Black' },
  { language: 'zh-Hans', colorScheme: 'dark', words: '保温杯', black: '黑色' },
  { language: 'th', colorScheme: 'light', words: 'น้ำเก็บ', black: 'สีดำ' },
];
const BUYERS = ['annabuys', 'baobuys', 'chaibuys'];

export let server: ClockedServer;
export let desk: CallRoute;
export let voucher: string;

/** Goods in two colours, with names in three languages. */
async function sellFlask(call: CallRoute, classId: string): Promise<void> {
  const named = (en: string, zh: string, th: string) => [
    { language: 'en' as const, text: en },
    { language: 'zh-Hans' as const, text: zh },
    { language: 'th' as const, text: th },
  ];
  const texts = named('Steel flask', '不锈钢保温杯', 'กระติกน้ำเก็บความร้อน').map(({ language, text }) => ({
    language,
    name: text,
    summary: '',
    details: null,
  }));
  const goods = { id: null, version: 0, classId, kind: 'shipped' as const, label: '', texts };
  const { id } = await call('shop.saveGoods', ada, { body: goods });
  const colours = [named('Green', '绿色', 'สีเขียว'), named('Black', '黑色', 'สีดำ')];
  for (const [place, value] of colours.entries()) {
    const options = [{ name: named('Colour', '颜色', 'สี'), value }];
    const priced = { price: '250', cost: '90', orderLimit: 9, isOffered: true, reason: 'a first price' };
    const { sku } = await call('shop.saveSku', ada, {
      params: { id },
      body: { sku: null, options, place, ...priced },
    });
    await call('shop.changeStock', ada, { params: { id: sku }, body: { delta: 9, reason: 'a delivery' } });
  }
  await call('shop.setGoodsState', ada, { params: { id }, body: { isOnSale: true } });
}

async function furnish(ports: Ports, members: readonly Settled[]): Promise<void> {
  const shop = await furnishShop(ports);
  const call = openCallRoute(ports);
  await sellFlask(call, String(shop.classId));
  const service = await shop.sell({ name: 'Tea tasting', kind: 2, price: 30n, stock: 0n });
  voucher = String(service.goodsId);
  const codes = BUYERS.map((_, index) => `TASTE-000${index}`);
  await call('shop.addCodes', ada, { params: { id: String(service.skuId) }, body: { codes } });
  const freight = { first: '5', further: '1', freeFrom: null };
  await call('shop.setFreight', ada, { params: { country: 'DE' }, body: freight });
  const [from, until] = [ports.clock.now(), new Date(ports.clock.now().getTime() + 90 * DAY)];
  const dates = { from: from.toISOString(), until: until.toISOString() };
  const coupon = { fixed: '20', minimum: '100', number: 10, reason: 'a welcome', ...dates };
  await call('shop.issueCoupon', ada, { body: coupon });
  for (const { no } of members) {
    const postings = issuePostings(memberNumber(no), amount(COINS * MICRO), ZERO, 0);
    await transact(ports.db, (tx) => post(tx, { reference: `test:${no}`, at: ports.clock.now(), postings }));
  }
}

export async function expectSound(): Promise<void> {
  const { checks } = await runChecks(server.app.ports.db, allChecks);
  expect(checks.flatMap(({ found }) => found)).toEqual([]);
}

export let t: Translate;
export let buyer: Settled;
export let seat: UserBrowser;
export let page: Page;
export let journey: Journey;

/** Takes a browser whose clock is the server's, in a new session: one ends if it is unused for so long. */
async function sit(): Promise<void> {
  const { no, name, invitation } = buyer;
  buyer = await openSettledSession(server.app.ports, no, name, invitation);
  seat = await openUserBrowser({ colorScheme: journey.colorScheme });
  page = seat.page;
  await page.clock.install({ time: server.clock.now() });
  await seat.context.addInitScript(`localStorage.setItem('language', ${JSON.stringify(journey.language)})`);
  await putSession(seat, server, buyer);
}

/** Time passes, and what is due then is done. */
export async function pass(ms: number): Promise<void> {
  server.clock.advance(ms);
  await endDueOrders(server.app.ports);
  await page.context().close();
  await sit();
}

/** Checks what is open by all rules in its theme, and its contrast in the other one. */
export async function inspect(what: string): Promise<void> {
  await seat.inspect(what);
  await page.emulateMedia({ colorScheme: journey.colorScheme === 'dark' ? 'light' : 'dark' });
  await seat.inspect(`${what} in the other theme`, 'contrast');
  await page.emulateMedia({ colorScheme: journey.colorScheme });
}

export const open = (path: string) => page.goto(`${server.url}/#/pages/shop/${path}`);
export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const sheet = () => page.getByRole('dialog');
export const clickIn = (name: string) => sheet().getByRole('button', { name, exact: true }).click();
export const field = (label: string) => sheet().getByLabel(label, { exact: true });
const orders = async () => (await sendRead(server.url, buyer, 'shop.orders', { query: {} })).items;
export const newest = async () => (await orders())[0]?.id ?? '';
export const read = async () =>
  sendRead(server.url, buyer, 'shop.order', { params: { id: await newest() }, query: {} });
export const openNewest = () =>
  page
    .getByRole('list', { name: t('orders.title') })
    .getByRole('link')
    .first()
    .click();

/** Opens the shop to one of the buyers, whose language it is seen in. */
export function openShopWorld(own: Journey): void {
  beforeAll(async () => {
    journey = own;
    server = await openClockedServer();
    const buyers = await server.join(BUYERS, COINS, furnish);
    desk = openCallRoute(server.app.ports);
    t = await textsIn(journey.language);
    const one = buyers[JOURNEYS.indexOf(journey)];
    if (!one) throw new Error('nobody is there');
    buyer = one;
    await sit();
  });
  afterAll(() => server.close());
}
