import { expect, test } from 'vitest';
import { rows, run } from '@greenhall/server/platform/database/database';
import { sql } from 'kysely';
import { t } from './harness/words.ts';
import { address, anna, box, hit, house, openConsoleSearchWorld, seat } from './console-search-world.ts';

openConsoleSearchWorld();

test('pages and acts are found by name, nothing is said to be nothing, and a slash in a field is written', async () => {
  const { page } = seat;
  await page.keyboard.press('/');
  await box().fill(t('console.planNew'));
  await hit(t('console.planNew')).click();
  await page.getByRole('heading', { level: 1, name: t('console.plans') }).waitFor();
  await page.keyboard.press('/');
  await box().fill('nobody is called so');
  await page.getByText(t('console.findNone')).waitFor();
  await page.keyboard.press('Escape');
  await box().waitFor({ state: 'detached' });
  await page.goto(`${house.url}/admin/#/members`);
  const field = page.getByRole('searchbox', { name: t('console.search') });
  await field.click();
  await page.keyboard.press('/');
  expect(await field.inputValue()).toBe('/');
  expect(await box().count()).toBe(0);
  expect(seat.faults()).toEqual([]);
});

test('what is open above a list has an address, and the way back closes it', async () => {
  const { page } = seat;
  await page.goto(`${house.url}/admin/#/recharges?state=`);
  await page.getByRole('button', { name: 'GH-R-FOUND', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  const opened = address();
  expect(opened).toMatch(/^#\/recharges\?state=&open=\d+$/);
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(address()).toBe('#/recharges?state=');
  await page.goto(`${house.url}/admin/${opened}`);
  await page.reload();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(address()).toBe('#/recharges?state=');
  expect(seat.faults()).toEqual([]);
});

test('keys lead along a list and ask about a decision, and none of them decides', async () => {
  const { page } = seat;
  await run(
    house.app.ports.db,
    sql`insert into wallet_recharge (number, member_no, amount, reference, reference_key, proved_at, state, made_at)
        select 'GH-R-KEY' || n, ${anna.no}, 1000000, 'key ' || n, 'key' || n, now(), 'submitted', now()
          from generate_series(1, 2) n`,
  );
  await page.goto(`${house.url}/admin/#/recharges`);
  await page.getByRole('cell', { name: 'GH-R-KEY1', exact: true }).waitFor();
  const focused = () => page.evaluate<string>('document.activeElement.closest("tr")?.innerText ?? ""');
  await page.keyboard.press('j');
  expect(await focused()).toContain('GH-R-KEY2');
  await page.keyboard.press('j');
  expect(await focused()).toContain('GH-R-KEY1');
  await page.keyboard.press('k');
  await page.keyboard.press('a');
  await page.locator('.ant-popconfirm').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.ant-popconfirm').waitFor({ state: 'hidden' });
  await page.keyboard.press('x');
  await page.getByRole('dialog').getByLabel(t('console.reason')).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const decided = await rows(
    house.app.ports.db,
    sql`select 1 from wallet_recharge where number like 'GH-R-KEY%' and state <> 'submitted'`,
  );
  expect(decided).toEqual([]);
  await page.keyboard.press('?');
  await page.getByText(t('console.keys.decide')).waitFor();
  await seat.inspect('the keys');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.goto(`${house.url}/admin/#/recharges?state=`);
  // The first of the rows is focused in a page that was just loaded.
  await page.reload();
  await page.getByRole('cell', { name: 'GH-R-FOUND', exact: true }).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  const first = address();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('n');
  await page.getByRole('dialog').waitFor();
  expect(address()).not.toBe(first);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(seat.faults()).toEqual([]);
});

test('moments are shown in the chosen zone and the theme is kept, also after a reload', async () => {
  const { page } = seat;
  await page.goto(`${house.url}/admin/#/members`);
  const moment = page.locator('td time').first();
  await moment.waitFor();
  const choose = async (choice: string, value: RegExp) => {
    await page.getByRole('combobox', { name: t(choice as 'console.times') }).click();
    await page.locator('.ant-select-item-option').filter({ hasText: value }).click();
  };
  await choose('console.times', new RegExp(t('console.times.utc')));
  await expect.poll(() => moment.innerText()).toMatch(/ UTC$/);
  await choose('console.theme', new RegExp(t('console.theme.dark')));
  const theme = () => page.evaluate<string>('document.documentElement.dataset.theme');
  expect(await theme()).toBe('dark');
  await page.reload();
  await moment.waitFor();
  expect(await moment.innerText()).toMatch(/ UTC$/);
  expect(await theme()).toBe('dark');
  await page.keyboard.press('/');
  await hit(t('console.dashboard')).waitFor();
  await seat.inspect('the search, dark', 'contrast');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `${t('console.ownAccount')} · ottosearch` }).click();
  await page.getByText(t('operators.role.super'), { exact: true }).waitFor();
  expect(seat.faults()).toEqual([]);
});
