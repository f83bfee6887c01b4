import { readFileSync } from 'node:fs';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { accept } from '@greenhall/domain/shared/result';
import { transact } from '@greenhall/server/platform/database/transact';
import { insertAccount } from '@greenhall/server/slices/wallet/account/store-accounts';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { clientOf, deskClientOf } from '@greenhall/test-kit/outside';
import { hashOfExport } from '@greenhall/server/slices/admin/export/file';
import { OPERATOR_COOKIE } from '@greenhall/server/platform/http/caller';
import type { SettledOperator } from '@greenhall/test-kit/operators';
import type { Furnish, Settled } from '@greenhall/test-kit/settled-world';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Seat } from './harness/browser.ts';
import { takeDesk } from './harness/operator.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { t } from './harness/words.ts';

/** A wallet account that can be used at once. */
const giveAccount: Furnish = async (ports, [member]) => {
  const row = {
    memberNo: memberNumber(member?.no ?? ''),
    network: 'BEP20',
    address: '0x52908400098527886E0F7030069857D2E4169EE7',
    label: 'savings',
    isDefault: true,
    usableAt: ports.clock.now(),
  } as const;
  await transact(ports.db, async (tx) => accept(await insertAccount(tx, row)));
};

let house: ServerHere;
let anna: Settled;
let nina: SettledOperator;
let seat: Seat;
const made: { readonly id: string; readonly number: string }[] = [];
beforeAll(async () => {
  house = await openServerHere();
  [anna] = (await house.join(['annacases'], 500n, giveAccount)) as [Settled];
  const { call } = clientOf(house.url, anna);
  const [account] = (await call('wallet.accounts')).items;
  for (const amount of ['40', '50', '60'])
    made.push(
      await call('wallet.withdraw', { body: { account: account?.id ?? '', amount, payPassword: PAY_PASSWORD } }),
    );
  const [otto, second] = await house.appoint('ottocases', 'ninacases');
  nina = second as SettledOperator;
  seat = await takeDesk(house.url, otto);
});
afterAll(() => house.close());

const drawer = () => seat.page.getByRole('dialog');
const titled = (number: string) => seat.page.getByRole('dialog', { name: number, exact: true });
const opens = (number: string) => seat.page.getByRole('button', { name: number, exact: true });
const approve = async () => {
  const { page } = seat;
  await drawer()
    .getByRole('button', { name: t('console.approve'), exact: true })
    .click();
  await page.getByText(t('console.surePayout')).waitFor();
  await page
    .locator('.ant-popconfirm')
    .getByRole('button', { name: t('console.approve'), exact: true })
    .click();
};
const stateOf = async (number: string) => {
  const desk = deskClientOf(house.url, `${OPERATOR_COOKIE}=${nina.cookie}`);
  return (await desk.call('wallet.deskWithdrawals', { query: { number } })).items[0]?.state;
};

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
