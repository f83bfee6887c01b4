import { accept } from '@greenhall/domain/shared/result';
import { transact } from '@greenhall/server/platform/database/transact';
import { tokenHash } from '@greenhall/server/platform/secrets/secrets';
import { firstOperatorTokens } from '@greenhall/server/slices/admin/index';
import { insertSession, operatorByName } from '@greenhall/server/slices/admin/store';
import { deskClientOf } from '@greenhall/test-kit/outside';
import { OPERATOR_COOKIE } from '@greenhall/server/platform/http/caller';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESK, type UserBrowser, openUserBrowser } from './harness/browser.ts';
import {
  authenticator,
  openScreen,
  type Operator,
  setUpOperator,
  shownCodes,
  signInOperator,
  sitDown,
  notified,
} from './harness/operator.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { t } from './harness/words.ts';

let house: ServerHere;
let seat: UserBrowser;
let operator: Operator;
let otherToken = '';
/** The seat of the second operator, with a recovery code that it has left. */
let second: { readonly seat: UserBrowser; readonly operator: Operator; readonly recoveryCode: string };
beforeAll(async () => {
  house = await openServerHere();
  const [token = '', other = ''] = await firstOperatorTokens(house.app.ports);
  otherToken = other;
  const entry = await openUserBrowser({ size: DESK });
  entry.expectRefusal('/api/admin/session', 401);
  operator = await setUpOperator(entry.page, `${house.url}/admin/#/set-up?token=${token}`, 'ownoperator');
  seat = await signIn();
});
afterAll(() => house.close());

/** A browser in which the operator is signed in, without a code: an authenticator has one each 30 seconds. */
async function signIn(colorScheme: 'light' | 'dark' = 'light'): Promise<UserBrowser> {
  const { db, clock, random } = house.app.ports;
  const { username } = operator;
  const cookie = random.token(32);
  const found = await operatorByName(db, username);
  const session = { operatorId: found?.id ?? 0n, device: 'test', network: '', at: clock.now(), provedUntil: null };
  await transact(db, async (tx) => accept(await insertSession(tx, { ...session, tokenHash: tokenHash(cookie) })));
  const other = await openUserBrowser({ size: DESK, colorScheme });
  other.expectRefusal('*', 401);
  await sitDown(other, house.url, { username, cookie });
  return other;
}

/** What the other browser sees at its next call. */
async function waitUntilSignedOut({ page }: UserBrowser): Promise<void> {
  await page.reload();
  await page.getByLabel(t('console.username')).waitFor();
}

async function openAccount({ page }: UserBrowser): Promise<void> {
  await openScreen(page, house.url, '/account');
  await page.getByRole('heading', { level: 1, name: t('ownAccount.title') }).waitFor();
  await page.getByText(t('ownAccount.current'), { exact: true }).waitFor();
}

/** Presses something and confirms the question that follows. */
async function decide({ page }: UserBrowser, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().click();
  const sure = page.locator('.ant-popconfirm').getByRole('button', { name, exact: true });
  await notified(page, t('console.done'), () => sure.click());
}

test('another session is ended, and then all others, and they are out', async () => {
  const other = await signIn('dark');
  await openAccount(other);
  await other.inspect('own account, dark', 'contrast');
  await openAccount(seat);
  await seat.inspect('own account');
  await decide(seat, t('ownAccount.end'));
  await seat.page.getByRole('button', { name: t('ownAccount.end'), exact: true }).waitFor({ state: 'detached' });
  await waitUntilSignedOut(other);
  const third = await signIn();
  await openAccount(seat);
  await decide(seat, t('ownAccount.endOthers'));
  await seat.page.getByRole('button', { name: t('ownAccount.endOthers') }).waitFor({ state: 'detached' });
  await waitUntilSignedOut(third);
  for (const one of [seat, other, third]) expect(one.faults()).toEqual([]);
});

test('the password is changed; what was wrong is said inside and what was typed stays', async () => {
  const other = await signIn();
  const { page } = seat;
  await openAccount(seat);
  const password = 'an even longer pass phrase';
  await page.getByRole('button', { name: t('ownAccount.password'), exact: true }).click();
  const form = page.getByRole('dialog', { name: t('ownAccount.password') });
  const send = form.getByRole('button', { name: t('ownAccount.password'), exact: true });
  await form.getByLabel(t('ownAccount.present')).fill('not the present password');
  await form.getByLabel(t('console.newPassword', { min: 15 })).fill(password);
  await form.getByLabel(t('console.code')).fill('000000');
  await send.click();
  await form.getByText(t('wrongCredentials')).waitFor();
  await seat.inspect('a change of password that was refused');
  expect(await form.getByLabel(t('console.newPassword', { min: 15 })).inputValue()).toBe(password);
  await form.getByLabel(t('ownAccount.present')).fill(operator.password);
  await form.getByLabel(t('console.code')).fill(operator.code());
  await notified(page, t('console.done'), () => send.click());
  await form.waitFor({ state: 'detached' });
  await waitUntilSignedOut(other);
  for (const one of [seat, other]) expect(one.faults()).toEqual([]);
});

test('a recovery code that the set-up showed signs in, and new ones take the place of the rest', async () => {
  const entry = await openUserBrowser({ size: DESK });
  entry.expectRefusal('/api/admin/session', 401);
  const { page } = entry;
  const other = await setUpOperator(page, `${house.url}/admin/#/set-up?token=${otherToken}`, 'otheroperator');
  const [first = ''] = await shownCodes(page);
  await entry.inspect('recovery codes after the set-up');
  await page.getByRole('button', { name: t('console.signIn'), exact: true }).click();
  await page.getByRole('button', { name: t('console.useRecoveryCode'), exact: true }).click();
  await page.getByLabel(t('console.username')).fill(other.username);
  await page.getByLabel(t('console.password')).fill(other.password);
  await page.getByLabel(t('console.recoveryCode')).fill(first.toUpperCase());
  await page.getByRole('button', { name: t('console.signIn'), exact: true }).click();
  await page.getByRole('heading', { name: t('console.dashboard') }).waitFor();
  await openAccount(entry);
  await page.getByText(t('ownAccount.recoveryLeft', { count: 9 }), { exact: true }).waitFor();
  await page.getByRole('button', { name: t('ownAccount.makeRecovery'), exact: true }).click();
  const form = page.getByRole('dialog', { name: t('ownAccount.makeRecovery') });
  await form.getByLabel(t('ownAccount.present')).fill(other.password);
  await form.getByLabel(t('console.code')).fill(other.code());
  const send = form.getByRole('button', { name: t('ownAccount.makeRecovery'), exact: true });
  await notified(page, t('console.done'), () => send.click());
  await page.getByText(t('ownAccount.recoveryLeft', { count: 10 }), { exact: true }).waitFor();
  const fresh = await shownCodes(page);
  expect(fresh).toHaveLength(10);
  expect(fresh).not.toContain(first);
  await entry.inspect('recovery codes that were made anew');
  expect(entry.faults()).toEqual([]);
  second = { seat: entry, operator: other, recoveryCode: fresh[0] ?? '' };
});

test('the authenticator is changed by a recovery code, and confirmed by a code of the new one', async () => {
  const { page } = second.seat;
  await openAccount(second.seat);
  await page.getByRole('button', { name: t('ownAccount.changeAuthenticator'), exact: true }).click();
  const form = page.getByRole('dialog', { name: t('ownAccount.changeAuthenticator') });
  await form.getByLabel(t('ownAccount.present')).fill(second.operator.password);
  await form.getByLabel(t('ownAccount.eitherCode')).fill(second.recoveryCode);
  await form.getByRole('button', { name: t('ownAccount.changeAuthenticator'), exact: true }).click();
  await form.waitFor({ state: 'detached' });
  const code = authenticator(
    await page
      .locator('code')
      .filter({ hasText: /^[A-Z2-7]{16,}$/ })
      .innerText(),
  );
  await second.seat.inspect('the secret of the next authenticator');
  const confirm = page.getByRole('button', { name: t('ownAccount.confirmAuthenticator'), exact: true });
  const field = page.getByLabel(t('console.code'));
  second.seat.expectRefusal('/api/admin/authenticator', 401);
  await field.fill('000000');
  await confirm.click();
  await page.locator('form').getByText(t('secondFactorWrong')).waitFor();
  await field.fill(code());
  await notified(page, t('console.done'), () => confirm.click());
  await page.getByRole('button', { name: t('ownAccount.changeAuthenticator'), exact: true }).waitFor();
  await page.getByText(t('ownAccount.recoveryLeft', { count: 9 }), { exact: true }).waitFor();
  expect(second.seat.faults()).toEqual([]);
});

test('who has lost its authenticator sets a new one by the link that two supers have sent', async () => {
  const { username, password } = second.operator;
  const found = await operatorByName(house.app.ports.db, username);
  const colleagues = await house.appoint('adasuper', 'beasuper');
  const [ada, bea] = colleagues.map(({ cookie }) => deskClientOf(house.url, `${OPERATOR_COOKIE}=${cookie}`));
  const body = { email: 'other@mail.example', language: 'en', reason: 'lost on a train, asked in person' };
  const proposed = await ada?.call('admin.proposeFactorLink', { params: { id: String(found?.id) }, body });
  await bea?.call('admin.approveProposal', {
    params: { id: proposed?.id ?? '' },
    body: { digest: proposed?.digest ?? '' },
  });
  second.seat.expectRefusal('*', 401);
  await waitUntilSignedOut(second.seat);
  const entry = await openUserBrowser({ size: DESK });
  const { page } = entry;
  entry.expectRefusal('*', 401);
  await page.goto(house.linkFor('other@mail.example'));
  const secret = await page.locator('code').innerText();
  const code = authenticator(secret);
  await entry.inspect('a link for a new authenticator');
  const confirm = page.getByRole('button', { name: t('ownAccount.confirmAuthenticator'), exact: true });
  await page.getByLabel(t('ownAccount.present')).fill('not the present password');
  await page.getByLabel(t('console.code')).fill(code());
  await confirm.click();
  await page.getByRole('alert').getByText(t('wrongCredentials')).waitFor();
  await page.getByLabel(t('ownAccount.present')).fill(password);
  await confirm.click();
  await page.getByText(t('console.newFactorDone')).waitFor();
  const codes = await shownCodes(page);
  expect(codes).toHaveLength(10);
  await signInOperator(page, { username, password, code });
  for (const one of [entry, second.seat]) expect(one.faults()).toEqual([]);
  second = { ...second, seat: entry, operator: { username, password, code: () => authenticator(secret)() } };
});

test('a decision long after the sign-in asks for a code once, and is made with it', async () => {
  const { db } = house.app.ports;
  const { page } = second.seat;
  const [maker] = await house.appoint('corasuper');
  const client = deskClientOf(house.url, `${OPERATOR_COOKIE}=${maker?.cookie}`);
  const found = await operatorByName(db, operator.username);
  const role = { role: 'shop', isGiven: true, reason: 'helps out' } as const;
  await client.call('admin.changeRole', { params: { id: String(found?.id) }, body: role });
  const hired = { email: 'dora@mail.example', roles: ['support'], language: 'en', reason: 'helps out' } as const;
  await client.call('admin.proposeOperator', { body: { ...hired, roles: [...hired.roles] } });
  await sql`update admin_session set proved_until = now()`.execute(db);
  second.seat.expectRefusal('*', 403);
  await openScreen(page, house.url, '/proposals');
  const approve = { name: t('console.approve'), exact: true };
  const ask = page.getByRole('dialog', { name: t('console.stepUp') });
  const approveFirst = async () => {
    await page.getByRole('button', approve).first().click();
    await page.locator('.ant-popconfirm').getByRole('button', approve).click();
  };
  await approveFirst();
  await ask.getByText(t('stepUpRequired')).waitFor();
  const question = page.locator('.ant-popconfirm');
  // The question below the dialog stands in no landmark.
  await second.seat.inspect('a code is asked for', 'contrast');
  await ask.locator('.ant-modal-footer').getByRole('button').first().click();
  await ask.waitFor({ state: 'detached' });
  await question.getByText(t('stepUpRequired')).waitFor();
  await question.getByRole('button', approve).click();
  await ask.getByLabel(t('console.code')).fill('000000');
  await ask.getByRole('button', { name: t('console.confirm'), exact: true }).click();
  await ask.getByText(t('secondFactorWrong')).waitFor();
  await sql`update admin_operator set totp_last_step = 0`.execute(db);
  await ask.getByLabel(t('console.code')).fill(second.operator.code());
  await notified(page, t('console.done'), () =>
    ask.getByRole('button', { name: t('console.confirm'), exact: true }).click(),
  );
  // The first one leaves the list before the next is pressed.
  await expect.poll(() => page.getByRole('button', approve).count()).toBe(1);
  await notified(page, t('console.done'), approveFirst);
  const roles = (await operatorByName(db, operator.username))?.roles;
  expect(roles).toEqual(['super', 'shop']);
  expect(second.seat.faults()).toEqual([]);
});
