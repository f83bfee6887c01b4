import { OPERATOR_COOKIE } from '@greenhall/server/platform/http/caller';
import { openSecret } from '@greenhall/server/platform/secrets/sealing';
import { firstOperatorTokens } from '@greenhall/server/slices/admin/index';
import { operatorByName } from '@greenhall/server/slices/admin/store';
import { deskClientOf } from '@greenhall/test-kit/outside';
import { sql } from 'kysely';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESK, type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { giveDevice } from './harness/device.ts';
import { openScreen, type Operator, setUpOperator, signInOperator, notified } from './harness/operator.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { t } from './harness/words.ts';

let house: ServerHere;
let seat: UserBrowser;
let operator: Operator;
beforeAll(async () => {
  house = await openServerHere();
  const [token = ''] = await firstOperatorTokens(house.app.ports);
  seat = await openUserBrowser({ size: DESK });
  // Nobody is signed in before the set-up; each address of the program is one at which passkeys exist.
  seat.expectRefusal('*', 401);
  await giveDevice(seat);
  operator = await setUpOperator(seat.page, `${house.url}/admin/#/set-up?token=${token}`, 'keyoperator');
  await signInOperator(seat.page, operator);
});
afterAll(() => house.close());

const DIALOG = { name: t('ownAccount.addPasskey') };

/** The code that the authenticator shows now, which counts though the sign-in has used it. */
async function presentCode(): Promise<string> {
  const { ports } = house.app;
  await sql`update admin_operator set totp_last_step = 0`.execute(ports.db);
  const found = await operatorByName(ports.db, operator.username);
  const secret = openSecret(ports, found?.totpSecret ?? '');
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) });
}

/** Proves who it is, in a form that is open. */
async function prove(name: string): Promise<void> {
  const form = seat.page.getByRole('dialog', { name });
  await form.getByLabel(t('ownAccount.present')).fill(operator.password);
  await form.getByLabel(t('console.code')).fill(await presentCode());
  await notified(seat.page, t('console.done'), () => form.getByRole('button', { name, exact: true }).click());
  await form.waitFor({ state: 'detached' });
}

test('an operator adds a passkey by password and code', async () => {
  const { page } = seat;
  await openScreen(page, house.url, '/account');
  await page.getByText(t('ownAccount.passkeysNone'), { exact: true }).waitFor();
  await seat.inspect('no passkey yet');
  await page.getByRole('button', { ...DIALOG, exact: true }).click();
  await page.getByRole('dialog', DIALOG).getByLabel(t('ownAccount.passkeyName'), { exact: true }).fill('Desk key');
  await prove(t('ownAccount.addPasskey'));
  await page.getByRole('cell', { name: 'Desk key', exact: true }).waitFor();
  await seat.inspect('a passkey');
  expect(seat.faults()).toEqual([]);
});

test('the passkey signs in beside the password, and signs a decision by itself', async () => {
  const { page } = seat;
  const { db } = house.app.ports;
  await sql`update admin_session set ended_at = now()`.execute(db);
  await page.goto(`${house.url}/admin/#/`);
  await page.reload();
  await page.getByRole('button', { name: t('console.usePasskey'), exact: true }).click();
  await expect.poll(() => page.getByLabel(t('console.code')).count()).toBe(0);
  await page.getByLabel(t('console.username')).fill(operator.username);
  await page.getByLabel(t('console.password')).fill(operator.password);
  await seat.inspect('a sign-in by passkey');
  await page.getByRole('button', { name: t('console.signIn'), exact: true }).click();
  await page.getByRole('heading', { name: t('console.dashboard') }).waitFor();

  const [maker] = await house.appoint('makersuper');
  const client = deskClientOf(house.url, `${OPERATOR_COOKIE}=${maker?.cookie}`);
  const hired = { email: 'dora@mail.example', roles: ['support' as const], language: 'en', reason: 'helps out' };
  await client.call('admin.proposeOperator', { body: hired });
  seat.expectRefusal('*', 403);
  await openScreen(page, house.url, '/proposals');
  const approve = { name: t('console.approve'), exact: true };
  await page.getByRole('button', approve).first().click();
  await page.locator('.ant-popconfirm').getByRole('button', approve).click();
  const ask = page.getByRole('dialog', { name: t('console.stepUp') });
  await ask.getByRole('button', { name: t('console.usePasskey'), exact: true }).waitFor();
  await seat.inspect('a code or a passkey is asked for', 'contrast');
  await notified(page, t('console.done'), () =>
    ask.getByRole('button', { name: t('console.usePasskey'), exact: true }).click(),
  );
  const used = await sql<{ n: bigint }>`select count(*) as n from admin_approval where used_at is not null`.execute(db);
  expect(Number(used.rows[0]?.n)).toBe(1);
  await expect
    .poll(async () => (await client.call('admin.proposals')).items.map(({ state }) => state))
    .toEqual(['applied']);
  expect(seat.faults()).toEqual([]);
});

test('the passkey is removed by password and code, and signs in no longer', async () => {
  const { page } = seat;
  await openScreen(page, house.url, '/account');
  const name = t('ownAccount.removePasskey');
  await page.getByRole('button', { name, exact: true }).click();
  await prove(name);
  await page.getByText(t('ownAccount.passkeysNone'), { exact: true }).waitFor();
  await sql`update admin_session set ended_at = now()`.execute(house.app.ports.db);
  await page.reload();
  await page.getByRole('button', { name: t('console.usePasskey'), exact: true }).click();
  await page.getByLabel(t('console.username')).fill(operator.username);
  await page.getByLabel(t('console.password')).fill(operator.password);
  await page.getByRole('button', { name: t('console.signIn'), exact: true }).click();
  await page.getByRole('alert').getByText(t('wrongCredentials')).waitFor();
  expect(seat.faults()).toEqual([]);
});
