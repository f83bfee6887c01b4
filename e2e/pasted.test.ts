import { sendRead } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { USERNAME_LENGTH } from '@greenhall/domain/identity/credentials';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SettledOperator } from '@greenhall/test-kit/operators';
import { DESK, openUserBrowser } from './harness/browser.ts';
import { sitDown, takeDesk } from './harness/operator.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';

let server: ServerHere;
let anna: Settled;

beforeAll(async () => {
  server = await openServerHere();
  const [first] = await server.join(['annapaste'], 1_000n);
  if (!first) throw new Error('nobody is there');
  anna = first;
});
afterAll(() => server.close());

const LONG_NAME = 'annabellapaste12345678';
const LONG_MAIL = `${'a'.repeat(60)}@${'b'.repeat(60)}.example.com`;

test('what is pasted into the registration is whole, refused where it is too long, and read as it was meant', async () => {
  const seat = await openUserBrowser();
  const { page } = seat;
  const field = (label: string) => page.locator('input:not([type=radio])').and(page.getByLabel(label, { exact: true }));
  const goOn = page.getByRole('button', { name: t('entry.goOn'), exact: true });
  await page.goto(`${server.url}/#/pages/user/register`);
  await field(t('entry.invite')).fill(`\u200e${anna.invitation.toUpperCase()}.`);
  await field(t('entry.contact')).fill(anna.name);
  await field(t('entry.contact')).blur();
  await page.getByText(t('entry.free', { zone: 'A' })).waitFor();
  await field(t('entry.username')).fill(LONG_NAME);
  await field(t('entry.email')).fill(LONG_MAIL);
  await field(t('entry.phone')).fill('\u202a+86\u00a0138-1234-5678\u202c');
  await goOn.click();
  await field(t('entry.username')).and(page.locator('[aria-invalid=true]')).waitFor();
  await page.getByText(t('usernameRule', USERNAME_LENGTH)).waitFor();
  expect(await field(t('entry.username')).inputValue()).toBe(LONG_NAME);
  expect(await field(t('entry.email')).inputValue()).toBe(LONG_MAIL);
  for (const label of [t('entry.email'), t('entry.phone')])
    expect(await field(label).getAttribute('aria-invalid'), label).toBeNull();
  // What was left is checked with every letter, and what depends on another field as soon as that one changes.
  const isWrong = async (label: string) => (await field(label).getAttribute('aria-invalid')) === 'true';
  for (const [text, wrong] of [
    ['1381234', true],
    ['13812345', true],
    ['13812345678', false],
  ] as const) {
    await field(t('entry.phone')).fill(text);
    await field(t('entry.phone')).blur();
    await expect.poll(() => isWrong(t('entry.phone')), { message: text }).toBe(wrong);
  }
  await field(t('entry.password')).fill('green2026');
  await field(t('entry.passwordAgain')).fill('green2027');
  await field(t('entry.passwordAgain')).blur();
  await page.getByText(t('entry.passwordsDiffer')).waitFor();
  await field(t('entry.password')).fill('green2027');
  await page.getByText(t('entry.passwordsDiffer')).waitFor({ state: 'hidden' });
  expect(seat.faults()).toEqual([]);
});

test('a remark that is too long says so and is not sent', async () => {
  const seat = await openUserBrowser();
  const { page } = seat;
  await putSession(seat, server, anna);
  await page.goto(`${server.url}/#/pages/wallet/zhuanhuan`);
  const remark = page.getByLabel(t('wallet.remark'), { exact: true });
  await page.getByLabel(t('wallet.amount'), { exact: true }).fill('1');
  await remark.fill('x'.repeat(141));
  await page.getByText(t('common.tooLong', { max: '140' })).waitFor();
  await page.getByRole('button', { name: t('wallet.next'), exact: true }).click();
  await remark.and(page.locator(':focus')).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect((await remark.inputValue()).length).toBe(141);
  await remark.fill('short');
  await page.getByText(t('common.tooLong', { max: '140' })).waitFor({ state: 'detached' });
  expect((await sendRead(server.url, anna, 'wallet.conversions')).items).toEqual([]);
  expect(seat.faults()).toEqual([]);
});

test('an operator is told of an address that is too long', async () => {
  const [otto] = await server.appoint('ottopaste', 'ninapaste');
  const seat = await takeDesk(server.url, otto);
  const { page } = seat;
  await page.goto(`${server.url}/admin/#/operators`);
  await page.getByRole('button', { name: t('operators.new'), exact: true }).click();
  const email = page.getByRole('dialog').getByLabel(t('console.email'), { exact: true });
  await email.fill(`${'n'.repeat(120)}@mail.example`);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('console.propose'), exact: true })
    .click();
  await page.getByRole('dialog').getByText(/120/).waitFor();
  expect((await email.inputValue()).length).toBe(133);
  expect(seat.faults()).toEqual([]);
});

test('a search box, a filter and the search of the console say that a text is too long, and do not ask for it', async () => {
  const [, nina] = await server.appoint('ottosearches', 'ninasearches');
  const seat = await openUserBrowser({ size: DESK });
  await sitDown(seat, server.url, nina as SettledOperator);
  const { page } = seat;
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url() + (request.postData() ?? '')));
  await page.goto(`${server.url}/admin/#/members`);
  const tooLong = (max: number) =>
    page.getByRole('alert').filter({ hasText: t('common.tooLong', { max: String(max) }) });
  const box = page.getByRole('searchbox', { name: t('console.search') });
  await box.fill('m'.repeat(121));
  await tooLong(120).waitFor();
  await box.press('Enter');
  expect(page.url()).toBe(`${server.url}/admin/#/members`);
  await box.fill('m'.repeat(120));
  await tooLong(120).waitFor({ state: 'detached' });
  await page.goto(`${server.url}/admin/#/recharges`);
  const number = page.getByRole('textbox', { name: t('console.number') });
  await number.fill('n'.repeat(41));
  await number.press('Enter');
  await tooLong(40).waitFor();
  await number.fill('');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: t('console.search') }).fill('s'.repeat(121));
  await tooLong(120).waitFor();
  expect(asked.filter((url) => /m{121}|n{41}|s{121}/.test(url))).toEqual([]);
  expect(seat.faults()).toEqual([]);
});
