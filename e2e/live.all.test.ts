import { available, platformAccount } from '@greenhall/domain/ledger/account';
import { posting } from '@greenhall/domain/ledger/posting';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { accept } from '@greenhall/domain/shared/result';
import { amount, MICRO } from '@greenhall/domain/shared/money';
import { transact } from '@greenhall/server/platform/database/transact';
import { post } from '@greenhall/server/slices/ledger/index';
import { rememberPayee } from '@greenhall/server/slices/wallet/store';
import { sendWrite } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';
import { pathsOf, readOf, readSingly } from './harness/reads.ts';

let server: ServerHere;
let ann: Settled;
let bo: Settled;

beforeAll(async () => {
  server = await openServerHere();
  const [first, second] = await server.join(['annlive', 'bolive'], 100n, async (ports, all) => {
    const [payer, payee] = all.map(({ no }) => memberNumber(no));
    if (payer === undefined || payee === undefined) throw new Error('nobody is there');
    await transact(ports.db, async (tx) => {
      const at = ports.clock.now();
      await rememberPayee(tx, payer, payee, at);
      const ends = [platformAccount('outside:receipt', 'bdb'), available(payer, 'bdb')] as const;
      return accept(
        await post(tx, { reference: 'test', at, postings: [posting('recharge', ...ends, amount(500n * MICRO))] }),
      );
    });
  });
  if (!first || !second) throw new Error('nobody is there');
  [ann, bo] = [first, second];
});
afterAll(() => server.close());

/** A member's screen that has joined the member's own channel. */
async function open(member: Settled, path: string): Promise<UserBrowser> {
  const seat = await openUserBrowser();
  const { page } = seat;
  await putSession(seat, server, member);
  const joined = Promise.withResolvers<void>();
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const text = String(payload);
      if (text.includes('"joined"') && text.includes('"member"')) joined.resolve();
    }),
  );
  await page.goto(`${server.url}/#${path}`);
  await joined.promise;
  return seat;
}

test('another’s transfer shows without polling', async () => {
  const seat = await open(bo, '/pages/wallet/wallet');
  await seat.page.getByText('100.00').first().waitFor();
  const body = { payee: bo.name, coin: 'usdt', amount: '7', payPassword: PAY_PASSWORD } as const;
  expect(await sendWrite(server.url, ann, 'wallet.transfer', { body })).toMatchObject({ ok: true });
  // The fee is taken from what arrives.
  await seat.page.getByText('106.99').first().waitFor();
  expect(seat.faults()).toEqual([]);
});

test('a total that has changed rolls to what the server says, but no hidden one', async () => {
  const seat = await open(bo, '/pages/block/home');
  const { page } = seat;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const hide = page.getByRole('button', { name: t('common.hideSums') });
  await hide.waitFor();
  await page.evaluate(`{
    window.rolled = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
      if (how?.duration === 400) window.rolled += 1;
      return animate.call(this, frames, how);
    };
  }`);
  const rolled = () => page.evaluate<number>('window.rolled');
  const figure = page.locator('section').filter({ has: hide }).locator('.text-num');
  const said = () => figure.evaluate((element) => element.firstChild?.textContent ?? '');
  const pay = async () => {
    const read = readOf(seat, 'wallet.balances');
    const body = { payee: bo.name, coin: 'usdt', amount: '5', payPassword: PAY_PASSWORD } as const;
    expect(await sendWrite(server.url, ann, 'wallet.transfer', { body })).toMatchObject({ ok: true });
    await (await read).finished();
  };
  const before = await said();
  expect(before).toMatch(/\d/);
  await pay();
  await expect.poll(said).not.toBe(before);
  expect(await rolled()).toBeGreaterThan(0);
  await figure.locator('[aria-hidden]').waitFor({ state: 'detached' });

  await hide.click();
  await expect.poll(said).not.toMatch(/\d/);
  await page.evaluate('window.rolled = 0');
  await pay();
  await hide.click();
  await expect.poll(said).toMatch(/\d/);
  expect(await rolled()).toBe(0);
  expect(seat.faults()).toEqual([]);
  await seat.context.close();
});

test('an activation by another shows without polling', async () => {
  const seat = await open(bo, '/pages/block/home');
  await seat.page.getByText(t('home.pending')).first().waitFor();
  const body = { member: bo.no, coin: 'bdb', payPassword: PAY_PASSWORD } as const;
  expect(await sendWrite(server.url, ann, 'stock.activate', { body })).toMatchObject({ ok: true });
  await seat.page.getByText(t('home.pending')).waitFor({ state: 'detached' });
  expect(seat.faults()).toEqual([]);
});

test('an amount is judged by what has just come in, even while that is being read', async () => {
  const seat = await open(bo, '/pages/wallet/zhuanhuan');
  const { page } = seat;
  await page.getByText(t('wallet.availableHint', { amount: '0.00', coin: 'MEY' })).waitFor();
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await readSingly(seat);
  await page.route('**/api/wallet/balances', async (route) => {
    asked.resolve();
    await answered.promise;
    await route.continue();
  });
  const quote = await sendWrite(server.url, bo, 'wallet.quote', { body: { from: 'usdt', to: 'mey', amount: '100' } });
  expect(quote).toMatchObject({ ok: true, data: { id: expect.any(String) } });
  const body = { quote: String(quote.data['id']), payPassword: PAY_PASSWORD };
  expect(await sendWrite(server.url, bo, 'wallet.exchange', { body })).toMatchObject({ ok: true });
  await asked.promise;
  await page.getByLabel(t('wallet.amount'), { exact: true }).fill('10');
  await page.getByRole('button', { name: t('wallet.next'), exact: true }).click();
  answered.resolve();
  await page.getByRole('dialog').getByLabel(t('pay.password'), { exact: true }).waitFor();
  expect(seat.faults()).toEqual([]);
});

test('a change of security on another device shows without polling', async () => {
  const seat = await open(bo, '/pages/user/check');
  const lock = seat.page.getByRole('switch', { name: t('security.lock') });
  await lock.waitFor();
  await expect.poll(() => lock.isChecked()).toBe(false);
  const body = { on: true, payPassword: PAY_PASSWORD };
  expect(await sendWrite(server.url, bo, 'identity.setTransferLock', { body })).toMatchObject({ ok: true });
  await expect.poll(() => lock.isChecked()).toBe(true);
  expect(seat.faults()).toEqual([]);
});

/** The reads of a page from now on, by route. */
function readsOf({ page }: UserBrowser): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') return;
    const paths = pathsOf(request).filter((path) => path.startsWith('/api/'));
    found.push(...paths.map((path) => path.slice('/api'.length)));
  });
  return found;
}

test('an open home reads nothing by itself while events come, and again every twenty seconds without them', async () => {
  // Whoever follows events first has those numbered that came before.
  await open(bo, '/pages/block/home');
  const seats = await Promise.all([openUserBrowser(), openUserBrowser()]);
  const [followed, alone] = seats;
  await alone.page.routeWebSocket('**/wss', (socket) => socket.close());
  for (const seat of seats) {
    await seat.page.clock.install();
    await putSession(seat, server, ann);
  }
  const [read, readAlone] = [readsOf(followed), readsOf(alone)];
  const requests: string[] = [];
  followed.page.on('request', (request) => {
    if (request.url().includes('/api/')) requests.push(request.url());
  });
  const followsEvents = followed.page.waitForEvent('websocket');
  // One after the other: what the first marks as delivered is an event for the second.
  for (const seat of [alone, followed]) {
    await Promise.all([readOf(seat, 'stock.market'), seat.page.goto(server.url)]);
    await seat.page.waitForLoadState('networkidle');
  }
  await followsEvents;
  expect(read).toEqual([...new Set(read)]);
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(8);
  read.length = 0;
  for (const { page } of seats) await page.clock.fastForward(21_000);
  await expect.poll(() => readAlone.filter((path) => path === '/wallet/balances').length).toBeGreaterThan(1);
  expect(read).toEqual([]);
});
