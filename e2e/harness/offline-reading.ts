import { openCallRoute } from '@greenhall/server/demo/call-route';
import type { Ports } from '@greenhall/server/platform/ports';
import { operatorCaller } from '@greenhall/test-kit/operators';
import type { PlainKey } from '@greenhall/locales/runtime';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { furnishShop } from '@greenhall/test-kit/shop/goods-world';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { type UserBrowser, openBrowser, openUserBrowser } from './browser.ts';
import { type ServerHere, openServerHere } from './server-here.ts';
import { demandWrite } from './shop-buyer.ts';
import { putSessionOnce } from './signed-in.ts';
import { authority, furnishTraders, postSale } from './traders.ts';
import { t } from './words.ts';

export let server: ServerHere;
export let browser: Browser;
let sku = '';
let trade = '';
let order = '';

/** Each has coins of two kinds; the second offers coins, and the shop sells a service. */
const furnish = async (ports: Ports, members: readonly Settled[]): Promise<void> => {
  await furnishTraders(ports, members.slice(0, 2));
  const shop = await furnishShop(ports);
  sku = String((await shop.sell({ name: 'Tea tasting', price: 30n, stock: 9n })).skuId);
  const body = { first: '5', further: '1', freeFrom: null };
  await openCallRoute(ports)('shop.setFreight', operatorCaller('wren'), { params: { country: 'DE' }, body });
};

/** Members join: the first has coins, an order in the hall, one in the shop, and has written to customer service. */
export function openOfflineWorld(names: readonly [string, string, ...string[]]): () => readonly Settled[] {
  let members: readonly Settled[] = [];
  beforeAll(async () => {
    [server, browser] = await Promise.all([openServerHere(), openBrowser()]);
    members = await server.join(names, 4_321n, furnish);
    const [anna, ben] = members as [Settled, Settled];
    const { url } = server;
    const listing = await postSale(server, ben);
    const taken = { quantity: '20', ...(await authority(server, anna)) };
    trade = String((await demandWrite(url, anna, 'otc.take', { params: { id: listing }, body: taken }))['id']);
    const place = { name: 'Anna', phone: '+49 30 1', country: 'DE', lines: 'Lindenweg 1', isDefault: true };
    const address = String((await demandWrite(url, anna, 'shop.addAddress', { body: place }))['id']);
    const body = { lines: [{ sku, units: 1 }], address, total: '35' };
    order = String((await demandWrite(url, anna, 'shop.place', { body }))['id']);
    await demandWrite(url, anna, 'messages.send', { body: { text: 'Where is my parcel?' }, files: {} });
  });
  afterAll(async () => {
    await server.close();
    await browser.close();
  });
  return () => members;
}

export interface Journey {
  readonly name: string;
  /** The screens that are opened, and a value of each that the server has told. */
  readonly screens: readonly (readonly [path: () => string, title: PlainKey, value: (page: Page) => Locator])[];
  /** What is written waits on the device for a connection. */
  readonly isQueued?: true;
  /** A form that moves money. */
  readonly form?: string;
  /** What would move money on the last of these screens. */
  readonly act?: (page: Page) => Locator;
}

const text = (words: string | RegExp) => (page: Page) => page.locator('main').getByText(words).first();
const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });

export const JOURNEYS: readonly Journey[] = [
  { name: 'launch', screens: [[() => '/pages/block/home', 'title.home', text(/2,000\.00|4,321\.00/)]] },
  {
    name: 'wallet',
    screens: [
      [() => '/pages/wallet/wallet', 'wallet.title', text('4,321.00')],
      [() => '/pages/wallet/bill', 'wallet.billTitle', text(/4,321\.00/)],
    ],
    form: '/pages/wallet/zhuanbi?coin=usdt',
  },
  {
    name: 'trade',
    screens: [
      [() => '/pages/otc/otc', 'otc.title', text(/20\.00\s(MEY|USDT)/)],
      [() => `/pages/otc/otcOrderDetails?id=${trade}`, 'otc.detailsTitle', text(/20\.00\s(MEY|USDT)/)],
    ],
    act: button(t('otc.claim')),
  },
  {
    name: 'shop',
    screens: [
      [() => '/pages/shop/shopOrder', 'orders.title', text('Tea tasting')],
      [() => `/pages/shop/shopOrderDetails?id=${order}`, 'orders.detailsTitle', text('Tea tasting')],
    ],
  },
  {
    name: 'chat',
    screens: [[() => '/pages/msg/msg', 'messages.title', text('Where is my parcel?')]],
    isQueued: true,
  },
];

/** The bar that says from when the figures are. */
export const bar = (page: Page) => page.getByRole('status').filter({ hasText: t('state.asOf', { time: '' }) });
export const databases = (page: Page) =>
  page.evaluate<string[]>('indexedDB.databases().then((all) => all.map(({ name }) => name))');
export const go = (page: Page, path: string) => page.goto(`${server.url}/#${path}`);

/** Waits until the worker answers for the page. */
const CONTROLLED = `(async () => {
  if (navigator.serviceWorker.controller) return;
  await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
})()`;

/** A skeleton may stand for so many milliseconds until a last answer, or that there is none, takes its place. */
const FEW_SECONDS = 15_000;
const withoutSkeleton = (page: Page) =>
  expect.poll(() => page.locator('.shimmer').count(), { timeout: FEW_SECONDS }).toBe(0);

/** Until a screen is drawn whole, with its value. */
async function arrive(page: Page, [path, title, value]: Journey['screens'][number]): Promise<void> {
  await go(page, path());
  await expect.poll(() => page.title()).toContain(`${t(title)} · Greenhall`);
  await value(page).waitFor();
  await withoutSkeleton(page);
}

/** A member's browser, which has been on each screen of the journeys while there was a connection. */
export async function openVisited(
  member: Settled,
  journeys: readonly Journey[],
  hasWorker = true,
): Promise<UserBrowser> {
  const seat = await openUserBrowser({ browser, hasWorker });
  await putSessionOnce(seat, server, member);
  const { page } = seat;
  if (hasWorker) await page.evaluate(CONTROLLED);
  for (const screen of journeys.flatMap(({ screens }) => screens)) await arrive(page, screen);
  await expect.poll(() => databases(page)).toEqual(['last-answers']);
  await expect.poll(() => storedFor(page)).toBeGreaterThan(1_000);
  return seat;
}

/** Milliseconds since the last answers were stored. */
const storedFor = (page: Page) =>
  page.evaluate<number>(`new Promise((resolve) => {
    const opening = indexedDB.open('last-answers');
    opening.onsuccess = () => {
      const database = opening.result;
      const reading = database.transaction('answers').objectStore('answers').get('answers');
      reading.onsuccess = () => { database.close(); resolve(Date.now() - reading.result.at); };
    };
  })`);

/** Begins anew on each screen of a journey: the last value stands there with its hour, nothing is on its way, and nothing acts. */
export async function checkOffline({ page }: UserBrowser, { screens, act, form, isQueued }: Journey): Promise<void> {
  for (const screen of screens) {
    await go(page, screen[0]());
    await page.reload();
    await arrive(page, screen);
    await bar(page).waitFor();
    await expect.poll(() => bar(page).innerText()).toMatch(/\d\d:\d\d/);
    if (!isQueued) await expect.poll(() => page.locator('main button[type=submit]:enabled').count()).toBe(0);
  }
  if (act) await expect.poll(() => act(page).isDisabled()).toBe(true);
  if (form === undefined) return;
  await go(page, form);
  await bar(page).waitFor();
  await withoutSkeleton(page);
  expect(await page.locator('main button[type=submit]:enabled').count()).toBe(0);
}

export async function leave(page: Page): Promise<void> {
  await go(page, '/pages/user/user');
  await page.getByRole('button', { name: t('members.logout') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('members.logout') }).click();
  // The guide may not be among the kept files.
  await expect.poll(() => page.evaluate(`localStorage.getItem('token')`)).toBeNull();
}
