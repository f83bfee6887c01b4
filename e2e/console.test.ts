import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESK, type Seat, openBrowser, takeSeat } from './harness/browser.ts';
import { type House, openHouse } from './harness/house.ts';
import { setUpOperator, signInOperator } from './harness/operator.ts';
import { t } from './harness/words.ts';

let house: House;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openHouse(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

const SCREENS = [
  ['/', 'console.dashboard'],
  ['/members', 'console.members'],
  ['/recharges', 'console.recharges'],
  ['/withdrawals', 'console.withdrawals'],
  ['/queue', 'console.queue'],
  ['/runs', 'console.runs'],
  ['/settlements', 'console.settlements'],
  ['/plans', 'console.plans'],
  ['/reviews', 'console.reviews'],
  ['/solvency', 'console.solvency'],
  ['/orders', 'console.orders'],
  ['/appeals', 'otc.appeals'],
  ['/locks', 'console.locks'],
  ['/markets', 'console.markets'],
  ['/operators', 'console.operators'],
  ['/proposals', 'console.proposals'],
  ['/launch', 'console.launch'],
  ['/audit', 'console.audit'],
] as const;

describe.each(['light', 'dark'] as const)('the console, %s', (colorScheme) => {
  let seat: Seat;
  // What the browser refuses to do for the page, and pages that it leaves take with them.
  const refusedByBrowser: string[] = [];
  const rules = colorScheme === 'light' ? 'all' : 'contrast';

  beforeAll(async () => {
    seat = await takeSeat(browser, { size: DESK, colorScheme });
    await seat.page.exposeFunction('tellRefused', (what: string) => void refusedByBrowser.push(what));
    await seat.page.addInitScript(`document.addEventListener('securitypolicyviolation', (event) =>
      tellRefused([event.effectiveDirective, event.blockedURI, event.sample, event.sourceFile].join(' ')))`);
  });

  test('lets an operator in by its link', async () => {
    const { page } = seat;
    seat.expectRefusal('/api/admin/session', 401);
    const link = house.operatorLinks[colorScheme === 'light' ? 0 : 1] ?? '';
    const operator = await setUpOperator(page, link, `${colorScheme}operator`);
    await page.goto(`${house.url}/admin/#/`);
    await page.reload();
    await page.getByLabel(t('console.username')).waitFor();
    await seat.inspect('sign-in', rules);
    await signInOperator(page, operator);
    expect(seat.faults()).toEqual([]);
  });

  test.each(SCREENS)('has the screen %s', async (path, title) => {
    const { page } = seat;
    await page.goto(`${house.url}/admin/#${path}`);
    await page.getByRole('heading', { level: 1, name: t(title) }).waitFor();
    await page.locator('.ant-spin-spinning, .ant-skeleton').waitFor({ state: 'hidden' });
    await seat.inspect(path, rules);
    expect([...seat.faults(), ...refusedByBrowser]).toEqual([]);
  });

  test('runs the checks when it is asked to', async () => {
    const { page } = seat;
    await page.goto(`${house.url}/admin/#/`);
    await page.getByRole('button', { name: t('console.checkNow') }).click();
    await page.getByText(/checks hold/).waitFor();
    expect([...seat.faults(), ...refusedByBrowser]).toEqual([]);
  });
});
