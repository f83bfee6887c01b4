import { openCallRoute } from '@greenhall/server/demo/call-route';
import { operatorCaller } from '@greenhall/test-kit/operators';
import type { ContentKind } from '@greenhall/domain/content/entry';
import { type Piece, publishPiece } from '@greenhall/server/demo/publish-piece';
import { run } from '@greenhall/server/platform/database/database';
import type { Ports } from '@greenhall/server/platform/ports';
import { sendRead } from '@greenhall/test-kit/outside';
import { furnishShop } from '@greenhall/test-kit/shop/goods-world';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import type { Language } from '@greenhall/locales/languages';
import type { PlainKey, Translate } from '@greenhall/locales/runtime';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PHONE, type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { demandWrite } from './harness/shop-buyer.ts';
import { putSession } from './harness/signed-in.ts';
import { BEYOND, COVERED, smallIn, WIDE } from './harness/fits.ts';
import { authority, furnishTraders, postSale } from './harness/traders.ts';
import { OF_MEMBER, PUBLIC } from './harness/visits.ts';
import { textsIn } from './harness/words.ts';

let server: ServerHere;
let anna: Settled;
/** A news item and a notice that operators have published. */
let article: { news: string; notice: string };

/** One text of each kind that members read. */
async function writeSomething(ports: Ports): Promise<typeof article> {
  const write = (kind: ContentKind, fields: Partial<Piece> = {}) => {
    const words = { en: { title: `A ${kind} ${LONG}`, summary: LONG, text: `The first part.\n${LONG}${LONG}` } };
    return publishPiece(ports, 'wren', { kind, words, ...fields });
  };
  await write('question', { topic: 'coins' });
  await write('about');
  return { news: await write('news'), notice: await write('notice') };
}
/** What the members have, by the names that it has in the addresses of the visits. */
let own: Readonly<Record<string, string>>;

/** One word as long as a name may be, which no line breaks by itself. */
const LONG = 'Edelstahltrinkflaschenverschluss'.repeat(2).slice(0, 60);
/** So much that every sum is as wide as those of the richest. */
const RICH = 98_765_432n;

/** Goods as the mall has them: with names and options of any length, and rated. */
async function fillShop(ports: Ports): Promise<{ goods: string; sku: string }> {
  const shop = await furnishShop(ports);
  const made = await shop.sell({ name: LONG, price: 123_456n, stock: 900n });
  // More than fit beside each other, and all of them rated.
  for (const name of ['Bottle', 'Kettle', 'Lamp', 'Scarf']) await shop.sell({ name });
  await run(ports.db, sql`update shop_goods set reviews = 123456, stars = 555000`);
  const body = { first: '5', further: '1', freeFrom: null };
  await openCallRoute(ports)('shop.setFreight', operatorCaller('wren'), { params: { country: 'DE' }, body });
  return { goods: String(made.goodsId), sku: String(made.skuId) };
}

/** Money of the member: exchanged, converted, transferred, asked for, and on its way out. */
async function moveMoney(second: Settled): Promise<Readonly<Record<string, string>>> {
  const { url } = server;
  const pay = { payPassword: PAY_PASSWORD };
  const quote = await demandWrite(url, anna, 'wallet.quote', { body: { from: 'usdt', to: 'mey', amount: '900000' } });
  await demandWrite(url, anna, 'wallet.exchange', { body: { quote: String(quote['id']), ...pay } });
  await demandWrite(url, anna, 'wallet.convert', { body: { from: 'mey', to: 'bdb', amount: '100', ...pay } });
  const sent = { coin: 'mey', amount: '12345.678901', remark: LONG, ...pay } as const;
  await demandWrite(url, anna, 'wallet.transfer', { body: { payee: second.name, ...sent } });
  await demandWrite(url, second, 'wallet.transfer', { body: { ...sent, payee: anna.name, coin: 'usdt' } });
  const wanted = { coin: 'usdt', amount: '12345.678901', remark: LONG, minutes: 60 } as const;
  const { name } = await demandWrite(url, anna, 'wallet.makePaymentRequest', { body: wanted });
  const [account] = (await sendRead(url, anna, 'wallet.accounts')).items;
  await demandWrite(url, anna, 'wallet.withdraw', { body: { account: account?.id ?? '', amount: '40', ...pay } });
  const movement = (await sendRead(url, anna, 'wallet.bill')).items.find(({ kind }) => kind.includes('transfer'));
  return { movement: movement?.id ?? '', request: String(name), account: account?.id ?? '' };
}

/** A trade of both, a message, and an order that is to be paid. */
async function makeDeals(second: Settled, sku: string): Promise<Readonly<Record<string, string>>> {
  const { url } = server;
  const listing = await postSale(server, second);
  const taken = { quantity: '20', ...(await authority(server, anna)) };
  const trade = await demandWrite(url, anna, 'otc.take', { params: { id: listing }, body: taken });
  await demandWrite(url, anna, 'messages.send', { body: { text: `${LONG} ${LONG}${LONG}` }, files: {} });
  const place = { name: LONG, phone: '+49 30 1234567890123456789', country: 'DE', lines: `${LONG}\n${LONG}` };
  const saved = await demandWrite(url, anna, 'shop.addAddress', { body: { ...place, isDefault: true } });
  const lines = [{ sku, units: 2 }];
  const body = { lines, address: String(saved['id']), total: '246918' };
  const order = String((await demandWrite(url, anna, 'shop.place', { body }))['id']);
  const changes = [{ op: 'add', sku, num: 3 }] as const;
  await demandWrite(url, anna, 'shop.changeCart', { query: {}, body: { revision: null, changes: [...changes] } });
  return { trade: String(trade['id']), order };
}

async function openWorld(): Promise<void> {
  server = await openServerHere();
  let sold = { goods: '', sku: '' };
  const names = ['annascreenofthelongs', 'bertascreenofthelong', 'clarascreen'];
  const [first, second] = await server.join(names, RICH, async (ports, members) => {
    article = await writeSomething(ports);
    sold = await fillShop(ports);
    await furnishTraders(ports, members.slice(0, 2));
    await run(ports.db, sql`update wallet_account set label = ${LONG.slice(0, 30)}`);
    await run(ports.db, sql`update members_member set nickname = ${'W'.repeat(20)}`);
  });
  if (!first || !second) throw new Error('nobody is there');
  anna = first;
  own = { ...article, ...sold, ...(await moveMoney(second)), ...(await makeDeals(second, sold.sku)) };
}

/** Until the screen has its title and nothing on it is still on its way. */
async function arrive(page: Page, say: Translate, path: string, title: PlainKey | undefined): Promise<void> {
  const place = Object.entries(own).reduce((filled, [name, id]) => filled.replace(`:${name}`, id), path);
  await page.goto(`${server.url}/#${place}`);
  await expect.poll(() => page.title()).toBe(title ? `${say(title)} · Greenhall` : 'Greenhall');
  // The frame stands before the screen: what is measured must be there, and what stands in for it gone. A search begins with its head alone.
  await page.locator('main#content :is(h2, p, li, button, a, input):visible, header input:visible').first().waitFor();
  await expect.poll(() => page.locator('.shimmer').count()).toBe(0);
}

/** The texts that are cut off at their edge, save those that end in an ellipsis or can be scrolled. */
const CUT = `[...document.querySelectorAll('main *, header *, nav *')].filter((one) => {
  const { overflowX, textOverflow } = getComputedStyle(one);
  const hasText = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '');
  return hasText && /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis' && one.clientWidth > 1
    && one.scrollWidth > one.clientWidth + 1;
}).map((one) => one.textContent.trim().slice(0, 60))`;

/** Letters are of 15 px where the browser's size of text is 16 px. */
const LETTERS = 'getComputedStyle(document.body).fontSize';

/** Runs with the browser's size of text doubled, as its settings do it. */
async function withLargeText(page: Page, look: () => Promise<void>): Promise<void> {
  const settings = await page.context().newCDPSession(page);
  const choose = async (standard: number) => {
    await settings.send('Page.setFontSizes', { fontSizes: { standard } });
    await expect.poll(() => page.evaluate(LETTERS)).toBe(`${(standard * 15) / 16}px`);
  };
  await choose(32);
  await look();
  await choose(16);
  await settings.detach();
}

/** What does not fit on the screen as it is. */
async function excessOf(page: Page, path: string, when: string): Promise<string[]> {
  const excess = Number(await page.evaluate(WIDE));
  const cut = await page.evaluate<string[]>(CUT);
  const beyond = excess > 0 ? await page.evaluate<string[]>(BEYOND) : [];
  return [
    ...(excess > 0 ? [`${path} is ${excess} px too wide ${when}: ${beyond.join(' ')}`] : []),
    ...cut.map((text) => `${path} cuts off “${text}” ${when}`),
  ];
}

/** What does not fit on the screen at some widths, and when text is twice as large. */
async function measure(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [320, 390, 480]) {
    await page.setViewportSize({ width, height: PHONE.height });
    faults.push(...(await excessOf(page, path, `on a screen of ${width} px`)));
  }
  await page.setViewportSize(PHONE);
  await withLargeText(page, async () => {
    faults.push(...(await excessOf(page, path, 'when text is large')));
  });
  return faults;
}

/** Looks whether it fits at the two narrow widths. */
export const fit: Judge = async ({ page }, path) => {
  const faults: string[] = [];
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: PHONE.height });
    faults.push(...(await excessOf(page, path, `on a phone of ${width} px`)));
  }
  return faults;
};

type Judge = (seat: UserBrowser, path: string) => Promise<readonly string[]>;

/** Looks at a screen once, as it is opened. */
export const glance: Judge = async (seat, path) => {
  await seat.inspect(path);
  return excessOf(seat.page, path, 'on a phone');
};

/** Looks at it in light and dark, at three widths, and with large text. Colours alone differ between light and dark. */
export const judge: Judge = async (seat, path) => {
  const { page } = seat;
  await page.locator('html:not([data-theme])').waitFor();
  await seat.inspect(`${path} light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-theme=dark]').waitFor();
  await seat.inspect(`${path} dark`, 'contrast');
  await page.emulateMedia({ colorScheme: 'light' });
  return measure(page, path);
};

/** Opens every screen in a language, and looks at it. */
export function visitScreens(language: Language, lookAt: Judge, isMobile = false): void {
  let say: Translate;
  let guest: UserBrowser;
  let member: UserBrowser;
  beforeAll(async () => {
    await openWorld();
    say = await textsIn(language);
    const seats = [await openUserBrowser({ isMobile }), await openUserBrowser({ isMobile })] as const;
    [guest, member] = seats;
    for (const { context } of seats) await context.addInitScript(`localStorage.setItem('language', '${language}')`);
    await putSession(member, server, anna);
    await member.page.goto(`${server.url}/#/pages/block/home`);
    await member.page.getByText(say('home.total')).waitFor();
  });
  afterAll(() => server.close());

  /** What is wrong with a screen. */
  async function faultsOf(seat: UserBrowser, path: string, title: PlainKey | undefined): Promise<string[]> {
    await arrive(seat.page, say, path, title);
    const failed = await seat.page.getByText(say('state.error')).count();
    const excess = await lookAt(seat, path);
    const small = await seat.page.evaluate<string[]>(smallIn('body'));
    const covered = await seat.page.evaluate<string[]>(COVERED);
    return [
      ...(failed > 0 ? [`${path} shows an error`] : []),
      ...excess,
      ...small.map((target) => `${path}: smaller than a thumb: ${target}`),
      ...covered.map((target) => `${path}: covered at the end of the page: ${target}`),
      ...seat.faults(),
    ];
  }

  test.each(PUBLIC)('before signing in: %s', async (path, title) => {
    expect(await faultsOf(guest, path, title)).toEqual([]);
  });

  test.each(OF_MEMBER)('of a member: %s', async (path, title) => {
    expect(await faultsOf(member, path, title)).toEqual([]);
  });
}
