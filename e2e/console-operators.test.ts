import { settleOperators } from '@greenhall/test-kit/operators';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESK, type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { beginInspection, openScreen, setUpOperator, signInOperator, takeDesk, notified } from './harness/operator.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { t } from './harness/words.ts';

let house: ServerHere;
/** The two supers, signed in, who have declared nothing yet. */
let supers: readonly UserBrowser[];

beforeAll(async () => {
  house = await openServerHere();
  const both = await settleOperators(house.app.ports, ['adafirst', 'gracefirst'], { isDeclared: false });
  supers = [await takeDesk(house.url, both[0]), await takeDesk(house.url, both[1])];
});
afterAll(() => house.close());

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
  'console.depositMethods',
  'console.rates',
  'console.queue',
  'console.orders',
  'otc.appeals',
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
  await notified(maker.page, t('console.proposed'), () => propose.click());

  // It waits for the other one, and not for its maker. For both waits what a third operator has declared.
  await house.appoint('ruthdeclares');
  const inboxWith = (waiting: number) => ({ name: `${t('console.inbox')} ${waiting}`, exact: true });
  await checker.page.goto(`${house.url}/admin/#/`);
  const toDecide = { name: `${t('console.show')} · ${t('console.queue.proposal')}` };
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
  await notified(checker.page, t('console.done'), () => approve.click());
  await checker.page.getByRole('link', inboxWith(1)).waitFor();

  const seat = await openUserBrowser({ size: DESK });
  const { page } = seat;
  seat.expectRefusal('/api/admin/session', 401);
  const cora = await setUpOperator(page, house.linkFor(email), 'corasupport');
  await signInOperator(page, cora);
  await expect
    .poll(() => page.getByRole('navigation').getByRole('link').allInnerTexts())
    .toEqual(OF_SUPPORT.map((title) => t(title)));
  await page.goto(`${house.url}/admin/#/freight`);
  await page.getByText(t('shopDesk.freightNote')).waitFor();
  await expect.poll(() => page.getByRole('button', { name: t('shopDesk.setFreight') }).count()).toBe(0);
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
