import { run } from '@greenhall/server/platform/database/database';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Seat } from './harness/browser.ts';
import { openScreen, takeDesk, told } from './harness/operator.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { t } from './harness/words.ts';

let house: ServerHere;
let anna: Settled;
let seat: Seat;

/** Members pay in, one after the other; the numbers say in which order. */
const payIn = (from: number, to: number) =>
  run(
    house.app.ports.db,
    sql`insert into wallet_recharge (number, member_no, amount, reference, reference_key, proved_at, state, made_at)
        select 'GH-R-' || n, ${anna.no}, 1000000, 'slip ' || n, 'slip' || n, now(), 'submitted', now()
          from generate_series(${from}::int, ${to}::int) n`,
  );

beforeAll(async () => {
  house = await openServerHere();
  [anna] = (await house.join(['annalists'], 10n)) as [Settled];
  await payIn(101, 150);
  const [otto] = await house.appoint('ottolists', 'olgalists');
  seat = await takeDesk(house.url, otto);
});
afterAll(() => house.close());

const cell = (name: string) => seat.page.getByRole('cell', { name, exact: true });
const press = (name: string) => seat.page.getByRole('button', { name, exact: true }).click();
const onPage = (number: number) => seat.page.getByText(t('console.page', { number }), { exact: true }).waitFor();
/** What went wrong, but for the line that a test has cut itself. */
const faults = () => seat.faults().filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'));
/** As when the operator comes back to the window: what is shown is read again. */
const readAgain = () => seat.page.evaluate(`dispatchEvent(new Event('visibilitychange'))`);

test('a list is gone through forth and back, also by the ways of the browser', async () => {
  const { page } = seat;
  await openScreen(page, house.url, '/recharges');
  await cell('GH-R-150').waitFor();
  await press(t('console.pageNext'));
  await onPage(2);
  await cell('GH-R-130').waitFor();
  expect(await cell('GH-R-150').count()).toBe(0);
  await press(t('console.pageNext'));
  await onPage(3);
  await cell('GH-R-101').waitFor();
  await seat.inspect('the last page of a list');
  await page.goBack();
  await cell('GH-R-130').waitFor();
  await page.reload();
  await onPage(2);
  await press(t('console.pageBefore'));
  await cell('GH-R-150').waitFor();
  await press(t('console.pageNext'));
  await onPage(2);
  // The place in the menu, or what is asked for anew, begins with the first page.
  await page
    .getByRole('navigation')
    .getByRole('link', { name: new RegExp(`^${t('console.recharges')} `) })
    .click();
  await onPage(1);
  await press(t('console.pageNext'));
  await onPage(2);
  await page.getByRole('columnheader', { name: t('console.amount') }).click();
  await onPage(1);
  expect(faults()).toEqual([]);
});

test('rows stay where they are while others come and go, and are shown when that is asked for', async () => {
  const { page } = seat;
  await page.goto(`${house.url}/admin/#/recharges`);
  await page.reload();
  await cell('GH-R-150').waitFor();
  await payIn(151, 162);
  await run(house.app.ports.db, sql`update wallet_recharge set state = 'rejected' where number = 'GH-R-149'`);
  await readAgain();
  const newer = page.getByRole('button', { name: t('console.newRows', { count: 12 }), exact: true });
  await newer.waitFor();
  expect(await page.locator('tr[data-row-key]').first().innerText()).toContain('GH-R-150');
  expect(await cell('GH-R-162').count()).toBe(0);
  await expect.poll(() => page.locator('tr[inert]').allInnerTexts()).toHaveLength(1);
  await seat.inspect('a list with new rows');
  await newer.click();
  await cell('GH-R-162').waitFor();
  await newer.waitFor({ state: 'detached' });
  // One's own decision is shown at once.
  await page
    .getByRole('row', { name: /GH-R-162/ })
    .getByRole('button', { name: t('console.reject') })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('console.reason')).fill('the receipt cannot be read');
  await dialog.getByRole('button', { name: t('console.reject') }).click();
  await cell('GH-R-162').waitFor({ state: 'detached' });
  expect(faults()).toEqual([]);
});

test('a list in which nothing is like what is asked for says so and clears its filters', async () => {
  const { page } = seat;
  await page.goto(`${house.url}/admin/#/recharges?number=GH-R-NOBODY`);
  await page.getByText(t('console.emptyFiltered')).waitFor();
  await seat.inspect('a list with nothing in it');
  await press(t('console.filtersAway'));
  await cell('GH-R-161').waitFor();
  expect(faults()).toEqual([]);
});

test('what a list is asked for is saved under a name, opened by one press, and removed', async () => {
  const { page } = seat;
  await openScreen(page, house.url, '/recharges?state=&amountFrom=1&madeFrom=2026-01-01&order=amount');
  await cell('GH-R-101').waitFor();
  await press(t('views.save'));
  const form = page.getByRole('dialog', { name: t('views.save') });
  await form.getByLabel(t('views.name')).fill('Small first');
  await seat.inspect('a view that is saved');
  await told(page, t('console.done'), () => form.getByRole('button', { name: t('views.save') }).click());
  await form.waitFor({ state: 'detached' });
  const views = page.getByRole('navigation', { name: t('views.title') });
  const view = views.getByRole('link', { name: 'Small first' });
  await view.waitFor();
  expect(await view.getAttribute('aria-current')).toBe('true');
  await seat.inspect('a list with a saved view');
  await views.getByRole('button', { name: t('views.rename') }).click();
  const renaming = page.getByRole('dialog', { name: t('views.rename') });
  await renaming.getByLabel(t('views.name')).fill('From the smallest');
  await seat.inspect('a view that is renamed');
  await told(page, t('console.done'), () => renaming.getByRole('button', { name: t('views.rename') }).click());
  await renaming.waitFor({ state: 'detached' });
  const renamed = views.getByRole('link', { name: 'From the smallest' });
  await renamed.waitFor();
  expect(await views.getByRole('link').count()).toBe(1);
  // It is opened from the list as it begins, in which other things are asked for.
  await openScreen(page, house.url, '/recharges?state=booked');
  await page.getByText(t('console.emptyFiltered')).waitFor();
  expect(await views.getByRole('button', { name: t('views.remove') }).count()).toBe(0);
  await renamed.focus();
  await page.keyboard.press('Enter');
  await cell('GH-R-101').waitFor();
  const query = new URLSearchParams(new URL(page.url()).hash.split('?')[1]);
  expect(Object.fromEntries(query)).toEqual({ state: '', amountFrom: '1', madeFrom: '2026-01-01', order: 'amount' });
  await views.getByRole('button', { name: t('views.remove') }).click();
  const sure = page.locator('.ant-popconfirm').getByRole('button', { name: t('views.remove') });
  await told(page, t('console.done'), () => sure.click());
  await views.waitFor({ state: 'detached' });
  await cell('GH-R-101').waitFor();
  expect(faults()).toEqual([]);
});

test('without a connection a list says so, and is read again by itself when there is one', async () => {
  const { page, context } = seat;
  await page.goto(`${house.url}/admin/#/recharges`);
  await cell('GH-R-161').waitFor();
  await context.setOffline(true);
  await press(t('console.pageNext'));
  await page.getByText(t('console.offline')).waitFor();
  await seat.inspect('a list without a connection');
  await context.setOffline(false);
  await cell('GH-R-140').waitFor();
  await page.getByText(t('console.offline')).waitFor({ state: 'detached' });
  expect(faults()).toEqual([]);
});

test('an alarm that is acknowledged leaves the dashboard and the head until it is raised again', async () => {
  const { page } = seat;
  const { alarms } = house.app.ports;
  const raise = async () => {
    alarms.raise('mailUndelivered', { mail: '7' });
    await alarms.idle();
    await readAgain();
  };
  const head = (count: string) => page.getByRole('link', { name: `${t('console.alarms')}${count}`, exact: true });
  await page.goto(`${house.url}/admin/#/`);
  await head('').waitFor();
  await raise();
  await head(' 1').waitFor();
  await page.getByText(t('console.alarm.mailUndelivered')).waitFor();
  await press(t('console.acknowledge'));
  const dialog = page.getByRole('dialog', { name: t('console.acknowledge') });
  await dialog.getByLabel(t('console.acknowledgeReason')).fill('the mailbox is full');
  await seat.inspect('an alarm that is acknowledged');
  await told(page, t('console.done'), () =>
    dialog.getByRole('button', { name: t('console.acknowledge'), exact: true }).click(),
  );
  await head('').waitFor();
  await page.getByRole('button', { name: new RegExp(`^.*${t('console.acknowledged')} · 1$`) }).click();
  await page.getByRole('cell', { name: 'the mailbox is full', exact: true }).waitFor();
  await page.getByRole('cell', { name: 'ottolists', exact: true }).waitFor();
  await seat.inspect('alarms that were acknowledged');
  await raise();
  await head(' 1').waitFor();
  expect(faults()).toEqual([]);
});

test('the dashboard shows the last days as charts that say what they show, and as a table', async () => {
  const { page } = seat;
  await page.goto(`${house.url}/admin/#/`);
  const joined = page.getByRole('img', { name: new RegExp(`^${t('console.days.newMembers')}: [1-9]`) });
  await joined.waitFor();
  await page.getByRole('img', { name: t('console.daysNone', { name: t('console.days.turnover') }) }).waitFor();
  await page.getByRole('button', { name: t('console.daysTable') }).click();
  await page.getByRole('columnheader', { name: t('console.days.newMembers'), exact: true }).waitFor();
  await page.getByText(t('console.solvencyHeld'), { exact: true }).waitFor();
  await seat.inspect('the last days in figures');
  expect(faults()).toEqual([]);
});
