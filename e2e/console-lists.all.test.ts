import { run } from '@greenhall/server/platform/database/database';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openScreen } from './harness/operator.ts';
import { t } from './harness/words.ts';
import {
  cell,
  faults,
  house,
  openConsoleListsWorld,
  payIn,
  clickButton,
  readAgain,
  seat,
} from './console-lists-world.ts';

openConsoleListsWorld();

const onPage = (number: number) => seat.page.getByText(t('console.page', { number }), { exact: true }).waitFor();

test('a list is gone through forth and back, also by the ways of the browser', async () => {
  const { page } = seat;
  await openScreen(page, house.url, '/recharges');
  await cell('GH-R-150').waitFor();
  await clickButton(t('console.pageNext'));
  await onPage(2);
  await cell('GH-R-130').waitFor();
  expect(await cell('GH-R-150').count()).toBe(0);
  await clickButton(t('console.pageNext'));
  await onPage(3);
  await cell('GH-R-101').waitFor();
  await seat.inspect('the last page of a list');
  await page.goBack();
  await cell('GH-R-130').waitFor();
  await page.reload();
  await onPage(2);
  await clickButton(t('console.pageBefore'));
  await cell('GH-R-150').waitFor();
  await clickButton(t('console.pageNext'));
  await onPage(2);
  // The place in the menu, or what is asked for anew, begins with the first page.
  await page
    .getByRole('navigation')
    .getByRole('link', { name: new RegExp(`^${t('console.recharges')} `) })
    .click();
  await onPage(1);
  await clickButton(t('console.pageNext'));
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
  await clickButton(t('console.filtersAway'));
  await cell('GH-R-161').waitFor();
  expect(faults()).toEqual([]);
});

test('without a connection a list says so, and is read again by itself when there is one', async () => {
  const { page, context } = seat;
  await page.goto(`${house.url}/admin/#/recharges`);
  await cell('GH-R-161').waitFor();
  await context.setOffline(true);
  await clickButton(t('console.pageNext'));
  await page.getByText(t('console.offline')).waitFor();
  await seat.inspect('a list without a connection');
  await context.setOffline(false);
  await cell('GH-R-140').waitFor();
  await page.getByText(t('console.offline')).waitFor({ state: 'detached' });
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
