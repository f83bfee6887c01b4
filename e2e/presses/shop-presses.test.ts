import { memberNumber } from '@greenhall/domain/shared/member-no';
import { MICRO, ZERO, amount } from '@greenhall/domain/shared/money';
import { DAY, HOUR } from '@greenhall/domain/shared/time';
import { issuePostings } from '@greenhall/domain/wallet/movements';
import { openCallRoute } from '@greenhall/server/demo/call-route';
import { transact } from '@greenhall/server/platform/database/transact';
import type { Ports } from '@greenhall/server/platform/ports';
import { post } from '@greenhall/server/slices/ledger/index';
import { operatorCaller } from '@greenhall/test-kit/operators';
import { sendRead } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { furnishShop } from '@greenhall/test-kit/shop/goods-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type UserBrowser, openUserBrowser } from '../harness/browser.ts';
import { type ServerHere, openServerHere } from '../harness/server-here.ts';
import { requestRefundOf, buyUnits, demandWrite, clickOrderAct, seeOrder } from '../harness/shop-buyer.ts';
import { putSession } from '../harness/signed-in.ts';
import { t } from '../harness/words.ts';
import { readSingly } from '../harness/reads.ts';

const ada = operatorCaller('ada');
const CODE = 'WELCOME-20';

let server: ServerHere;
let ann: Settled;
let seat: UserBrowser;
let page: Page;
let flask: string;
let sku: string;
/** An order of two flasks that is paid. */
let order: string;

/** Goods that are shipped, coins that pay for them, and a coupon that has a code. */
async function furnish(ports: Ports, [first]: readonly Settled[]): Promise<void> {
  const call = openCallRoute(ports);
  const shop = await furnishShop(ports);
  const made = await shop.sell({ name: 'Steel flask', price: 120n, stock: 90n });
  [flask, sku] = [String(made.goodsId), String(made.skuId)];
  await shop.sell({ name: 'Glass flask', price: 60n });
  const freight = { first: '5', further: '1', freeFrom: null, days: { least: 2, most: 4 } };
  await call('shop.setFreight', ada, { params: { country: 'DE' }, body: freight });
  const [from, until] = [ports.clock.now(), new Date(ports.clock.now().getTime() + 9 * DAY)];
  const dates = { from: from.toISOString(), until: until.toISOString() };
  const coupon = { couponCode: CODE, fixed: '20', minimum: '100', number: 10, reason: 'a welcome', ...dates };
  await call('shop.issueCoupon', ada, { body: coupon });
  const postings = issuePostings(memberNumber(first?.no ?? '0'), amount(1_000n * MICRO), ZERO, 0);
  await transact(ports.db, (tx) => post(tx, { reference: 'test:shop', at: ports.clock.now(), postings }));
}

beforeAll(async () => {
  server = await openServerHere();
  [ann] = (await server.join(['annashops'], 4_000n, furnish)) as [Settled];
  order = await buyUnits(server.url, ann, { sku, units: 2 });
  seat = await openUserBrowser();
  ({ page } = seat);
  await putSession(seat, server, ann);
});
afterAll(() => server.close());

const go = (path: string) => page.goto(`${server.url}/#/pages/shop/${path}`);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const pressIn = (name: string) => dialog().getByRole('button', { name, exact: true }).click();
const see = (id: string) => seeOrder(server.url, ann, id);
/** Presses what asks, and then the answer. */
async function pressAsked(name: string): Promise<void> {
  await button(name).click();
  await pressIn(name);
}
async function mey(): Promise<number> {
  const { items } = await sendRead(server.url, ann, 'wallet.balances');
  return Number(items.find(({ coin }) => coin === 'mey')?.available);
}

test('a request for money back is withdrawn, and the order goes on where it was', async () => {
  await requestRefundOf(server.url, ann, order, 1);
  expect((await see(order)).returnRequest?.state).toBe('asked');
  await go(`shopOrderDetails?id=${order}`);
  await pressAsked(t('orders.withdraw'));
  await page.getByText(t('orders.returnState.withdrawn'), { exact: true }).waitFor();
  await page.getByText(t('orders.note.toShip')).waitFor();
  await expect.poll(() => button(t('orders.withdraw')).count()).toBe(0);
  expect(await see(order)).toMatchObject({ state: 'toShip', returnRequest: { state: 'withdrawn' } });
  expect(seat.faults()).toEqual([]);
});

test('the time to receive is made longer, once', async () => {
  const call = openCallRoute(server.app.ports);
  await call('shop.pack', ada, { params: { id: order } });
  await call('shop.ship', ada, { params: { id: order }, body: { carrier: 'DHL', tracking: 'JD000390' } });
  const due = async () => Date.parse((await see(order)).dueAt ?? '');
  const before = await due();
  await page.getByText('JD000390').waitFor();
  const link = page.getByRole('link', { name: t('orders.track') });
  expect(await link.getAttribute('href')).toMatch(/^https:\/\/www\.dhl\.com\/.*JD000390$/);
  await pressAsked(t('orders.extend'));
  await page.getByText(t('orders.event.extend')).waitFor();
  await expect.poll(() => button(t('orders.extend')).count()).toBe(0);
  expect((await due()) - before).toBe(5 * DAY);
  expect(seat.faults()).toEqual([]);
});

test('a paid order is cancelled, and all that was paid comes back', async () => {
  const id = await buyUnits(server.url, ann, { sku, units: 1 });
  const paid = Number((await see(id)).total);
  const left = await mey();
  expect(paid).toBe(125);
  await go(`shopOrderDetails?id=${id}`);
  await clickOrderAct(page, t('orders.cancel'));
  await dialog().getByText('125.00 MEY').waitFor();
  await pressIn(t('orders.cancel'));
  await page.getByText(t('orders.event.cancelPaid')).waitFor();
  await expect.poll(() => button(t('orders.cancel')).count()).toBe(0);
  expect((await see(id)).state).toBe('canceled');
  expect(await mey()).toBe(left + paid);
  expect(seat.faults()).toEqual([]);
});

test('goods are wished for and shared, and taken off the wish list again', async () => {
  const wished = async () => (await sendRead(server.url, ann, 'shop.wishes', { query: {} })).items.map(({ id }) => id);
  // The heart may be pressed before the wish list has arrived.
  const { promise: pressed, resolve: hasPressed } = Promise.withResolvers<void>();
  await readSingly(seat);
  await page.route('**/api/shop/wishes*', (route) => pressed.then(() => route.continue()));
  await go(`shopDetails?id=${flask}`);
  const heart = button(t('shop.wish'));
  await heart.click();
  await expect.poll(wished).toEqual([flask]);
  hasPressed();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await page.unroute('**/api/shop/wishes*');
  await page.evaluate(
    `Object.defineProperty(navigator, 'share', { value: async ({ text }) => { window.shared = text; } })`,
  );
  await button(t('shop.share')).click();
  await expect
    .poll(() => page.evaluate('window.shared'))
    .toBe(`Steel flask ${server.url}/#/pages/shop/shopDetails?id=${flask}`);
  await page
    .getByRole('list', { name: t('shop.alike') })
    .getByRole('link', { name: 'Glass flask' })
    .waitFor();
  await seat.inspect('goods on the wish list');
  await go('shopIndex');
  const [expected = ''] = t('shop.expectedBy', { day: '|' }).split('|');
  await page.getByText(expected).first().waitFor();
  await button(t('shop.wishes')).click();
  const list = dialog().getByRole('list', { name: t('shop.wishes') });
  await list.getByText('Steel flask').waitFor();
  await seat.inspect('the wish list');
  await list.getByRole('button', { name: `${t('shop.wish')}: Steel flask` }).click();
  await dialog().getByText(t('shop.wishesEmpty')).waitFor();
  await expect.poll(wished).toEqual([]);
  await page.goBack();
  await dialog().waitFor({ state: 'detached' });
  expect(seat.faults()).toEqual([]);
});

test('goods are bought past the cart, and a reload keeps what is bought', async () => {
  const cart = async () => (await sendRead(server.url, ann, 'shop.cart', {})).lines.map(({ num }) => num);
  const before = await cart();
  await go(`shopDetails?id=${flask}`);
  await page.getByText(t('orders.arrivalNote')).waitFor();
  await button(t('shop.more')).click();
  await button(t('shop.buyNow')).click();
  await dialog().getByText('246.00 MEY').waitFor();
  await page.reload();
  await dialog().getByText('246.00 MEY').waitFor();
  await seat.inspect('buying at once');
  await pressIn(t('orders.place'));
  await expect.poll(() => page.url()).toContain('shopOrderDetails?id=');
  const [placed] = (await sendRead(server.url, ann, 'shop.orders', { query: {} })).items;
  expect(placed).toMatchObject({ state: 'toPay', units: 2, total: '246.000000' });
  expect(await cart()).toEqual(before);
  expect(page.url()).toContain(`shopOrderDetails?id=${placed?.id}`);
  await page.goBack();
  await dialog().waitFor({ state: 'detached' });
  await clickOrderAct(page, t('orders.cancel'));
  await pressIn(t('orders.cancel'));
  await expect.poll(() => button(t('orders.cancel')).count()).toBe(0);
  expect(seat.faults()).toEqual([]);
});

async function openCheckout(): Promise<void> {
  const { revision, lines } = await sendRead(server.url, ann, 'shop.cart', {});
  if (lines.length === 0)
    await demandWrite(server.url, ann, 'shop.changeCart', {
      body: { revision, changes: [{ op: 'add', sku, num: 1 }] },
    });
  await go('shopCar');
  await button(t('orders.checkout')).click();
  await dialog()
    .getByRole('button', { name: t('orders.place'), exact: true })
    .waitFor();
}

test('an address is changed while an order is being placed, and its wait is lifted by the payment password', async () => {
  const addresses = async () => (await sendRead(server.url, ann, 'shop.addresses')).items;
  expect(await addresses()).toMatchObject([{ lines: 'Lindenweg 1\n10115 Berlin' }]);
  await openCheckout();
  await dialog().getByRole('button').filter({ hasText: 'Anna Lee' }).click();
  await pressIn(t('orders.change'));
  await dialog().getByLabel(t('orders.addressLines'), { exact: true }).fill('Birkenweg 7\n10115 Berlin');
  await seat.inspect('changing an address');
  await pressIn(t('common.save'));
  await expect.poll(addresses).toMatchObject([{ name: 'Anna Lee', lines: 'Birkenweg 7\n10115 Berlin' }]);
  await dialog().getByRole('button').filter({ hasText: 'Birkenweg 7' }).waitFor();
  const [moved] = await addresses();
  const arrival = async () => (await addresses())[0]?.arrival?.from ?? '';
  const rested = await arrival();
  const day = new Date(rested).toLocaleDateString('en', { month: 'short', day: 'numeric' });
  await dialog()
    .getByText(new RegExp(`^${day}`))
    .waitFor();
  expect([moved?.packableAt === null, moved?.mayLift]).toEqual([false, true]);
  await seat.inspect('an address that waits');
  await pressIn(t('orders.lift'));
  await dialog().getByLabel(t('pay.password'), { exact: true }).fill(PAY_PASSWORD);
  await seat.inspect('lifting the wait');
  await pressIn(t('orders.lift'));
  await expect.poll(addresses).toMatchObject([{ packableAt: null, mayLift: false }]);
  await dialog()
    .getByRole('button', { name: t('orders.lift') })
    .waitFor({ state: 'detached' });
  await dialog()
    .getByText(new RegExp(`^${day}`))
    .waitFor({ state: 'detached' });
  expect(Date.parse(rested) - Date.parse(await arrival())).toBeGreaterThan(23 * HOUR);
  await pressIn(t('common.close'));
  await dialog().waitFor({ state: 'detached' });
  await expect.poll(() => page.url()).not.toContain('sheet=');
  expect(seat.faults()).toEqual([]);
});

test('a code is redeemed for a coupon, which lowers what is paid', async () => {
  const coupons = async () =>
    (await sendRead(server.url, ann, 'shop.coupons', { query: {} })).items.map(({ state }) => state);
  expect(await coupons()).toEqual([]);
  await openCheckout();
  await dialog().getByText('125.00 MEY').first().waitFor();
  await dialog()
    .getByRole('button', { name: t('orders.coupon') })
    .click();
  const typed = dialog().getByLabel(t('orders.couponCode'), { exact: true });
  await typed.fill('NO-SUCH-CODE');
  seat.expectRefusal('/api/shop/coupons/codes', 409);
  await pressIn(t('orders.redeem'));
  await dialog().getByText(t('couponUnusable')).waitFor();
  await expect.poll(() => typed.inputValue()).toBe('NO-SUCH-CODE');
  expect(await coupons()).toEqual([]);
  await typed.fill(CODE.toLowerCase());
  await pressIn(t('orders.redeem'));
  await page.getByText(t('orders.couponClaimed')).waitFor();
  expect(await coupons()).toEqual(['claimed']);
  // What saves most is proposed, and can be left out.
  await pressIn(t('common.back'));
  await dialog()
    .getByText(t('orders.couponBest', { amount: '20.00 MEY' }))
    .waitFor();
  await dialog().getByText('105.00 MEY').first().waitFor();
  await seat.inspect('a coupon that is proposed');
  await dialog()
    .getByRole('button', { name: t('orders.coupon') })
    .click();
  await pressIn(t('orders.noCoupon'));
  await dialog().getByText('125.00 MEY').first().waitFor();
  expect(seat.faults()).toEqual([]);
});
