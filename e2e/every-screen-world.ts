import { openCallRoute } from '@greenhall/server/demo/call-route';
import { operatorCaller } from '@greenhall/test-kit/operators';
import type { ContentKind } from '@greenhall/domain/content/entry';
import { type Piece, publishPiece } from '@greenhall/server/demo/publish-piece';
import { run } from '@greenhall/server/platform/database/database';
import type { Ports } from '@greenhall/server/platform/ports';
import { sendWrite, sendRead } from '@greenhall/test-kit/outside';
import { furnishShop } from '@greenhall/test-kit/shop/goods-world';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import type { Language } from '@greenhall/locales/languages';
import type { PlainKey, Translate } from '@greenhall/locales/runtime';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PHONE, type Seat, takeSeat } from './harness/browser.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';
import { OF_MEMBER, PUBLIC } from './harness/visits.ts';
import { textsIn } from './harness/words.ts';

let server: ServerHere;
let anna: Settled;
/** The latest movement of her wallet. */
let movement: string;
/** A news item and a notice that operators have published. */
let article: { news: string; notice: string };

/** One text of each kind that members read. */
async function writeSomething(ports: Ports): Promise<typeof article> {
  const write = (kind: ContentKind, fields: Partial<Piece> = {}) => {
    const words = { en: { title: `A ${kind}`, summary: 'In short', text: 'The first part.\nThe second part.' } };
    return publishPiece(ports, 'wren', { kind, words, ...fields });
  };
  await write('question', { topic: 'coins' });
  await write('about');
  return { news: await write('news'), notice: await write('notice') };
}
let goods: string;
let sku: string;
/** An order that is to be paid. */
let order: string;

async function openWorld(): Promise<void> {
  server = await openServerHere();
  const [first, second] = await server.join(['annascreen', 'bertascreen', 'clarascreen'], 1_000n, async (ports) => {
    article = await writeSomething(ports);
    const shop = await furnishShop(ports);
    const made = await shop.sell({ name: 'Steel flask' });
    [goods, sku] = [String(made.goodsId), String(made.skuId)];
    // More than fit beside each other, and all of them rated.
    for (const name of ['Bottle', 'Kettle', 'Lamp', 'Scarf']) await shop.sell({ name });
    await run(ports.db, sql`update shop_goods set reviews = 12, stars = 50`);
    const freight = { first: '5', further: '1', freeFrom: null };
    const params = { country: 'DE' };
    await openCallRoute(ports)('shop.setFreight', operatorCaller('wren'), { params, body: freight });
  });
  if (!first || !second) throw new Error('nobody is there');
  anna = first;
  const pay = { payPassword: PAY_PASSWORD };
  const quote = await sendWrite(server.url, anna, 'wallet.quote', { body: { from: 'usdt', to: 'mey', amount: '400' } });
  await sendWrite(server.url, anna, 'wallet.exchange', { body: { quote: String(quote.data['id']), ...pay } });
  await sendWrite(server.url, anna, 'wallet.convert', { body: { from: 'mey', to: 'bdb', amount: '100', ...pay } });
  await sendWrite(server.url, anna, 'wallet.transfer', {
    body: { payee: second.name, coin: 'mey', amount: '12.5', ...pay },
  });
  await sendWrite(server.url, second, 'wallet.transfer', {
    body: { payee: anna.name, coin: 'usdt', amount: '7', ...pay },
  });
  const bill = await sendRead(server.url, anna, 'wallet.bill');
  movement = bill.items[0]?.id ?? '';
  const place = { name: 'Anna', phone: '1', country: 'DE', lines: 'Lindenweg 1', isDefault: true };
  const { data: saved } = await sendWrite(server.url, anna, 'shop.addAddress', { body: place });
  const lines = [{ sku, units: 1 }];
  const body = { lines, address: String(saved['id']), total: '15' };
  order = String((await sendWrite(server.url, anna, 'shop.place', { body })).data['id']);
}

/** Until the screen has its title and nothing on it is still on its way. */
async function arrive(page: Page, say: Translate, path: string, title: PlainKey | undefined): Promise<void> {
  const own = { ...article, movement, goods, order };
  const place = Object.entries(own).reduce((filled, [name, id]) => filled.replace(`:${name}`, id), path);
  await page.goto(`${server.url}/#${place}`);
  await expect.poll(() => page.title()).toBe(title ? `${say(title)} · Greenhall` : 'Greenhall');
  await page.locator('main#content').waitFor();
  await expect.poll(() => page.locator('.shimmer').count()).toBe(0);
}

const WIDE = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
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
  return [
    ...(excess > 0 ? [`${path} is ${excess} px too wide ${when}`] : []),
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

type Judge = (seat: Seat, path: string) => Promise<readonly string[]>;

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
export function visitScreens(language: Language, lookAt: Judge): void {
  let say: Translate;
  let guest: Seat;
  let member: Seat;
  beforeAll(async () => {
    await openWorld();
    say = await textsIn(language);
    const seats = [await takeSeat(), await takeSeat()] as const;
    [guest, member] = seats;
    for (const { context } of seats) await context.addInitScript(`localStorage.setItem('language', '${language}')`);
    await putSession(member, server, anna);
    await member.page.goto(`${server.url}/#/pages/block/home`);
    await member.page.getByText(say('home.total')).waitFor();
  });
  afterAll(() => server.close());

  /** What is wrong with a screen. */
  async function faultsOf(seat: Seat, path: string, title: PlainKey | undefined): Promise<string[]> {
    await arrive(seat.page, say, path, title);
    const failed = await seat.page.getByText(say('state.error')).count();
    return [...(failed > 0 ? [`${path} shows an error`] : []), ...(await lookAt(seat, path)), ...seat.faults()];
  }

  test.each(PUBLIC)('before signing in: %s', async (path, title) => {
    expect(await faultsOf(guest, path, title)).toEqual([]);
  });

  test.each(OF_MEMBER)('of a member: %s', async (path, title) => {
    expect(await faultsOf(member, path, title)).toEqual([]);
  });
}
