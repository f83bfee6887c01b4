import type { Settled } from '@greenhall/test-kit/settled-world';
import { furnishShop } from '@greenhall/test-kit/shop/goods-world';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openUserBrowser } from './harness/browser.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';

/** Milliseconds by which each answer of the server comes after the one before. */
const APART_MS = 25;
/** The most that what stands on a screen may move while it loads (Layout Instability). */
const MOST_SHIFT = 0.02;

let server: ServerHere;
let ann: Settled;

beforeAll(async () => {
  server = await openServerHere();
  const [first] = await server.join(['annsteady'], 500n, async (ports) => {
    const shop = await furnishShop(ports);
    for (const name of ['Flask', 'Bottle', 'Cup', 'Bowl']) await shop.sell({ name });
  });
  if (!first) throw new Error('nobody is there');
  ann = first;
});
afterAll(() => server.close());

const WATCH = `globalThis.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput) shifts.push({ value, moved: sources.map(({ node }) => node?.outerHTML?.slice(0, 120)) });
  }).observe({ type: 'layout-shift', buffered: true });`;

test.each([
  ['home', '/pages/block/home', 600],
  ['home', '/pages/block/home', 1_500],
  ['wallet', '/pages/wallet/wallet', 600],
  ['trade', '/pages/otc/otc', 600],
  ['shop', '/pages/shop/shopIndex', 600],
  ['assets', '/pages/wallet/assets', 600],
])('what stands on %s stays in its place while answers come late (%s, %i ms)', async (_name, path, lateMs) => {
  const seat = await openUserBrowser();
  await putSession(seat, server, ann);
  const { page } = seat;
  await page.addInitScript(WATCH);
  let asked = 0;
  await page.route('**/api/**', async (route) => {
    asked += 1;
    const late = lateMs + asked * APART_MS;
    await new Promise((resolve) => setTimeout(resolve, late));
    await route.continue();
  });
  // A reload is no launch, so that the screen comes alone.
  await page.goto(`${server.url}/#${path}`);
  asked = 0;
  await page.reload();
  await page.waitForLoadState('networkidle');
  await seat.inspect('a screen that has come', 'contrast');
  const shifts = await page.evaluate<{ value: number; moved: string[] }[]>('shifts');
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  expect(sum, JSON.stringify(shifts, undefined, 1)).toBeLessThanOrEqual(MOST_SHIFT);
  // What disappeared at the end of a screen would move the rest below a finger.
  const height = () => page.evaluate<number>('document.documentElement.scrollHeight');
  const before = await height();
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
  await seat.inspect('the end of a screen', 'contrast');
  expect(await height()).toBeGreaterThanOrEqual(before);
});
