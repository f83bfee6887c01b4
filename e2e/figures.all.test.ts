import type { Reply } from '@greenhall/client/route-input';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';
import { readSingly } from './harness/reads.ts';

let server: ServerHere;
let ann: Settled;

beforeAll(async () => {
  server = await openServerHere();
  const [first] = await server.join(['annfigures'], 500n);
  if (!first) throw new Error('nobody is there');
  ann = first;
});
afterAll(() => server.close());

async function sit(): Promise<UserBrowser> {
  const seat = await openUserBrowser();
  await putSession(seat, server, ann);
  return seat;
}

/** An order of the hall of which so much can be taken. */
const offer = (takeMax: string): Reply<'otc.hall'>['items'][number] => ({
  id: '7',
  coin: 'mey',
  network: 'BEP20',
  side: 'sale',
  price: '1.000000',
  quantity: '200.000000',
  remaining: takeMax,
  min: '10.000000',
  max: '200.000000',
  takeMin: '10.000000',
  takeMax,
  feeBp: 0,
  state: 'toBeTraded',
  releaseOnProof: false,
  at: '2026-01-01T00:00:00.000Z',
  isMine: false,
  trader: {
    id: 'a'.repeat(22),
    name: 's***y',
    trades: 3,
    completionBp: 10_000,
    medianRelease: 60,
    isVerified: false,
    isFavourite: false,
  },
});

/** The hall shows one order; what is returned changes how much of it can be taken. */
async function showOffer(seat: UserBrowser, takeMax: string): Promise<(next: string) => void> {
  let most = takeMax;
  await readSingly(seat);
  await seat.page.route('**/api/otc/listings?*', (route) => route.fulfill({ json: { items: [offer(most)] } }));
  return (next) => (most = next);
}

test('what a card of the hall says stands in the sheet that it opens, and what has moved is said and asked again', async () => {
  const seat = await sit();
  const { page } = seat;
  const change = await showOffer(seat, '75.000000');
  await page.goto(`${server.url}/#/pages/otc/otc`);
  const buy = page.getByRole('button', { name: t('otc.buy') });
  const quantity = page.getByRole('dialog').getByLabel(t('otc.quantity'), { exact: true });
  const wanted = page.getByLabel(t('otc.wantBuy'));
  const close = async () => {
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  await wanted.fill('60');
  await page.getByText(t('otc.youPay', { amount: '60.00 USDT' })).waitFor();
  await buy.click();
  await quantity.waitFor();
  await expect.poll(() => quantity.inputValue()).toBe('60');
  await close();
  await wanted.fill('75');
  await page.getByText(t('otc.youPay', { amount: '75.00 USDT' })).waitFor();
  await buy.click();
  await quantity.waitFor();
  await expect.poll(() => quantity.inputValue()).toBe('75');

  change('40.000000');
  await page.evaluate(`dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))`);
  await page.getByRole('dialog').getByText(t('otc.listingMoved')).waitFor();
  await page
    .getByRole('dialog')
    .getByText(t('otc.limits', { min: '10.00', max: '40.00', coin: 'MEY' }))
    .waitFor();
  await expect.poll(() => quantity.inputValue()).toBe('75');
  await page.getByRole('button', { name: t('otc.next'), exact: true }).click();
  await page.getByText(t('otc.quantityBetween', { min: '10.00', max: '40.00' })).waitFor();
  await seat.inspect('an order that has moved');
  expect(seat.faults()).toEqual([]);
});

test('what is searched for in the bill stands in its field until both are reset', async () => {
  const seat = await sit();
  const { page } = seat;
  await page.goto(`${server.url}/#/pages/wallet/bill`);
  const field = page.getByRole('searchbox');
  const nothing = page.getByText(t('pay.nothingFound'));
  await field.fill('nobody at all');
  await field.press('Enter');
  await nothing.waitFor();
  await page.getByRole('button', { name: t('common.filter') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('USDT', { exact: true }).click();
  await dialog.getByText(t('wallet.group.otc'), { exact: true }).click();
  await dialog.getByText(t('wallet.kind.otcFee'), { exact: true }).click();
  await seat.inspect('the conditions of the bill');
  await dialog.getByRole('button', { name: t('pay.apply') }).click();
  await dialog.waitFor({ state: 'detached' });
  await nothing.waitFor();
  await expect.poll(() => field.inputValue()).toBe('nobody at all');
  await page.getByRole('button', { name: t('pay.reset'), exact: true }).click();
  await nothing.waitFor({ state: 'detached' });
  await expect.poll(() => field.inputValue()).toBe('');
  expect(seat.faults()).toEqual([]);
});

test('why there was no quote is not said of the other direction', async () => {
  const { page } = await sit();
  await page.route('**/api/wallet/quotes', (route) => route.abort());
  await page.goto(`${server.url}/#/pages/wallet/exchange`);
  await page.getByLabel(t('wallet.amount'), { exact: true }).fill('100');
  await page.getByRole('button', { name: t('wallet.getQuote'), exact: true }).click();
  const failure = page.getByText(t('request.unreachable'));
  await failure.waitFor();
  await page.getByRole('button', { name: t('wallet.turn') }).click();
  await failure.waitFor({ state: 'detached' });
});

test('a lowest price above the highest is refused at its field', async () => {
  const seat = await sit();
  const { page } = seat;
  await page.goto(`${server.url}/#/pages/shop/shopSearch?words=flask`);
  await page.getByRole('button', { name: t('common.filter') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('shop.minPrice')).fill('90');
  await dialog.getByLabel(t('shop.maxPrice')).fill('10');
  await dialog.getByRole('button', { name: t('shop.apply') }).click();
  await dialog.getByText(t('shop.priceOrder')).waitFor();
  await dialog.getByLabel(t('shop.maxPrice')).fill('100');
  await dialog.getByRole('button', { name: t('shop.apply') }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(seat.faults()).toEqual([]);
});
