import { memberNumber } from '@greenhall/domain/shared/member-no';
import { demoWallet } from '@greenhall/server/demo/chain/wallet';
import { accept } from '@greenhall/domain/shared/result';
import { transact } from '@greenhall/server/platform/database/transact';
import type { Ports } from '@greenhall/server/platform/ports';
import { insertAccount } from '@greenhall/server/slices/wallet/account/store-accounts';
import { sendRead } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { confirmPayment } from './harness/member.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';

let server: ServerHere;
let anna: Settled;
let ben: Settled;
let seat: UserBrowser;
let page: Page;

/** A wallet address that is old enough to be withdrawn to. */
async function giveAccount(ports: Ports, [member]: readonly Settled[]): Promise<void> {
  const usableAt = new Date(ports.clock.now().getTime() - 1_000);
  const { address } = demoWallet('BEP20', 1);
  const place = { network: 'BEP20', address, label: 'Main', isDefault: true, usableAt } as const;
  const account = { memberNo: memberNumber(member?.no ?? '0'), ...place };
  await transact(ports.db, async (tx) => accept(await insertAccount(tx, account)));
}

beforeAll(async () => {
  server = await openServerHere();
  [anna, ben] = (await server.join(['annatakes', 'bentakes'], 1_000n, giveAccount)) as [Settled, Settled];
  seat = await openUserBrowser();
  ({ page } = seat);
  await putSession(seat, server, anna);
});
afterAll(() => server.close());

const open = (path: string) => page.goto(`${server.url}/#/pages/wallet/${path}`);
const button = (name: string) => page.getByRole('button', { name, exact: true });
/** Presses what asks once more, and then the answer. */
async function pressTwice(name: string): Promise<void> {
  await button(name).last().click();
  await page.getByRole('dialog').last().getByRole('button', { name, exact: true }).last().click();
}
const newest = async (route: 'wallet.transfers' | 'wallet.withdrawals') =>
  (await sendRead(server.url, anna, route)).items[0];
const state = async (route: Parameters<typeof newest>[0]) => (await newest(route))?.state;

test('a held transfer is taken back from where it was sent', async () => {
  await open('zhuanbi');
  await page.getByLabel(t('wallet.payeeName')).fill(ben.name);
  await page.getByLabel(t('wallet.amount'), { exact: true }).fill('20');
  await button(t('wallet.next')).click();
  await confirmPayment(page, t('common.confirm'));
  await page.getByRole('heading', { name: t('wallet.transferHeld') }).waitFor();
  expect(await state('wallet.transfers')).toBe('held');
  await pressTwice(t('wallet.takeBack'));
  await page.getByRole('heading', { name: t('wallet.transferTaken') }).waitFor();
  expect(await state('wallet.transfers')).toBe('cancelled');
});

test('a withdrawal is cancelled from where it was asked for', async () => {
  await open('tixian');
  await page.getByLabel(t('wallet.amount'), { exact: true }).fill('40');
  await button(t('wallet.next')).click();
  await confirmPayment(page, t('common.confirm'));
  await page.getByRole('heading', { name: t('wallet.withdrawDone') }).waitFor();
  expect(await state('wallet.withdrawals')).toBe('requested');
  await pressTwice(t('wallet.cancelWithdrawal'));
  await page.getByRole('heading', { name: t('wallet.state.cancelled') }).waitFor();
  expect(await state('wallet.withdrawals')).toBe('cancelled');
  expect(seat.faults()).toEqual([]);
});
