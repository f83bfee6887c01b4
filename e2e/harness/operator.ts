import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import { t } from './words.ts';

const STEP_SECONDS = 30;

/** An operator with an authenticator app. Each code is used once. */
export interface Operator {
  readonly username: string;
  readonly password: string;
  readonly code: () => string;
}

function authenticator(secret: string): () => string {
  let used = 0;
  return () => {
    used = Math.max(used + 1, Math.floor(Date.now() / 1000 / STEP_SECONDS));
    return generateSync({ secret, epoch: used * STEP_SECONDS });
  };
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

/**
 * Each operator declares that it has no member accounts, and the other confirms it. Before that neither can decide
 * about a member.
 */
export async function declareNone(url: string, first: Page, second: Page): Promise<void> {
  const console = async (page: Page) => {
    await page.goto(`${url}/admin/#/operators`);
    await page.reload();
  };
  for (const [index, page] of [first, second].entries()) {
    await console(page);
    await page.getByRole('button', { name: t('console.declare'), exact: true }).click();
    const waits = page.getByText(t('console.waitsForOther', { members: t('console.none') }));
    await waits.nth(index).waitFor();
  }
  for (const page of [first, second]) {
    await console(page);
    await page.getByRole('button', { name: t('console.confirm'), exact: true }).click();
    await page
      .locator('.ant-popconfirm')
      .getByRole('button', { name: t('console.confirm') })
      .click();
    await page.getByText(t('console.done')).waitFor();
  }
}
