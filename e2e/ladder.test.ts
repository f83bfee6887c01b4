import { NUMBER_END } from '@greenhall/domain/otc/trade/number-end';
import { type Coin, MICRO, amount } from '@greenhall/domain/shared/money';
import { accept } from '@greenhall/domain/shared/result';
import { DAY, HOUR, MINUTE } from '@greenhall/domain/shared/time';
import { available, platformAccount } from '@greenhall/domain/ledger/account';
import { posting } from '@greenhall/domain/ledger/posting';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { ACTIVATION_WAIT } from '@greenhall/domain/stock/payment/payments';
import { transact } from '@greenhall/server/platform/database/transact';
import { post } from '@greenhall/server/slices/ledger/index';
import { insertAccount } from '@greenhall/server/slices/wallet/account/store-accounts';
import { sendRead } from '@greenhall/test-kit/outside';
import { type Settled, openSettledSession } from '@greenhall/test-kit/settled-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Seat, takeSeat } from './harness/browser.ts';
import { confirmPayment } from './harness/member.ts';
import { type ClockedServer, openClockedServer } from './harness/server-here.ts';
import { demandWrite, PICTURE } from './harness/shop-buyer.ts';
import { putSession } from './harness/signed-in.ts';
import { authority, PAIRS, postSale } from './harness/traders.ts';
import { t } from './harness/words.ts';
import { type Colleague, colleagueOf } from './presses/desk.ts';

let server: ClockedServer;
let appointed = 0;
let seat: Seat;
let page: Page;
const people = new Map<string, Settled>();
const SELLER = 'sarasells';
const RECHARGER = 'rosarecharges';
const BUYER = 'borisbuys';
const ASKER = 'askaasks';

const personOf = (name: string): Settled => {
  const person = people.get(name);
  if (!person) throw new Error(`nobody is called ${name}`);
  return person;
};

async function fund(name: string, coin: Coin, coins: bigint): Promise<void> {
  const { ports } = server.app;
  const to = available(BigInt(personOf(name).no), coin);
  const postings = [posting('recharge', platformAccount('outside:receipt', coin), to, amount(coins * MICRO))];
  await transact(ports.db, (tx) => post(tx, { reference: `test:${name} ${coin}`, at: ports.clock.now(), postings }));
}

/** Signs a member in anew: sessions end with the days that pass. */
async function sit(name: string, colorScheme: 'light' | 'dark' = 'light'): Promise<void> {
  const { no, invitation } = personOf(name);
  const person = { ...(await openSettledSession(server.app.ports, no, name, invitation)), invitation };
  people.set(name, person);
  seat = await takeSeat({ colorScheme });
  ({ page } = seat);
  await putSession(seat, server, person);
}

async function leave(): Promise<void> {
  expect(seat.faults()).toEqual([]);
  await seat.context.close();
}

/** Lets time pass for a member who stays away meanwhile. */
async function pass(name: string, ms: number): Promise<void> {
  await leave();
  server.clock.advance(ms);
  await sit(name);
}

const go = (path: string) => page.goto(`${server.url}/#/pages/${path}`);
const button = (name: string, within: Page | Locator = page) => within.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const card = () => page.getByRole('region', { name: t('home.next.title') });
/** The way on of a step; home has ways of its own to the same screens. */
const act = (name: string) => card().getByRole('link', { name, exact: true });
const step = (text: string) => card().getByRole('listitem').filter({ hasText: text });
const amountField = () => page.getByLabel(t('wallet.amount'), { exact: true });

/** Opens home and waits for the ladder. */
async function home(): Promise<void> {
  await go('block/home');
  await card()
    .getByRole('heading', { name: t('ladder.title', { level: 1 }) })
    .waitFor();
}

const choose = (way: 'recharge' | 'buy' | 'sponsor') =>
  card()
    .getByText(t(`ladder.way.${way}`), { exact: true })
    .click();

/** A step stands there in this state. */
async function shows(text: string, state: 'done' | 'now' | 'later'): Promise<void> {
  await step(text)
    .filter({ hasText: t(`ladder.state.${state}`) })
    .waitFor();
}

/** Reports a payment of the sum that the address has filled in. */
async function payIn(sum: string, reference: string): Promise<void> {
  await expect.poll(() => amountField().inputValue()).toBe(sum);
  await page.getByLabel(t('wallet.externalReference')).fill(reference);
  const picture = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await PICTURE.arrayBuffer()) };
  await page.locator('input[type=file]').first().setInputFiles(picture);
  await button(t('common.submit')).click();
  await page.getByRole('heading', { name: t('wallet.rechargeDone') }).waitFor();
}

/** Two operators, who are new: sessions of others have ended with the days that passed. */
async function colleagues(): Promise<readonly [Colleague, Colleague]> {
  appointed += 1;
  const [one, two] = await server.appoint(`adaladder${appointed}`, `graceladder${appointed}`);
  if (!one || !two) throw new Error('nobody was appointed');
  return [colleagueOf(server, one), colleagueOf(server, two)];
}

/** Two operators book the report that waits. */
async function book(): Promise<void> {
  for (const colleague of await colleagues()) {
    const { items } = await colleague.call('wallet.deskRecharges', { query: {} });
    const open = items.find(({ state }) => state === 'submitted' || state === 'approved');
    await colleague.call('wallet.approveRecharge', { params: { id: open?.id ?? '' }, body: {} });
  }
}

async function exchange(sum: string): Promise<void> {
  await expect.poll(() => amountField().inputValue()).toBe(sum);
  await button(t('wallet.getQuote')).click();
  await button(t('wallet.next')).click();
  await confirmPayment(page, t('common.confirm'));
  await page.getByRole('heading', { name: t('wallet.exchangeDone') }).waitFor();
}

/** Converts what the ladder has filled in, and activates by the step that follows on home. */
async function convertAndActivate(): Promise<void> {
  await expect.poll(() => amountField().inputValue()).toBe('100');
  await button(t('wallet.next')).click();
  await confirmPayment(page, t('common.confirm'));
  await page.getByRole('heading', { name: t('wallet.convertDone') }).waitFor();
  await go('block/home');
  await link(t('home.next.activateAct')).click();
  await button(`${t('stock.activate')} V1`).click();
  await confirmPayment(page, t('stock.activate'));
  await page
    .getByRole('dialog')
    .getByRole('heading', { name: t('stock.bought') })
    .waitFor();
}

const statusOf = async (name: string) => (await sendRead(server.url, personOf(name), 'members.me')).status;

beforeAll(async () => {
  server = await openClockedServer();
  for (const member of await server.join([SELLER, RECHARGER, BUYER, ASKER], 0n)) people.set(member.name, member);
  const [one, two] = await colleagues();
  const way = { kind: 'bank', holder: 'Greenhall Ltd', account: 'DE02 1203', least: '10', most: '5000' } as const;
  await one.call('wallet.proposePayInWay', { body: { ...way, hours: 24, text: 'By bank.', reason: 'our new bank' } });
  const [proposal] = (await two.call('admin.proposals', { query: { open: '1' } })).items;
  await two.call('admin.approveProposal', {
    params: { id: proposal?.id ?? '' },
    body: { digest: proposal?.digest ?? '' },
  });
  server.clock.advance(DAY);
  await server.app.ports.approvals.due();
});
afterAll(() => server.close());

test('a member that has nothing sees three whole ways, by keyboard as well, and leaves by none', async () => {
  await sit(RECHARGER);
  await home();
  await shows(t('ladder.recharge', { amount: '200', coin: 'USDT' }), 'now');
  await shows(t('ladder.exchange', { amount: '200', coin: 'USDT', gets: '199.6', getsCoin: 'MEY' }), 'later');
  await shows(t('ladder.convert', { amount: '100', coin: 'MEY', gets: '100', getsCoin: 'BDB' }), 'later');
  await shows(t('ladder.activate', { level: 1, amount: '100', coin: 'BDB' }), 'later');
  await card()
    .getByText(t('ladder.hours.recharge', { hours: 24 }))
    .waitFor();
  await seat.inspect('the ladder: paying in');
  const way = card().getByRole('radio', { name: t('ladder.way.recharge') });
  await way.focus();
  await page.keyboard.press('ArrowRight');
  await card().getByText(t('ladder.obstacle.noSale')).waitFor();
  await seat.inspect('the ladder: nobody sells');
  await page.keyboard.press('ArrowRight');
  await shows(t('ladder.ask'), 'now');
  await seat.inspect('the ladder: asking');
  await page.keyboard.press('ArrowRight');
  await shows(t('ladder.recharge', { amount: '200', coin: 'USDT' }), 'now');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe(t('ladder.do.recharge'));
  // The other screens lead to the ladder and say the same.
  await go('user/user');
  await card()
    .getByRole('link', { name: t('home.next.fundActivationAct') })
    .click();
  await card()
    .getByRole('heading', { name: t('ladder.title', { level: 1 }) })
    .waitFor();
  await leave();
});

test('the ladder moves nothing that stands below it when it comes', async () => {
  await sit(RECHARGER);
  await seat.context.addInitScript(`globalThis.moved = 0;
    new PerformanceObserver((list) => { for (const shift of list.getEntries()) if (!shift.hadRecentInput) globalThis.moved += shift.value; })
      .observe({ type: 'layout-shift', buffered: true });`);
  await home();
  await page.getByText(t('running.explorer'), { exact: true }).waitFor();
  expect(await page.evaluate('globalThis.moved')).toBeLessThanOrEqual(0.02);
  await leave();
});

test('200 are paid in, exchanged and converted, and the member is active', async () => {
  await sit(RECHARGER);
  await home();
  await act(t('ladder.do.recharge')).click();
  await payIn('200', 'LADDER-200');
  await home();
  await shows(t('ladder.arrive.recharge', { amount: '200', coin: 'USDT' }), 'now');
  await seat.inspect('the ladder: a report waits');
  await book();
  await act(t('ladder.do.exchange')).click();
  await exchange('200');
  await home();
  await shows(t('ladder.have', { amount: '199.6', coin: 'MEY' }), 'done');
  await act(t('ladder.do.convert')).click();
  await convertAndActivate();
  expect(await statusOf(RECHARGER)).toBe('active');
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
  await shows(t('ladder.address'), 'now');
  await seat.inspect('the ladder: an address is missing');
  await giveAddress(BUYER, buyersAddress);
  // It has paid in half of what the whole way by paying in takes.
  await go('wallet/chongzhi?amount=100');
  await payIn('100', 'LADDER-100');
  await book();
  await home();
  await choose('buy');
  await act(t('ladder.do.exchange')).click();
  await exchange('100');
  await home();
  await choose('buy');
  await shows(t('ladder.have', { amount: '99.8', coin: 'MEY' }), 'done');
  await shows(t('ladder.buy', { gets: '10', getsCoin: 'MEY', amount: '10.00', coin: 'USDT' }), 'now');
  await card()
    .getByText(t('ladder.hours.buy', { hours: 24 }))
    .waitFor();
  await seat.inspect('the ladder: buying');
  await act(t('ladder.do.buy')).click();
  await expect.poll(() => page.getByRole('textbox').first().inputValue()).toBe('10');
  server.clock.advance(MINUTE);
  await tradeOf(listing, '10');
  await home();
  await shows(t('ladder.arrive.rest', { amount: '10', coin: 'MEY' }), 'now');
  await seat.inspect('the ladder: coins rest');
  await pass(BUYER, DAY + HOUR);
  const free = async () =>
    (await sendRead(server.url, personOf(BUYER), 'wallet.balances')).items.find(({ coin }) => coin === 'mey')
      ?.available;
  await expect.poll(free).toBe('109.800000');
  await home();
  await act(t('ladder.do.convert')).click();
  await convertAndActivate();
  expect(await statusOf(BUYER)).toBe('active');
  await leave();
});

test('the sponsor is asked, told, and activates with its own coins what it could mute', async () => {
  await sit(ASKER);
  await home();
  await choose('sponsor');
  await button(t('ladder.do.ask')).click();
  await shows(t('ladder.asked'), 'done');
  await seat.inspect('the ladder: asked');
  await leave();

  await fund(BUYER, 'bdb', 100n);
  // Who has just activated, be it itself, waits before the next activation.
  server.clock.advance(ACTIVATION_WAIT);
  await sit(BUYER);
  await go('block/notice?view=mine');
  await page
    .getByRole('link')
    .filter({ hasText: t('notifications.activationAsked') })
    .click();
  const asks = page.getByText(t('network.asks', { name: ASKER }));
  await asks.waitFor();
  await seat.inspect('a node asks');
  await button(t('network.askMute')).click();
  await asks.waitFor({ state: 'hidden' });
  await button(`${t('network.askUnmute')}: ${ASKER}`).click();
  await asks.waitFor();
  const all = page.getByRole('switch', { name: t('network.askAll') });
  await all.click();
  await asks.waitFor({ state: 'hidden' });
  await expect.poll(() => all.isChecked()).toBe(true);
  await seat.inspect('requests are muted');
  await all.click();
  await asks.waitFor();
  await button(t('network.activate')).click();
  await confirmPayment(page, t('network.activate'));
  await page
    .getByRole('dialog')
    .getByRole('heading', { name: t('network.activated', { name: ASKER }) })
    .waitFor();
  await leave();
  expect(await statusOf(ASKER)).toBe('active');
});
