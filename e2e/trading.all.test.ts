import { sendRead } from '@greenhall/test-kit/outside';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { describe, expect, test } from 'vitest';
import { openUserBrowser } from './harness/browser.ts';
import { letFail } from './harness/failing.ts';
import { readSingly } from './harness/reads.ts';
import { putSession } from './harness/signed-in.ts';
import { payOnChain } from './harness/traders.ts';
import { t } from './harness/words.ts';
import {
  authorise,
  button,
  chains,
  finishReceipt,
  openHall,
  openRelease,
  openTradingWorld,
  pairOf,
  partiesOf,
  reportUnseen,
  SALE,
  server,
} from './trading-world.ts';

openTradingWorld(3);

const READ = /\/api\/otc\/trades\/\d+$/;

describe('a trade paid on TRC20', () => {
  test.each(SALE)('%s', (_, step) => step('TRC20'));
});

/** The first check of the chain moves nothing that the seller presses. */
async function seeFirstCheck({ member }: ReturnType<typeof partiesOf>['seller'], order: string): Promise<void> {
  const seat = await openUserBrowser();
  await putSession(seat, server, member);
  const { page } = seat;
  await readSingly(seat);
  // Without the live channel the order is read every five seconds, whatever came before.
  await letFail(seat, 'POST', /live\/tickets/);
  await page.route(READ, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), proof: null } });
  });
  await page.goto(order);
  await page.getByText(t('otc.noProof')).waitFor();
  const below = async () => (await button(page, t('otc.deny')).boundingBox())?.y;
  const before = await below();
  await page.unroute(READ);
  await page.getByText(t('otc.why.notFound')).waitFor();
  expect(await below()).toBe(before);
  expect(seat.faults()).toEqual([]);
}

test('the seller releases by hand what cannot be proved, and both get a receipt', async () => {
  const { seller, buyer } = partiesOf('TRC20');
  const order = await reportUnseen(buyer, 'TRC20');
  const { page } = seller.seat;
  await seeFirstCheck(seller, order);
  await page.goto(order);
  const sheet = await openRelease(page, seller, order);
  await sheet.getByLabel(t('pay.password'), { exact: true }).fill(PAY_PASSWORD);
  await sheet.getByRole('button', { name: t('common.confirm'), exact: true }).click();
  await finishReceipt(seller.seat, 'otc.receiptSold');
  await finishReceipt(buyer.seat, 'otc.receiptBought');
  expect([...seller.seat.faults(), ...buyer.seat.faults()]).toEqual([]);
});

test('who posts while all networks are shown is asked for the network first', async () => {
  const { seller } = partiesOf('BEP20');
  const { page } = seller.seat;
  await page.goto(`${server.url}/#/pages/otc/otc`);
  await page.getByText(t('common.all'), { exact: true }).click();
  await page.getByText(t('otc.list.purchase'), { exact: true }).click();
  await button(page, t('otc.postPurchase')).click();
  const sheet = page.getByRole('dialog');
  const quantity = sheet.getByLabel(t('otc.quantity'), { exact: true });
  await sheet.getByText(t('otc.network'), { exact: true }).waitFor();
  await expect.poll(() => quantity.count()).toBe(0);
  await seller.seat.inspect('post: which network');
  await sheet.getByText('TRC20', { exact: true }).click();
  await quantity.waitFor();
  await sheet.getByRole('heading', { name: 'TRC20' }).waitFor();
  expect(seller.seat.faults()).toEqual([]);
});

test('a member sells into a purchase order, and is told what to wait for and what was paid', async () => {
  const { buyer: wanting, seller: giving } = pairOf(2);
  const { page } = wanting.seat;
  await openHall(wanting, 'BEP20');
  await page.getByText(t('otc.list.purchase'), { exact: true }).click();
  await button(page, t('otc.postPurchase')).click();
  await page.getByLabel(t('otc.perCoin', { coin: 'MEY' })).fill('0.998');
  await page.getByLabel(t('otc.quantity'), { exact: true }).fill('200');
  await authorise(wanting);
  await page.getByText(t('otc.posted')).waitFor();

  const { page: hall } = giving.seat;
  await openHall(giving, 'BEP20');
  await hall.getByText(t('otc.list.purchase'), { exact: true }).click();
  await hall.getByLabel(t('otc.wantSell')).fill('80');
  const bargain = [t('otc.youPay', { amount: '80.00 MEY' }), t('otc.youGet', { amount: '79.84 USDT' })];
  await hall.getByText(bargain.join(' · ')).waitFor();
  await giving.seat.inspect('hall: sell');
  await hall.getByRole('button', { name: t('otc.sell') }).click();
  await expect.poll(() => hall.getByLabel(t('otc.quantity'), { exact: true }).inputValue()).toBe('80');
  await hall.getByText(t('otc.receiveAccount'), { exact: true }).waitFor();
  await giving.seat.inspect('take: sell');
  await authorise(giving);
  await hall.getByText(t('otc.note.waitForPayment.seller')).waitFor();
  await hall.getByText(t('otc.sellerWalletName')).waitFor();
  await giving.seat.inspect('order of the seller');
  const id = /id=(\d+)/.exec(hall.url())?.[1] ?? '';
  const order = await sendRead(server.url, giving.member, 'otc.trade', { params: { id } });
  expect(order).toMatchObject({ role: 'seller', quantity: '80.000000', sellerWallet: { label: 'BEP20' } });

  await payOnChain(chains, 2, order.total, () => hall.getByText(t('otc.state.waitForConfirmation')).waitFor());
  await hall.getByText(t('otc.proof.proved'), { exact: true }).waitFor();
  await button(hall, t('otc.confirm')).click();
  const release = hall.getByRole('dialog');
  await release.getByLabel(t('pay.password'), { exact: true }).fill(PAY_PASSWORD);
  await release.getByRole('button', { name: t('common.confirm'), exact: true }).click();
  await finishReceipt(giving.seat, 'otc.receiptSold');
  expect([...giving.seat.faults(), ...wanting.seat.faults()]).toEqual([]);
});
