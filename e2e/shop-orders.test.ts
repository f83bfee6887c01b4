import { memberNumber } from '@greenhall/domain/shared/member-no';
import { DAY } from '@greenhall/domain/shared/time';
import { accept } from '@greenhall/domain/shared/result';
import { MICRO, ZERO, amount } from '@greenhall/domain/shared/money';
import { issuePostings } from '@greenhall/domain/wallet/movements';
import type { Language } from '@greenhall/locales/languages';
import type { Translate } from '@greenhall/locales/runtime';
import { allChecks } from '@greenhall/server/compose';
import { type CallRoute, openCallRoute } from '@greenhall/server/demo/call-route';
import { runChecks } from '@greenhall/server/platform/checks';
import { transact } from '@greenhall/server/platform/database/transact';
import type { Ports } from '@greenhall/server/platform/ports';
import { recordChange } from '@greenhall/server/slices/identity/store';
import { post } from '@greenhall/server/slices/ledger/index';
import { endDueOrders } from '@greenhall/server/slices/shop/order/end-due-orders';
import { operatorCaller } from '@greenhall/test-kit/operators';
import { JPG } from '@greenhall/test-kit/otc-world';
import { sendRead } from '@greenhall/test-kit/outside';
import { rounds } from '@greenhall/test-kit/rounds';
import { furnishShop } from '@greenhall/test-kit/shop/goods-world';
import { type Settled, openSettledSession } from '@greenhall/test-kit/settled-world';
import { PAY } from '@greenhall/test-kit/wallet-world';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Seat, takeSeat } from './harness/browser.ts';
import { type ClockedServer, openClockedServer } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';
import { textsIn } from './harness/words.ts';

const COINS = 2_000n;
const [ada, grace] = [operatorCaller('ada'), operatorCaller('grace')];

interface Journey {
  readonly language: Language;
  readonly colorScheme: 'light' | 'dark';
  /** What is searched for, which is a part of the goods' name in one of its languages. */
  readonly words: string;
  readonly black: string;
}

const JOURNEYS: readonly Journey[] = [
  { language: 'en', colorScheme: 'light', words: 'steel flask', black: 'Black' },
  { language: 'zh-Hans', colorScheme: 'dark', words: '保温杯', black: '黑色' },
  { language: 'th', colorScheme: 'light', words: 'น้ำเก็บ', black: 'สีดำ' },
];
const BUYERS = ['annabuys', 'baobuys', 'chaibuys'];

/** How many pictures this browser keeps for the app. */
const KEPT_PICTURES = `indexedDB.databases().then(async (all) => {
  if (all.length === 0) return 0;
  const settled = (request) => new Promise((done) => { request.onsuccess = () => done(request.result); });
  const database = await settled(indexedDB.open('waiting-pictures'));
  const count = await settled(database.transaction('pictures').objectStore('pictures').count());
  database.close();
  return count;
})`;

let server: ClockedServer;
let buyers: readonly Settled[];
let desk: CallRoute;
let voucher: string;

/** Goods in two colours, with names in three languages. */
async function sellFlask(call: CallRoute, classId: string): Promise<void> {
  const named = (en: string, zh: string, th: string) => [
    { language: 'en' as const, text: en },
    { language: 'zh-Hans' as const, text: zh },
    { language: 'th' as const, text: th },
  ];
  const texts = named('Steel flask', '不锈钢保温杯', 'กระติกน้ำเก็บความร้อน').map(({ language, text }) => ({
    language,
    name: text,
    summary: '',
    details: null,
  }));
  const goods = { id: null, version: 0, classId, kind: 'shipped' as const, label: '', texts };
  const { id } = await call('shop.saveGoods', ada, { body: goods });
  const colours = [named('Green', '绿色', 'สีเขียว'), named('Black', '黑色', 'สีดำ')];
  for (const [place, value] of colours.entries()) {
    const options = [{ name: named('Colour', '颜色', 'สี'), value }];
    const priced = { price: '250', cost: '90', orderLimit: 9, isOffered: true, reason: 'a first price' };
    const { sku } = await call('shop.saveSku', ada, {
      params: { id },
      body: { sku: null, options, place, ...priced },
    });
    await call('shop.changeStock', ada, { params: { id: sku }, body: { delta: 9, reason: 'a delivery' } });
  }
  await call('shop.setGoodsState', ada, { params: { id }, body: { isOnSale: true } });
}

async function furnish(ports: Ports, members: readonly Settled[]): Promise<void> {
  const shop = await furnishShop(ports);
  const call = openCallRoute(ports);
  await sellFlask(call, String(shop.classId));
  const service = await shop.sell({ name: 'Tea tasting', kind: 2, price: 30n, stock: 0n });
  voucher = String(service.goodsId);
  const codes = BUYERS.map((_, index) => `TASTE-000${index}`);
  await call('shop.addCodes', ada, { params: { id: String(service.skuId) }, body: { codes } });
  const freight = { first: '5', further: '1', freeFrom: null };
  await call('shop.setFreight', ada, { params: { country: 'DE' }, body: freight });
  const [from, until] = [ports.clock.now(), new Date(ports.clock.now().getTime() + 90 * DAY)];
  const dates = { from: from.toISOString(), until: until.toISOString() };
  const coupon = { fixed: '20', minimum: '100', number: 10, reason: 'a welcome', ...dates };
  await call('shop.issueCoupon', ada, { body: coupon });
  for (const { no } of members) {
    const postings = issuePostings(memberNumber(no), amount(COINS * MICRO), ZERO, 0);
    await transact(ports.db, (tx) => post(tx, { reference: `test:${no}`, at: ports.clock.now(), postings }));
  }
}

beforeAll(async () => {
  server = await openClockedServer();
  buyers = await server.join(BUYERS, COINS, furnish);
  desk = openCallRoute(server.app.ports);
});
afterAll(() => server.close());

async function expectSound(): Promise<void> {
  const { checks } = await runChecks(server.app.ports.db, allChecks);
  expect(checks.flatMap(({ found }) => found)).toEqual([]);
}

describe.each(JOURNEYS.slice(0, rounds(1, JOURNEYS.length)))('the shop in $language', (journey) => {
  let t: Translate;
  let buyer: Settled;
  let seat: Seat;
  let page: Page;

  /** Takes a browser whose clock is the server's, in a new session: one ends if it is unused for so long. */
  async function sit(): Promise<void> {
    const { no, name, invitation } = buyer;
    buyer = await openSettledSession(server.app.ports, no, name, invitation);
    seat = await takeSeat({ colorScheme: journey.colorScheme });
    page = seat.page;
    await page.clock.install({ time: server.clock.now() });
    await seat.context.addInitScript(`localStorage.setItem('language', ${JSON.stringify(journey.language)})`);
    await putSession(seat, server, buyer);
  }
  /** Time passes, and what is due then is done. */
  async function pass(ms: number): Promise<void> {
    server.clock.advance(ms);
    await endDueOrders(server.app.ports);
    await page.context().close();
    await sit();
  }
  beforeAll(async () => {
    t = await textsIn(journey.language);
    const one = buyers[JOURNEYS.indexOf(journey)];
    if (!one) throw new Error('nobody is there');
    buyer = one;
    await sit();
  });
  afterAll(() => page.context().close());

  /** Checks what is open by all rules in its theme, and its contrast in the other one. */
  async function inspect(what: string): Promise<void> {
    await seat.inspect(what);
    await page.emulateMedia({ colorScheme: journey.colorScheme === 'dark' ? 'light' : 'dark' });
    await seat.inspect(`${what} in the other theme`, 'contrast');
    await page.emulateMedia({ colorScheme: journey.colorScheme });
  }
  const open = (path: string) => page.goto(`${server.url}/#/pages/shop/${path}`);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const sheet = () => page.getByRole('dialog');
  const pressIn = (name: string) => sheet().getByRole('button', { name, exact: true }).click();
  const field = (label: string) => sheet().getByLabel(label, { exact: true });
  const orders = async () => (await sendRead(server.url, buyer, 'shop.orders', { query: {} })).items;
  const newest = async () => (await orders())[0]?.id ?? '';
  const read = async () => sendRead(server.url, buyer, 'shop.order', { params: { id: await newest() }, query: {} });
  const openNewest = () =>
    page
      .getByRole('list', { name: t('orders.title') })
      .getByRole('link')
      .first()
      .click();

  test('goods are found by words of three languages, and two of a colour go into the cart by mode 2', async () => {
    const results = page.getByRole('list', { name: t('shop.results') });
    for (const { words } of JOURNEYS) {
      await open('shopSearch');
      await results.waitFor({ state: 'hidden' });
      await page.getByRole('searchbox').fill(words);
      await button(t('common.search')).click();
      await expect.poll(() => results.getByRole('listitem').count()).toBe(1);
    }
    await inspect('results');
    await results.getByRole('link').click();
    await page.getByRole('radio', { name: journey.black }).check({ force: true });
    await button(t('shop.more')).click();
    await inspect('goods');
    await button(t('shop.addAndOpen')).click();
    await expect.poll(() => page.url()).toContain('/pages/shop/shopCar');
    await page.getByText(journey.black).waitFor();
    // What is about to change its state has no contrast of its own.
    await expect.poll(() => button(t('orders.checkout')).isEnabled()).toBe(true);
    await inspect('cart with checkout');
    expect(seat.faults()).toEqual([]);
  });

  test('the cart becomes an order with an address and a coupon, and is paid with the payment password', async () => {
    await button(t('orders.checkout')).click();
    await expect.poll(() => page.url()).toContain('sheet=checkout');
    await pressIn(`${t('orders.addAddress')} ${t('orders.shipTo')}`);
    await field(t('orders.addressName')).waitFor();
    await page.goBack();
    await pressIn(`${t('orders.addAddress')} ${t('orders.shipTo')}`);
    await pressIn(t('common.save'));
    await sheet().getByText(t('orders.fieldMissing')).first().waitFor();
    await inspect('address with errors');
    await field(t('orders.addressName')).fill('Anna Lind');
    await field(t('orders.addressPhone')).fill('+49 30 1234');
    await field(t('orders.addressLines')).fill('Lindenweg 1\n10115 Berlin');
    await field(t('pay.password')).fill(PAY);
    await inspect('address with the payment password');
    await pressIn(t('common.save'));
    await sheet().getByText('506.00 MEY').waitFor();
    await sheet().getByRole('button').filter({ hasText: 'Anna Lind' }).click();
    await sheet()
      .getByRole('list', { name: t('orders.addresses') })
      .waitFor();
    await inspect('addresses');
    await pressIn(t('common.back'));
    await sheet()
      .getByText(t('orders.couponsToClaim', { count: 1 }))
      .waitFor();
    await sheet()
      .getByRole('button', { name: t('orders.coupon') })
      .click();
    await pressIn(t('orders.claim'));
    const coupon = sheet().getByRole('button', { name: t('orders.couponOff', { value: '20.00 MEY' }) });
    await coupon.waitFor();
    await inspect('coupons');
    await coupon.click();
    await sheet().getByText('486.00 MEY').waitFor();
    await sheet().getByText('250.00 MEY × 2').waitFor();
    await sheet().getByText(journey.black).waitFor();
    await field(t('orders.noteField')).fill('Leave it with the neighbour');
    await inspect('checkout');
    await pressIn(t('orders.place'));
    await field(t('pay.password')).fill('not-this-1');
    const order = await newest();
    seat.expectRefusal(`/api/shop/orders/${order}/payment`, 403);
    await pressIn(t('orders.pay', { amount: '486.00 MEY' }));
    await sheet().getByText(t('pay.forgot')).waitFor();
    await field(t('pay.password')).fill(PAY);
    await inspect('payment of an order');
    await pressIn(t('orders.pay', { amount: '486.00 MEY' }));
    await page.getByText(t('orders.note.toShip')).waitFor();
    await page.getByText('Leave it with the neighbour').waitFor();
    await inspect('a paid order');
    await page.goBack();
    await page.getByText(t('shop.cartEmpty')).waitFor();
    expect(seat.faults()).toEqual([]);
  });

  test('the buyer sees it packed, shipped and received without reloading, and reviews it with a picture', async () => {
    const id = await newest();
    await open('shopOrder');
    await openNewest();
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
    const said = `Keeps warm, says ${buyer.name}`;
    await field(t('orders.reviewText')).fill(said);
    await sheet().locator('input[type=file]').setInputFiles({ name: 'flask.jpg', mimeType: 'image/jpeg', buffer: JPG });
    await sheet().getByText('flask.jpg').waitFor();
    await inspect('review');
    await pressIn(t('orders.sendReview'));
    await page.getByText(t('orders.reviewed', { count: 4 })).waitFor();
    const [line] = (await read()).lines;
    await open(`shopDetails?id=${line?.goods}`);
    await page.getByText(said).waitFor();
    await inspect('goods with a review');
    await button(t('orders.pictureOf', { n: 1 })).click();
    const picture = sheet().getByRole('img', { name: t('orders.pictureOf', { n: 1 }) });
    const width = async () => (await picture.boundingBox())?.width ?? 0;
    await expect.poll(width).toBe(390);
    for (const times of [2, 3, 4]) {
      await pressIn(t('shop.enlarge'));
      await expect.poll(width).toBe(390 * times);
    }
    expect(
      await sheet()
        .getByRole('button', { name: t('shop.enlarge') })
        .isDisabled(),
    ).toBe(true);
    await inspect('an enlarged picture');
    await page.keyboard.press('Escape');
    await picture.waitFor({ state: 'detached' });
    expect(seat.faults()).toEqual([]);
  });

  test('one of two comes back by the decision of two operators, and what is left is earned at the close', async () => {
    const id = await newest();
    await open(`shopOrderDetails?id=${id}`);
    await button(t('orders.askRefund')).click();
    await pressIn(t('shop.less'));
    await field(t('orders.reason')).fill('One lid is broken');
    await sheet().locator('input[type=file]').setInputFiles({ name: 'lid.jpg', mimeType: 'image/jpeg', buffer: JPG });
    await sheet().getByText('lid.jpg').waitFor();
    await expect.poll(() => page.evaluate(KEPT_PICTURES)).toBe(1);
    await page.keyboard.press('Escape');
    await sheet().waitFor({ state: 'hidden' });
    await button(t('orders.askRefund')).click();
    await sheet().getByText('lid.jpg').waitFor();
    await expect.poll(() => field(t('orders.reason')).inputValue()).toBe('One lid is broken');
    await inspect('request of a refund');
    await pressIn(t('orders.askRefund'));
    await page.getByText(t('orders.note.afterSale')).waitFor();
    await expect.poll(() => page.evaluate(KEPT_PICTURES)).toBe(0);
    await inspect('an order with a case');
    const about = (await read()).case?.id ?? '';
    const body = { freight: false, restock: [], reason: 'a broken lid' };
    const { proposal } = await desk('shop.refund', ada, { params: { id: about }, body });
    expect((await read()).refunded).toBe('0.000000');
    const waiting = await desk('admin.proposals', grace, { query: { open: '1' } });
    const digest = waiting.items.find((row) => row.id === proposal)?.digest ?? '';
    await desk('admin.approveProposal', grace, { params: { id: proposal ?? '' }, body: { digest } });
    await page.getByText(t('orders.caseState.refunded'), { exact: true }).first().waitFor();
    expect(await read()).toMatchObject({ state: 'completed', refunded: '240.000000', isClosed: false });
    const held = async () => (await desk('shop.deskOrder', ada, { params: { id } })).held;
    expect(await held()).toBe('246.000000');
    expect(seat.faults()).toEqual([]);
    await pass(7 * DAY);
    await open('shopOrder?view=completed');
    await openNewest();
    await page.getByText(t('orders.note.closed')).waitFor();
    expect(await held()).toBe('0.000000');
    await page.goto(`${server.url}/#/pages/wallet/bill`);
    await page.getByText(t('wallet.kind.shopRefund')).first().waitFor();
    await page.getByText(t('wallet.kind.shopPayment')).first().waitFor();
    const { items } = await sendRead(server.url, buyer, 'wallet.bill', { query: {} });
    const shopped = items.filter(({ kind }) => kind === 'shopPayment' || kind === 'shopRefund');
    expect(shopped.map((one) => one.amount)).toEqual(['240.000000', '-486.000000']);
    await expectSound();
    expect(seat.faults()).toEqual([]);
  });

  test('goods without shipping are handed out on a press, and the order closes a week later', async () => {
    await open(`shopDetails?id=${voucher}`);
    await button(t('shop.addAndOpen')).click();
    await expect.poll(() => page.url()).toContain('/pages/shop/shopCar');
    await button(t('orders.checkout')).click();
    await pressIn(t('orders.place'));
    await field(t('pay.password')).fill(PAY);
    await pressIn(t('orders.pay', { amount: '30.00 MEY' }));
    await button(t('orders.reveal')).click();
    await field(t('pay.password')).fill('not-this-1');
    seat.expectRefusal(`/api/shop/orders/${await newest()}/reveal`, 403);
    await pressIn(t('orders.reveal'));
    await sheet().getByText(t('pay.forgot')).waitFor();
    await field(t('pay.password')).fill(PAY);
    await inspect('having it shown');
    await pressIn(t('orders.reveal'));
    await page.getByText(/^TASTE-\d{4}$/).waitFor();
    await inspect('what was handed out');
    await transact(server.app.ports.db, async (tx) => {
      await recordChange(tx, memberNumber(buyer.no), 'loginPassword', server.clock.now());
      return accept(undefined);
    });
    await page.reload();
    await page.getByText(t('orders.note.handOutWaits', { time: '' }).slice(0, 20)).waitFor();
    await expect.poll(() => page.getByText(/^TASTE-\d{4}$/).count()).toBe(0);
    await inspect('what is not shown during a cool-down');
    expect(seat.faults()).toEqual([]);
    await pass(7 * DAY);
    await open('shopOrder?view=completed');
    await openNewest();
    await page.getByText(t('orders.note.closed')).waitFor();
    await page.getByText(/^TASTE-\d{4}$/).waitFor();
    await expectSound();
    expect(seat.faults()).toEqual([]);
  });
});
