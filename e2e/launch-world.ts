import { type Settled, settleMembers } from '@greenhall/test-kit/settled-world';
import { clientOf } from '@greenhall/test-kit/outside';
import { PASSWORD } from '@greenhall/test-kit/world';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { solveByWork } from './harness/puzzle.ts';
import { type TestServer, openServer } from './harness/server.ts';
import { newDataDir } from '@greenhall/test-kit/data/folder';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';

export const BILL = '/pages/wallet/bill';
export let server: TestServer;
export let ann: Settled;
export let bo: Settled;
export let cy: Settled;
export let seat: UserBrowser;

/** A browser of its own that opens an address, with a member signed in or nobody. */
export async function open(path: string, member?: Settled): Promise<Page> {
  seat = await openUserBrowser();
  if (member) await putSession(seat, server, member);
  await seat.page.goto(`${server.url}/${path}`);
  return seat.page;
}

export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
export const hash = (page: Page) => new URL(page.url()).hash;

/** Signs in on the login screen that is shown. */
export async function logIn(page: Page, name: string): Promise<void> {
  await page.getByLabel(t('entry.username'), { exact: true }).fill(name);
  await page.getByLabel(t('entry.password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: t('common.login'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('entry.check') });
  await dialog.locator('img').last().waitFor();
  await solveByWork(dialog);
}

/** Ends the session of a page on the server, which the page does not learn. */
export async function endSession(page: Page): Promise<void> {
  seat.expectRefusal('*', 401);
  const token = String(await page.evaluate(`localStorage.getItem('token')`));
  const companion = (await page.context().cookies(`${server.url}/api`)).find(({ name }) => name === 'gh_companion');
  await clientOf(server.url, { token, companion: companion?.value ?? '' }).call('identity.logout', { body: {} });
}

/** What tests of other files put in its place. */
export function setBrowser(value: typeof seat): void {
  seat = value;
}

/** Opens the world in which the journeys of this name take place, and closes it after them. */
export function openLaunchWorld(): void {
  beforeAll(async () => {
    const directory = newDataDir();
    const names = ['annlaunch', 'bolaunch', 'cylaunch'];
    const [first, second, third] = await settleMembers({ DATA_DIR: directory }, names, 100n);
    if (!first || !second || !third) throw new Error('nobody is there');
    [ann, bo, cy] = [first, second, third];
    server = await openServer(directory);
  });
  afterAll(() => server.close());
}
