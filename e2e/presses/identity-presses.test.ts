import { MINUTE } from '@greenhall/domain/shared/time';
import { oneRow } from '@greenhall/server/platform/database/database';
import { JPG } from '@greenhall/test-kit/otc-world';
import { clientOf, sendRead } from '@greenhall/test-kit/outside';
import { openSettledSession, type Settled } from '@greenhall/test-kit/settled-world';
import { DETAILS } from '@greenhall/test-kit/verification/world';
import { PASSWORD, PAY_PASSWORD } from '@greenhall/test-kit/world';
import { sql } from 'kysely';
import { generate } from 'otplib';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type UserBrowser, openUserBrowser } from '../harness/browser.ts';
import { confirmPayment } from '../harness/member.ts';
import { solveByWork } from '../harness/puzzle.ts';
import { type ClockedServer, openClockedServer } from '../harness/server-here.ts';
import { PICTURE } from '../harness/shop-buyer.ts';
import { putSession } from '../harness/signed-in.ts';
import { furnishTraders } from '../harness/traders.ts';
import { t } from '../harness/words.ts';

let server: ClockedServer;
let ann: Settled;
let seat: UserBrowser;
let page: Page;

beforeAll(async () => {
  server = await openClockedServer();
  const [first] = await server.join(['annasecures'], 1n, furnishTraders);
  if (!first) throw new Error('nobody is there');
  ann = first;
});
afterAll(() => server.close());

/** Each press begins in a browser of its own, a minute after the code before. */
beforeEach(async () => {
  server.clock.advance(MINUTE);
  ann = await openSettledSession(server.app.ports, ann.no, ann.name, ann.invitation);
  seat = await openUserBrowser();
  ({ page } = seat);
  await putSession(seat, server, ann);
});
afterEach(async () => {
  expect(seat.faults()).toEqual([]);
  await seat.context.close();
});

const go = (path: string) => page.goto(`${server.url}/#/pages/user/${path}`);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const field = (label: string) => page.getByLabel(label, { exact: true });
const security = () => sendRead(server.url, ann, 'identity.security');
const mail = () => `${ann.name}@mail.example`;

/** Asks for a code by e-mail where one can choose, and types it. */
async function typeMailedCode(): Promise<void> {
  await page.getByText(t('code.email'), { exact: true }).click();
  await Promise.all([page.waitForResponse(/my-codes/), button(t('code.send')).click()]);
  await field(t('code.label')).fill(server.codeFor(mail()));
}

/** Whether a password is the one that the server has. */
async function fits(kind: 'login' | 'pay', password: string): Promise<boolean> {
  const { db, hasher } = server.app.ports;
  const column = sql.ref(`${kind}_hash`);
  const row = await oneRow(
    db,
    sql<{ hash: string }>`select ${column} as hash from identity_credential where member_no = ${ann.no}`,
  );
  return hasher.fits(password, row.hash);
}

async function typeNewPassword(label: string, password: string): Promise<void> {
  await field(label).fill(password);
  await field(t('entry.again')).fill(password);
}

test('a picture is chosen and used', async () => {
  const avatar = async () => (await sendRead(server.url, ann, 'members.me')).avatar;
  const before = await avatar();
  await go('userEdit');
  await field(t('members.choosePicture')).setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: JPG });
  await button(t('members.savePicture')).click();
  await page.getByText(t('members.saved')).waitFor();
  const after = await avatar();
  expect(after).not.toBe(before);
  await page.locator(`main img[src*="${after}"]`).first().waitFor();
  await expect.poll(() => button(t('members.savePicture')).count()).toBe(0);
});

test('another device is signed out, which says so', async () => {
  const count = async () => (await sendRead(server.url, ann, 'identity.sessions')).items.length;
  const before = await count();
  await go('check');
  await button(t('security.signOut')).first().click();
  await page.getByText(t('security.signedOut')).waitFor();
  expect(await count()).toBe(before - 1);
  await expect.poll(() => button(t('security.signOut')).count()).toBe(before - 2);
});

test('two-step sign-in is set up with an authenticator, and turned off', async () => {
  expect((await security()).authenticator).toBe(false);
  await go('check');
  await button(t('security.setUp')).click();
  await typeMailedCode();
  await confirmPayment(page, t('common.next'));
  await page.getByText(t('security.scan')).waitFor();
  await seat.inspect('the secret of an authenticator');
  const shown = dialog().locator('p.num');
  const secret = (await shown.innerText()).replaceAll(' ', '');
  const code = () => generate({ secret, epoch: Math.floor(server.clock.now().getTime() / 1_000) });
  expect((await security()).authenticator).toBe(false);
  await field(t('security.appCode')).fill(await code());
  await button(t('security.turnOn')).click();
  await page.getByText(t('security.twoStepOn')).waitFor();
  await shown.waitFor({ state: 'hidden' });
  expect((await security()).authenticator).toBe(true);

  server.clock.advance(MINUTE);
  await button(t('security.turnOff')).click();
  await field(t('security.appCode')).fill(await code());
  await confirmPayment(page, t('security.turnOff'));
  await page.getByText(t('security.twoStepOff')).waitFor();
  await button(t('security.setUp')).waitFor();
  expect((await security()).authenticator).toBe(false);
});

/** A device that knows its owner, which makes passkeys and keeps them. */
async function giveDevice(): Promise<void> {
  const session = await seat.context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  const knows = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true } as const;
  const options = { protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true, ...knows } as const;
  await session.send('WebAuthn.addVirtualAuthenticator', { options });
}

test('a passkey is added, and removed', async () => {
  const names = async () => (await security()).passkeys.map(({ name }) => name);
  await giveDevice();
  await go('check');
  await button(t('security.passkeyAdd')).click();
  await field(t('security.passkeyName')).fill('My phone');
  await typeMailedCode();
  expect(await names()).toEqual([]);
  await confirmPayment(page, t('security.passkeyAdd'));
  await page.getByText(t('security.passkeyAdded')).waitFor();
  await page.getByText('My phone', { exact: true }).waitFor();
  expect(await names()).toEqual(['My phone']);

  await button(t('security.remove')).click();
  await confirmPayment(page, t('security.remove'));
  await page.getByText(t('security.passkeyRemoved')).waitFor();
  // The question that names it too goes at the same time.
  await expect.poll(() => page.getByText('My phone', { exact: true }).count()).toBe(0);
  expect(await names()).toEqual([]);
});

test('a wallet account is deleted', async () => {
  const accounts = async () => (await sendRead(server.url, ann, 'wallet.accounts')).items.length;
  expect(await accounts()).toBe(1);
  await page.goto(`${server.url}/#/pages/bank/bank`);
  await button(t('wallet.delete')).click();
  await confirmPayment(page, t('wallet.delete'));
  await page.getByText(t('wallet.deleted')).waitFor();
  await page.getByText(t('wallet.noAccounts')).waitFor();
  expect(await accounts()).toBe(0);
});

test('a verification is withdrawn, and what is kept of it is erased', async () => {
  const standing = async () => (await sendRead(server.url, ann, 'verification.state')).case?.state;
  const asked = async (name: string) => {
    await button(name).click();
    await dialog().getByRole('button', { name, exact: true }).click();
  };
  const { call } = clientOf(server.url, ann);
  await call('verification.save', { body: DETAILS });
  for (const side of ['front', 'back', 'holding'] as const)
    await call('verification.addPicture', { body: { side }, files: { picture: PICTURE } });
  await call('verification.submit', { body: {} });
  await go('seniorProve');
  await page.getByText(t('verification.state.submitted'), { exact: true }).waitFor();
  expect(await standing()).toBe('submitted');
  await asked(t('verification.withdraw'));
  await page.getByText(t('verification.state.draft'), { exact: true }).waitFor();
  expect(await standing()).toBe('draft');
  await expect.poll(() => field(t('verification.name')).inputValue()).toBe(DETAILS.name);

  await asked(t('verification.erase'));
  await page.getByText(t('verification.erased'), { exact: true }).waitFor();
  await expect.poll(() => field(t('verification.name')).inputValue()).toBe('');
  expect(await standing()).toBeUndefined();
});

test('another e-mail is bound, with a code to the old one and one to the new one', async () => {
  const bound = async () => (await security()).email;
  const before = await bound();
  await go('primaryProve?by=email');
  await button(t('code.send')).first().click();
  await expect.poll(() => field(t('security.oldCode')).isVisible()).toBe(true);
  await page.getByText(t('code.sent', { address: before ?? '' })).waitFor();
  await field(t('security.oldCode')).fill(server.codeFor(mail()));
  await field(t('security.newEmail')).fill('anna.new@mail.example');
  await button(t('code.send')).click();
  const check = page.getByRole('dialog', { name: t('entry.check') });
  await check.locator('img').last().waitFor();
  await solveByWork(check);
  await expect.poll(() => button(t('code.send')).count()).toBe(0);
  await field(t('security.newCode')).fill(server.codeFor('anna.new@mail.example'));
  await button(t('common.next')).click();
  await dialog().waitFor();
  await seat.inspect('binding an e-mail');
  expect(await bound()).toBe(before);
  await confirmPayment(page, t('common.confirm'));
  await page.getByText(t('security.contactSaved')).waitFor();
  const after = await bound();
  expect(after).not.toBe(before);
  await page
    .locator('#content')
    .getByText(after ?? '', { exact: true })
    .waitFor();
});

test('the payment password is changed', async () => {
  expect(await fits('pay', 'hazel-3391')).toBe(false);
  await go('check');
  await page.getByRole('link', { name: t('security.payPwdTitle') }).click();
  await field(t('security.payNow')).fill(PAY_PASSWORD);
  await typeNewPassword(t('security.payNew'), 'hazel-3391');
  await button(t('common.save')).click();
  await page.getByText(t('security.passwordSaved')).waitFor();
  await page.getByText(t('security.twoStepNote')).waitFor();
  expect(await fits('pay', 'hazel-3391')).toBe(true);
});

test('a forgotten payment password is reset with a code and the login password', async () => {
  expect(await fits('pay', 'alder-6620')).toBe(false);
  await go('check');
  await page.getByRole('link', { name: t('security.payResetTitle') }).click();
  await page.getByText(t('code.phone'), { exact: true }).waitFor();
  await Promise.all([page.waitForResponse(/my-codes/), button(t('code.send')).click()]);
  await field(t('code.label')).fill(server.codeFor('13900000001'));
  await field(t('security.loginNow')).fill(PASSWORD);
  await typeNewPassword(t('security.payNew'), 'alder-6620');
  await button(t('common.save')).click();
  await page.getByText(t('security.passwordSaved')).waitFor();
  expect(await fits('pay', 'alder-6620')).toBe(true);
});

test('the login password is changed, and all other devices are signed out', async () => {
  const next = 'harbour93';
  await openSettledSession(server.app.ports, ann.no, ann.name, ann.invitation);
  expect(await fits('login', next)).toBe(false);
  await go('check');
  await page.getByRole('link', { name: t('security.loginPwdTitle') }).click();
  await field(t('security.loginNow')).fill(PASSWORD);
  await typeNewPassword(t('security.loginNew'), next);
  await button(t('common.save')).click();
  await page.getByText(t('security.passwordSaved')).waitFor();
  expect(await fits('login', next)).toBe(true);
  await page.getByText(t('security.thisDevice')).waitFor();
  await expect.poll(() => button(t('security.signOut')).count()).toBe(0);
  expect((await sendRead(server.url, ann, 'identity.sessions')).items).toHaveLength(1);
});

test('a forgotten login password is set anew with a code, and the login stands there', async () => {
  const next = 'lantern44';
  await page.context().close();
  seat = await openUserBrowser();
  ({ page } = seat);
  expect(await fits('login', next)).toBe(false);
  await go('passwordRetrieve');
  await field(t('entry.username')).fill(ann.name);
  await field(t('entry.phone')).fill('13900000001');
  await button(t('code.send')).click();
  const check = page.getByRole('dialog', { name: t('entry.check') });
  await check.locator('img').last().waitFor();
  await solveByWork(check);
  await page.getByText(t('code.done')).waitFor();
  await field(t('code.label')).fill(server.codeFor('13900000001'));
  await typeNewPassword(t('entry.newPassword'), next);
  await button(t('common.confirm')).click();
  await page.getByText(t('entry.retrieved')).waitFor();
  await button(t('common.login')).waitFor();
  expect(await fits('login', next)).toBe(true);
});
