import { expect, test } from 'vitest';
import { t } from './harness/words.ts';
import { address, anna, box, hit, openConsoleSearchWorld, seat } from './console-search-world.ts';

openConsoleSearchWorld();

test('a member and a recharge are found by keys alone, and the way back leads where one was', async () => {
  const { page } = seat;
  await page.keyboard.press('/');
  await box().waitFor();
  await hit(t('console.dashboard')).waitFor();
  await seat.inspect('the search');
  await page.keyboard.type('annas');
  await hit(/annasought/)
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await page.getByText(`annasought (${anna.no})`, { exact: true }).waitFor();
  expect(address()).toBe(`#/members?member=${anna.no}`);
  await page.keyboard.press('Control+k');
  await box().fill('gh-r-found');
  await hit(/GH-R-FOUND/).click();
  // A list that is asked for one thing shows it in whatever state it is.
  await page.getByRole('cell', { name: 'GH-R-FOUND', exact: true }).waitFor();
  await page.goBack();
  await page.getByText(`annasought (${anna.no})`, { exact: true }).waitFor();
  expect(seat.faults()).toEqual([]);
});
