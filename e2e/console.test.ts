import { LANGUAGE_NAMES } from '@greenhall/locales/languages';
import { firstOperatorTokens } from '@greenhall/server/slices/admin/index';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESK, type Seat, takeSeat } from './harness/browser.ts';
import {
  beginInspection,
  openScreen,
  type Operator,
  setUpOperator,
  signInOperator,
  takeDesk,
  told,
} from './harness/operator.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { t } from './harness/words.ts';

let house: ServerHere;
let setupTokens: readonly string[];
/** The two supers, signed in. */
const supers: Seat[] = [];
const operators: Operator[] = [];
beforeAll(async () => {
  house = await openServerHere();
  setupTokens = await firstOperatorTokens(house.app.ports);
});
afterAll(() => house.close());

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
  ['/reviews', 'console.reviews'],
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
  ['/locks', 'console.locks'],
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

describe.each(['light', 'dark'] as const)('the console, %s', (colorScheme) => {
  let seat: Seat;
  // What the browser refuses to do for the page, and pages that it leaves take with them.
  const refusedByBrowser: string[] = [];
  const rules = colorScheme === 'light' ? 'all' : 'contrast';

  beforeAll(async () => {
    seat = await takeSeat({ size: DESK, colorScheme });
    await seat.page.exposeFunction('tellRefused', (what: string) => void refusedByBrowser.push(what));
    await seat.page.addInitScript(`document.addEventListener('securitypolicyviolation', (event) =>
      tellRefused([event.effectiveDirective, event.blockedURI, event.sample, event.sourceFile].join(' ')))`);
  });

  test('lets an operator in by its link', async () => {
    const { page } = seat;
    seat.expectRefusal('/api/admin/session', 401);
    const token = setupTokens[colorScheme === 'light' ? 0 : 1] ?? '';
    const operator = await setUpOperator(page, `${house.url}/admin/#/set-up?token=${token}`, `${colorScheme}operator`);
    await page.goto(`${house.url}/admin/#/`);
    await page.reload();
    await page.getByLabel(t('console.username')).waitFor();
    await seat.inspect('sign-in', rules);
    await signInOperator(page, operator);
    supers.push(seat);
    operators.push(operator);
    expect(seat.faults()).toEqual([]);
  });

  test.each(SCREENS)('has the screen %s', async (path, title) => {
    const { page } = seat;
    // What the policy forbids while a page is loaded is seen once, in one theme.
    if (colorScheme === 'light') await page.goto(`${house.url}/admin/?anew=${encodeURIComponent(path)}#${path}`);
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
});

test('an act of the log opens in full, and a figure of the dashboard leads to its queue', async () => {
  const [seat] = supers;
  if (!seat) throw new Error('no operator is there');
  const { page } = seat;
  await page.goto(`${house.url}/admin/#/audit`);
  await page
    .getByRole('button', { name: new RegExp(`^${t('console.show')} `) })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText(/^[0-9a-f]{64}$/).waitFor();
  await seat.inspect('an act of the log');
  await page.goto(`${house.url}/admin/#/`);
  await page.getByRole('link', { name: `${t('console.show')} · ${t('console.pendingMembers')}` }).click();
  await page.getByRole('heading', { level: 1, name: t('console.members') }).waitFor();
  expect(seat.faults()).toEqual([]);
});

test('the start page fits a small phone in the languages with the longest words', async () => {
  const [seat] = supers;
  if (!seat) throw new Error('no operator is there');
  const { page } = seat;
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto(`${house.url}/admin/#/`);
  for (const language of ['spa', 'fra', 'th'] as const) {
    await page.evaluate(`localStorage.setItem('language', '${language}')`);
    await page.reload();
    await page.getByText(LANGUAGE_NAMES[language], { exact: true }).waitFor();
    await page.locator('header .ant-tag').waitFor();
    await page.locator('.ant-statistic').first().waitFor();
    const wider = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
    expect([language, wider]).toEqual([language, 0]);
  }
  await page.evaluate(`localStorage.removeItem('language')`);
  await page.setViewportSize(DESK);
  await page.reload();
  expect(seat.faults()).toEqual([]);
});

/**
 * Each operator declares that it has no member accounts, and the other confirms it. Before that neither can decide
 * about a member.
 */
async function declareBoth(first: Page, second: Page): Promise<void> {
  for (const [index, page] of [first, second].entries()) {
    await openScreen(page, house.url, '/operators');
    await page.getByRole('button', { name: t('console.declare'), exact: true }).click();
    const waits = page.getByText(t('console.waitsForOther', { members: t('console.none') }));
    await waits.nth(index).waitFor();
  }
  for (const page of [first, second]) {
    await openScreen(page, house.url, '/operators');
    await page.getByRole('button', { name: t('console.confirm'), exact: true }).click();
    await page
      .locator('.ant-popconfirm')
      .getByRole('button', { name: t('console.confirm') })
      .click();
    await page.getByRole('button', { name: t('console.confirm'), exact: true }).waitFor({ state: 'detached' });
  }
}

test('a member that is inspected with a reason shows each part of its account', async () => {
  const [seat, other] = supers;
  if (!seat || !other) throw new Error('the two supers are not there');
  const { page } = seat;
  await declareBoth(page, other.page);
  await page.goto(`${house.url}/admin/#/members`);
  await page
    .getByRole('button', { name: new RegExp(`^${t('console.memberOpen')} `) })
    .first()
    .click();
  await page.getByText(t('console.restrictedNothing')).waitFor();
  await seat.inspect('the page of a member');
  await beginInspection(page, 'asked about its first coins by phone');
  for (const [tab, shown] of [
    ['console.balances', 'wallet.total'],
    ['wallet.billTitle', 'wallet.balanceAfter'],
    ['network.tree', 'console.referrer'],
    ['network.linkTitle', 'network.linkAllowed'],
    ['console.orders', 'otc.seller'],
    ['console.queue', 'console.shareSales'],
    ['ownAccount.sessions', 'ownAccount.used'],
    ['console.notices', 'console.time'],
  ] as const) {
    await page.getByRole('tab', { name: t(tab), exact: true }).click();
    await page.getByRole('tabpanel').getByText(t(shown), { exact: true }).first().waitFor();
    await expect.poll(() => page.locator('.ant-spin-spinning, .ant-skeleton').count()).toBe(0);
    await seat.inspect(`an inspected member: ${tab}`);
  }
  await page.getByRole('tab', { name: t('wallet.billTitle'), exact: true }).click();
  await page.getByLabel(t('wallet.searchBill')).fill('nobody1');
  await page.getByLabel(t('wallet.searchBill')).press('Enter');
  await page.getByRole('tabpanel').locator('.ant-empty').waitFor();
  await page.goto(`${house.url}/admin/#/audit`);
  await page.getByText(t('audit.member-open')).first().waitFor();
  for (const one of [seat, other]) expect(one.faults()).toEqual([]);
});

test('an operator whose session has ended signs in above what is open and goes on with what is typed', async () => {
  const [[seat], [operator]] = [supers, operators];
  if (!seat || !operator) throw new Error('no operator is there');
  const { page } = seat;
  await openScreen(page, house.url, '/operators');
  await page.getByRole('button', { name: t('operators.new') }).click();
  const form = page.getByRole('dialog', { name: t('operators.new') });
  await form.getByLabel(t('console.email')).fill('dora@mail.example');
  await form.getByRole('checkbox', { name: t('operators.role.support') }).check();
  await form.getByLabel(t('console.reason')).fill('helps with the shop');
  seat.expectRefusal('*', 401);
  // It ends while the proposal is on its way, so that no read of the page can find out before the press.
  await page.route('**/admin/operators', async (route) => {
    if (route.request().method() === 'POST') {
      await sql`update admin_session set ended_at = now() where ended_at is null and operator_id =
        (select id from admin_operator where username = ${operator.username})`.execute(house.app.ports.db);
    }
    await route.continue();
  });
  await form.getByRole('button', { name: t('console.propose'), exact: true }).click();
  const again = page.getByRole('dialog', { name: t('console.signIn') });
  await again.getByText(t('console.sessionEnded')).waitFor();
  await page.unroute('**/admin/operators');
  await seat.inspect('a session that has ended');
  await again.getByLabel(t('console.username')).fill(operator.username);
  await again.getByLabel(t('console.password')).fill(operator.password);
  await again.getByLabel(t('console.code')).fill(operator.code());
  await again.getByRole('button', { name: t('console.signIn'), exact: true }).click();
  await again.waitFor({ state: 'detached' });
  expect(await form.getByLabel(t('console.reason')).inputValue()).toBe('helps with the shop');
  await told(page, t('console.proposed'), () =>
    form.getByRole('button', { name: t('console.propose'), exact: true }).click(),
  );
  const { rows } = await sql`select kind from platform_proposal where state = 'proposed'`.execute(house.app.ports.db);
  expect(rows).toEqual([{ kind: 'operatorNew' }]);
  await sql`delete from platform_proposal where state = 'proposed'`.execute(house.app.ports.db);
  expect(seat.faults()).toEqual([]);
});

test('a screen that cannot be loaded, or read, without a connection says so and comes when there is one', async () => {
  // A browser of its own has none of the console's code from before.
  const [operator] = await house.appoint('ruthoffline');
  const seat = await takeDesk(house.url, operator);
  const { page, context } = seat;
  await page.getByRole('link', { name: t('operations.title'), exact: true }).click();
  await page.getByText(t('operations.program'), { exact: true }).waitFor();
  await context.setOffline(true);
  await page.getByRole('link', { name: t('console.markets'), exact: true }).click();
  await page.getByText(t('console.screenFailed')).waitFor();
  await page.getByRole('link', { name: t('operations.title'), exact: true }).click();
  await page.getByRole('button', { name: t('console.checkNow') }).click();
  await page.getByText(t('request.unreachable')).first().waitFor();
  await seat.inspect('a page without a connection');
  await context.setOffline(false);
  await page.getByRole('link', { name: t('console.markets'), exact: true }).click();
  await page.getByRole('button', { name: t('console.retry') }).click();
  await page.getByText('USDT').first().waitFor();
  const faults = seat.faults().filter((fault) => !/ERR_INTERNET_DISCONNECTED|dynamically imported/.test(fault));
  expect(faults).toEqual([]);
});

/** What an operator of the role support finds in the menu. */
const OF_SUPPORT = [
  'console.dashboard',
  'console.members',
  'console.restrictions',
  'verification.title',
  'messagesDesk.inbox',
  'messagesDesk.ratings',
  'messagesDesk.canned',
  'console.recharges',
  'console.withdrawals',
  'console.payInWays',
  'console.rates',
  'console.queue',
  'console.reviews',
  'console.orders',
  'otc.appeals',
  'console.locks',
  'shopDesk.orders',
  'console.goods',
  'shopDesk.coupons',
  'shopDesk.freight',
  'shopDesk.reviews',
  'content.desk',
  'parameters.title',
  'console.operators',
  'exports.title',
  'ownAccount.title',
] as const;

test('a further operator is made by two, sees what its role allows, and is out when it is suspended', async () => {
  const [maker, checker] = supers;
  if (!maker || !checker) throw new Error('the two supers are not there');
  const email = 'cora@mail.example';
  await maker.page.goto(`${house.url}/admin/#/operators`);
  await maker.page.getByRole('button', { name: t('operators.new') }).click();
  await maker.page.getByLabel(t('console.email')).fill(email);
  await maker.page.getByRole('checkbox', { name: t('operators.role.support') }).check();
  const dialog = maker.page.getByRole('dialog', { name: t('operators.new') });
  await dialog.getByLabel(t('console.reason')).fill('answers members’ questions');
  await maker.inspect('a new operator');
  const propose = dialog.getByRole('button', { name: t('console.propose'), exact: true });
  await told(maker.page, t('console.proposed'), () => propose.click());

  // It waits for the other one, and not for its maker. For both waits what a third operator has declared.
  const inboxWith = (waiting: number) => ({ name: `${t('console.inbox')} ${waiting}`, exact: true });
  await checker.page.goto(`${house.url}/admin/#/`);
  const toDecide = { name: `${t('console.show')} · ${t('console.queue.proposals')}` };
  await checker.page.getByRole('link', toDecide).waitFor();
  await checker.page.getByRole('link', inboxWith(2)).waitFor();
  await checker.inspect('the dashboard with what waits');
  await checker.page.getByRole('link', toDecide).click();
  await checker.page.getByText(email).waitFor();
  await maker.page.goto(`${house.url}/admin/#/`);
  await maker.page.getByRole('link', inboxWith(1)).waitFor();
  await checker.inspect('a proposal about an operator');
  // How long ago it has signed in depends on the machine.
  await sql`update admin_session set proved_until = now() + interval '1 hour'`.execute(house.app.ports.db);
  await checker.page.getByRole('button', { name: t('console.approve'), exact: true }).click();
  const sure = checker.page.locator('.ant-popconfirm');
  const approve = sure.getByRole('button', { name: t('console.approve') });
  await told(checker.page, t('console.done'), () => approve.click());
  await checker.page.getByRole('link', inboxWith(1)).waitFor();

  const seat = await takeSeat({ size: DESK });
  const { page } = seat;
  seat.expectRefusal('/api/admin/session', 401);
  const cora = await setUpOperator(page, house.linkFor(email), 'corasupport');
  await signInOperator(page, cora);
  await expect
    .poll(() => page.getByRole('navigation').getByRole('link').allInnerTexts())
    .toEqual(OF_SUPPORT.map((title) => t(title)));
  await page.goto(`${house.url}/admin/#/locks`);
  // The choice is drawn together with the form that locks, where there is one.
  await page.getByText(t('otc.ended'), { exact: true }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: t('console.lock') }).count()).toBe(0);
  await page.goto(`${house.url}/admin/#/audit`);
  await page.getByRole('heading', { level: 1, name: t('console.notFound') }).waitFor();

  for (const one of [maker, checker]) {
    await openScreen(one.page, house.url, '/operators');
    await one.page.getByText(email).waitFor();
    await one.inspect('operators with roles');
  }
  // What its page reads again by itself meanwhile is refused.
  seat.expectRefusal('*', 401);
  await maker.page.getByRole('button', { name: t('operators.suspend'), exact: true }).click();
  await maker.page.getByLabel(t('operators.suspendReason')).fill('has left');
  await maker.page
    .getByRole('dialog')
    .getByRole('button', { name: t('operators.suspend'), exact: true })
    .click();
  await maker.page.getByText(t('operators.suspended'), { exact: true }).waitFor();
  await maker.inspect('a suspended operator');
  await page.reload();
  await page.getByLabel(t('console.username')).waitFor();
  for (const one of [maker, checker, seat]) expect(one.faults()).toEqual([]);
});
