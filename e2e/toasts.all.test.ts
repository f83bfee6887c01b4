import { readFileSync } from 'node:fs';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';
import { furnish } from './presses/member-presses.ts';

/** The file of the build that keeps messages free. */
const { file: KEEPER } = (
  JSON.parse(readFileSync(new URL('../apps/web/dist/.vite/manifest.json', import.meta.url), 'utf8')) as Record<
    string,
    { readonly file: string }
  >
)['src/app/preload-tabs.ts'] ?? { file: '' };

let server: ServerHere;
let ann: Settled;
let seat: UserBrowser;

beforeAll(async () => {
  server = await openServerHere();
  const [first] = await server.join(['anntoasts', 'bentoasts'], 2_000n, async (ports, members) => {
    await furnish(ports, members);
  });
  if (!first) throw new Error('nobody is there');
  ann = first;
});
beforeEach(async () => {
  seat = await openUserBrowser();
  await putSession(seat, server, ann);
});
afterAll(() => server.close());

/** Where the message stands and what of the screen lies below it: nothing until it is shown, then its upper edge and the names. */
const BELOW = `(() => {
  const shown = [...document.querySelectorAll('#toasts > div')].find(({ textContent }) => textContent === WORDS);
  if (!shown) return undefined;
  const { left, top, right, bottom } = shown.getBoundingClientRect();
  const names = new Set();
  for (let x = left; x <= right; x += 3)
    for (let y = top; y <= bottom; y += 3) {
      const kept = document.elementFromPoint(x, y)?.closest('a, button, input, textarea, select, dd, .num, aside');
      if (kept) names.add(kept.getAttribute('aria-label') ?? kept.textContent);
    }
  return { isInside: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight, covered: [...names] };
})()`.replace('WORDS', JSON.stringify(t('state.online')));

/** Loses the line and finds it again, which is told by a message on every screen. */
async function expectNothingCovered(): Promise<void> {
  const { page, context } = seat;
  await context.setOffline(true);
  await page.locator('[data-offline]').waitFor();
  // The message goes by itself: the page notes each frame of it, however late it is asked.
  await page.evaluate(`globalThis.seenFrames = new Set(), (function look() {
    const below = ${BELOW};
    if (below) seenFrames.add(JSON.stringify(below));
    requestAnimationFrame(look);
  })()`);
  await context.setOffline(false);
  const good = JSON.stringify({ isInside: true, covered: [] });
  await expect.poll(() => page.evaluate<string[]>('[...seenFrames]')).toContain(good);
}

/** Opens a screen; what keeps messages free is there once the screens of the tab bar are loaded. */
async function open(path: string): Promise<void> {
  await seat.page.goto(`${server.url}/#/pages/${path}`);
  const isThere = `performance.getEntriesByType('resource').some(({ name }) => name.endsWith(${JSON.stringify(KEEPER)}))`;
  await expect.poll(() => seat.page.evaluate(isThere)).toBe(true);
}

test('a short message covers nothing that is pressed and no figure, in the cart and at its checkout', async () => {
  const { page } = seat;
  await open('shop/shopDetails?id=1');
  await page.getByRole('button', { name: t('shop.addAndOpen'), exact: true }).click();
  const checkout = page.getByRole('button', { name: t('orders.checkout'), exact: true });
  await expect.poll(() => checkout.isEnabled()).toBe(true);
  await page.getByText(t('shop.added')).waitFor({ state: 'detached' });
  await expectNothingCovered();
  await page.getByText(t('state.online'), { exact: true }).waitFor({ state: 'detached' });
  await checkout.click();
  await page.getByRole('dialog').getByText(t('shop.total')).waitFor();
  await expectNothingCovered();
});

test.each(['shop/shopIndex', 'otc/otc', 'block/home'])('nor on %s', async (path) => {
  await open(path);
  await seat.page.getByRole('main').waitFor();
  await expectNothingCovered();
});
