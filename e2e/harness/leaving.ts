import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { t } from './words.ts';

/** What every open overlay says, without what counts down, the topmost last; one that is on its way out is open no more. */
export const openOverlays = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('[role=dialog]:not([data-closed])')]
    .map((one) => one.textContent.replaceAll(/\\d/g, ''))`);

/**
 * Waits until the app has left the entries of what is closed: a way that the browser is still going would lead back from an address
 * that is typed meanwhile.
 */
async function stayed(page: Page): Promise<void> {
  const isThere = `!location.hash.includes('sheet=') && !history.state?.depth`;
  await expect.poll(() => page.evaluate(isThere)).toBe(true);
}

/** Goes back until nothing is open any more: a step inside a sheet leads to the one before, and nothing leaves the screen. */
async function backOut(page: Page): Promise<void> {
  const screen = () => new URL(page.url()).hash.split('?')[0];
  const before = screen();
  for (let open = await openOverlays(page); open.length > 0; open = await openOverlays(page)) {
    await page.goBack();
    await expect.poll(() => openOverlays(page)).not.toEqual(open);
    expect(screen()).toBe(before);
  }
  // A dialog on its way out still has its buttons, which could be taken for those of the screen.
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
}

/**
 * Opens something twice, and leaves it by Back and by another screen: it is closed, and neither Forward nor Back opens it again, but
 * for a sheet that the address names.
 */
export async function leaveOverlay(
  page: Page,
  open: (page: Page) => Promise<void>,
  opened: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await open(page);
  await opened();
  await backOut(page);
  await stayed(page);
  await page.goForward();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await stayed(page);
  expect(await openOverlays(page)).toEqual([]);
  await open(page);
  await page.evaluate(`location.hash = '#/pages/block/paiming'`);
  const other = page.getByRole('heading', { level: 1, name: t('stock.rankingTitle'), exact: true });
  await other.waitFor();
  expect(await openOverlays(page)).toEqual([]);
  await page.goBack();
  await other.waitFor({ state: 'hidden' });
  // As from a recharge to the payment that it was for.
  const isNamed = page.url().includes('sheet=');
  await expect.poll(async () => (await openOverlays(page)).length > 0).toBe(isNamed);
}
