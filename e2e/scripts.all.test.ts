import type { Client } from '@greenhall/client/client';
import type { RouteKey } from '@greenhall/contract/routes';
import { RESTRICTION_KINDS } from '@greenhall/domain/members/restriction';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { MICRO, ZERO, amount } from '@greenhall/domain/shared/money';
import { issuePostings } from '@greenhall/domain/wallet/movements';
import { transact } from '@greenhall/server/platform/database/transact';
import { post } from '@greenhall/server/slices/ledger/index';
import { clientOf, deskClientOf } from '@greenhall/test-kit/outside';
import { SCRIPT_PAYLOADS } from '@greenhall/test-kit/script-payloads';
import type { Settled } from '@greenhall/test-kit/settled-world';
import type { Locator, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESK, type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { beginInspection, openScreen, sitDown } from './harness/operator.ts';
import { OPERATOR_COOKIE } from '@greenhall/server/platform/http/caller';
import { REASONS, decideScripts, proveScripts, sayScripts } from './harness/scripted-service.ts';
import {
  type Bought,
  type ScriptedOrders,
  type ScriptedShop,
  buyScripts,
  cut,
  furnishScripts,
  packed,
  tryTo,
} from './harness/scripted-shop.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';
import { readSingly } from './harness/reads.ts';
import { t } from './harness/words.ts';

const COINS = 1_000n;
/** What is typed into the search, and stands in its history then. */
const SEARCHED = cut(200).filter((_, index) => index % 8 === 6);

let server: ServerHere;
let anna: Settled;
let member: Client<RouteKey>;
let desk: Client<RouteKey>;
/** A member at its app, and an operator at the console. */
let app: UserBrowser;
let ada: UserBrowser;
let shop: ScriptedShop;
let orders: ScriptedOrders;
/** Whatever a script has done: marked the window, opened a dialog, or tried what the policy forbids. */
const ran: string[] = [];

/** A browser that records what scripts do in it. */
async function watchedSeat(options?: { readonly size: typeof DESK }): Promise<UserBrowser> {
  const seat = await openUserBrowser(options);
  seat.page.on('dialog', (dialog) => {
    ran.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await seat.context.exposeFunction('tellTest', (what: string) => void ran.push(what));
  await seat.context.addInitScript(
    `Object.defineProperty(window, 'hit', { set: () => tellTest('a script at ' + location.hash) });
     addEventListener('securitypolicyviolation', (event) => tellTest('forbidden: ' + event.violatedDirective));`,
  );
  return seat;
}

beforeAll(async () => {
  server = await openServerHere();
  const [first] = await server.join(['annareads'], COINS, async (ports, [buyer]) => {
    const postings = issuePostings(memberNumber(buyer?.no ?? '0'), amount(COINS * MICRO), ZERO, 0);
    await transact(ports.db, (tx) => post(tx, { reference: 'test:exchange', at: ports.clock.now(), postings }));
  });
  if (!first) throw new Error('nobody is there');
  anna = first;
  const [one] = await server.appoint('adareads', 'gracereads');
  if (!one) throw new Error('no operator is there');
  ada = await watchedSeat({ size: DESK });
  await sitDown(ada, server.url, one);
  desk = deskClientOf(server.url, `${OPERATOR_COOKIE}=${one.cookie}`);
  member = clientOf(server.url, anna);
  app = await watchedSeat();
  await putSession(app, server, anna);
});
afterAll(() => server.close());

const button = (where: Page | Locator, name: string) => where.getByRole('button', { name, exact: true });

/** Goes on in a list until every text has been on the screen, letter by letter. */
async function readsAll({ page }: UserBrowser, more: string, texts: readonly string[]): Promise<void> {
  const plain = (text: string) => text.replace(/\s+/g, ' ');
  const next = button(page, more).last();
  let unread = texts;
  let last = '';
  let left = '';
  const unseen = async () => {
    // Asked before the text: a page that comes in between would be left unread.
    const isMoving = (await page.locator('.ant-spin-spinning, .ant-btn-loading').count()) > 0;
    const shown = plain(String(await page.evaluate(`document.body.textContent`)));
    unread = unread.filter((text) => !shown.includes(plain(text)));
    // A page that has just come is read before it is left, and one that was left is not left twice.
    const isRead = !isMoving && shown === last && shown !== left;
    last = shown;
    const goesOn = unread.length > 0 && isRead && (await next.isVisible()) && (await next.isEnabled());
    const leave = () =>
      next.click({ timeout: 2_000 }).then(
        () => shown,
        () => '',
      );
    if (goesOn) left = await leave();
    return unread;
  };
  await expect.poll(unseen).toEqual([]);
}

const showPage = (path: string) => app.page.goto(`${server.url}/#/pages/${path}`);
const show = (path: string) => showPage(`shop/${path}`);
const openDesk = async (path: string) => {
  await openScreen(ada.page, server.url, path);
};
const appReads = (...texts: readonly string[]) => readsAll(app, t('common.more'), texts);
const deskReads = (...texts: readonly string[]) => readsAll(ada, t('console.pageNext'), texts);
const ranNowhere = () => expect([...ran, ...app.faults(), ...ada.faults()]).toEqual([]);

test('the routes of the shop take scripts as words, or refuse them with a code', async () => {
  shop = await furnishScripts(desk);
  orders = await buyScripts(member, desk, shop);
  for (const [at, payload] of cut(200).entries()) {
    const address = { name: payload, phone: payload, country: 'DE', lines: payload, isDefault: false };
    expect(await tryTo(member, 'shop.addAddress', { body: address })).toBeUndefined();
    expect(await tryTo(member, 'shop.claimCode', { body: { couponCode: payload.slice(0, 40) } })).toBeUndefined();
    await tryTo(member, 'shop.noteSearch', { body: { words: payload } });
    await member.call('shop.search', { query: { words: payload } });
    const link = { type: 'paragraph' as const, spans: [{ text: 'x', link: { href: payload } }] };
    const text = { language: 'en' as const, name: payload.slice(0, 120), summary: '', details: { blocks: [link] } };
    const goods = { id: null, version: 0, classId: shop.classId, kind: 'shipped' as const, label: '', texts: [text] };
    expect([at, await tryTo(desk, 'shop.saveGoods', { body: goods })]).toEqual([at, undefined]);
    const coupon = { couponCode: payload, fixed: '1', minimum: '0', number: 1, reason: payload };
    const dates = { from: '2026-01-01T00:00:00.000Z', until: '2200-01-01T00:00:00.000Z' };
    expect(await tryTo(desk, 'shop.issueCoupon', { body: { ...coupon, ...dates } })).toBeUndefined();
    await tryTo(desk, 'shop.deskOrders', { query: { number: payload.slice(0, 40) } });
  }
});

test('the member app shows goods, classes, reviews and searches as they were written', async () => {
  const { page } = app;
  await show(`shopSort?of=${shop.classId}`);
  await appReads(...cut(120), ...cut(60));
  await show('shopIndex');
  await appReads(...cut(40));
  await show(`shopDetails?id=${shop.many[0]?.goods}`);
  await appReads(...cut(1_000), ...cut(40), packed(400)[0] ?? '');
  await show('shopSearch');
  await appReads(...cut(60).slice(0, 12));
  for (const payload of SEARCHED) {
    await show('shopSearch');
    await page.getByText(t('shop.hot')).waitFor();
    await page.getByRole('searchbox').fill(payload);
    await button(page, t('common.search')).click();
    await page.getByRole('radio', { name: t('shop.sort.relevance') }).waitFor();
  }
  await show('shopSearch');
  await page.getByText(t('shop.history')).waitFor();
  await appReads(...SEARCHED);
  ranNowhere();
});

test('the cart, its sheets and the orders show them, too', async () => {
  const { page } = app;
  const changes = shop.each.map(({ sku }) => ({ op: 'add', sku, num: 1 }) as const);
  await member.call('shop.changeCart', { body: { revision: null, lines: [], changes } });
  await show('shopCar');
  await page.reload();
  await appReads(...cut(120));
  await button(page, t('orders.checkout')).click();
  const sheet = page.getByRole('dialog');
  await button(sheet, t('orders.place')).waitFor();
  await appReads(...cut(120));
  await sheet.getByRole('button', { name: t('orders.coupon') }).click();
  await button(sheet, t('orders.claim')).first().waitFor();
  await button(sheet, t('common.back')).click();
  await sheet.getByRole('button').filter({ hasText: '+49 30 1' }).click();
  await sheet.getByRole('list', { name: t('orders.addresses') }).waitFor();
  await appReads(...packed(300), ...cut(80).slice(0, 20));
  await show('shopOrder');
  await page.getByText(t('orders.state.completed')).first().waitFor();
  const open = async ({ id }: Bought) => {
    await show(`shopOrderDetails?id=${id}`);
    await page.getByText(t('orders.history')).waitFor();
  };
  await open(orders.withReturnRequest);
  await appReads(...cut(120), packed(500)[0] ?? '', packed(500)[1] ?? '', packed(300)[0] ?? '', cut(80)[6] ?? '');
  await open(orders.reviewed);
  await appReads(...cut(40), packed(140)[1] ?? '');
  await open(orders.handedOut);
  await appReads(...cut(200), packed(2_000)[0] ?? '');
  ranNowhere();
});

test('the console shows them at every desk of the shop', async () => {
  const { page } = ada;
  const open = openDesk;
  const drawer = page.getByRole('dialog');
  await open('/goods');
  await deskReads(...cut(120));
  await open('/goods');
  await page.getByRole('row').nth(2).getByRole('button').click();
  await deskReads(...cut(40));
  await open('/goods');
  await page.getByText(t('console.goods.classes'), { exact: true }).click();
  await deskReads(...cut(60));
  for (const { number } of Object.values(orders)) {
    await open('/shop-orders');
    await page.getByText(number).waitFor();
    await button(page.getByRole('row').filter({ hasText: number }), t('console.show')).click();
    await drawer.getByText(t('shopDesk.viewLogged')).waitFor();
    if (number === orders.withReturnRequest.number)
      await deskReads(...cut(120), packed(500)[0] ?? '', packed(300)[0] ?? '');
    if (number === orders.reviewed.number) await deskReads(...cut(40), packed(140)[1] ?? '', cut(80)[6] ?? '');
  }
  await open('/product-reviews');
  await deskReads(...cut(500));
  for (const path of ['/coupons', '/freight', '/proposals?view=all', '/audit', '/delivery']) {
    await open(path);
    await page.getByRole('row').nth(1).waitFor();
  }
  await deskReads('A service');
  await open('/goods');
  await page.getByText(t('console.goods.hotWords'), { exact: true }).click();
  await expect.poll(() => page.locator('#hotWords_shown_en').inputValue()).toBe(cut(60).slice(0, 12).join('\n'));
  ranNowhere();
});

test('canned answers and notes are shown as they were written', async () => {
  await sayScripts(member, desk, anna.no);
  await showPage('msg/msg');
  await readsAll(app, t('messages.older'), SCRIPT_PAYLOADS);
  const { page } = ada;
  await openDesk('/canned-answers');
  await deskReads(...SCRIPT_PAYLOADS.filter((text) => !text.includes('{')));
  await openDesk(`/messages?member=${anna.no}`);
  await readsAll(ada, t('messagesDesk.older'), SCRIPT_PAYLOADS);
  const notes = page.getByRole('row').locator('span[dir=auto]');
  const seen = new Set<string>();
  const next = button(page, t('console.pageNext'));
  let last = '';
  let left = '';
  const countNotes = async () => {
    const isMoving = (await page.locator('.ant-btn-loading').count()) > 0;
    const texts = await notes.allInnerTexts();
    const shown = texts.join();
    const isRead = !isMoving && texts.length > 0 && shown === last && shown !== left;
    last = shown;
    const before = seen.size;
    for (const text of texts) seen.add(text);
    const isStill = isRead && seen.size === before;
    const leave = () =>
      next.click({ timeout: 2_000 }).then(
        () => shown,
        () => '',
      );
    if (isStill && (await next.isVisible()) && (await next.isEnabled())) left = await leave();
    return seen.size;
  };
  await expect.poll(countNotes).toBe(SCRIPT_PAYLOADS.length);
  await page.getByRole('combobox', { name: t('messagesDesk.choose') }).fill(SCRIPT_PAYLOADS[0] ?? '');
  await page.keyboard.press('Enter');
  await page
    .locator('.ant-card p')
    .getByText(SCRIPT_PAYLOADS[0] ?? '', { exact: true })
    .waitFor();
  ranNowhere();
});

test('reasons of restrictions, refusals and inspections are shown to the member and at the desks', async () => {
  await decideScripts(member, desk, anna.no);
  const { page } = app;
  const kept = REASONS.slice(0, RESTRICTION_KINDS.length);
  const refused = REASONS.slice(RESTRICTION_KINDS.length);
  await showPage('user/user');
  await page.reload();
  await appReads(...kept);
  await showPage('user/check');
  await appReads(...REASONS);
  await showPage('block/notice?view=mine');
  await appReads(...REASONS);
  await showPage('wallet/chongzhirecord');
  await page
    .getByRole('list', { name: t('wallet.rechargesTitle') })
    .getByRole('button')
    .first()
    .click();
  await appReads(refused.at(-1) ?? '');
  await openDesk('/restrictions');
  await deskReads(...kept);
  await openDesk('/recharges');
  await deskReads('javascript:window.hit=1');
  await ada.page.getByText(t('console.state.rejected'), { exact: true }).click();
  await deskReads(...refused);
  ranNowhere();
});

/** Every script at once, where no text of that length can be stored. */
const ALL = SCRIPT_PAYLOADS.join(' ');

type Answered = Readonly<Record<string, unknown>>;

/** Answers a read as the server does, with scripts for some of its texts. */
const answerWith = (change: (answer: Answered) => object) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, json: change((await response.json()) as Answered) });
};

test('a verification and the names of linked accounts are shown as they are', async () => {
  const id = await proveScripts(member, desk);
  await showPage('user/seniorProve');
  await app.page.getByText(t('verification.state.inReview'), { exact: true }).waitFor();
  const fields = answerWith((answer) => ({ ...answer, name: ALL, number: ALL, birthDate: ALL }));
  await openDesk(`/verification?case=${id}`);
  await button(ada.page, t('verificationDesk.look')).click();
  await deskReads(packed(100)[0] ?? '', cut(40)[0] ?? '');
  await ada.page.route(`**/api/admin/verification/${id}/fields`, fields);
  await openDesk(`/verification?case=${id}`);
  await button(ada.page, t('verificationDesk.look')).click();
  await deskReads(ALL);

  const link = {
    id: '1',
    member: '100001',
    name: ALL,
    state: 'applied',
    consents: { signIn: false, collect: false },
    appliedAt: '2026-01-01T00:00:00.000Z',
    expiresAt: '2200-01-01T00:00:00.000Z',
    boundAt: null,
    closedAt: null,
  };
  await readSingly(app);
  await app.page.route(
    '**/api/network/links',
    answerWith(() => ({ subs: [], mains: [link] })),
  );
  await showPage('user/children');
  // What was read in the last five seconds is not read again.
  await app.page.reload();
  await appReads(ALL);
  // The question is written in markup.
  await button(app.page, t('network.linkRefuse')).click();
  await app.page.getByRole('dialog').getByText(ALL).waitFor();
  await ada.page.route(
    '**/api/admin/inspections/*/links',
    answerWith(() => ({ subs: [link], mains: [] })),
  );
  await openDesk('/members');
  await ada.page
    .getByRole('button', { name: new RegExp(`^${t('console.memberOpen')} `) })
    .first()
    .click();
  await beginInspection(ada.page, REASONS[0] ?? '');
  await ada.page.getByRole('tab', { name: t('network.linkTitle') }).click();
  await deskReads(ALL);
  ranNowhere();
});
