import { openCallRoute } from '@greenhall/server/demo/call-route';
import { operatorCaller } from '@greenhall/test-kit/operators';
import { sendRead } from '@greenhall/test-kit/outside';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import type { Page } from 'playwright-core';
import type { ServerHere } from '../harness/server-here.ts';
import { requestRefundOf, demandWrite, clickOrderAct, seeOrder } from '../harness/shop-buyer.ts';
import { t } from '../harness/words.ts';
import type { WriteSiteTest } from './failure-modes.ts';
import type { Driver } from './member-presses.ts';

const ada = operatorCaller('ada');
const ADDRESS = { name: 'Anna Lee', phone: '+49 30 1234', country: 'DE', lines: 'Lindenweg 1\n10115 Berlin' };

/** What the presses of one buyer share: orders in the state that each needs, and the way to them. */
function buyerOf({ app }: ServerHere, driver: Driver) {
  const { url, ann, sku, orders, go, button, dialog, inDialog, escape } = driver;
  const call = openCallRoute(app.ports);
  const buy = async (): Promise<string> => {
    const { items } = await sendRead(url, ann, 'shop.addresses');
    const saved = { ...ADDRESS, isDefault: true, payPassword: PAY_PASSWORD };
    const address = items[0]?.id ?? String((await demandWrite(url, ann, 'shop.addAddress', { body: saved }))['id']);
    const { total } = await sendRead(url, ann, 'shop.quote', { query: { lines: `${sku}:1`, country: 'DE' } });
    const body = { lines: [{ sku, units: 1 }], address, total: total ?? '' };
    const id = String((await demandWrite(url, ann, 'shop.place', { body }))['id']);
    await demandWrite(url, ann, 'shop.pay', { params: { id }, body: { payPassword: PAY_PASSWORD } });
    return id;
  };
  return {
    ...driver,
    buy,
    ship: async (id: string): Promise<string> => {
      await call('shop.pack', ada, { params: { id } });
      await call('shop.ship', ada, { params: { id }, body: { carrier: 'DHL', tracking: `JD${id}` } });
      return id;
    },
    inState: async (state: string) => (await orders()).filter((one) => one.state === state),
    openOrder: async (page: Page, id: string, name: string): Promise<void> => {
      await go(page, 'block/home');
      await go(page, `shop/shopOrderDetails?id=${id}`);
      await clickOrderAct(page, name);
      await dialog(page).waitFor();
    },
    /** The question closes whatever comes of it, and the order is read again. */
    asked: (name: string) => ({
      button: (page: Page) => inDialog(page, name),
      held: (page: Page) => button(page, name),
      close: escape,
      endsItself: true as const,
      refusal: 'statusChanged' as const,
    }),
  };
}

type Buyer = ReturnType<typeof buyerOf>;

function moves({ buy, ship, inState, openOrder, asked }: Buyer): readonly WriteSiteTest[] {
  return [
    {
      ...asked(t('orders.receive')),
      place: 'web/features/shop/order/order-acts shop.receive',
      path: '/shop/orders/*/receipt',
      open: async (page) => {
        const id = (await inState('toReceive'))[0]?.id ?? (await ship(await buy()));
        await openOrder(page, id, t('orders.receive'));
      },
      state: async () => (await inState('toReceive')).length,
      effect: () => 0,
      shown: (page) => page.getByText(t('orders.event.receive'), { exact: true }).first().waitFor(),
    },
    {
      ...asked(t('orders.cancel')),
      place: 'web/features/shop/order/order-acts shop.cancelPaid',
      path: '/shop/orders/*/cancel-paid',
      open: async (page) => openOrder(page, (await inState('toShip'))[0]?.id ?? (await buy()), t('orders.cancel')),
      state: async () => (await inState('toShip')).length,
      effect: () => 0,
      shown: (page) => page.getByText(t('orders.event.cancelPaid')).waitFor(),
    },
  ];
}

function requests({
  url,
  ann,
  dialog,
  inDialog,
  escape,
  buy,
  inState,
  openOrder,
  asked,
}: Buyer): readonly WriteSiteTest[] {
  return [
    {
      ...asked(t('orders.withdraw')),
      place: 'web/features/shop/order/return-card shop.withdrawReturnRequest',
      path: '/shop/orders/*/return-requests/withdrawal',
      open: async (page) => {
        const waiting = (await inState('afterSale'))[0]?.id;
        const id = waiting ?? (await inState('toShip'))[0]?.id ?? (await buy());
        if (!waiting) await requestRefundOf(url, ann, id, 1);
        await openOrder(page, id, t('orders.withdraw'));
      },
      state: async () => (await inState('afterSale')).length,
      effect: () => 0,
      shown: (page) => page.getByText(t('orders.returnState.withdrawn'), { exact: true }).waitFor(),
    },
    {
      place: 'web/features/shop/order/refund-sheet shop.requestRefund',
      path: '/shop/orders/*/return-requests',
      open: async (page) => {
        const id = (await inState('toShip'))[0]?.id ?? (await buy());
        await openOrder(page, id, t('orders.requestRefund'));
        await dialog(page).getByLabel(t('orders.reason'), { exact: true }).fill('The lid is broken');
      },
      button: (page) => inDialog(page, t('orders.requestRefund')),
      close: escape,
      state: async () => (await inState('afterSale')).length,
      effect: () => 1,
      shown: (page) => page.getByText(t('orders.note.afterSale')).waitFor(),
      typed: (page) => dialog(page).getByLabel(t('orders.reason'), { exact: true }).inputValue(),
      endsItself: true,
      refusal: 'statusChanged',
      undo: async () => {
        for (const { id } of await inState('afterSale'))
          if ((await seeOrder(url, ann, id)).returnRequest?.state === 'asked')
            await demandWrite(url, ann, 'shop.withdrawReturnRequest', { params: { id } });
      },
    },
  ];
}

/** The presses of a buyer on an order that is paid. Each begins with an order in the state that it needs. */
export function orderActs(server: ServerHere, driver: Driver): readonly WriteSiteTest[] {
  const buyer = buyerOf(server, driver);
  return [...moves(buyer), ...requests(buyer)];
}
