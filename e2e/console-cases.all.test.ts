import { readFileSync } from 'node:fs';
import { hashOfExport } from '@greenhall/server/slices/admin/export/file';
import { expect, test } from 'vitest';
import { t } from './harness/words.ts';
import {
  approve,
  drawer,
  house,
  made,
  openConsoleCasesWorld,
  opens,
  seat,
  stateOf,
  titled,
} from './console-cases-world.ts';

openConsoleCasesWorld();

test('a link opens a case that its list does not show, and closing it leaves the list', async () => {
  const { page } = seat;
  const [first] = made;
  if (!first) throw new Error('nothing was asked for');
  await page.goto(`${house.url}/admin/#/withdrawals?state=paid&open=${first.id}`);
  await titled(first.number).waitFor();
  await drawer().getByRole('button', { name: 'Close', exact: true }).click();
  await drawer().waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).hash).toBe('#/withdrawals?state=paid');
  expect(seat.faults()).toEqual([]);
});

test('a list is written to a file as it stands, whose last line proves those before', async () => {
  const { page } = seat;
  const [, second] = made;
  if (!second) throw new Error('nothing was asked for');
  await page.goto(`${house.url}/admin/#/withdrawals?state=requested&number=${second.number}`);
  await opens(second.number).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('console.export'), exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^greenhall-wallet\.deskWithdrawals-\d{4}-\d\d-\d\d\.csv$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(hashOfExport(text)).toBeDefined();
  expect(text.match(/GH-W-[\dA-Z-]+/g)).toEqual([second.number, second.number]);
  expect(seat.faults()).toEqual([]);
});

test('who leaves a case while its decision is under way stays where they went', async () => {
  const { page } = seat;
  const [eldest, middle] = made.map(({ number }) => number) as [string, string];
  await page.goto(`${house.url}/admin/#/withdrawals`);
  await opens(eldest).waitFor();
  await opens(middle).click();
  await titled(middle).waitFor();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/approve$/, async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  await approve();
  await expect.poll(() => stateOf(middle)).toBe('approved');

  await page.goBack();
  await drawer().waitFor({ state: 'detached' });
  answer();
  await page.getByText(t('console.proposed'), { exact: true }).waitFor();
  expect(new URL(page.url()).hash).toBe('#/withdrawals');
  expect(await drawer().count()).toBe(0);
  expect(seat.faults()).toEqual([]);
});
