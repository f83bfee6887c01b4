import { PASSWORD, PAY_PASSWORD } from '@greenhall/test-kit/world';
import type { Locator, Page } from 'playwright-core';
import type { House } from './house.ts';
import { t } from './words.ts';

/** How a person gets past the security check. */
export type Solve = (dialog: Locator) => Promise<void>;

export interface Newcomer {
  readonly username: string;
  readonly phone: string;
  readonly invitation: string;
  readonly contact: string;
}

/** The security check that has just opened. */
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

/** Fills in the register screen from top to bottom and sends it. */
export async function register(page: Page, house: House, person: Newcomer, solve: Solve): Promise<void> {
  await page.goto(`${house.url}/#/pages/user/register?code=${person.invitation}`);
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
  await field(t('code.label')).fill(house.codeFor(person.phone));
  await field(t('entry.password')).fill(PASSWORD);
  await field(t('entry.passwordAgain')).fill(PASSWORD);
  await field(t('pay.password')).fill(PAY_PASSWORD);
  await field(t('entry.payPasswordAgain')).fill(PAY_PASSWORD);
  await accept(page, t('legal.agreement'));
  await accept(page, t('legal.risk'));
  await page.getByRole('button', { name: t('common.register') }).click();
  await page.getByRole('heading', { name: t('entry.done') }).waitFor();
}

/** Signs in from the login screen and arrives at home. */
export async function signIn(page: Page, house: House, username: string, solve: Solve): Promise<void> {
  await page.goto(`${house.url}/#/pages/user/login`);
  await page.getByLabel(t('entry.username'), { exact: true }).fill(username);
  await page.getByLabel(t('entry.password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: t('common.login'), exact: true }).click();
  await passCheck(page, solve);
  await page.getByText(t('home.total')).waitFor();
}

/** Confirms in the sheet with the payment password. */
export async function confirmPayment(page: Page, button: string, password: string = PAY_PASSWORD): Promise<void> {
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(t('pay.password'), { exact: true }).fill(password);
  await sheet.getByRole('button', { name: button, exact: true }).click();
}
