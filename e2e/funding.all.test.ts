import { NUMBER_END } from '@greenhall/domain/otc/trade/number-end';
import { accept } from '@greenhall/domain/shared/result';
import { DAY, HOUR, MINUTE } from '@greenhall/domain/shared/time';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { transact } from '@greenhall/server/platform/database/transact';
import { insertAccount } from '@greenhall/server/slices/wallet/account/store-accounts';
import { sendRead } from '@greenhall/test-kit/outside';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { expect, test } from 'vitest';
import { demandWrite, PICTURE } from './harness/shop-buyer.ts';
import { authority, PAIRS, postSale } from './harness/traders.ts';
import { t } from './harness/words.ts';
import {
  act,
  requestActivation,
  book,
  BUYER,
  card,
  choose,
  convertAndActivate,
  exchange,
  fund,
  go,
  home,
  leave,
  openFundingWorld,
  page,
  payIn,
  personOf,
  RECHARGER,
  seat,
  SELLER,
  server,
  shows,
  sit,
  statusOf,
} from './funding-world.ts';

openFundingWorld();

/** Lets time pass for a member who stays away meanwhile. */
async function pass(name: string, ms: number): Promise<void> {
  await leave();
  server.clock.advance(ms);
  await sit(name);
}

test('the funding steps move nothing that stands below them when they come', async () => {
  await sit(RECHARGER);
  await seat.context.addInitScript(`globalThis.moved = 0;
    new PerformanceObserver((list) => { for (const shift of list.getEntries()) if (!shift.hadRecentInput) globalThis.moved += shift.value; })
      .observe({ type: 'layout-shift', buffered: true });`);
  await home();
  await page.getByText(t('running.solvency'), { exact: true }).waitFor();
  expect(await page.evaluate('globalThis.moved')).toBeLessThanOrEqual(0.02);
  await leave();
});

/** An address of a trader that is old enough to be used. */
async function giveAddress(name: string, address: string): Promise<void> {
  const { ports } = server.app;
  const memberNo = memberNumber(personOf(name).no);
  const usableAt = new Date(ports.clock.now().getTime() - HOUR);
  const account = { memberNo, network: 'BEP20', address, label: name, isDefault: true, usableAt } as const;
  await transact(ports.db, async (tx) => accept(await insertAccount(tx, account)));
}

/** The buyer takes the quantity, says that it has paid, and the seller releases it: both as their own sessions do. */
async function tradeOf(listing: string, quantity: string): Promise<void> {
  const [buyer, seller] = [personOf(BUYER), personOf(SELLER)];
  const taking = { params: { id: listing }, body: { quantity, ...(await authority(server, buyer)) } };
  const taken = await demandWrite(server.url, buyer, 'otc.take', taking);
  const params = { id: String(taken['id']) };
  await demandWrite(server.url, buyer, 'otc.claim', {
    params,
    body: { txid: `0x${'ab'.repeat(32)}` },
    files: { voucher: PICTURE },
  });
  const numberEnd = String(taken['number']).slice(-NUMBER_END);
  await demandWrite(server.url, seller, 'otc.confirm', { params, body: { payPassword: PAY_PASSWORD, numberEnd } });
}

test('100 become 99.80, what is missing is bought from a member and rests, and the member is active', async () => {
  const [, sellersAddress = '', buyersAddress = ''] = PAIRS[0] ?? [];
  await giveAddress(SELLER, sellersAddress);
  await fund(SELLER, 'mey', 600n);
  await sit(SELLER);
  await leave();
  const listing = await postSale(server, personOf(SELLER));
  await sit(BUYER);
  await home();
  await choose('buy');
  await shows(t('funding.address'), 'now');
  await seat.inspect('the funding steps: an address is missing');
  await giveAddress(BUYER, buyersAddress);
  // It has paid in half of what the whole way by paying in takes.
  await go('wallet/chongzhi?amount=100');
  await payIn('100', 'LADDER-100');
  await book();
  await home();
  await choose('buy');
  await act(t('funding.do.exchange')).click();
  await exchange('100');
  await home();
  await choose('buy');
  await shows(t('funding.have', { amount: '99.8', coin: 'MEY' }), 'done');
  await shows(t('funding.buy', { gets: '10', getsCoin: 'MEY', amount: '10.00', coin: 'USDT' }), 'now');
  await card()
    .getByText(t('funding.hours.buy', { hours: 24 }))
    .waitFor();
  await seat.inspect('the funding steps: buying');
  await act(t('funding.do.buy')).click();
  await expect.poll(() => page.getByRole('textbox').first().inputValue()).toBe('10');
  server.clock.advance(MINUTE);
  await tradeOf(listing, '10');
  await home();
  await shows(t('funding.arrive.rest', { amount: '10', coin: 'MEY' }), 'now');
  await seat.inspect('the funding steps: coins rest');
  await pass(BUYER, DAY + HOUR);
  const free = async () =>
    (await sendRead(server.url, personOf(BUYER), 'wallet.balances')).items.find(({ coin }) => coin === 'mey')
      ?.available;
  await expect.poll(free).toBe('109.800000');
  await home();
  await act(t('funding.do.convert')).click();
  await convertAndActivate();
  expect(await statusOf(BUYER)).toBe('active');
  await leave();
});

test('the sponsor is asked, told, and activates with its own coins what it could mute', requestActivation);
