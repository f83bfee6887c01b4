import { sendRead } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';
import { furnish } from './presses/member-presses.ts';

let server: ServerHere;
let ann: Settled;
let seat: UserBrowser;

beforeAll(async () => {
  server = await openServerHere();
  const [first] = await server.join(['annacart', 'bencart'], 2_000n, async (ports, members) => {
    await furnish(ports, members);
  });
  if (!first) throw new Error('nobody is there');
  ann = first;
  seat = await openUserBrowser();
  await putSession(seat, server, ann);
});
afterAll(() => server.close());

test('a cart whose connection was reset goes again by itself, says so, and then leads to the checkout', async () => {
  const { page } = seat;
  const isReset = { now: true };
  await page.route(/\/api\/shop\/cart(?:\?.*)?$/, (route) =>
    isReset.now && route.request().method() !== 'GET' ? route.abort('connectionreset') : route.fallback(),
  );
  await page.goto(`${server.url}/#/pages/shop/shopDetails?id=1`);
  await page.getByRole('button', { name: t('shop.addAndOpen'), exact: true }).click();
  await expect.poll(() => page.url()).toContain('/pages/shop/shopCar');
  await page.getByText(t('shop.cartNotSent')).waitFor();
  const checkout = page.getByRole('button', { name: t('orders.checkout'), exact: true });
  await expect.poll(() => checkout.isEnabled()).toBe(false);
  expect((await sendRead(server.url, ann, 'shop.cart', {})).lines).toEqual([]);

  isReset.now = false;
  await page.getByText(t('shop.cartNotSent')).waitFor({ state: 'hidden' });
  await expect.poll(() => checkout.isEnabled()).toBe(true);
  expect((await sendRead(server.url, ann, 'shop.cart', {})).lines).toMatchObject([{ num: 1 }]);
});
