import { DAY } from '@greenhall/domain/shared/time';
import { MICRO, ZERO, amount } from '@greenhall/domain/shared/money';
import { issuePostings } from '@greenhall/domain/wallet/movements';
import { allChecks } from '@greenhall/server/compose';
import { type CallRoute, openCallRoute } from '@greenhall/server/demo/call-route';
import { runChecks } from '@greenhall/server/platform/checks';
import { transact } from '@greenhall/server/platform/database/transact';
import { post } from '@greenhall/server/slices/ledger/index';
import { endDueOrders } from '@greenhall/server/slices/shop/order/end-due-orders';
import { operatorCaller } from '@greenhall/test-kit/operators';
import { JPG } from '@greenhall/test-kit/otc-world';
import { sendRead } from '@greenhall/test-kit/outside';
import { furnishShop } from '@greenhall/test-kit/shop/goods-world';
import { type Settled, openSettledSession, settleMembers } from '@greenhall/test-kit/settled-world';
import { PAY } from '@greenhall/test-kit/wallet-world';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Seat, openBrowser, takeSeat } from './harness/browser.ts';
import { type ClockedServer, openClockedServer } from './harness/clocked-server.ts';
import { newDataDir } from './harness/server.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';

const COINS = 2_000n;
const [ada, grace] = [operatorCaller('ada'), operatorCaller('grace')];

let server: ClockedServer;
let browser: Browser;
let seat: Seat;
let page: Page;
let anna: Settled;
let desk: CallRoute;
let flask: string;
let voucher: string;

beforeAll(async () => {
  const directory = newDataDir();
  const [first] = await settleMembers({ DATA_DIR: directory }, ['annabuys'], COINS, async (ports, [member]) => {
    const shop = await furnishShop(ports);
    flask = String((await shop.sell({ name: 'Steel flask', price: 150n, stock: 5n })).goodsId);
    const service = await shop.sell({ name: 'Tea tasting', kind: 2, price: 30n, stock: 0n });
    voucher = String(service.goodsId);
    const call = openCallRoute(ports);
    const codes = ['TASTE-0001', 'TASTE-0002'];
    await call('shop.addCodes', ada, { params: { id: String(service.skuId) }, body: { codes } });
    const freight = { first: '5', further: '1', freeFrom: null };
    await call('shop.setFreight', ada, { params: { country: 'DE' }, body: freight });
    const [from, until] = [ports.clock.now(), new Date(ports.clock.now().getTime() + 90 * DAY)];
    const dates = { from: from.toISOString(), until: until.toISOString() };
    const coupon = { fixed: '20', minimum: '100', number: 10, reason: 'a welcome', ...dates };
    await call('shop.issueCoupon', ada, { body: coupon });
    if (!member) return;
    const postings = issuePostings(BigInt(member.no), amount(COINS * MICRO), ZERO, 0);
    await transact(ports.db, (tx) => post(tx, { reference: 'test:exchange', at: ports.clock.now(), postings }));
  });
  if (!first) throw new Error('nobody is there');
  anna = first;
  [server, browser] = await Promise.all([openClockedServer(directory), openBrowser()]);
  desk = openCallRoute(server.app.ports);
  await sit();
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** Takes a browser whose clock is the server's, in a new session: one ends if it is unused for so long. */
async function sit(): Promise<void> {
  const { no, name, invitation } = anna;
  anna = await openSettledSession(server.app.ports, no, name, invitation);
  seat = await takeSeat(browser);
  page = seat.page;
  await page.clock.install({ time: server.clock.now() });
  await putSession(seat, server, anna);
}

const open = (path: string) => page.goto(`${server.url}/#/pages/shop/${path}`);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const sheet = () => page.getByRole('dialog');
const pressIn = (name: string) => sheet().getByRole('button', { name, exact: true }).click();
const orders = async () => (await sendRead(server.url, anna, 'shop.orders', { query: {} })).items;
const newest = async () => (await orders())[0]?.id ?? '';
const read = async () => sendRead(server.url, anna, 'shop.order', { params: { id: await newest() }, query: {} });
/** Time passes, and what is due then is done. */
async function pass(ms: number): Promise<void> {
  server.clock.advance(ms);
  await endDueOrders(server.app.ports);
  await page.context().close();
  await sit();
}

async function addToCart(goods: string, units: number): Promise<void> {
  await open(`shopDetails?id=${goods}`);
  await button(t('shop.add')).waitFor();
  for (let more = 1; more < units; more += 1) await button(t('shop.more')).click();
  await button(t('shop.addAndOpen')).click();
  await expect.poll(() => page.url()).toContain('/pages/shop/shopCar');
}

test('what is in the cart becomes an order with an address and a coupon, and is paid with the payment password', async () => {
  await addToCart(flask, 2);
  await seat.inspect('cart with checkout');
  await button(t('orders.checkout')).click();
  await expect.poll(() => page.url()).toContain('sheet=checkout');
  await pressIn(`${t('orders.addAddress')} ${t('orders.shipTo')}`);
  await pressIn(t('common.save'));
  await sheet().getByText(t('orders.fieldMissing')).first().waitFor();
  await seat.inspect('address with errors');
  await sheet().getByLabel(t('orders.addressName')).fill('Anna <b>Lind</b>');
  await sheet().getByLabel(t('orders.addressPhone')).fill('+49 30 1234');
  await sheet().getByLabel(t('orders.addressLines')).fill('Lindenweg 1\n10115 Berlin');
  await pressIn(t('common.save'));
  await sheet().getByText('306.00 MEY').waitFor();
  await sheet()
    .getByRole('button', { name: t('orders.coupon') })
    .click();
  await pressIn(t('orders.claim'));
  await sheet()
    .getByRole('button', { name: t('orders.couponOff', { value: '20.00 MEY' }) })
    .click();
  await sheet().getByText('286.00 MEY').waitFor();
  await sheet().getByLabel(t('orders.noteField')).fill('<script>alert(1)</script>');
  await seat.inspect('checkout');
  await pressIn(t('orders.place'));
  await sheet().getByLabel(t('pay.password')).fill('not-this-1');
  const order = await newest();
  seat.expectRefusal(`/api/shop/orders/${order}/payment`, 403);
  await pressIn(t('orders.pay', { amount: '286.00 MEY' }));
  await sheet().getByText(t('pay.forgot')).waitFor();
  await sheet().getByLabel(t('pay.password')).fill(PAY);
  await seat.inspect('payment of an order');
  await pressIn(t('orders.pay', { amount: '286.00 MEY' }));
  await page.getByText(t('orders.note.toShip')).waitFor();
  await page.getByText('Anna <b>Lind</b>').waitFor();
  await page.getByText('<script>alert(1)</script>').waitFor();
  await seat.inspect('a paid order');
  await page.goBack();
  await page.getByText(t('shop.cartEmpty')).waitFor();
  expect(seat.faults()).toEqual([]);
});

test('the buyer sees it packed, shipped and received without reloading, and reviews it with a picture', async () => {
  const id = await newest();
  await open(`shopOrder`);
  await page
    .getByRole('list', { name: t('orders.title') })
    .getByRole('link')
    .first()
    .click();
  await page.getByText(t('orders.note.toShip')).waitFor();
  await desk('shop.pack', ada, { params: { id } });
  await page.getByText(t('orders.event.pack')).waitFor();
  await desk('shop.ship', ada, { params: { id }, body: { carrier: 'DHL', tracking: 'JD000390' } });
  await page.getByText('JD000390').waitFor();
  await button(t('orders.receive')).click();
  await pressIn(t('orders.receive'));
  await button(t('orders.review')).click();
  await sheet()
    .getByRole('radio', { name: t('orders.starsOf', { count: 4 }) })
    .check({ force: true });
  await sheet().getByLabel(t('orders.reviewText')).fill('Keeps <i>warm</i>');
  await sheet().locator('input[type=file]').setInputFiles({ name: 'flask.jpg', mimeType: 'image/jpeg', buffer: JPG });
  await sheet().getByText('flask').waitFor();
  await seat.inspect('review');
  await pressIn(t('orders.sendReview'));
  await page.getByText(t('orders.reviewed', { count: 4 })).waitFor();
  await open(`shopDetails?id=${flask}`);
  await page.getByText('Keeps <i>warm</i>').waitFor();
  await seat.inspect('goods with a review');
  expect(seat.faults()).toEqual([]);
});

test('a part comes back by the decision of two operators; what is left is earned when the order closes', async () => {
  const id = await newest();
  await open(`shopOrderDetails?id=${id}`);
  await button(t('orders.askRefund')).click();
  await pressIn(t('shop.less'));
  await sheet().getByLabel(t('orders.reason')).fill('One lid is broken');
  await seat.inspect('request of a refund');
  await pressIn(t('orders.askRefund'));
  await page.getByText(t('orders.note.afterSale')).waitFor();
  await seat.inspect('an order with a case');
  const about = (await read()).case?.id ?? '';
  const body = { freight: false, restock: [], reason: 'a broken lid' };
  await desk('shop.refund', ada, { params: { id: about }, body });
  await page.getByText(t('orders.caseState.refunded'), { exact: true }).first().waitFor();
  expect(await read()).toMatchObject({ state: 'completed', refunded: '140.000000' });
  await button(t('orders.askRefund')).click();
  await sheet().getByLabel(t('orders.reason')).fill('The other one too');
  await pressIn(t('orders.askRefund'));
  await page.getByText(t('orders.note.afterSale')).waitFor();
  const second = (await read()).case?.id ?? '';
  const { proposal } = await desk('shop.refund', ada, { params: { id: second }, body });
  expect((await read()).state).toBe('afterSale');
  await desk('admin.approveProposal', grace, { params: { id: proposal ?? '' } });
  await page.getByText(t('orders.note.canceled')).waitFor();
  expect(await read()).toMatchObject({ state: 'canceled', refunded: '280.000000' });
  await page.goto(`${server.url}/#/pages/wallet/bill`);
  await page.getByText(t('wallet.kind.shopRefund')).first().waitFor();
  const { checks } = await runChecks(server.app.ports.db, allChecks);
  expect(checks.flatMap(({ found }) => found)).toEqual([]);
  expect(seat.faults()).toEqual([]);
});

test('goods without shipping are handed out on a press, and the order closes a week later', async () => {
  await addToCart(voucher, 1);
  await button(t('orders.checkout')).click();
  await pressIn(t('orders.place'));
  await sheet().getByLabel(t('pay.password')).fill(PAY);
  await pressIn(t('orders.pay', { amount: '30.00 MEY' }));
  await button(t('orders.reveal')).click();
  await pressIn(t('orders.reveal'));
  await page.getByText('TASTE-0001').waitFor();
  await seat.inspect('what was handed out');
  expect(seat.faults()).toEqual([]);
  await pass(7 * DAY);
  await open(`shopOrder?view=completed`);
  await page
    .getByRole('list', { name: t('orders.title') })
    .getByRole('link')
    .first()
    .click();
  await page.getByText(t('orders.note.closed')).waitFor();
  await page.getByText('TASTE-0001').waitFor();
  const { checks } = await runChecks(server.app.ports.db, allChecks);
  expect(checks.flatMap(({ found }) => found)).toEqual([]);
  expect(seat.faults()).toEqual([]);
});
