import { type Coin, MICRO, amount } from '@greenhall/domain/shared/money';
import { DAY } from '@greenhall/domain/shared/time';
import { available, platformAccount } from '@greenhall/domain/ledger/account';
import { posting } from '@greenhall/domain/ledger/posting';
import { ACTIVATION_WAIT } from '@greenhall/domain/stock/payment/payments';
import { transact } from '@greenhall/server/platform/database/transact';
import { post } from '@greenhall/server/slices/ledger/index';
import { sendRead } from '@greenhall/test-kit/outside';
import { type Settled, openSettledSession } from '@greenhall/test-kit/settled-world';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { confirmPayment } from './harness/member.ts';
import { type ClockedServer, openClockedServer } from './harness/server-here.ts';
import { PICTURE } from './harness/shop-buyer.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';
import { type Colleague, colleagueOf } from './presses/desk.ts';

export let server: ClockedServer;
let appointed = 0;
export let seat: UserBrowser;
export let page: Page;
const people = new Map<string, Settled>();
export const SELLER = 'sarasells';
export const RECHARGER = 'rosarecharges';
export const BUYER = 'borisbuys';
const ASKER = 'askaasks';

export const personOf = (name: string): Settled => {
  const person = people.get(name);
  if (!person) throw new Error(`nobody is called ${name}`);
  return person;
};

export async function fund(name: string, coin: Coin, coins: bigint): Promise<void> {
  const { ports } = server.app;
  const to = available(BigInt(personOf(name).no), coin);
  const postings = [posting('recharge', platformAccount('outside:receipt', coin), to, amount(coins * MICRO))];
  await transact(ports.db, (tx) => post(tx, { reference: `test:${name} ${coin}`, at: ports.clock.now(), postings }));
}

/** Signs a member in anew: sessions end with the days that pass. */
export async function sit(name: string, colorScheme: 'light' | 'dark' = 'light'): Promise<void> {
  const { no, invitation } = personOf(name);
  const person = { ...(await openSettledSession(server.app.ports, no, name, invitation)), invitation };
  people.set(name, person);
  seat = await openUserBrowser({ colorScheme });
  ({ page } = seat);
  await putSession(seat, server, person);
}

export async function leave(): Promise<void> {
  expect(seat.faults()).toEqual([]);
  await seat.context.close();
}

export const go = (path: string) => page.goto(`${server.url}/#/pages/${path}`);
const button = (name: string, within: Page | Locator = page) => within.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
export const card = () => page.getByRole('region', { name: t('home.next.title') });
/** The way on of a step; home has ways of its own to the same screens. */
export const act = (name: string) => card().getByRole('link', { name, exact: true });
const step = (text: string) => card().getByRole('listitem').filter({ hasText: text });
const amountField = () => page.getByLabel(t('wallet.amount'), { exact: true });

/** Opens home and waits for the funding steps. */
export async function home(): Promise<void> {
  await go('block/home');
  await card()
    .getByRole('heading', { name: t('funding.title', { level: 1 }) })
    .waitFor();
}

export const choose = (way: 'recharge' | 'buy' | 'sponsor') =>
  card()
    .getByText(t(`funding.way.${way}`), { exact: true })
    .click();

/** A step stands there in this state. */
export async function shows(text: string, state: 'done' | 'now' | 'later'): Promise<void> {
  await step(text)
    .filter({ hasText: t(`funding.state.${state}`) })
    .waitFor();
}

/** Reports a payment of the sum that the address has filled in. */
export async function payIn(sum: string, reference: string): Promise<void> {
  await expect.poll(() => amountField().inputValue()).toBe(sum);
  await page.getByLabel(t('wallet.externalReference')).fill(reference);
  const picture = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await PICTURE.arrayBuffer()) };
  await page.locator('input[type=file]').first().setInputFiles(picture);
  await page.getByAltText('a.jpg').waitFor();
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
export async function book(): Promise<void> {
  for (const colleague of await colleagues()) {
    const { items } = await colleague.call('wallet.deskRecharges', { query: {} });
    const open = items.find(({ state }) => state === 'submitted' || state === 'approved');
    await colleague.call('wallet.approveRecharge', { params: { id: open?.id ?? '' }, body: {} });
  }
}

export async function exchange(sum: string): Promise<void> {
  await expect.poll(() => amountField().inputValue()).toBe(sum);
  await button(t('wallet.getQuote')).click();
  await button(t('wallet.next')).click();
  await confirmPayment(page, t('common.confirm'));
  await page.getByRole('heading', { name: t('wallet.exchangeDone') }).waitFor();
}

/** Converts what the funding steps has filled in, and activates by the step that follows on home. */
export async function convertAndActivate(): Promise<void> {
  await expect.poll(() => amountField().inputValue()).toBe('100');
  await button(t('wallet.next')).click();
  await confirmPayment(page, t('common.confirm'));
  await page.getByRole('heading', { name: t('wallet.convertDone') }).waitFor();
  await go('block/home');
  await link(t('home.next.activateAct')).click();
  await confirmPayment(page, t('stock.activate'));
  await page
    .getByRole('dialog')
    .getByRole('heading', { name: t('stock.bought') })
    .waitFor();
}

export const statusOf = async (name: string) => (await sendRead(server.url, personOf(name), 'members.me')).status;

export async function requestActivation(): Promise<void> {
  await sit(ASKER);
  await home();
  await choose('sponsor');
  await button(t('funding.do.ask')).click();
  await shows(t('funding.asked'), 'done');
  await seat.inspect('the funding steps: asked');
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
  const asks = page.getByText(t('network.activationRequest', { name: ASKER }));
  await asks.waitFor();
  await seat.inspect('a node asks');
  await button(t('network.muteRequests')).click();
  await asks.waitFor({ state: 'hidden' });
  await button(`${t('network.unmuteRequests')}: ${ASKER}`).click();
  await asks.waitFor();
  const all = page.getByRole('switch', { name: t('network.muteAllRequests') });
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
}

/** Two operators open a method to pay in, a day later. */
export async function offerMethod(kind: 'bank' | 'other', account: string, hours: number): Promise<void> {
  const [one, two] = await colleagues();
  const terms = { holder: 'Greenhall Ltd', least: '10', most: '5000', text: `By ${kind}.`, reason: 'a new account' };
  await one.call('wallet.proposeDepositMethod', { body: { ...terms, kind, account, hours } });
  const [proposal] = (await two.call('admin.proposals', { query: { open: '1' } })).items;
  await two.call('admin.approveProposal', {
    params: { id: proposal?.id ?? '' },
    body: { digest: proposal?.digest ?? '' },
  });
  server.clock.advance(DAY);
  await server.app.ports.approvals.due();
}

/** Opens the world in which the journeys of this name take place, and closes it after them. */
export function openFundingWorld(): void {
  beforeAll(async () => {
    server = await openClockedServer();
    for (const member of await server.join([SELLER, RECHARGER, BUYER, ASKER], 0n)) people.set(member.name, member);
    await offerMethod('bank', 'DE02 1203', 24);
  });
  afterAll(() => server.close());
}
