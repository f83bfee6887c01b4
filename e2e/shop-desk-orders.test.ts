import type { Ask } from '@greenhall/client/ask';
import type { RouteKey } from '@greenhall/contract/routes';
import { accept } from '@greenhall/domain/shared/result';
import { transact } from '@greenhall/server/platform/database/transact';
import { recordChange } from '@greenhall/server/slices/identity/store';
import { JPG } from '@greenhall/test-kit/otc-world';
import { clientOf, sendRead, sendWrite } from '@greenhall/test-kit/outside';
import { type Settled, settleMembers } from '@greenhall/test-kit/settled-world';
import { furnishShop } from '@greenhall/test-kit/shop/goods-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESK, type Seat, openBrowser, takeSeat } from './harness/browser.ts';
import { declareNone, setUpOperator, signInOperator } from './harness/operator.ts';
import { type TestServer, newDataDir, openServer } from './harness/server.ts';
import { t } from './harness/words.ts';

const ADDRESS = { name: 'Anna Lee', phone: '+49 30 1234', country: 'DE', lines: 'Lindenweg 1\n10115 Berlin' };
const picture = () => new Blob([new Uint8Array(JPG)], { type: 'image/jpeg' });

let server: TestServer;
let browser: Browser;
let anna: Settled;
/** Has changed her password a moment ago. */
let bea: Settled;
let flask: string;
/** Two operators at their desks. */
let ada: Seat;
let grace: Seat;
/** An order of Anna's with two flasks. */
let pair: string;

async function operatorSeat(name: string, link: string): Promise<Seat> {
  const seat = await takeSeat(browser, { size: DESK });
  seat.expectRefusal('/api/admin/session', 401);
  await signInOperator(seat.page, await setUpOperator(seat.page, link, name));
  return seat;
}

beforeAll(async () => {
  const directory = newDataDir();
  const [first, second] = await settleMembers(
    { DATA_DIR: directory },
    ['annabuys', 'beawaits'],
    3_000n,
    async (ports, [, other]) => {
      const shop = await furnishShop(ports);
      flask = String((await shop.sell({ name: 'Steel flask', price: 220n, stock: 9n })).skuId);
      await shop.sell({ name: 'Tea course', kind: 2, price: 5n, stock: 0n });
      await transact(ports.db, async (tx) => {
        await recordChange(tx, BigInt(other?.no ?? ''), 'loginPassword', ports.clock.now());
        return accept(undefined);
      });
    },
  );
  if (!first || !second) throw new Error('nobody is there');
  [anna, bea] = [first, second];
  [server, browser] = await Promise.all([openServer(directory), openBrowser()]);
  const [one = '', two = ''] = server.operatorLinks;
  ada = await operatorSeat('adasells', one);
  grace = await operatorSeat('gracesells', two);
  await declareNone(server.url, ada.page, grace.page);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

const button = (where: Page | Locator, name: string) => where.getByRole('button', { name, exact: true });
/** Does something and reads what the operator is told then, before it goes away again. */
const told = (page: Page, text: string, act: () => Promise<void>) =>
  Promise.all([page.getByText(text, { exact: true }).first().waitFor(), act()]);

async function open({ page }: Seat, path: string): Promise<void> {
  await page.goto(`${server.url}/admin/#${path}`);
  await page.reload();
}

/** The dialog in which an act asks for its values. */
function asking(page: Page, act: string): Locator {
  return page.getByRole('dialog', { name: act, exact: true });
}

async function send<K extends RouteKey>(who: Settled, route: K, given: Omit<Ask<K>, 'keys' | 'signal'>) {
  const { ok, data } = await sendWrite(server.url, who, route, given);
  if (!ok) throw new Error(`${route}: ${JSON.stringify(data)}`);
  return data;
}

/** Places an order of flasks and pays it. */
async function buy(who: Settled, units: number, coupon?: string): Promise<string> {
  const quoted = await send(who, 'wallet.quote', { body: { from: 'usdt', to: 'mey', amount: '1000' } });
  await send(who, 'wallet.exchange', { body: { quote: String(quoted['id']), payPassword: PAY_PASSWORD } });
  const { items } = await sendRead(server.url, who, 'shop.addresses');
  const address =
    items[0]?.id ?? String((await send(who, 'shop.addAddress', { body: { ...ADDRESS, isDefault: true } }))['id']);
  const used = coupon === undefined ? {} : { coupon };
  const { total } = await sendRead(server.url, who, 'shop.quote', {
    query: { lines: `${flask}:${units}`, country: 'DE', ...used },
  });
  const body = { lines: [{ sku: flask, units }], address, total: total ?? '', ...used };
  const id = String((await send(who, 'shop.place', { body }))['id']);
  await send(who, 'shop.pay', { params: { id }, body: { payPassword: PAY_PASSWORD } });
  return id;
}
const see = (who: Settled, id: string) => sendRead(server.url, who, 'shop.order', { params: { id } });

async function askRefund(who: Settled, id: string, units: number): Promise<void> {
  const [line] = (await see(who, id)).lines;
  const client = clientOf(server.url, who);
  await client.call('shop.askRefund', {
    params: { id },
    body: { reason: 'The lid is broken', lines: `${line?.id}:${units}` },
    files: { picture1: picture() },
  });
}

/** Opens an order in its drawer. */
async function openOrder(seat: Seat, number: string): Promise<Locator> {
  await open(seat, '/shop-orders');
  const search = seat.page.getByRole('searchbox', { name: t('orders.number') });
  await search.fill(number);
  await search.press('Enter');
  const rows = seat.page.getByRole('row').filter({ hasText: /GH-S-/ });
  await expect.poll(() => rows.count()).toBe(1);
  await button(rows, t('console.show')).click();
  const drawer = seat.page.getByRole('dialog', { name: number });
  await drawer.getByText(t('shopDesk.viewLogged')).waitFor();
  return drawer;
}

test('an operator says what sending costs, and in which countries', async () => {
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
});

test('a coupon is issued at once, and a large one waits for another operator', async () => {
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
    await told(page, says, () => button(dialog, t('shopDesk.issue')).click());
    await dialog.waitFor({ state: 'hidden' });
  };
  await issue(t('shopDesk.proposed'), async (dialog) => {
    await dialog.getByText(t('shopDesk.kind.percent'), { exact: true }).click();
    await dialog.getByLabel(`${t('shopDesk.kind.percent')} (%)`).fill('60');
    await dialog.getByText(t('shopDesk.needsTwo')).waitFor();
  });
  await issue(t('console.done'), async (dialog) => {
    await dialog.getByLabel(`${t('console.amount')} (MEY)`).fill('3');
    await dialog.getByLabel(t('shopDesk.codeHint')).fill('spring-26');
    await dialog.getByText(t('shopDesk.scope.class'), { exact: true }).click();
    await dialog.getByRole('combobox', { name: t('shopDesk.scope.class') }).click();
    await page.getByTitle('Bottles', { exact: true }).click();
  });
  const row = page.getByRole('row').filter({ hasText: 'SPRING-26' });
  await row.getByText(t('shopDesk.couponState.active')).waitFor();
  await ada.inspect('coupons');
  expect(await page.getByRole('row').filter({ hasText: '%' }).count()).toBe(0);
  await send(anna, 'shop.claimCode', { body: { couponCode: 'SPRING-26' } });
  const { items } = await sendRead(server.url, anna, 'shop.coupons', {});
  pair = await buy(anna, 2, items[0]?.id);
  expect((await see(anna, pair)).total).toBe('443.000000');
  await button(row, t('shopDesk.withdraw')).click();
  await button(page.locator('.ant-popconfirm'), t('shopDesk.withdraw')).click();
  await row.getByText(t('shopDesk.couponState.withdrawn')).waitFor();
  expect(ada.faults()).toEqual([]);
});

test('an order is packed and shipped, and its buyer reads the tracking number', async () => {
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
});

test('a refund above 200 mey waits for another operator', async () => {
  const { page } = ada;
  await askRefund(anna, pair, 1);
  const { number, lines } = await see(anna, pair);
  const drawer = await openOrder(ada, number);
  await drawer.getByText('The lid is broken').waitFor();
  await ada.inspect('an order with a request');
  await button(drawer, t('shopDesk.refund')).click();
  const dialog = asking(page, t('shopDesk.refund'));
  const amounts = { goods: '218.5 MEY', all: '224.5 MEY' };
  await dialog.getByText(t('shopDesk.cancelNote', { amount: amounts.goods })).waitFor();
  await dialog.getByLabel(t('shopDesk.refundFreight')).check();
  await dialog.getByText(t('shopDesk.cancelNote', { amount: amounts.all })).waitFor();
  await dialog.getByText(t('shopDesk.needsTwo')).waitFor();
  await dialog.getByLabel(/Steel flask/).check();
  await dialog.getByLabel(t('console.reason')).fill('the lid is broken');
  await ada.inspect('a refund');
  await told(page, t('shopDesk.proposed'), () => button(dialog, t('shopDesk.refund')).click());
  expect((await see(anna, pair)).refunded).toBe('0.000000');
  await open(grace, '/proposals');
  const row = grace.page.getByRole('row').filter({ hasText: number });
  await button(row, t('console.approve')).click();
  await button(grace.page.locator('.ant-popconfirm'), t('console.approve')).click();
  await row.getByText(t('console.proposalState.applied')).waitFor();
  expect(await see(anna, pair)).toMatchObject({ state: 'toReceive', refunded: '224.500000' });
  expect(lines[0]?.refundedUnits).toBe(0);
  expect([...ada.faults(), ...grace.faults()]).toEqual([]);
});

test('a request is refused with a reason that the buyer reads, and the order can be canceled for the buyer', async () => {
  const { page } = grace;
  const single = await buy(anna, 1);
  await askRefund(anna, single, 1);
  await open(grace, '/shop-orders');
  await page.getByText(t('shopDesk.openCases'), { exact: true }).click();
  await page.getByText(t('shopDesk.caseState.asked')).waitFor();
  await grace.inspect('open requests');
  const drawer = await openOrder(grace, (await see(anna, single)).number);
  // Nothing was sent that could come back.
  expect(await button(drawer, t('shopDesk.agree')).count()).toBe(0);
  await button(drawer, t('shopDesk.refuse')).click();
  const dialog = asking(page, t('shopDesk.refuse'));
  await dialog.getByLabel(t('shopDesk.refuseNote')).fill('It was not sent yet');
  await button(dialog, t('shopDesk.refuse')).click();
  await drawer.getByText('It was not sent yet').waitFor();
  expect(await see(anna, single)).toMatchObject({ state: 'toShip', case: { reply: 'It was not sent yet' } });
  await button(drawer, t('shopDesk.cancel')).click();
  const canceling = asking(page, t('shopDesk.cancel'));
  await canceling.getByText(t('shopDesk.cancelNote', { amount: '225 MEY' })).waitFor();
  await canceling.getByLabel(t('console.reason')).fill('sold out');
  await told(page, t('shopDesk.proposed'), () => button(canceling, t('shopDesk.cancel')).click());
  expect((await see(anna, single)).state).toBe('toShip');
  expect(grace.faults()).toEqual([]);
});

test('what cannot be packed yet says until when', async () => {
  const id = await buy(bea, 1);
  const { number, packableAt } = await see(bea, id);
  expect(packableAt).not.toBeNull();
  const drawer = await openOrder(ada, number);
  await drawer.getByText(t('shopDesk.waits', { time: '' }).slice(0, 20)).waitFor();
  expect(await button(drawer, t('shopDesk.pack')).count()).toBe(0);
  expect(await button(drawer, t('shopDesk.ship')).count()).toBe(0);
  await ada.inspect('an order that waits');
  expect(ada.faults()).toEqual([]);
});

test('a review is hidden with a reason', async () => {
  const { page } = ada;
  await send(anna, 'shop.receive', { params: { id: pair } });
  const { lines } = await see(anna, pair);
  await send(anna, 'shop.writeReview', {
    params: { id: lines[0]?.id ?? '' },
    body: { stars: '2', text: 'The seller is a fool' },
    files: { picture1: picture() },
  });
  await open(ada, '/product-reviews');
  await page.getByText('The seller is a fool').waitFor();
  await ada.inspect('reviews');
  await button(page, t('shopDesk.hide')).click();
  const dialog = asking(page, t('shopDesk.hide'));
  await dialog.getByLabel(t('console.reason')).fill('an insult');
  await button(dialog, 'OK').click();
  await page.getByText(t('shopDesk.hiddenFor', { reason: 'an insult' })).waitFor();
  expect((await see(anna, pair)).lines[0]?.review).toEqual({ stars: 2, isHidden: true });
  expect(ada.faults()).toEqual([]);
});

test('goods without shipping get codes, which are counted and never shown', async () => {
  const { page } = ada;
  await open(ada, '/delivery');
  await page.getByText('Tea course').waitFor();
  expect(await page.getByText('Steel flask').count()).toBe(0);
  await button(page, t('console.show')).click();
  const drawer = page.getByRole('dialog', { name: 'Tea course' });
  await drawer.getByLabel(t('shopDesk.codes')).fill('TEA-1\n\n TEA-2 ');
  await ada.inspect('what goods hand out');
  await button(drawer, t('shopDesk.addCodes')).click();
  const unused = drawer.getByRole('row').filter({ hasText: t('shopDesk.codesUnused') });
  await unused.getByText('2', { exact: true }).waitFor();
  expect(await page.getByText('TEA-1').count()).toBe(0);
  expect(ada.faults()).toEqual([]);
});
