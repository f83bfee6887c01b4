import { maskUsername } from '@greenhall/domain/identity/masking';
import { available, platformAccount } from '@greenhall/domain/ledger/account';
import { posting } from '@greenhall/domain/ledger/posting';
import { MICRO, amount } from '@greenhall/domain/shared/money';
import { MINUTE } from '@greenhall/domain/shared/time';
import { run } from '@greenhall/server/platform/database/database';
import { transact } from '@greenhall/server/platform/database/transact';
import type { Ports } from '@greenhall/server/platform/ports';
import { post } from '@greenhall/server/slices/ledger/index';
import { sendRead } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { PASSWORD, PAY_PASSWORD } from '@greenhall/test-kit/world';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type UserBrowser, openUserBrowser } from '../harness/browser.ts';
import { confirmPayment } from '../harness/member.ts';
import { type ClockedServer, openClockedServer } from '../harness/server-here.ts';
import { demandWrite } from '../harness/shop-buyer.ts';
import { putSession } from '../harness/signed-in.ts';
import { mailedCode } from '../harness/traders.ts';
import { t } from '../harness/words.ts';

const pay = { payPassword: PAY_PASSWORD };

let server: ClockedServer;
let ann: Settled;
let ben: Settled;
let cara: Settled;
let seat: UserBrowser;
let page: Page;

/** Coins that pay for levels. */
async function furnish(ports: Ports, [first]: readonly Settled[]): Promise<void> {
  const postings = (['bdb', 'ftb'] as const).map((coin) =>
    posting(
      'recharge',
      platformAccount('outside:receipt', coin),
      available(BigInt(first?.no ?? 0), coin),
      amount(5_000n * MICRO),
    ),
  );
  await transact(ports.db, (tx) => post(tx, { reference: 'test:levels', at: ports.clock.now(), postings }));
}

beforeAll(async () => {
  server = await openClockedServer();
  const members = await server.join(['annanodes', 'bennodes', 'caranodes'], 1n, furnish);
  [ann, ben, cara] = members as [Settled, Settled, Settled];
});
afterAll(() => server.close());
afterEach(async () => {
  expect(seat.faults()).toEqual([]);
  await seat.context.close();
});

async function sit(member: Settled): Promise<void> {
  seat = await openUserBrowser();
  ({ page } = seat);
  await putSession(seat, server, member);
}
const go = (path: string) => page.goto(`${server.url}/#/pages/user/${path}`);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const answer = (name: string) => dialog().getByRole('button', { name, exact: true }).click();
const payments = () => sendRead(server.url, ann, 'stock.payments', { query: {} });
const nodes = () => sendRead(server.url, ann, 'network.nodes', { query: {} });

async function free(coin: string): Promise<number> {
  const { items } = await sendRead(server.url, ann, 'wallet.balances');
  return Number(items.find((one) => one.coin === coin)?.available ?? 0);
}

/** A code as it is mailed to a member, a minute after any other. */
async function codeOf(member: Settled, purpose: 'link' | 'node') {
  server.clock.advance(MINUTE);
  return { codeChannel: 'email', code: await mailedCode(server, member, purpose) } as const;
}

/** Buys on the screen of the levels, and puts the receipt away. */
async function buy(act: 'upgrade' | 'reinvest', level: number): Promise<void> {
  await go('level');
  await page.getByRole('radio', { name: new RegExp(`^V${level}`) }).check();
  await button(`${t(`stock.${act}`)} V${level}`).click();
  await confirmPayment(page, t(`stock.${act}`));
  await dialog()
    .getByRole('heading', { name: t('stock.bought') })
    .waitFor();
  await seat.inspect(`receipt of ${act}`);
  await answer(t('pay.finish'));
  await dialog().waitFor({ state: 'hidden' });
}
const kinds = async () => (await payments()).items.map(({ kind, level, state }) => `${kind} V${level} ${state}`);

test('a level is bought once more, and a higher one', async () => {
  await demandWrite(server.url, ann, 'stock.activate', { body: { member: ann.no, coin: 'bdb', ...pay } });
  await sit(ann);
  const [ftb, bdb] = [await free('ftb'), await free('bdb')];
  await buy('reinvest', 1);
  expect(await free('ftb')).toBe(ftb - 100);
  expect(await kinds()).toEqual(['reinvest V1 cooling', 'activation V1 cooling']);
  await buy('upgrade', 2);
  expect(await free('bdb')).toBeLessThan(bdb);
  expect(await kinds()).toEqual(['upgrade V2 cooling', 'reinvest V1 cooling', 'activation V1 cooling']);
  await button(`${t('stock.reinvest')} V2`).waitFor();
});

test('what was paid for another member’s node is taken back on the screen of the nodes', async () => {
  // Who has activated a node waits before the next one: the time has passed.
  await run(server.app.ports.db, sql`delete from stock_activation_pace`);
  const before = await free('bdb');
  await demandWrite(server.url, ann, 'stock.activate', { body: { member: ben.no, coin: 'bdb', ...pay } });
  expect(await free('bdb')).toBe(before - 100);
  await sit(ann);
  await go('userRecommend');
  const title = page.getByText(`${t('network.kind.activation')} V1 · ${ben.name}`, { exact: true });
  await title.waitFor();
  // The newest is the first.
  await button(t('network.cancelPayment')).first().click();
  await dialog().getByText(ben.name, { exact: true }).waitFor();
  await confirmPayment(page, t('network.cancelPayment'));
  await page.getByText(t('network.cancelled')).waitFor();
  await title.waitFor({ state: 'hidden' });
  expect(await free('bdb')).toBe(before);
});

test('a registration that waits is deleted, and its place is free', async () => {
  const place = { contact: cara.name, zone: 'A', level: 1, username: 'annasecond' } as const;
  const secrets = { password: PASSWORD, payPassword: PAY_PASSWORD, newPayPassword: 'cedar-4417' };
  const body = { ...place, ...secrets, ...(await codeOf(ann, 'node')) };
  await demandWrite(server.url, ann, 'network.openReinvestment', { body });
  const names = async () => (await nodes()).items.map(({ userid }) => userid);
  expect(await names()).toContain('annasecond');
  await sit(ann);
  await go('userRecommend');
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await row(ben.name).waitFor();
  const sought: (string | null)[] = [];
  const gate = Promise.withResolvers<void>();
  await page.route(/\/api\/network\/nodes\?.*userid=/, (route) => {
    sought.push(new URL(route.request().url()).searchParams.get('userid'));
    return gate.promise.then(() => route.continue());
  });
  const search = page.getByLabel(t('network.search'), { exact: true });
  const notFound = page.getByText(t('network.notFound'), { exact: true });
  await search.pressSequentially('nobody', { delay: 20 });
  // What was there stays until the answer is.
  await page.locator('[aria-busy=true]').filter({ hasText: ben.name }).waitFor();
  expect(await notFound.count()).toBe(0);
  gate.resolve();
  await notFound.waitFor();
  await search.fill('');
  await row(ben.name).waitFor();
  await search.pressSequentially('SECOND', { delay: 20 });
  await row(ben.name).waitFor({ state: 'hidden' });
  await row('annasecond').waitFor();
  expect(sought).toEqual(['nobody', 'SECOND']);
  // Nothing deletes at a single press.
  expect(await button(t('network.delete')).count()).toBe(0);
  await button(t('network.more', { name: 'annasecond' })).click();
  await button(t('network.delete')).click();
  await dialog().getByText('annasecond').waitFor();
  await answer(t('network.delete'));
  await page.getByText(t('network.deleted', { name: 'annasecond' })).waitFor();
  await page.getByRole('listitem').filter({ hasText: 'annasecond' }).waitFor({ state: 'hidden' });
  expect(await names()).not.toContain('annasecond');
});

/** Applies to be the main account of a member; answers the number of the application. */
async function apply(sub: Settled): Promise<string> {
  const body = { member: sub.no, ...pay, ...(await codeOf(ann, 'link')) };
  return String((await demandWrite(server.url, ann, 'network.applyForLink', { body }))['id']);
}
const linkOf = async (id: string) => {
  const { subs, mains } = await sendRead(server.url, ann, 'network.links');
  return [...subs, ...mains].find((one) => one.id === id);
};

test('an application for an account is withdrawn', async () => {
  const id = await apply(ben);
  expect((await linkOf(id))?.state).toBe('applied');
  await sit(ann);
  await go('children');
  await button(t('network.linkWithdraw')).click();
  await answer(t('network.linkWithdraw'));
  const ended = page.getByRole('list', { name: t('network.linkPast') });
  await ended.getByText(t('network.linkState.withdrawn'), { exact: true }).waitFor();
  await expect.poll(() => button(t('network.linkWithdraw')).count()).toBe(0);
  expect((await linkOf(id))?.state).toBe('withdrawn');
});

test('an application is refused by the account that it is about', async () => {
  const id = await apply(cara);
  await sit(cara);
  await go('children');
  await button(t('network.linkRefuse')).click();
  await seat.inspect('refusing an application');
  await answer(t('network.linkRefuse'));
  await page.getByText(t('network.linkWants', { name: maskUsername(ann.name) })).waitFor({ state: 'hidden' });
  await dialog().waitFor({ state: 'hidden' });
  expect((await linkOf(id))?.state).toBe('refused');
});

test('a linked account allows its main account to sign in, and takes that back', async () => {
  const id = await apply(ben);
  const consents = { signIn: false, collect: false };
  await demandWrite(server.url, ben, 'network.agreeToLink', { params: { id }, body: { ...pay, consents } });
  await sit(ben);
  await go('children');
  const allowed = page.getByRole('switch', { name: t('network.linkConsent.signIn') });
  await allowed.click();
  await dialog().waitFor();
  expect((await linkOf(id))?.consents).toEqual(consents);
  await confirmPayment(page, t('common.confirm'));
  await page.getByRole('switch', { name: t('network.linkConsent.signIn'), checked: true }).waitFor();
  expect((await linkOf(id))?.consents).toEqual({ ...consents, signIn: true });
  await dialog().waitFor({ state: 'hidden' });
  await allowed.click();
  await page.getByRole('switch', { name: t('network.linkConsent.signIn'), checked: false }).waitFor();
  await expect.poll(async () => (await linkOf(id))?.consents).toEqual(consents);
});
