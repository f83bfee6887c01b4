import { memberNumber } from '@greenhall/domain/shared/member-no';
import { DAY } from '@greenhall/domain/shared/time';
import { accept } from '@greenhall/domain/shared/result';
import { transact } from '@greenhall/server/platform/database/transact';
import { recordChange } from '@greenhall/server/slices/identity/store';
import { JPG } from '@greenhall/test-kit/otc-world';
import { sendRead } from '@greenhall/test-kit/outside';
import { PAY } from '@greenhall/test-kit/wallet-world';
import { expect } from 'vitest';
import {
  ada,
  grace,
  JOURNEYS,
  server,
  desk,
  voucher,
  expectSound,
  t,
  buyer,
  seat,
  page,
  journey,
  pass,
  inspect,
  open,
  button,
  sheet,
  clickIn,
  field,
  newest,
  read,
  openNewest,
} from './shop-orders-world.ts';

/** How many pictures this browser keeps for the app. */
const KEPT_PICTURES = `indexedDB.databases().then(async (all) => {
  if (!all.some(({ name }) => name === 'waiting-pictures')) return 0;
  const settled = (request) => new Promise((done) => { request.onsuccess = () => done(request.result); });
  const database = await settled(indexedDB.open('waiting-pictures'));
  const count = await settled(database.transaction('pictures').objectStore('pictures').count());
  database.close();
  return count;
})`;

async function findGoods(): Promise<void> {
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
}

async function orderAndPay(): Promise<void> {
  await button(t('orders.checkout')).click();
  await expect.poll(() => page.url()).toContain('sheet=checkout');
  // Without an address its form comes first.
  await field(t('orders.addressName')).waitFor();
  await page.goBack();
  await clickIn(`${t('orders.addAddress')} ${t('orders.shipTo')}`);
  await clickIn(t('common.save'));
  await sheet().getByText(t('orders.fieldMissing')).first().waitFor();
  await inspect('address with errors');
  await field(t('orders.addressName')).fill('Anna Lind');
  await field(t('orders.addressPhone')).fill('+49 30 1234');
  await field(t('orders.addressLines')).fill('Lindenweg 1\n10115 Berlin');
  await field(t('pay.password')).fill(PAY);
  await inspect('address with the payment password');
  await clickIn(t('common.save'));
  await sheet().getByText('506.00 MEY').waitFor();
  await sheet().getByRole('button').filter({ hasText: 'Anna Lind' }).click();
  await sheet()
    .getByRole('list', { name: t('orders.addresses') })
    .waitFor();
  await inspect('addresses');
  await clickIn(t('common.back'));
  await sheet()
    .getByText(t('orders.couponsToClaim', { count: 1 }))
    .waitFor();
  await sheet()
    .getByRole('button', { name: t('orders.coupon') })
    .click();
  await clickIn(t('orders.claim'));
  const coupon = sheet().getByRole('button', { name: t('orders.couponOff', { value: '20.00 MEY' }) });
  await coupon.waitFor();
  await inspect('coupons');
  await coupon.click();
  await sheet().getByText('486.00 MEY').waitFor();
  await sheet().getByText('250.00 MEY × 2').waitFor();
  await sheet().getByText(journey.black).waitFor();
  await field(t('orders.noteField')).fill('Leave it with the neighbour');
  await inspect('checkout');
  await clickIn(t('orders.place'));
  await field(t('pay.password')).fill('not-this-1');
  const order = await newest();
  seat.expectRefusal(`/api/shop/orders/${order}/payment`, 403);
  await clickIn(t('orders.pay', { amount: '486.00 MEY' }));
  await sheet().getByText(t('pay.forgot')).waitFor();
  await field(t('pay.password')).fill(PAY);
  await inspect('payment of an order');
  await clickIn(t('orders.pay', { amount: '486.00 MEY' }));
  await sheet()
    .getByRole('heading', { name: t('orders.paid') })
    .waitFor();
  await sheet().getByText(t('orders.note.toShip')).waitFor();
  await inspect('what was paid for');
  await clickIn(t('orders.follow'));
  await sheet().waitFor({ state: 'detached' });
  await page.getByText(t('orders.note.toShip')).waitFor();
  await page.getByText('Leave it with the neighbour').waitFor();
  await inspect('a paid order');
  await page.goBack();
  await page.getByText(t('shop.cartEmpty')).waitFor();
  expect(seat.faults()).toEqual([]);
}

async function receiveAndReview(): Promise<void> {
  const id = await newest();
  await open('shopOrder');
  await openNewest();
  await page.getByText(t('orders.note.toShip')).waitFor();
  await desk('shop.pack', ada, { params: { id } });
  await page.getByText(t('orders.event.pack')).waitFor();
  await desk('shop.ship', ada, { params: { id }, body: { carrier: 'DHL', tracking: 'JD000390' } });
  await page.getByText('JD000390').waitFor();
  await button(t('orders.receive')).click();
  await clickIn(t('orders.receive'));
  await button(t('orders.review')).click();
  await sheet()
    .getByRole('radio', { name: t('orders.starsOf', { count: 4 }) })
    .check({ force: true });
  const said = `Keeps warm, says ${buyer.name}`;
  await field(t('orders.reviewText')).fill(said);
  await sheet().locator('input[type=file]').setInputFiles({ name: 'flask.jpg', mimeType: 'image/jpeg', buffer: JPG });
  await sheet().getByText('flask.jpg').waitFor();
  await inspect('review');
  await clickIn(t('orders.sendReview'));
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
    await clickIn(t('shop.enlarge'));
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
}

async function sendOneBack(): Promise<void> {
  const id = await newest();
  await open(`shopOrderDetails?id=${id}`);
  await page.getByText(t('orders.wrong'), { exact: true }).click();
  await button(t('orders.requestRefund')).click();
  await clickIn(t('shop.less'));
  await field(t('orders.reason')).fill('One lid is broken');
  await sheet().locator('input[type=file]').setInputFiles({ name: 'lid.jpg', mimeType: 'image/jpeg', buffer: JPG });
  await sheet().getByText('lid.jpg').waitFor();
  await expect.poll(() => page.evaluate(KEPT_PICTURES)).toBe(1);
  await page.keyboard.press('Escape');
  await sheet().waitFor({ state: 'hidden' });
  await button(t('orders.requestRefund')).click();
  await sheet().getByText('lid.jpg').waitFor();
  await expect.poll(() => field(t('orders.reason')).inputValue()).toBe('One lid is broken');
  await inspect('request of a refund');
  await clickIn(t('orders.requestRefund'));
  await page.getByText(t('orders.note.afterSale')).waitFor();
  await expect.poll(() => page.evaluate(KEPT_PICTURES)).toBe(0);
  await inspect('an order with a return request');
  const about = (await read()).returnRequest?.id ?? '';
  const body = { freight: false, restock: [], reason: 'a broken lid' };
  const { proposal } = await desk('shop.refund', ada, { params: { id: about }, body });
  expect((await read()).refunded).toBe('0.000000');
  const waiting = await desk('admin.proposals', grace, { query: { open: '1' } });
  const digest = waiting.items.find((row) => row.id === proposal)?.digest ?? '';
  await desk('admin.approveProposal', grace, { params: { id: proposal ?? '' }, body: { digest } });
  await page.getByText(t('orders.returnState.refunded'), { exact: true }).first().waitFor();
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
}

async function openWhatIsHandedOut(): Promise<void> {
  await open(`shopDetails?id=${voucher}`);
  await button(t('shop.addAndOpen')).click();
  await expect.poll(() => page.url()).toContain('/pages/shop/shopCar');
  await button(t('orders.checkout')).click();
  await clickIn(t('orders.place'));
  await field(t('pay.password')).fill(PAY);
  await clickIn(t('orders.pay', { amount: '30.00 MEY' }));
  await clickIn(t('orders.follow'));
  await button(t('orders.reveal')).click();
  await field(t('pay.password')).fill('not-this-1');
  seat.expectRefusal(`/api/shop/orders/${await newest()}/reveal`, 403);
  await clickIn(t('orders.reveal'));
  await sheet().getByText(t('pay.forgot')).waitFor();
  await field(t('pay.password')).fill(PAY);
  await inspect('having it shown');
  await clickIn(t('orders.reveal'));
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
}

/** The way of an order through the shop: what happens, and how it is looked at. */
export const STEPS: readonly (readonly [title: string, step: () => Promise<void>])[] = [
  ['goods are found by words of three languages, and two of a colour go into the cart by mode 2', findGoods],
  ['the cart becomes an order with an address and a coupon, and is paid with the payment password', orderAndPay],
  ['the buyer sees it packed, shipped and received without reloading, and reviews it with a picture', receiveAndReview],
  ['one of two comes back by the decision of two operators, and what is left is earned at the close', sendOneBack],
  ['goods without shipping are handed out on a press, and the order closes a week later', openWhatIsHandedOut],
];
