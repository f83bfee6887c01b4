import { oneRow, run } from '@greenhall/server/platform/database/database';
import { sendRead } from '@greenhall/test-kit/outside';
import { openCallRoute } from '@greenhall/server/demo/call-route';
import { publishPiece } from '@greenhall/server/demo/publish-piece';
import { type SettledOperator, operatorCaller } from '@greenhall/test-kit/operators';
import { furnishShop } from '@greenhall/test-kit/shop/goods-world';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import type { PlainKey } from '@greenhall/locales/runtime';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { takeDesk } from './harness/operator.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { buyUnits, demandWrite, seeOrder } from './harness/shop-buyer.ts';
import { putSession } from './harness/signed-in.ts';
import { authority, furnishTraders, postSale } from './harness/traders.ts';
import { t } from './harness/words.ts';

/** What has an address in the member app or the console. */
interface Things {
  readonly recharge: string;
  readonly withdrawal: string;
  readonly trade: { readonly id: string; readonly number: string };
  readonly order: { readonly id: string; readonly number: string };
  readonly news: string;
  readonly notice: string;
  readonly movement: string;
  readonly request: string;
  readonly account: string;
  readonly appeal: string;
}

export let server: ServerHere;
export let ann: Settled;
export let desk: UserBrowser;
export let operator: SettledOperator;
export let member: UserBrowser;
export let things: Things;
let goods: string;
let sku: string;

/** Ann's goods and money, a trade under appeal, a verification that waits, and a message. */
async function makeThings(ben: Settled, published: Pick<Things, 'news' | 'notice'>): Promise<Things> {
  const { url } = server;
  const [account] = (await sendRead(url, ann, 'wallet.accounts')).items;
  const own = account?.id ?? '';
  const asked = { account: own, amount: '40', payPassword: PAY_PASSWORD };
  const withdrawal = String((await demandWrite(url, ann, 'wallet.withdraw', { body: asked }))['number']);
  const listing = await postSale(server, ben);
  const taken = { quantity: '20', ...(await authority(server, ann)) };
  const trade = await demandWrite(url, ann, 'otc.take', { params: { id: listing }, body: taken });
  const wanted = { coin: 'usdt', amount: '3', minutes: 60 } as const;
  const request = await demandWrite(url, ann, 'wallet.makePaymentRequest', { body: wanted });
  const order = await buyUnits(url, ann, { sku, units: 1 });
  await demandWrite(url, ann, 'messages.send', { body: { text: 'Where is my order?' }, files: {} });
  await run(
    server.app.ports.db,
    sql`insert into wallet_recharge (number, member_no, amount, reference, reference_key, proved_at, state, made_at)
        values ('GH-R-LINKED', ${ann.no}, 1000000, 'slip', 'slip', now(), 'submitted', now())`,
  );
  const { id: appeal } = await oneRow(
    server.app.ports.db,
    sql<{ id: bigint }>`insert into otc_appeal (trade_id, opened_by, reason, state, clock_left_ms, made_at)
        values (${String(trade['id'])}, 'buyer', 'Nothing has come', 'inReview', 1000, now()) returning id`,
  );
  await run(
    server.app.ports.db,
    sql`insert into verification_case (owner, state, type, changed_at, submitted_at, position)
        values (${ann.no}, 'submitted', 'passport', now(), now(), 1)`,
  );
  const bill = await sendRead(url, ann, 'wallet.bill');
  return {
    ...published,
    withdrawal,
    recharge: 'GH-R-LINKED',
    trade: { id: String(trade['id']), number: String(trade['number']) },
    order: { id: order, number: (await seeOrder(url, ann, order)).number },
    movement: bill.items[0]?.id ?? '',
    request: String(request['name']),
    account: own,
    appeal: String(appeal),
  };
}

/** Opens the world in which the journeys of this name take place, and closes it after them. */
export function openWorldOfThings(): void {
  beforeAll(async () => {
    server = await openServerHere();
    const published = { news: '', notice: '' };
    const [first, second] = await server.join(['annlinked', 'benlinked'], 3_000n, async (ports, members) => {
      await furnishTraders(ports, members);
      for (const kind of ['news', 'notice'] as const) {
        const words = { en: { title: `One ${kind}`, summary: 'In short', text: 'In full.' } };
        published[kind] = await publishPiece(ports, 'wren', { kind, words });
      }
      const made = await (await furnishShop(ports)).sell({ name: 'Steel flask' });
      [goods, sku] = [String(made.goodsId), String(made.skuId)];
      const body = { first: '5', further: '1', freeFrom: null };
      await openCallRoute(ports)('shop.setFreight', operatorCaller('wren'), { params: { country: 'DE' }, body });
    });
    if (!first || !second) throw new Error('nobody is there');
    ann = first;
    things = await makeThings(second, published);
    [operator] = (await server.appoint('ottolinks', 'ninalinks')) as [SettledOperator, SettledOperator];
    desk = await takeDesk(server.url, operator);
    member = await openUserBrowser();
    await putSession(member, server, ann);
  });
  afterAll(() => server.close());
}

/** What operators find by the search: under which title, by what is typed, and what stands on the screen that the hit opens. */
export const found = (): readonly (readonly [title: PlainKey, typed: string, shown: string])[] => [
  ['console.members', ann.name, ann.name],
  ['console.findContacts', `${ann.name}@mail.example`, ann.name],
  ['verification.title', ann.name, ann.name],
  ['messagesDesk.inbox', ann.name, 'Where is my order?'],
  ['console.recharges', things.recharge, things.recharge],
  ['console.withdrawals', things.withdrawal, things.withdrawal],
  ['console.orders', things.trade.number, things.trade.number],
  ['otc.appeals', things.trade.number, 'Nothing has come'],
  ['shopDesk.orders', things.order.number, things.order.number],
];

/** Opens what was found of a kind, and sees it there. */
export async function openFound([title, typed, shown]: ReturnType<typeof found>[number]): Promise<void> {
  const { page } = desk;
  await page.goto(`${server.url}/admin/#/`);
  await page.getByRole('heading', { level: 1, name: t('console.dashboard') }).waitFor();
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: t('console.search') }).fill(typed);
  await page
    .getByRole('group', { name: t(title), exact: true })
    .getByRole('option')
    .first()
    .click();
  await page.getByRole('combobox', { name: t('console.search') }).waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name: t('console.dashboard') }).waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('body').innerText(), { message: title }).toContain(shown);
}

/** The addresses of things in the member app, and what stands on the screen of each. */
export const addresses = (): readonly (readonly [address: string, shown: string])[] => [
  [`block/recordDetails?id=${things.movement}`, things.order.number],
  ['wallet/chongzhirecord', things.recharge],
  ['wallet/tixianrecord', things.withdrawal],
  [`otc/otcOrderDetails?id=${things.trade.id}`, things.trade.number],
  [`shop/shopOrderDetails?id=${things.order.id}`, things.order.number],
  [`shop/shopDetails?id=${goods}`, 'Steel flask'],
  [`block/newsContent?id=${things.news}`, 'One news'],
  [`block/noticeDetails?id=${things.notice}`, 'One notice'],
  [`wallet/paymentRequest?name=${things.request}`, things.request],
  [`bank/bankUpdate?id=${things.account}`, 'BEP20'],
  ['msg/msg', 'Where is my order?'],
];

/** Opens an address of the member app, and sees the thing there. */
export async function openAddress([address, shown]: ReturnType<typeof addresses>[number]): Promise<void> {
  const { page } = member;
  await page.goto('about:blank');
  await page.goto(`${server.url}/#/pages/${address}`);
  const texts = `document.body.innerText + [...document.querySelectorAll('input')].map((one) => one.value).join(' ')`;
  // The records of payments show the number of one when it is opened.
  if (address.endsWith('record'))
    await page.getByRole('main').getByRole('listitem').first().getByRole('button').click();
  await expect.poll(() => page.evaluate<string>(texts), { message: address }).toContain(shown);
}
