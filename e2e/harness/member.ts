import { PASSWORD, PAY_PASSWORD } from '@greenhall/test-kit/world';
import type { Locator, Page } from 'playwright-core';
import type { TestServer } from './server.ts';
import { t } from './words.ts';

/** How a test solves the security check. */
export type Solve = (dialog: Locator) => Promise<void>;

export interface Newcomer {
  readonly username: string;
  readonly phone: string;
  readonly invitation: string;
  readonly contact: string;
}

/** Solves the security check that has just opened. */
async function passCheck(page: Page, solve: Solve): Promise<void> {
  const dialog = page.getByRole('dialog', { name: t('entry.check') });
  await dialog.locator('img').last().waitFor();
  await solve(dialog);
}

/** Reads one legal text to its end and accepts it there. */
async function accept(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: title }).click();
  const dialog = page.getByRole('dialog', { name: title });
  const agree = dialog.getByRole('button', { name: t('legal.accept') });
  await agree.scrollIntoViewIfNeeded();
  await agree.click();
  await dialog.waitFor({ state: 'hidden' });
}

type Server = Pick<TestServer, 'url' | 'codeFor'>;

/** Goes through the two steps of the register screen, up to sending them. */
export async function fillRegistration(page: Page, server: Server, person: Newcomer, solve: Solve): Promise<void> {
  await page.goto(`${server.url}/#/pages/user/register?code=${person.invitation}`);
  const typed = page.locator('input:not([type=radio])');
  const field = (label: string) => typed.and(page.getByLabel(label, { exact: true }));
  await field(t('entry.contact')).fill(person.contact);
  await field(t('entry.contact')).blur();
  await page.getByText(t('entry.free', { zone: 'A' })).waitFor();
  await field(t('entry.username')).fill(person.username);
  await field(t('entry.phone')).fill(person.phone);
  await field(t('entry.email')).fill(`${person.username}@mail.example`);
  await page.getByRole('button', { name: t('code.send') }).click();
  await passCheck(page, solve);
  await page.getByText(t('code.done')).waitFor();
  await field(t('code.label')).fill(server.codeFor(person.phone));
  await field(t('entry.password')).fill(PASSWORD);
  await field(t('entry.passwordAgain')).fill(PASSWORD);
  await field(t('pay.password')).fill(PAY_PASSWORD);
  await field(t('entry.payPasswordAgain')).fill(PAY_PASSWORD);
  await page.getByRole('button', { name: t('entry.goOn'), exact: true }).click();
  await accept(page, t('legal.agreement'));
  await accept(page, t('legal.risk'));
}

/** Registers on the screen; the new member is signed in then. */
export async function registerMember(page: Page, server: Server, person: Newcomer, solve: Solve): Promise<void> {
  await fillRegistration(page, server, person, solve);
  await page.getByRole('button', { name: t('common.register') }).click();
  await page.getByRole('heading', { name: t('entry.done') }).waitFor();
}

/** Signs in on the login screen and waits for the home screen. */
export async function signIn(
  page: Page,
  server: Pick<TestServer, 'url'>,
  username: string,
  solve: Solve,
): Promise<void> {
  await page.goto(`${server.url}/#/pages/user/login`);
  await page.getByLabel(t('entry.username'), { exact: true }).fill(username);
  await page.getByLabel(t('entry.password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: t('common.login'), exact: true }).click();
  await passCheck(page, solve);
  await page.getByText(t('home.total')).waitFor();
}

/** Confirms in the payment sheet with the payment password. */
export async function confirmPayment(page: Page, button: string, password: string = PAY_PASSWORD): Promise<void> {
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(t('pay.password'), { exact: true }).fill(password);
  await sheet.getByRole('button', { name: button, exact: true }).click();
}
