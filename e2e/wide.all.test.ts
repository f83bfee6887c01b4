import { publishPiece } from '@greenhall/server/demo/publish-piece';
import { furnishShop } from '@greenhall/test-kit/shop/goods-world';
import { sendRead, sendWrite } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESK, PHONE, openUserBrowser } from './harness/browser.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';

/** The widths at which the app is looked at. */
const WIDTHS = [1024, 1280, 1600] as const;

const QUESTION = 'How do I withdraw?';

let server: ServerHere;
let ann: Settled;
let movement: string;

beforeAll(async () => {
  server = await openServerHere();
  const [first] = await server.join(['annwide', 'bowide'], 1_000n, async (ports) => {
    const shop = await furnishShop(ports);
    for (const name of ['Steel flask', 'Tea cup', 'Linen bag', 'Desk lamp', 'Note book'])
      await shop.sell({ name, price: 12n, stock: 5n });
  });
  if (!first) throw new Error('nobody is there');
  const words = { en: { title: QUESTION, text: 'Open the wallet.' } };
  await publishPiece(server.app.ports, 'wren', { kind: 'question', topic: 'coins', words });
  ann = first;
  const quote = await sendWrite(server.url, ann, 'wallet.quote', { body: { from: 'usdt', to: 'mey', amount: '400' } });
  const body = { quote: String(quote.data['id']), payPassword: PAY_PASSWORD };
  await sendWrite(server.url, ann, 'wallet.exchange', { body });
  movement = (await sendRead(server.url, ann, 'wallet.bill')).items[0]?.id ?? '';
});
afterAll(() => server.close());

/** What has the focus: in which part of the page it lies, and whether the focus can be seen; the ring of a field is its frame's. */
const FOCUSED = `(() => {
  const one = document.activeElement;
  const part = one.closest('nav, section[aria-label], main, header');
  const hasRing = [one, one.closest('label')].some((seen) => seen && getComputedStyle(seen).outlineStyle !== 'none');
  const hasFrame = one.matches('input, textarea') && getComputedStyle(one.parentElement).boxShadow !== 'none';
  const isShown = one === document.body || hasRing || hasFrame;
  return { tag: part?.tagName ?? one.tagName, what: one.outerHTML.slice(0, 200), isShown };
})()`;

/** The parts that Tab leads through, each once, until the focus leaves the page or comes back to its beginning. */
async function partsByTab(page: Page): Promise<string[]> {
  const parts: string[] = [];
  for (let count = 0; count < 200; count += 1) {
    await page.keyboard.press('Tab');
    const { tag, what, isShown } = await page.evaluate<{ tag: string; what: string; isShown: boolean }>(FOCUSED);
    expect(isShown, `the focus on ${what}`).toBe(true);
    if (tag === 'BODY' || tag === 'HTML' || (tag === 'A' && parts.length > 1)) return parts;
    if (parts.at(-1) !== tag) parts.push(tag);
  }
  throw new Error('the focus never left the page');
}

test('by keyboard, the tabs lead to the wallet, and the wallet stays beside what it opens', async () => {
  const seat = await openUserBrowser({ size: { width: 1024, height: 900 }, colorScheme: 'dark' });
  const { page } = seat;
  await putSession(seat, server, ann);
  await page.goto(`${server.url}/#/pages/wallet/assets`);
  const tabs = page.getByRole('navigation', { name: t('common.tabs') });
  await tabs.getByRole('link', { name: t('tabbar.wallet') }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: t('wallet.title'), exact: true }).waitFor();
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('content');
  // The screen may still take the place of the frame that stands in for it, and has no position meanwhile.
  const besideTabs = async () => {
    const [rail, main] = await Promise.all([tabs.boundingBox(), page.getByRole('main').boundingBox()]);
    return rail !== null && main !== null && main.x >= rail.x + rail.width;
  };
  await expect.poll(besideTabs).toBe(true);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('wallet.rechargeTitle'), exact: true })
    .focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('region', { name: t('wallet.title') });
  await list.getByRole('link').first().waitFor();
  await page.getByRole('heading', { level: 1, name: t('wallet.rechargeTitle'), exact: true }).waitFor();
  await expect.poll(() => page.locator('.shimmer').count()).toBe(0);
  await seat.inspect('tabs, wallet and recharge');
  await page.locator('a[href="#content"]').focus();
  expect((await partsByTab(page)).filter((one) => one !== 'HEADER' && one !== 'A')).toEqual(['NAV', 'SECTION', 'MAIN']);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(`document.documentElement.scrollWidth`), 'nothing to move sideways').toBeLessThanOrEqual(
      width,
    );
  }
  await page.goBack();
  await list.waitFor({ state: 'detached' });
  expect(await tabs.getByRole('link', { name: t('tabbar.wallet') }).getAttribute('aria-current')).toBe('page');
  expect(seat.faults()).toEqual([]);
});

test('questions and their answers stand beside the conversation', async () => {
  const seat = await openUserBrowser({ size: DESK });
  const { page } = seat;
  await putSession(seat, server, ann);
  await page.goto(`${server.url}/#/pages/msg/msg`);
  const list = page.getByRole('region', { name: t('content.questionsTitle') });
  await list.getByRole('link').first().waitFor();
  await page.getByRole('heading', { level: 1, name: t('messages.title'), exact: true }).waitFor();
  await expect.poll(() => page.locator('.shimmer').count()).toBe(0);
  await seat.inspect('questions and conversation');
  await list.getByRole('searchbox').fill('withdraw');
  await list.getByRole('link', { name: QUESTION }).click();
  await page.getByRole('main').getByRole('heading', { level: 2, name: QUESTION }).waitFor();
  expect(await list.getByRole('searchbox').inputValue(), 'the list is the same').toBe('withdraw');
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: t('messages.title'), exact: true }).waitFor();
  // While it is written, a message leads to the question that it seems to ask, and stays.
  const field = page.getByRole('textbox', { name: t('messages.write') });
  await field.fill('hello, how can I withdraw my coins');
  const suggested = page.getByRole('navigation', { name: t('messages.suggested') });
  await suggested.getByRole('link', { name: QUESTION }).waitFor();
  await seat.inspect('a question that a message seems to ask');
  await suggested.getByRole('link', { name: QUESTION }).click();
  await page.getByRole('main').getByRole('heading', { level: 2, name: QUESTION }).waitFor();
  await page.goBack();
  await expect.poll(() => field.inputValue()).toBe('hello, how can I withdraw my coins');
  await field.fill('hello');
  await suggested.waitFor({ state: 'detached' });
  expect(seat.faults()).toEqual([]);
});

test('the shop has four columns, and content of 1,120 px', async () => {
  const seat = await openUserBrowser({ size: { width: 1600, height: 900 } });
  const { page } = seat;
  await putSession(seat, server, ann);
  await page.goto(`${server.url}/#/pages/shop/shopIndex`);
  const goods = page.getByRole('list', { name: t('shop.popular') }).getByRole('listitem');
  await goods.nth(4).waitFor();
  const tops = await goods.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(4);
  expect((await page.getByRole('main').boundingBox())?.width).toBe(1_120);
  await seat.inspect('the shop in four columns');
  await goods.first().getByRole('link').click();
  await page.getByRole('button', { name: t('shop.add'), exact: true }).waitFor();
  await seat.inspect('goods in two columns');
  expect(seat.faults()).toEqual([]);
});

test('a movement stands beside the bill where there is room, and alone on a phone', async () => {
  const seat = await openUserBrowser({ size: DESK });
  const { page } = seat;
  await putSession(seat, server, ann);
  await page.goto(`${server.url}/#/pages/block/recordDetails?id=${movement}`);
  const list = page.getByRole('region', { name: t('wallet.billTitle') });
  await list.getByRole('link').first().waitFor();
  await page.getByRole('main').waitFor();
  await seat.inspect('bill and movement');
  const [left, right] = await Promise.all([list.boundingBox(), page.getByRole('main').boundingBox()]);
  expect(right?.x).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 0));
  await list.getByRole('link').last().click();
  await expect.poll(() => page.url()).not.toContain(`id=${movement}`);
  await list.getByRole('link').first().waitFor();
  await page.setViewportSize(PHONE);
  await list.waitFor({ state: 'detached' });
  expect(seat.faults()).toEqual([]);
});

test('the network stands beside the team', async () => {
  const seat = await openUserBrowser({ size: DESK });
  await putSession(seat, server, ann);
  await seat.page.goto(`${server.url}/#/pages/user/network`);
  await seat.page.getByRole('region', { name: t('network.teamTitle') }).waitFor();
  await seat.page.getByRole('heading', { level: 1, name: t('network.title') }).waitFor();
  await expect.poll(() => seat.page.locator('.shimmer').count()).toBe(0);
  await seat.inspect('team and network');
  expect(seat.faults()).toEqual([]);
});
