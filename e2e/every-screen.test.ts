import { openCallRoute } from '@greenhall/server/demo/call-route';
import { operatorCaller } from '@greenhall/test-kit/operators';
import type { ContentKind } from '@greenhall/domain/content/entry';
import { type Piece, publishPiece } from '@greenhall/server/demo/publish-piece';
import type { Ports } from '@greenhall/server/platform/ports';
import { sendWrite, sendRead } from '@greenhall/test-kit/outside';
import { furnishShop } from '@greenhall/test-kit/shop/goods-world';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import type { Language } from '@greenhall/locales/languages';
import type { PlainKey, Translate } from '@greenhall/locales/runtime';
import { rounds } from '@greenhall/test-kit/rounds';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PHONE, type Seat, takeSeat } from './harness/browser.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';
import { textsIn } from './harness/words.ts';

type Visit = readonly [path: string, title: PlainKey | undefined];

const PUBLIC: readonly Visit[] = [
  ['/', undefined],
  ['/pages/block/guide', undefined],
  ['/pages/user/login', 'entry.loginTitle'],
  ['/pages/user/register', 'entry.registerTitle'],
  ['/pages/user/passwordRetrieve', 'entry.retrieveTitle'],
  ['/pages/block/solvency', 'proof.title'],
  ['/pages/block/question', 'content.questionsTitle'],
  ['/pages/shop/shopIndex', 'shop.title'],
  ['/pages/shop/shopSort', 'shop.sortTitle'],
  ['/pages/shop/shopSearch', 'shop.searchTitle'],
  ['/pages/shop/shopSearch?words=flask', 'shop.searchTitle'],
  ['/pages/shop/shopDetails?id=:goods', 'shop.detailsTitle'],
];
/** `:coin` and the like are filled in with what the member has. */
const MONEY: readonly Visit[] = [
  ['/pages/wallet/assets', 'wallet.assetsTitle'],
  ['/pages/wallet/wallet', 'wallet.title'],
  ['/pages/wallet/walletDetail?coin=mey', 'wallet.detailTitle'],
  ['/pages/wallet/bill', 'wallet.billTitle'],
  ['/pages/block/recordDetails?id=:movement', 'wallet.recordTitle'],
  ['/pages/wallet/chongzhi', 'wallet.rechargeTitle'],
  ['/pages/wallet/tixian', 'wallet.withdrawTitle'],
  ['/pages/wallet/zhuanzhang', 'wallet.transferTitle'],
  ['/pages/wallet/zhuanbi', 'wallet.coinTransferTitle'],
  ['/pages/wallet/paymentRequest', 'wallet.requestTitle'],
  ['/pages/wallet/zhuanhuan', 'wallet.conversionTitle'],
  ['/pages/wallet/exchange', 'wallet.exchangeTitle'],
  ['/pages/wallet/chongzhirecord', 'wallet.rechargesTitle'],
  ['/pages/wallet/tixianrecord', 'wallet.withdrawalsTitle'],
  ['/pages/wallet/zhuanzhangrecord', 'wallet.transfersTitle'],
  ['/pages/wallet/zhuanhuanrecord', 'wallet.conversionsTitle'],
  ['/pages/bank/bank', 'wallet.accountsTitle'],
  ['/pages/bank/bankAdd', 'wallet.accountAddTitle'],
  ['/pages/bank/bankUpdate', 'wallet.accountEditTitle'],
];
const HALLS: readonly Visit[] = [
  ['/pages/user/level', 'stock.levelTitle'],
  ['/pages/wallet/bouns', 'stock.earningsTitle'],
  ['/pages/block/paiming', 'stock.rankingTitle'],
  ['/pages/block/charts', 'stock.chartTitle'],
  ['/pages/user/futou', 'stock.futouTitle'],
  ['/pages/user/children', 'network.linkTitle'],
  ['/pages/otc/otc', 'otc.title'],
  ['/pages/otc/historyOrderPage', 'otc.recordsTitle'],
  ['/pages/otc/otcOrderDetails', 'otc.detailsTitle'],
];
const PERSON: readonly Visit[] = [
  ['/pages/block/home', 'title.home'],
  ['/pages/block/news', 'content.newsTitle'],
  ['/pages/block/newsContent?id=:news', 'content.newsItemTitle'],
  ['/pages/block/notice', 'content.noticesTitle'],
  ['/pages/block/notice?view=mine', 'content.noticesTitle'],
  ['/pages/block/noticeDetails?id=:notice', 'content.noticeTitle'],
  ['/pages/shop/shopCar', 'shop.cartTitle'],
  ['/pages/shop/shopOrder', 'orders.title'],
  ['/pages/shop/shopOrderDetails?id=:order', 'orders.detailsTitle'],
  ['/pages/msg/msg', 'messages.title'],
  ['/pages/user/seniorProve', 'verification.title'],
  ['/pages/user/user', 'title.user'],
  ['/pages/user/check', 'security.checkTitle'],
  ['/pages/user/userBindType', 'security.methodTitle'],
  ['/pages/user/primaryProve', 'security.contactTitle'],
  ['/pages/user/editLoginPwd', 'security.loginPwdTitle'],
  ['/pages/user/editPayPwd', 'security.payPwdTitle'],
  ['/pages/user/resetPayPwd', 'security.payResetTitle'],
  ['/pages/user/userEdit', 'members.editTitle'],
  ['/pages/user/aboutUs', 'members.about'],
  ['/pages/user/share', 'network.shareTitle'],
  ['/pages/user/network', 'network.title'],
  ['/pages/user/myTeam', 'network.teamTitle'],
  ['/pages/user/userRecommend', 'network.nodesTitle'],
];

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

beforeAll(async () => {
  server = await openServerHere();
  const [first, second] = await server.join(['annascreen', 'bertascreen', 'clarascreen'], 1_000n, async (ports) => {
    article = await writeSomething(ports);
    const made = await (await furnishShop(ports)).sell({ name: 'Steel flask' });
    [goods, sku] = [String(made.goodsId), String(made.skuId)];
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
});
afterAll(() => server.close());

/** One script of each kind. `npm test` looks at the first one at the narrowest width. */
const SCRIPTS: readonly Language[] = (['en', 'zh-Hans', 'th'] as const).slice(0, rounds(1, 3));
const WIDTHS = [320, 390, 480].slice(0, rounds(1, 3));

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
async function withLargeText(page: Page, run: () => Promise<void>): Promise<void> {
  const settings = await page.context().newCDPSession(page);
  const choose = async (standard: number) => {
    await settings.send('Page.setFontSizes', { fontSizes: { standard } });
    await expect.poll(() => page.evaluate(LETTERS)).toBe(`${(standard * 15) / 16}px`);
  };
  await choose(32);
  await run();
  await choose(16);
  await settings.detach();
}

/** What does not fit on the screen at some widths, and when text is twice as large. */
async function measure(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: PHONE.height });
    const excess = Number(await page.evaluate(WIDE));
    if (excess > 0) faults.push(`${path} is ${excess} px wider than a screen of ${width} px`);
    const cut = await page.evaluate<string[]>(CUT);
    faults.push(...cut.map((text) => `${path} cuts off “${text}” at ${width} px`));
  }
  await page.setViewportSize(PHONE);
  await withLargeText(page, async () => {
    const excess = Number(await page.evaluate(WIDE));
    if (excess > 0) faults.push(`${path} is ${excess} px too wide when text is large`);
    const cut = await page.evaluate<string[]>(CUT);
    faults.push(...cut.map((text) => `${path} cuts off “${text}” when text is large`));
  });
  return faults;
}

/** What is wrong with a screen. Colours alone differ between light and dark. */
async function judge(seat: Seat, say: Translate, path: string, title: PlainKey | undefined): Promise<string[]> {
  const { page } = seat;
  await arrive(page, say, path, title);
  const failed = await page.getByText(say('state.error')).count();
  await page.locator('html:not([data-theme])').waitFor();
  await seat.inspect(`${path} light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-theme=dark]').waitFor();
  await seat.inspect(`${path} dark`, 'contrast');
  await page.emulateMedia({ colorScheme: 'light' });
  return [...(failed > 0 ? [`${path} shows an error`] : []), ...(await measure(page, path)), ...seat.faults()];
}

describe.each(SCRIPTS)('a screen in %s is accessible in light and dark, and fits on a small phone', (language) => {
  let say: Translate;
  let guest: Seat;
  let member: Seat;
  beforeAll(async () => {
    say = await textsIn(language);
    const seats = [await takeSeat(), await takeSeat()] as const;
    [guest, member] = seats;
    for (const { context } of seats) await context.addInitScript(`localStorage.setItem('language', '${language}')`);
    await putSession(member, server, anna);
    await member.page.goto(`${server.url}/#/pages/block/home`);
    await member.page.getByText(say('home.total')).waitFor();
  });
  afterAll(async () => {
    await Promise.all([guest.context.close(), member.context.close()]);
  });

  test.each(PUBLIC)('before signing in: %s', async (path, title) => {
    expect(await judge(guest, say, path, title)).toEqual([]);
  });

  test.each([...MONEY, ...HALLS, ...PERSON])('of a member: %s', async (path, title) => {
    expect(await judge(member, say, path, title)).toEqual([]);
  });
});
