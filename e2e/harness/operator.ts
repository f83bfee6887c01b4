import { OPERATOR_COOKIE } from '@greenhall/server/platform/http/caller';
import type { SettledOperator } from '@greenhall/test-kit/operators';
import { deskClientOf } from '@greenhall/test-kit/outside';
import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import { DESK, type UserBrowser, openUserBrowser } from './browser.ts';
import { t } from './words.ts';

const STEP_SECONDS = 30;

/** An operator with an authenticator app. Each code is used once. */
export interface Operator {
  readonly username: string;
  readonly password: string;
  readonly code: () => string;
}

/** The codes of an authenticator app that has taken a secret, each another one. */
export function authenticator(secret: string): () => string {
  let used = 0;
  return () => {
    used = Math.max(used + 1, Math.floor(Date.now() / 1000 / STEP_SECONDS));
    return generateSync({ secret, epoch: used * STEP_SECONDS });
  };
}

/** The recovery codes that a page shows. */
export async function shownCodes(page: Page): Promise<string[]> {
  const codes = page.locator('code').filter({ hasText: /^(?:\w{4}-){5}\w{4}$/ });
  await codes.first().waitFor();
  return codes.allInnerTexts();
}

/** Opens a set-up link, stores its secret in the authenticator, and finishes the set-up. */
export async function setUpOperator(page: Page, link: string, username: string): Promise<Operator> {
  await page.goto(link);
  const secret = await page.locator('code').innerText();
  const operator = { username, password: `${username} and a long pass phrase`, code: authenticator(secret.trim()) };
  await page.getByLabel(t('console.username')).fill(operator.username);
  await page.getByLabel(t('console.newPassword', { min: 15 })).fill(operator.password);
  await page.getByLabel(t('console.code')).fill(operator.code());
  await page.getByRole('button', { name: t('console.setUp'), exact: true }).click();
  await page.getByText(t('console.setUpDone')).waitFor();
  return operator;
}

/** Signs in at the console, from wherever the set-up ended. */
export async function signInOperator(page: Page, { username, password, code }: Operator): Promise<void> {
  await page.getByRole('button', { name: t('console.signIn'), exact: true }).click();
  await page.getByLabel(t('console.username')).fill(username);
  await page.getByLabel(t('console.password')).fill(password);
  await page.getByLabel(t('console.code')).fill(code());
  await page.getByRole('button', { name: t('console.signIn'), exact: true }).click();
  await page.getByRole('heading', { name: t('console.dashboard') }).waitFor();
}

/** Puts an operator's session into a browser and opens the console in it. */
export async function sitDown(seat: UserBrowser, url: string, { cookie }: SettledOperator): Promise<void> {
  const path = `${url}/api`;
  await seat.context.addCookies([
    { name: OPERATOR_COOKIE, value: cookie, url: path, httpOnly: true, sameSite: 'Strict' },
  ]);
  await seat.page.goto(`${url}/admin/#/`);
  await seat.page.getByRole('heading', { name: t('console.dashboard') }).waitFor();
}

/** A browser with an operator who is signed in at the console. */
export async function takeDesk(url: string, operator: SettledOperator | undefined): Promise<UserBrowser> {
  if (!operator) throw new Error('no operator is there');
  const seat = await openUserBrowser({ size: DESK });
  await sitDown(seat, url, operator);
  return seat;
}

/** The screens that a page has shown since it was loaded. */
const shown = new WeakMap<Page, Set<string>>();

/**
 * Opens a screen of the console by the hash of its address. A screen that the page has shown before would first show what it
 * read then, so the page is loaded again.
 */
export async function openScreen(page: Page, url: string, path: string): Promise<void> {
  const before = shown.get(page);
  await page.goto(`${url}/admin/#${path}`);
  if (before?.has(path)) await page.reload();
  shown.set(page, before?.has(path) ? new Set([path]) : new Set([...(before ?? []), path]));
}

/** Does something and reads what the operator is told then; what was told before may still be on the screen. */
export async function notified(page: Page, text: string, act: () => Promise<void>): Promise<void> {
  const notices = '.ant-message-notice-title';
  await page.evaluate(`document.querySelectorAll('${notices}').forEach((one) => one.setAttribute('data-earlier', ''))`);
  const fresh = page.locator(`${notices}:not([data-earlier])`).getByText(text, { exact: true });
  await Promise.all([fresh.first().waitFor(), act()]);
}

/** Each operator declares that it has no member accounts, and the next one confirms it, as the console asks for it. */
export async function declareNone(url: string, operators: readonly SettledOperator[]): Promise<void> {
  const callers = operators.map(({ cookie }) => deskClientOf(url, `${OPERATOR_COOKIE}=${cookie}`));
  for (const [index, caller] of callers.entries()) {
    const { id } = await caller.call('admin.declareMembers', { body: { members: [] } });
    await callers[(index + 1) % callers.length]?.call('admin.confirmMembers', { params: { id } });
  }
}

/** Begins an inspection on the page of a member: says for what and why. */
export async function beginInspection(page: Page, reason: string): Promise<void> {
  await page.getByRole('combobox', { name: t('console.inspectCategory') }).click();
  await page.getByTitle(t('console.inspectFor.payment'), { exact: true }).last().click();
  await page.getByLabel(t('console.detailedReason', { min: 20 })).fill(reason);
  await page.getByRole('button', { name: t('console.inspect'), exact: true }).click();
  await page.getByRole('button', { name: t('console.inspectEnd'), exact: true }).waitFor();
}
