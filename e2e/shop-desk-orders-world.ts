import { memberNumber } from '@greenhall/domain/shared/member-no';
import { accept } from '@greenhall/domain/shared/result';
import { transact } from '@greenhall/server/platform/database/transact';
import { recordChange } from '@greenhall/server/slices/identity/store';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { furnishShop } from '@greenhall/test-kit/shop/goods-world';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Seat } from './harness/browser.ts';
import { openScreen, takeDesk } from './harness/operator.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { buyBefore, buyUnits, seeOrder } from './harness/shop-buyer.ts';
import { t } from './harness/words.ts';

export let server: ServerHere;
export let anna: Settled;
/** Has changed her password a moment ago. */
export let bea: Settled;
let flask: string;
export let evening: string;
/** Two operators at their desks. */
export let ada: Seat;
export let grace: Seat;
/** An order of Anna's that has closed. */
export let closed: string;

export const button = (where: Page | Locator, name: string) => where.getByRole('button', { name, exact: true });
export const open = ({ page }: Seat, path: string) => openScreen(page, server.url, path);
export const see = (who: Settled, id: string) => seeOrder(server.url, who, id);
/** Places an order of flasks and pays it. */
export const buy = (who: Settled, units: number, coupon?: string) =>
  buyUnits(server.url, who, { sku: flask, units, coupon });

/** Opens an order in its drawer. */
export async function openOrder(seat: Seat, number: string): Promise<Locator> {
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
