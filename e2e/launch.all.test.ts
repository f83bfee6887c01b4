import { maskUsername } from '@greenhall/domain/identity/masking';
import { expect, test } from 'vitest';
import { openUserBrowser } from './harness/browser.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';
import {
  ann,
  BILL,
  bo,
  endSession,
  hash,
  logIn,
  open,
  openLaunchWorld,
  seat,
  server,
  setBrowser,
  title,
} from './launch-world.ts';

openLaunchWorld();

test('a link to an entrance opens home for a member', async () => {
  const page = await open('#/pages/user/register?code=abc', ann);
  await title(page, t('title.home'));
  expect(await page.evaluate('history.length')).toBe(2);
  expect(seat.faults()).toEqual([]);
});

test('a change of the address while the app starts ends on one screen', async () => {
  setBrowser(await openUserBrowser());
  await putSession(seat, server, ann);
  const { page } = seat;
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => { location.hash = '${BILL}'; })`);
  await page.goto(`${server.url}/#/pages/wallet/assets`);
  await title(page, t('wallet.billTitle'));
  await expect.poll(() => page.locator('main#content:visible').count()).toBe(1);
  expect(hash(page)).toBe(`#${BILL}`);
  expect(seat.faults()).toEqual([]);
});

test('another user who signs in after that begins at home, and finds nothing that was typed', async () => {
  setBrowser(await openUserBrowser());
  const { page } = seat;
  await page.goto(`${server.url}/#/pages/wallet/zhuanzhang`);
  await logIn(page, ann.name);
  await page.getByLabel(t('wallet.payeeName')).fill(bo.name);
  await endSession(page);
  await page.getByLabel(t('wallet.payeeName')).blur();
  await title(page, t('entry.loginTitle'));
  await logIn(page, bo.name);
  await title(page, t('title.home'));
  await page.goto(`${server.url}/#/pages/wallet/zhuanzhang`);
  await expect.poll(() => page.getByLabel(t('wallet.payeeName')).inputValue()).toBe('');
  expect(seat.faults()).toEqual([]);
});

test('a hand-off leaves no code in the address in any case, and one that fails says so', async () => {
  const page = await open('?action=login&t=no-such-code&id=7&userid=x&recode=y');
  seat.expectRefusal('/api/identity/hand-offs/exchange', 401);
  seat.expectRefusal('/api/identity/hand-offs/exchange', 403);
  await page.getByRole('dialog').getByText(t('handOffInvalid')).waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('common.confirm') })
    .click();
  await title(page, t('entry.loginTitle'));
  await page.goto(`${server.url}/?t=half-of-one`);
  await page.getByRole('link', { name: t('common.login') }).waitFor();
  expect(new URL(page.url()).search).toBe('');
});

test('an opened registration follows a new link: who invites, whose place it is and whether it is free', async () => {
  const page = await open(`#/pages/user/register?code=${ann.invitation}`);
  const field = (label: string) => page.locator('input:not([type=radio])').and(page.getByLabel(label, { exact: true }));
  const invitedBy = (name: string) => page.getByText(t('entry.invitedBy', { name: maskUsername(name) }));
  await invitedBy(ann.name).waitFor();
  await page.getByRole('button', { name: t('entry.goOn'), exact: true }).click();
  await page.getByText(t('entry.contactMissing')).waitFor();
  await page.goto(`${server.url}/#/pages/user/register?code=${bo.invitation}&contact=${bo.name}&zone=B`);
  await expect.poll(() => field(t('entry.contact')).inputValue()).toBe(bo.name);
  await expect.poll(() => field(t('entry.invite')).inputValue()).toBe(bo.invitation);
  await invitedBy(bo.name).waitFor();
  await invitedBy(ann.name).waitFor({ state: 'detached' });
  await page.getByText(t('entry.contactMissing')).waitFor({ state: 'detached' });
  await page.getByText(t('entry.contactFound', { name: maskUsername(bo.name) })).waitFor();
  await page.getByText(t('entry.free', { zone: 'B' })).waitFor();
  await page.getByText(t('entry.taken', { zone: 'A' })).waitFor();
  expect(seat.faults()).toEqual([]);
});

test('a referral code before the hash is kept for the registration, and is no longer in the address', async () => {
  const page = await open(`?recode=${bo.invitation}`);
  await page.getByRole('link', { name: t('common.register') }).click();
  await page.getByText(t('entry.invitedBy', { name: maskUsername(bo.name) })).waitFor();
  expect(new URL(page.url()).search).toBe('');
  expect(seat.faults()).toEqual([]);
});

test('what the device cannot share is said in words, and not as the device has it', async () => {
  setBrowser(await openUserBrowser());
  await putSession(seat, server, ann);
  const { page } = seat;
  await page.addInitScript(`navigator.share = () => Promise.reject(new DOMException('no target', 'DataError'))`);
  await page.goto(`${server.url}/#/pages/user/share`);
  await page.getByRole('button', { name: t('network.share'), exact: true }).click();
  await page.getByText(t('request.unknown'), { exact: true }).waitFor();
  await expect.poll(() => page.getByText('no target').count()).toBe(0);
  expect(seat.faults()).toEqual([]);
});
