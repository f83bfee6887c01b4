import type { RouteKey } from '@greenhall/contract/routes';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { accept } from '@greenhall/domain/shared/result';
import { transact } from '@greenhall/server/platform/database/transact';
import { recordChange } from '@greenhall/server/slices/identity/store';
import { sendRead } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { furnishShop } from '@greenhall/test-kit/shop/goods-world';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { type UserBrowser } from './harness/browser.ts';
import { openScreen, takeDesk, notified } from './harness/operator.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { type Given, requestRefundOf, buyBefore, buyUnits, demandWrite, seeOrder } from './harness/shop-buyer.ts';
import { t } from './harness/words.ts';

export let server: ServerHere;
export let anna: Settled;
/** Has changed her password a moment ago. */
export let bea: Settled;
let flask: string;
export let evening: string;
/** Two operators at their desks. */
export let ada: UserBrowser;
export let grace: UserBrowser;
/** An order of Anna's with two flasks. */
export let pair: string;
/** An order of Anna's that has closed. */
export let closed: string;

export const button = (where: Page | Locator, name: string) => where.getByRole('button', { name, exact: true });
export const open = ({ page }: UserBrowser, path: string) => openScreen(page, server.url, path);

/** The dialog in which an act asks for its values. */
export function asking(page: Page, act: string): Locator {
  return page.getByRole('dialog', { name: act, exact: true });
}

export const send = <K extends RouteKey>(who: Settled, route: K, given: Given<K>) =>
  demandWrite(server.url, who, route, given);
export const see = (who: Settled, id: string) => seeOrder(server.url, who, id);
/** Places an order of flasks and pays it. */
export const buy = (who: Settled, units: number, coupon?: string) =>
  buyUnits(server.url, who, { sku: flask, units, coupon });
export const requestRefund = (who: Settled, id: string, units: number) => requestRefundOf(server.url, who, id, units);

/** Opens an order in its drawer. */
export async function openOrder(seat: UserBrowser, number: string): Promise<Locator> {
  await open(seat, '/shop-orders');
  const search = seat.page.getByRole('textbox', { name: t('console.number') });
  await search.fill(number);
  await search.press('Enter');
  const rows = seat.page.getByRole('row').filter({ hasText: /GH-S-/ });
  await expect.poll(() => rows.count()).toBe(1);
  await button(rows, t('console.show')).click();
  const drawer = seat.page.getByRole('dialog', { name: number });
  await drawer.getByText(t('shopDesk.viewLogged')).waitFor();
  return drawer;
}

/** The other operator approves what was proposed about an order. */
export async function approve(number: string): Promise<void> {
  await open(grace, '/proposals?view=all');
  const row = grace.page.getByRole('row').filter({ hasText: number });
  await button(row, t('console.approve')).click();
  await button(grace.page.locator('.ant-popconfirm'), t('console.approve')).click();
  await expect.poll(() => button(row, t('console.approve')).count()).toBe(0);
  await row.getByText(t('console.proposalState.applied')).first().waitFor();
}

export async function setFreight(): Promise<void> {
  const { page } = ada;
  for (const country of ['de', 'fr']) {
    await open(ada, '/freight');
    await button(page, t('shopDesk.setFreight')).click();
    const dialog = asking(page, t('shopDesk.setFreight'));
    await dialog.getByLabel(t('shopDesk.countryRule')).fill(country);
    await dialog.getByLabel(t('shopDesk.first')).fill('5');
    await dialog.getByLabel(t('shopDesk.further')).fill('1');
    await ada.inspect('the costs of a country');
    await button(dialog, t('shopDesk.setFreight')).click();
    await page.getByRole('cell', { name: `(${country.toUpperCase()})` }).waitFor();
  }
  await ada.inspect('countries');
  const france = page.getByRole('row').filter({ hasText: 'France' });
  await button(france, t('shopDesk.stopShipping')).click();
  await button(page.locator('.ant-popconfirm'), t('shopDesk.stopShipping')).click();
  await france.waitFor({ state: 'hidden' });
  const { countries } = await sendRead(server.url, anna, 'shop.addresses');
  expect(countries).toEqual(['DE']);
  expect(ada.faults()).toEqual([]);
}

export async function issueCoupons(): Promise<void> {
  const { page } = ada;
  await open(ada, '/coupons');
  const issue = async (says: string, fill: (dialog: Locator) => Promise<void>) => {
    await button(page, t('shopDesk.issue')).click();
    const dialog = asking(page, t('shopDesk.issue'));
    await fill(dialog);
    await dialog.getByLabel(t('console.from')).fill('2026-01-01T00:00');
    await dialog.getByLabel(t('console.until')).fill('2200-01-01T00:00');
    await dialog.getByLabel(t('console.reason')).fill('spring');
    await ada.inspect('a new coupon');
    await notified(page, says, () => button(dialog, t('shopDesk.issue')).click());
    await dialog.waitFor({ state: 'hidden' });
  };
  await issue(t('console.proposed'), async (dialog) => {
    await dialog.getByText(t('shopDesk.kind.percent'), { exact: true }).click();
    await dialog.getByLabel(`${t('shopDesk.kind.percent')} (%)`).fill('60');
    await dialog.getByText(t('shopDesk.needsTwo')).waitFor();
  });
  await issue(t('console.done'), async (dialog) => {
    await dialog.getByLabel(`${t('console.amount')} (MEY)`).fill('3');
    await dialog.getByText(t('shopDesk.needsTwo')).waitFor();
    await dialog.getByLabel(t('shopDesk.number')).fill('60');
    await dialog.getByText(t('shopDesk.needsTwo')).waitFor({ state: 'hidden' });
    await dialog.getByLabel(t('shopDesk.codeHint')).fill('spring-26');
    await dialog.getByText(t('shopDesk.scope.class'), { exact: true }).click();
    await dialog.getByRole('combobox', { name: t('shopDesk.scope.class') }).click();
    await page.getByTitle('Bottles', { exact: true }).click();
  });
  await issue(t('console.done'), async (dialog) => {
    await dialog.getByLabel(`${t('console.amount')} (MEY)`).fill('1');
    await dialog.getByLabel(t('shopDesk.number')).fill('20');
    await dialog.getByText(t('shopDesk.scope.goods'), { exact: true }).click();
    await dialog.getByRole('combobox', { name: t('shopDesk.scope.goods') }).fill('flas');
    await page.getByTitle('Steel flask', { exact: true }).click();
  });
  await page.getByRole('cell', { name: 'Steel flask', exact: true }).waitFor();
  const row = page.getByRole('row').filter({ hasText: 'SPRING-26' });
  await row.getByRole('cell', { name: 'Bottles', exact: true }).waitFor();
  await row.getByText(t('shopDesk.couponState.active')).waitFor();
  await ada.inspect('coupons');
  await expect.poll(() => page.getByRole('row').filter({ hasText: '%' }).count()).toBe(0);
  await send(anna, 'shop.claimCode', { body: { couponCode: 'SPRING-26' } });
  const { items } = await sendRead(server.url, anna, 'shop.coupons', {});
  pair = await buy(anna, 2, items.find(({ state }) => state === 'claimed')?.id);
  expect((await see(anna, pair)).total).toBe('443.000000');
  await button(row, t('shopDesk.withdraw')).click();
  await button(page.locator('.ant-popconfirm'), t('shopDesk.withdraw')).click();
  await row.getByText(t('shopDesk.couponState.withdrawn')).waitFor();
  expect(ada.faults()).toEqual([]);
}

export async function packAndShip(): Promise<void> {
  const { page } = ada;
  const { number } = await see(anna, pair);
  const drawer = await openOrder(ada, number);
  await drawer.getByText('Lindenweg 1').waitFor();
  await ada.inspect('an order to ship');
  await button(drawer, t('shopDesk.pack')).click();
  await button(page.locator('.ant-popconfirm'), t('shopDesk.pack')).click();
  await drawer.getByText(t('orders.event.pack'), { exact: true }).waitFor();
  expect((await see(anna, pair)).acts).not.toContain('cancelPaid');
  await button(drawer, t('shopDesk.ship')).click();
  const dialog = asking(page, t('shopDesk.ship'));
  await dialog.getByLabel(t('orders.carrier')).fill('DHL');
  await dialog.getByLabel(t('orders.tracking')).fill('JD0001');
  await ada.inspect('a parcel');
  await button(dialog, t('shopDesk.ship')).click();
  await drawer.getByText('DHL JD0001').waitFor();
  expect(await see(anna, pair)).toMatchObject({ state: 'toReceive', carrier: 'DHL', tracking: 'JD0001' });
  expect(ada.faults()).toEqual([]);
}

/** Opens the world in which the journeys of this name take place, and closes it after them. */
export function openShopDeskOrdersWorld(): void {
  beforeAll(async () => {
    server = await openServerHere();
    const [first, second] = await server.join(['annabuys', 'beawaits'], 4_000n, async (ports, [one, other]) => {
      const shop = await furnishShop(ports);
      flask = String((await shop.sell({ name: 'Steel flask', price: 220n, stock: 9n })).skuId);
      await shop.sell({ name: 'Tea course', kind: 2, price: 5n, stock: 0n });
      const course = await shop.sell({ name: 'Evening class', kind: 2, price: 80n, stock: 9n });
      evening = String(course.skuId);
      if (one) closed = await buyBefore(ports, one, course.skuId);
      await transact(ports.db, async (tx) => {
        await recordChange(tx, memberNumber(other?.no ?? ''), 'loginPassword', ports.clock.now());
        return accept(undefined);
      });
    });
    if (!first || !second) throw new Error('nobody is there');
    [anna, bea] = [first, second];
    const [one, two] = await server.appoint('adasells', 'gracesells');
    ada = await takeDesk(server.url, one);
    grace = await takeDesk(server.url, two);
  });
  afterAll(() => server.close());
}
