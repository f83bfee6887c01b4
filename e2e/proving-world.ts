import { MINUTE } from '@greenhall/domain/shared/time';
import { demoWallet } from '@greenhall/server/demo/chain/wallet';
import type { Settled } from '@greenhall/test-kit/settled-world';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { type ClockedServer, openClockedServer } from './harness/server-here.ts';
import { confirmPayment } from './harness/member.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';

const PHONE_NUMBER = '13900000001';

export let server: ClockedServer;
let member: Settled;
export let seat: UserBrowser;

async function sit(): Promise<UserBrowser> {
  const fresh = await openUserBrowser();
  await fresh.context.clock.install({ time: server.clock.now() });
  await putSession(fresh, server, member);
  await fresh.page.goto(`${server.url}/#/pages/block/home`);
  await fresh.page.getByText(t('home.total')).waitFor();
  fresh.expectRefusal('/api/wallet/accounts/1/ownership', 422);
  fresh.expectRefusal('/api/wallet/accounts/2/ownership', 422);
  return fresh;
}

/** Time passes for the server and in the browsers that look at it. */
async function pass(ms: number, ...seats: readonly UserBrowser[]): Promise<void> {
  server.clock.advance(ms);
  for (const { page } of seats) await page.clock.fastForward(ms);
}

export const clickButton = (place: Locator, name: string) => place.getByRole('button', { name, exact: true }).click();

export async function requestCode({ page }: UserBrowser): Promise<void> {
  const before = last();
  await clickButton(page.locator('main'), t('code.send'));
  await expect.poll(last).not.toBe(before);
  await page.getByLabel(t('code.label')).fill(last());
}
function last(): string {
  try {
    return server.codeFor(PHONE_NUMBER);
  } catch {
    return '';
  }
}

/** The card of an account among the member's. */
export const cardOf = ({ page }: UserBrowser, address: string) =>
  page
    .locator('section, div')
    .filter({ hasText: address })
    .filter({ has: page.getByRole('link', { name: t('wallet.edit') }) })
    .last();

export async function openSheet(
  at: UserBrowser,
  address: string,
): Promise<{ sheet: Locator; text: () => Promise<string> }> {
  await at.page.goto(`${server.url}/#/pages/bank/bank`);
  await clickButton(cardOf(at, address), t('wallet.prove'));
  const sheet = at.page.getByRole('dialog');
  const shown = sheet.locator('p').filter({ hasText: 'Nonce' });
  await shown.waitFor();
  return { sheet, text: () => shown.innerText() };
}

/** Confirms the sheet and waits until the screen has left, which it does by itself once the account is saved. */
export async function save({ page }: UserBrowser): Promise<void> {
  const form = page.url();
  await confirmPayment(page, t('common.save'));
  await page.waitForURL((url) => url.href !== form);
}

export async function paste(sheet: Locator, signature: string): Promise<void> {
  await sheet.getByLabel(t('wallet.signature')).fill(signature);
  await clickButton(sheet, t('wallet.prove'));
}

/** A member saves an account on a network, and proves it with the key of the wallet alone. */
export async function saveAndProve(network: 'BEP20' | 'TRC20'): Promise<void> {
  const own = demoWallet(network, 5);
  const { page } = seat;
  await page.goto(`${server.url}/#/pages/bank/bankAdd`);
  await page.getByText(network, { exact: true }).click();
  await page.getByLabel(new RegExp(`^${t('wallet.address')}`)).fill(own.address);
  await page.getByLabel(t('wallet.label')).fill(`Mine on ${network}`);
  await requestCode(seat);
  await seat.inspect(`add ${network}`);
  await clickButton(page.locator('main'), t('wallet.next'));
  await save(seat);

  const { sheet, text } = await openSheet(seat, own.address);
  const asked = await text();
  expect(asked).toContain(own.address);
  await seat.inspect(`prove ${network}`);
  await paste(sheet, await demoWallet(network, 6).sign(asked));
  await sheet.getByText(t('ownershipUnproved')).waitFor();
  expect(await text()).toBe(asked);

  await sheet.getByLabel(t('wallet.signature')).fill('0x12');
  await clickButton(sheet, t('common.close'));
  await sheet.waitFor({ state: 'detached' });
  await clickButton(cardOf(seat, own.address), t('wallet.prove'));
  expect(await text()).toBe(asked);
  await expect.poll(() => sheet.getByLabel(t('wallet.signature')).inputValue()).toBe('0x12');

  // The wallet is another app: away for a while, and back at the same text.
  await pass(2 * MINUTE, seat);
  await page.evaluate("window.dispatchEvent(new Event('visibilitychange'))");
  const other = await sit();
  const elsewhere = await openSheet(other, own.address);
  const unused = await elsewhere.text();
  expect(await text()).toBe(asked);

  await pass(8 * MINUTE, seat);
  await paste(sheet, await own.sign(asked));
  await sheet.getByText(t('ownershipUnproved')).waitFor();
  await expect.poll(text).not.toBe(asked);
  await paste(sheet, await own.sign(await text()));
  await sheet.waitFor({ state: 'hidden' });
  await cardOf(seat, own.address).getByText(t('wallet.proved')).waitFor();
  await seat.inspect(`proved ${network}`);

  await paste(elsewhere.sheet, await own.sign(unused));
  await elsewhere.sheet.getByText(t('ownershipUnproved')).waitFor();
  expect([...seat.faults(), ...other.faults()]).toEqual([]);
  await other.context.close();
  await pass(MINUTE, seat);
}

/** A member changes the address of an account, which has to be proved anew then. */
export async function proveAnew(): Promise<void> {
  const [before, after] = [demoWallet('BEP20', 5), demoWallet('BEP20', 7)];
  const { page } = seat;
  await page.goto(`${server.url}/#/pages/bank/bank`);
  await cardOf(seat, before.address)
    .getByRole('link', { name: t('wallet.edit') })
    .click();
  await page.getByLabel(new RegExp(`^${t('wallet.address')}`)).fill(after.address);
  await requestCode(seat);
  await seat.inspect('edit');
  await clickButton(page.locator('main'), t('wallet.next'));
  await save(seat);
  const { sheet, text } = await openSheet(seat, after.address);
  await paste(sheet, await before.sign(await text()));
  await sheet.getByText(t('ownershipUnproved')).waitFor();
  await paste(sheet, await after.sign(await text()));
  await sheet.waitFor({ state: 'hidden' });
  await cardOf(seat, after.address).getByText(t('wallet.proved')).waitFor();
  expect(seat.faults()).toEqual([]);
}

/** Opens the world in which the journeys of this name take place, and closes it after them. */
export function openProvingWorld(): void {
  beforeAll(async () => {
    server = await openClockedServer();
    const people = await server.join(['annaprove'], 1n);
    member = people[0] ?? member;
    seat = await sit();
  });
  afterAll(() => server.close());
}
