import { memberNumber } from '@greenhall/domain/shared/member-no';
import { MICRO, ZERO, amount } from '@greenhall/domain/shared/money';
import { issuePostings } from '@greenhall/domain/wallet/movements';
import { openCallRoute } from '@greenhall/server/demo/call-route';
import { run } from '@greenhall/server/platform/database/database';
import { transact } from '@greenhall/server/platform/database/transact';
import type { Ports } from '@greenhall/server/platform/ports';
import { post } from '@greenhall/server/slices/ledger/index';
import { operatorCaller } from '@greenhall/test-kit/operators';
import { sendRead } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { furnishShop } from '@greenhall/test-kit/shop/goods-world';
import { PAY } from '@greenhall/test-kit/wallet-world';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import type { ServerHere } from '../harness/server-here.ts';
import { demandWrite, clickOrderAct } from '../harness/shop-buyer.ts';
import { t } from '../harness/words.ts';
import type { WriteSiteTest } from './failure-modes.ts';

/** The world of the presses: two members who have dealt before, coins of every kind, and a shop with a service. */
export async function furnish(ports: Ports, [ann, ben]: readonly Settled[]): Promise<{ sku: string }> {
  if (!ann || !ben) throw new Error('nobody is there');
  const postings = issuePostings(memberNumber(ann.no), amount(1_900n * MICRO), ZERO, 0);
  await transact(ports.db, (tx) => post(tx, { reference: 'test:presses', at: ports.clock.now(), postings }));
  await run(ports.db, sql`insert into wallet_known_payee (payer, payee, since) values (${ann.no}, ${ben.no}, now())`);
  const shop = await furnishShop(ports);
  const call = openCallRoute(ports);
  const service = await shop.sell({ name: 'Tea tasting', kind: 2, price: 30n, stock: 900n });
  await call('shop.setDeliveryText', operatorCaller('ada'), {
    params: { id: String(service.skuId) },
    body: { text: 'Come at eight.' },
  });
  return { sku: String(service.skuId) };
}

/** What the presses of one member share: the way to a screen, what is on it, and what the server knows. */
export function driverOf(server: ServerHere, ann: Settled, sku: string) {
  const { url } = server;
  const { db } = server.app.ports;
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const dialog = (page: Page) => page.getByRole('dialog');
  const orders = async () => (await sendRead(url, ann, 'shop.orders', { query: {} })).items;
  return {
    url,
    db,
    ann,
    sku,
    button,
    dialog,
    orders,
    go: async (page: Page, path: string): Promise<void> => {
      await page.goto(`${url}/#/pages/${path}`);
    },
    inDialog: (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }),
    password: (page: Page) => dialog(page).getByLabel(t('pay.password'), { exact: true }).fill(PAY),
    escape: async (page: Page): Promise<void> => {
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'hidden' });
    },
    amountField: (page: Page) => page.getByLabel(t('wallet.amount'), { exact: true }),
    balance: async (coin: string): Promise<number> =>
      Number((await sendRead(url, ann, 'wallet.balances')).items.find((one) => one.coin === coin)?.available ?? 0),
  };
}

export type Driver = ReturnType<typeof driverOf>;

function accountPresses({
  go,
  button,
  dialog,
  inDialog,
  password,
  escape,
  url,
  db,
  ann,
}: Driver): readonly WriteSiteTest[] {
  return [
    {
      place: 'web/features/identity/session/transfer-lock-card identity.setTransferLock',
      path: '/identity/transfer-lock',
      open: async (page) => {
        await go(page, 'user/check');
        await page.getByRole('switch', { name: t('security.lock') }).click({ force: true });
        await dialog(page).waitFor();
      },
      prove: password,
      button: (page) => inDialog(page, t('common.confirm')),
      close: escape,
      state: async () => (await sendRead(url, ann, 'identity.security')).transferLock,
      effect: () => true,
      shown: (page) => page.getByRole('switch', { name: t('security.lock'), checked: true }).waitFor(),
      refusal: 'statusChanged',
      undo: async () => {
        await run(
          db,
          sql`update identity_credential set transfer_lock = false, unlocked_at = null where member_no = ${ann.no}`,
        );
      },
    },
    {
      place: 'web/features/members/screens/user-edit members.updateProfile',
      path: '/members/me',
      open: async (page) => {
        await go(page, 'block/home');
        await go(page, 'user/userEdit');
        await page.getByLabel(t('members.nickname')).fill('Anna the Second');
      },
      button: (page) => button(page, t('common.save')).first(),
      state: async () => (await sendRead(url, ann, 'members.me')).nickname,
      effect: () => 'Anna the Second',
      shown: (page) => page.getByText(t('members.saved')).waitFor(),
      typed: (page) => page.getByLabel(t('members.nickname')).inputValue(),
      refusal: 'statusChanged',
      undo: async () => {
        await demandWrite(url, ann, 'members.updateProfile', { body: { nickname: null } });
      },
    },
  ];
}

function walletPresses(
  { go, button, dialog, inDialog, password, escape, amountField, balance }: Driver,
  ben: Settled,
): readonly WriteSiteTest[] {
  return [
    {
      place: 'web/features/wallet/parts/transfer-form wallet.transfer',
      path: '/wallet/transfers',
      open: async (page) => {
        await go(page, 'block/home');
        await go(page, 'wallet/zhuanzhang?coin=mey');
        await page.getByLabel(t('wallet.payeeName')).fill(ben.name);
        await amountField(page).fill('3');
        await button(page, t('wallet.next')).click();
        await dialog(page).waitFor();
      },
      prove: password,
      button: (page) => inDialog(page, t('common.confirm')),
      close: escape,
      state: () => balance('mey'),
      effect: (before) => Number(before) - 3,
      shown: (page) => page.getByText(t('wallet.transferDone'), { exact: true }).waitFor(),
      typed: async (page) => [
        await page.getByLabel(t('wallet.payeeName')).inputValue(),
        await amountField(page).inputValue(),
      ],
      refusal: 'statusChanged',
    },
    {
      place: 'web/features/wallet/screens/conversion wallet.convert',
      path: '/wallet/conversions',
      open: async (page) => {
        await go(page, 'block/home');
        await go(page, 'wallet/zhuanhuan?to=bdb');
        await amountField(page).fill('2');
        await button(page, t('wallet.next')).click();
        await dialog(page).waitFor();
      },
      prove: password,
      button: (page) => inDialog(page, t('common.confirm')),
      close: escape,
      state: () => balance('mey'),
      effect: (before) => Number(before) - 2,
      shown: (page) => page.getByText(t('wallet.convertDone')).waitFor(),
      typed: (page) => amountField(page).inputValue(),
      refusal: 'statusChanged',
    },
  ];
}

/** How many orders are in each state. */
async function statesOf({ orders }: Driver): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = { toPay: 0 };
  for (const { state } of await orders()) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}

/** Cancels what waits for its payment. Who cancels too much waits a day: it has passed. */
async function cancelAll({ url, db, ann, orders }: Driver): Promise<void> {
  for (const { id, state } of await orders())
    if (state === 'toPay') await demandWrite(url, ann, 'shop.cancel', { params: { id } });
  await run(
    db,
    sql`update shop_order set canceled_at = canceled_at - interval '2 days' where canceled_at > now() - interval '1 day'`,
  );
}

async function fillCart({ url, ann, sku }: Driver): Promise<void> {
  const { revision, lines } = await sendRead(url, ann, 'shop.cart', {});
  if (lines.length > 0) return;
  await demandWrite(url, ann, 'shop.changeCart', { body: { revision, changes: [{ op: 'add', sku, num: 1 }] } });
}

/** Opens an order that waits for its payment, which is made without the page if there is none. */
async function openOrder({ url, ann, sku, orders, go }: Driver, page: Page): Promise<void> {
  const waiting = (await orders()).find(({ state }) => state === 'toPay')?.id;
  const body = { lines: [{ sku, units: 1 }], total: '30' };
  const placed = async () => String((await demandWrite(url, ann, 'shop.place', { body }))['id']);
  await go(page, `shop/shopOrderDetails?id=${waiting ?? (await placed())}`);
}

function placePress(driver: Driver): WriteSiteTest {
  const { go, button, inDialog, escape } = driver;
  return {
    place: 'web/features/shop/checkout/checkout-sheet shop.place',
    path: '/shop/orders',
    open: async (page) => {
      if ((await statesOf(driver))['toPay'] === 0) await fillCart(driver);
      await go(page, 'block/home');
      await go(page, 'shop/shopCar');
      const checkout = button(page, t('orders.checkout'));
      await checkout.waitFor();
      // While the order is being placed, the way to it waits too.
      if (await checkout.isEnabled()) await checkout.click();
      else await go(page, 'shop/shopCar?sheet=checkout');
      await inDialog(page, t('orders.place')).waitFor();
    },
    button: (page) => inDialog(page, t('orders.place')),
    close: escape,
    state: () => statesOf(driver),
    effect: (before) => ({ ...(before as object), toPay: (before as { toPay: number }).toPay + 1 }),
    shown: (page) => page.getByText(t('orders.note.toPay')).first().waitFor(),
    refusal: 'statusChanged',
    undo: () => cancelAll(driver),
  };
}

function orderPresses(driver: Driver): readonly WriteSiteTest[] {
  const { button, dialog, inDialog, password, escape, balance, orders } = driver;
  return [
    placePress(driver),
    {
      place: 'web/features/shop/order/pay-order shop.pay',
      path: '/shop/orders/*/payment',
      open: async (page) => {
        await openOrder(driver, page);
        await button(page, t('orders.pay', { amount: '30.00 MEY' }))
          .first()
          .click();
        await dialog(page).waitFor();
      },
      prove: password,
      button: (page) => inDialog(page, t('orders.pay', { amount: '30.00 MEY' })),
      close: escape,
      state: () => balance('mey'),
      effect: (before) => Number(before) - 30,
      shown: async (page) => {
        const [follow, reveal] = [inDialog(page, t('orders.follow')), button(page, t('orders.reveal'))];
        // Whoever lost the answer sees the order instead of the receipt.
        await follow.or(reveal).first().waitFor();
        if (await follow.isVisible()) await follow.click();
        await reveal.waitFor();
      },
      endsItself: true,
      refusal: 'statusChanged',
    },
    {
      place: 'web/features/shop/order/order-acts shop.cancel',
      path: '/shop/orders/*/cancel',
      open: async (page) => {
        await openOrder(driver, page);
        await clickOrderAct(page, t('orders.cancel'));
        await dialog(page).waitFor();
      },
      button: (page) => inDialog(page, t('orders.cancel')),
      held: (page) => button(page, t('orders.cancel')),
      close: escape,
      state: async () => (await orders()).find(({ state }) => state === 'toPay')?.id ?? 'none',
      effect: () => 'none',
      shown: (page) => page.getByText(t('orders.note.canceled')).first().waitFor(),
      endsItself: true,
      refusal: 'statusChanged',
      undo: () => cancelAll(driver),
    },
  ];
}

/** The presses of a member, by place. Each begins on any screen. */
export function memberPresses(server: ServerHere, ann: Settled, ben: Settled, sku: string): readonly WriteSiteTest[] {
  const driver = driverOf(server, ann, sku);
  return [...accountPresses(driver), ...walletPresses(driver, ben), ...orderPresses(driver)];
}
