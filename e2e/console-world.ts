import { firstOperatorTokens } from '@greenhall/server/slices/admin/index';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESK, type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { openScreen, type Operator, setUpOperator, signInOperator } from './harness/operator.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { t } from './harness/words.ts';

export let house: ServerHere;
let setupTokens: readonly string[];
/** Those who are signed in. */
export let supers: UserBrowser[];
export let operators: Operator[];

const SCREENS = [
  ['/', 'console.dashboard'],
  ['/members', 'console.members'],
  ['/restrictions', 'console.restrictions'],
  ['/verification', 'verification.title'],
  ['/recharges', 'console.recharges'],
  ['/withdrawals', 'console.withdrawals'],
  ['/queue', 'console.queue'],
  ['/runs', 'console.runs'],
  ['/settlements', 'console.settlements'],
  ['/plans', 'console.plans'],
  ['/solvency', 'console.solvency'],
  ['/operations', 'operations.title'],
  ['/parameters', 'parameters.title'],
  ['/shop-orders', 'shopDesk.orders'],
  ['/coupons', 'shopDesk.coupons'],
  ['/freight', 'shopDesk.freight'],
  ['/product-reviews', 'shopDesk.reviews'],
  ['/delivery', 'shopDesk.delivery'],
  ['/orders', 'console.orders'],
  ['/appeals', 'otc.appeals'],
  ['/markets', 'console.markets'],
  ['/content', 'content.desk'],
  ['/goods', 'console.goods'],
  ['/operators', 'console.operators'],
  ['/proposals', 'console.inbox'],
  ['/launch', 'console.launch'],
  ['/audit', 'console.audit'],
  ['/exports', 'exports.title'],
  ['/reports', 'reports.title'],
  ['/account', 'ownAccount.title'],
] as const;

/** Lets an operator in by its link. */
async function letIn(seat: UserBrowser, token: string, username: string, rules: 'all' | 'contrast'): Promise<void> {
  const { page } = seat;
  seat.expectRefusal('/api/admin/session', 401);
  const operator = await setUpOperator(page, `${house.url}/admin/#/set-up?token=${token}`, username);
  await page.goto(`${house.url}/admin/#/`);
  await page.reload();
  await page.getByLabel(t('console.username')).waitFor();
  await seat.inspect('sign-in', rules);
  await signInOperator(page, operator);
  supers.push(seat);
  operators.push(operator);
  expect(seat.faults()).toEqual([]);
}

/** Opens every screen of the console in a theme. What the policy of the page forbids is seen at once. */
export function visitConsole(colorScheme: 'light' | 'dark', rules: 'all' | 'contrast', isLoadedAnew: boolean): void {
  let seat: UserBrowser;
  // What the browser refuses to do for the page, and pages that it leaves take with them.
  const refusedByBrowser: string[] = [];

  beforeAll(async () => {
    seat = await openUserBrowser({ size: DESK, colorScheme });
    await seat.page.exposeFunction('tellRefused', (what: string) => void refusedByBrowser.push(what));
    await seat.page.addInitScript(`document.addEventListener('securitypolicyviolation', (event) =>
      tellRefused([event.effectiveDirective, event.blockedURI, event.sample, event.sourceFile].join(' ')))`);
  });

  test('lets an operator in by its link', () => letIn(seat, setupTokens[0] ?? '', `${colorScheme}operator`, rules));

  test.each(SCREENS)('has the screen %s', async (path, title) => {
    const { page } = seat;
    if (isLoadedAnew) await page.goto(`${house.url}/admin/?anew=${encodeURIComponent(path)}#${path}`);
    else await openScreen(page, house.url, path);
    await page.getByRole('heading', { level: 1, name: t(title) }).waitFor();
    await expect.poll(() => page.locator('.ant-spin-spinning, .ant-skeleton').count()).toBe(0);
    await seat.inspect(path, rules);
    expect([...seat.faults(), ...refusedByBrowser]).toEqual([]);
  });

  test('runs the checks when it is asked to', async () => {
    const { page } = seat;
    await page.goto(`${house.url}/admin/#/operations`);
    await page.getByRole('button', { name: t('console.checkNow') }).click();
    await page.getByText(/checks hold/).waitFor();
    expect([...seat.faults(), ...refusedByBrowser]).toEqual([]);
  });
}

/** Opens the world in which the journeys of this name take place, and closes it after them. */
export function openConsoleWorld(): void {
  beforeAll(async () => {
    house = await openServerHere();
    [supers, operators] = [[], []];
    setupTokens = await firstOperatorTokens(house.app.ports);
  });
  afterAll(() => house.close());
}
