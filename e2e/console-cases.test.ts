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

test('a withdrawal is decided beside what it is judged by, by keys, and the next one opens', async () => {
  const { page } = seat;
  const [eldest, middle, newest] = made.map(({ number }) => number) as [string, string, string];
  await page.goto(`${house.url}/admin/#/withdrawals`);
  await opens(newest).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await titled(newest).waitFor();
  await drawer().getByText(t('console.case.left'), { exact: true }).waitFor();
  // What the member asked for before, and what has happened to this one.
  await drawer().getByRole('cell', { name: eldest, exact: true }).waitFor();
  await drawer().getByText(t('wallet.kind.withdrawalHold')).waitFor();
  await seat.inspect('a case');

  await approve();
  await titled(middle).waitFor();
  await expect.poll(() => stateOf(newest)).toBe('approved');
  expect(await stateOf(middle)).toBe('requested');

  await page.goBack();
  await drawer().waitFor({ state: 'detached' });
  await opens(newest).waitFor({ state: 'detached' });
  expect(seat.faults()).toEqual([]);
});
