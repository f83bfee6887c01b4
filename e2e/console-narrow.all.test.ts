import { LANGUAGES } from '@greenhall/locales/languages';
import { beforeAll, expect, test } from 'vitest';
import { PHONE, type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { BEYOND, WIDE } from './harness/fits.ts';
import { sitDown } from './harness/operator.ts';
import { ann, openWorldOfThings, operator, server, things } from './links-to-things-world.ts';

openWorldOfThings();

const WIDTHS = [320, 390] as const;
let seat: UserBrowser;
beforeAll(async () => {
  seat = await openUserBrowser({ isMobile: true });
  await sitDown(seat, server.url, operator);
});

/** The screens of the menu, and those on which one thing is open. */
async function addresses(): Promise<readonly string[]> {
  const places = await seat.page
    .locator('nav a')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')?.slice(1) ?? ''));
  return [
    ...new Set(places),
    '/account',
    `/members?member=${ann.no}`,
    `/messages?member=${ann.no}`,
    `/orders?search=${things.trade.number}`,
    `/appeals?state=&number=${things.appeal}&open=${things.appeal}`,
    `/shop-orders?number=${things.order.number}`,
  ];
}

test.each(LANGUAGES)('no screen of the console in %s is wider than a phone', async (language) => {
  const { page } = seat;
  await page.evaluate(`localStorage.setItem('language', '${language}')`);
  await page.goto(`${server.url}/admin/?in=${language}#/`);
  await page.locator('nav a').first().waitFor();
  const faults: string[] = [];
  for (const address of await addresses()) {
    // Loaded at the narrower width: a table keeps the width that it was drawn with until something in it changes.
    await page.setViewportSize({ width: 320, height: PHONE.height });
    await page.goto(`${server.url}/admin/?in=${language}#${address}`);
    await page.locator('h1').first().waitFor();
    await expect.poll(() => page.locator('.ant-spin-spinning, .ant-skeleton').count()).toBe(0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: PHONE.height });
      const excess = Number(await page.evaluate(WIDE));
      if (excess <= 0) continue;
      faults.push(`${address} is ${excess} px wider than ${width} px: ${await page.evaluate<string>(BEYOND)}`);
    }
  }
  expect([...faults, ...seat.faults()]).toEqual([]);
});
