import { memberNumber } from '@greenhall/domain/shared/member-no';
import { DAY } from '@greenhall/domain/shared/time';
import { accept } from '@greenhall/domain/shared/result';
import { transact } from '@greenhall/server/platform/database/transact';
import { insertAccount } from '@greenhall/server/slices/wallet/account/store-accounts';
import { LANGUAGE_NAMES, type Language } from '@greenhall/locales/languages';
import { JPG } from '@greenhall/test-kit/otc-world';
import { sendRead } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { PASSWORD, PAY_PASSWORD } from '@greenhall/test-kit/world';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { letFail } from './harness/failing.ts';
import { confirmPayment, signIn } from './harness/member.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { putSessionOnce } from './harness/signed-in.ts';
import { solveByWork } from './harness/puzzle.ts';
import { furnishTraders } from './harness/traders.ts';
import { t } from './harness/words.ts';

let server: ServerHere;
let anna: Settled;
let ben: Settled;
let seat: UserBrowser;

const SECOND = 'TLBaRhANQoJFTqre9Nf1mjuwNWjCJeYqUL';
const TRANSFER = '/pages/wallet/zhuanbi?coin=usdt';

beforeAll(async () => {
  server = await openServerHere();
  const [first, second] = await server.join(['annadrafts', 'bendrafts'], 100n, async (ports, members) => {
    await furnishTraders(ports, members);
    const place = { network: 'TRC20', address: SECOND, label: 'Second', isDefault: false } as const;
    const usableAt = new Date(ports.clock.now().getTime() - 1_000);
    const account = { memberNo: memberNumber(members[0]?.no ?? '0'), ...place, usableAt };
    await transact(ports.db, async (tx) => accept(await insertAccount(tx, account)));
  });
  if (!first || !second) throw new Error('nobody is there');
  [anna, ben] = [first, second];
  seat = await openUserBrowser();
  await putSessionOnce(seat, server, anna);
});
afterAll(() => server.close());

async function open(path: string): Promise<Page> {
  await seat.page.goto(`${server.url}/#${path}`);
  return seat.page;
}
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const reads = (page: Page, label: string) => expect.poll(() => field(page, label).inputValue());

/** Everything that this browser keeps for the app, as text. */
const keptBy = (page: Page): Promise<string> =>
  page.evaluate<string>(`(async () => {
    const kept = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    const read = (request) => new Promise((done) => { request.onsuccess = () => done(request.result); });
    for (const { name } of await indexedDB.databases()) {
      const database = await read(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const all = await read(database.transaction(store).objectStore(store).getAll());
        kept.push(name, ...all.map((one) => JSON.stringify(one, (_, value) => value instanceof File ? value.name : value)));
      }
      database.close();
    }
    return kept.join('\\n');
  })()`);

/** What names an account or speaks for it. */
const ownOf = ({ name, invitation }: Settled): readonly string[] => [
  `"${name}`,
  invitation,
  'acts',
  'waiting-pictures',
];
const databases = (page: Page) =>
  page.evaluate<string[]>('indexedDB.databases().then((all) => all.map(({ name }) => name))');

async function leave(page: Page): Promise<void> {
  await open('/pages/user/user');
  await press(page, t('members.logout'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('members.logout') }).click();
  await page.getByText(t('guide.whatTitle')).waitFor();
}

/** Whether a message was written: the first one begins a ticket, whose topic is asked for. */
let hasWritten = false;

/** Types what is kept on a device: a transfer as far as the payment password, and a message with a picture that waits. */
async function typeMuch(page: Page): Promise<void> {
  await open(TRANSFER);
  await field(page, t('wallet.payeeName')).fill(ben.name);
  await field(page, t('wallet.amount')).fill('12.5');
  await field(page, t('wallet.remark')).fill('for the fence');
  await press(page, t('wallet.next'));
  await field(page, t('pay.password')).fill(PAY_PASSWORD);
  await open('/pages/msg/msg');
  await page.route('**/api/messages', (route) => route.abort('internetdisconnected'));
  await page
    .getByLabel(t('messages.addPicture'))
    .setInputFiles({ name: 'fence.jpg', mimeType: 'image/jpeg', buffer: JPG });
  await page.getByRole('button', { name: t('messages.removePicture') }).waitFor();
  if (!hasWritten) await page.getByText(t('messages.topic.other'), { exact: true }).click();
  hasWritten = true;
  await press(page, t('messages.send'));
  await page.getByText(t('messages.waiting')).waitFor();
  await field(page, t('messages.write')).fill('About the fence');
  await expect.poll(() => keptBy(page)).toContain('waiting-pictures');
  await expect.poll(() => keptBy(page)).toContain('for the fence');
}

test('a transfer that was typed is there after another screen and a reload, and gone once it was sent', async () => {
  const page = await open(TRANSFER);
  await field(page, t('wallet.payeeName')).fill(ben.name);
  await field(page, t('wallet.amount')).fill('2.5');
  await field(page, t('wallet.remark')).fill('rent');
  await open('/pages/wallet/wallet');
  await open(TRANSFER);
  await reads(page, t('wallet.amount')).toBe('2.5');
  await page.reload();
  await reads(page, t('wallet.payeeName')).toBe(ben.name);
  await reads(page, t('wallet.amount')).toBe('2.5');
  await reads(page, t('wallet.remark')).toBe('rent');
  await press(page, t('wallet.next'));
  await confirmPayment(page, t('common.confirm'));
  await press(page, t('wallet.again'));
  await reads(page, t('wallet.amount')).toBe('');
  await page.reload();
  await reads(page, t('wallet.remark')).toBe('');
  expect(await keptBy(page)).not.toContain('rent');
  expect(seat.faults()).toEqual([]);
});

test('an order that is posted keeps its figures for each side', async () => {
  const page = await open('/pages/otc/otc');
  const coin = t('otc.perCoin', { coin: 'MEY' });
  const begin = async (side: 'sale' | 'purchase') => {
    await page.getByText(t(`otc.list.${side}`), { exact: true }).click();
    await press(page, t(side === 'sale' ? 'otc.postSale' : 'otc.postPurchase'));
    await field(page, coin).waitFor();
  };
  const end = () =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: t('common.close'), exact: true })
      .click();
  await begin('sale');
  await field(page, coin).fill('1.01');
  await field(page, t('otc.quantity')).fill('300');
  await end();
  await begin('purchase');
  await reads(page, coin).toBe('');
  await field(page, coin).fill('0.99');
  await end();
  await begin('sale');
  await reads(page, coin).toBe('1.01');
  await page.reload();
  await begin('purchase');
  await reads(page, coin).toBe('0.99');
  await end();
  await begin('sale');
  await reads(page, t('otc.quantity')).toBe('300');
  await reads(page, t('otc.max')).toBe('300');
  expect(seat.faults()).toEqual([]);
});

test('an amount typed in the hall stays while the addresses, which could not be read, are read again', async () => {
  const own = await openUserBrowser();
  await putSessionOnce(own, server, ben);
  const { page } = own;
  const path = /\/wallet\/accounts$/;
  await letFail(own, 'GET', path);
  // The live channel reads the addresses again by itself, once it is open.
  await letFail(own, 'POST', /live\/tickets/);
  await page.goto(`${server.url}/#/pages/otc/otc`);
  await field(page, t('otc.wantBuy')).fill('20');
  let ask = () => {};
  const asked = new Promise<void>((resolve) => (ask = resolve));
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(path, async (route) => {
    ask();
    await held;
    await route.continue();
  });
  await page.evaluate("dispatchEvent(new Event('visibilitychange'))");
  await asked;
  await page.waitForFunction('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
  expect(await field(page, t('otc.wantBuy')).inputValue({ timeout: 1_000 })).toBe('20');
  const answered = page.waitForResponse(path);
  answer();
  expect((await answered).status()).toBe(200);
  await reads(page, t('otc.wantBuy')).toBe('20');
  expect(own.faults()).toEqual([]);
});

test('the account of a withdrawal and the number of an application are kept, and its code is not', async () => {
  const page = await open('/pages/wallet/tixian');
  const accounts = page.getByRole('radiogroup', { name: t('wallet.account') }).getByRole('radio');
  await expect.poll(() => accounts.count()).toBe(2);
  const other = (await accounts.first().isChecked()) ? 1 : 0;
  await accounts.nth(other).check({ force: true });
  await page.reload();
  await expect.poll(() => accounts.count()).toBe(2);
  await expect.poll(() => accounts.nth(other).isChecked()).toBe(true);
  const begin = async () => {
    await open('/pages/user/children');
    await press(page, t('network.linkApply'));
  };
  await begin();
  await field(page, t('network.linkMember')).fill(ben.no);
  await field(page, t('code.label')).fill('654321');
  await page.reload();
  await begin();
  await reads(page, t('network.linkMember')).toBe(ben.no);
  await reads(page, t('code.label')).toBe('');
  expect(await keptBy(page)).not.toContain('654321');
  await press(page, t('common.close'));
});

test('a reinvestment account that is opened again begins with nothing of the last one', async () => {
  const page = await open('/pages/user/futou');
  await press(page, t('stock.futouOpen'));
  await field(page, t('stock.futouUsername')).fill('firstnode');
  const secrets = page.getByRole('dialog').locator('input[type=password]');
  for (const secret of await secrets.all()) await secret.fill(PASSWORD);
  await press(page, t('common.close'));
  await press(page, t('stock.futouOpen'));
  await reads(page, t('stock.futouUsername')).toBe('');
  for (const secret of await secrets.all()) expect(await secret.inputValue()).toBe('');
  expect(await keptBy(page)).not.toContain(PASSWORD);
  await press(page, t('common.close'));
});

test('a message with a picture that waits has it after a reload, and arrives once', async () => {
  const page = await open('/pages/msg/msg');
  await typeMuch(page);
  expect(await keptBy(page)).not.toContain(PAY_PASSWORD);
  await page.reload();
  await page.getByText(t('messages.waiting')).waitFor();
  await page.unroute('**/api/messages');
  await page.evaluate("dispatchEvent(new Event('online'))");
  await page.getByText(t('messages.waiting')).waitFor({ state: 'detached' });
  const { items } = await sendRead(server.url, anna, 'messages.list');
  expect(items.map(({ text, picture }) => [text, picture !== null])).toEqual([['', true]]);
  await expect.poll(() => keptBy(page)).not.toContain('fence.jpg');
});

const languageOf = async (who: Settled) => (await sendRead(server.url, who, 'members.me')).language;

/** Chooses another language without a connection, and has the old one shown again after a reload. */
async function chooseInVain(page: Page, from: Language, to: Language): Promise<void> {
  await page.route('**/api/members/me', (route) =>
    route.request().method() === 'PUT' ? route.abort('internetdisconnected') : route.fallback(),
  );
  const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'PUT');
  await page.getByRole('button').filter({ hasText: LANGUAGE_NAMES[from] }).click();
  await page.getByRole('dialog').getByText(LANGUAGE_NAMES[to]).click();
  await failed;
  await page.locator(`html[lang=${to}]`).waitFor();
}

test('a language that the server could not be told is told with the connection, and at the next start', async () => {
  const page = await open('/pages/user/user');
  const before = await languageOf(anna);
  await chooseInVain(page, 'en', 'de');
  expect(await languageOf(anna)).toBe(before);
  await page.unroute('**/api/members/me');
  await page.evaluate("dispatchEvent(new Event('offline'))");
  await page.locator('[data-offline]').waitFor();
  await page.evaluate("dispatchEvent(new Event('online'))");
  await expect.poll(() => languageOf(anna)).toBe('de');
  await chooseInVain(page, 'de', 'en');
  await page.reload();
  expect(await languageOf(anna)).toBe('de');
  await page.unroute('**/api/members/me');
  await open('/pages/wallet/wallet');
  await page.reload();
  await expect.poll(() => languageOf(anna)).toBe('en');
  await expect.poll(() => keptBy(page)).not.toContain('\\"language\\"');
});

test('after a sign-out nothing that was typed is on the device', async () => {
  const { page } = seat;
  await typeMuch(page);
  await leave(page);
  // What reads a database would make it anew while it is being deleted.
  await expect.poll(() => databases(page)).toEqual([]);
  const left = await keptBy(page);
  for (const own of [...ownOf(anna), ben.name, '12.5', 'fence', PAY_PASSWORD, PASSWORD])
    expect(left).not.toContain(own);
});

test('after a session that expired, another account finds nothing that the first has typed', async () => {
  const { page } = seat;
  const before = await languageOf(ben);
  await signIn(page, server, anna.name, solveByWork);
  await typeMuch(page);
  await open('/pages/user/user');
  await chooseInVain(page, 'en', 'de');
  await page.evaluate(`localStorage.setItem('language', 'en')`);
  await page.evaluate(`localStorage.setItem('token', 'ended')`);
  seat.expectRefusal('*', 401);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: t('entry.loginTitle'), exact: true }).waitFor();
  expect(await keptBy(page)).toContain('for the fence');
  await page.unroute('**/api/messages');
  await signIn(page, server, ben.name, solveByWork);
  // What reads a database would make it anew while it is being deleted.
  await expect.poll(() => databases(page)).toEqual([]);
  const left = await keptBy(page);
  for (const own of [...ownOf(anna), '12.5', 'fence', PAY_PASSWORD, PASSWORD]) expect(left).not.toContain(own);
  await page.unroute('**/api/members/me');
  await open(TRANSFER);
  await reads(page, t('wallet.remark')).toBe('');
  await page.reload();
  await reads(page, t('wallet.remark')).toBe('');
  expect(await languageOf(ben)).toBe(before);
});

test('after a day nothing that was typed is on the device of a member whose session expired', async () => {
  const { page } = seat;
  await leave(page);
  await signIn(page, server, anna.name, solveByWork);
  await typeMuch(page);
  await page.evaluate(`localStorage.setItem('token', 'ended')`);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: t('entry.loginTitle'), exact: true }).waitFor();
  expect(await keptBy(page)).toContain('for the fence');
  await page.clock.setSystemTime(Date.now() + DAY);
  await page.reload();
  await expect.poll(() => keptBy(page)).not.toMatch(/fence|12\.5/);
  const left = await keptBy(page);
  for (const own of [ben.name, '"acts"', PAY_PASSWORD, PASSWORD]) expect(left).not.toContain(own);
});
