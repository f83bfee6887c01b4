import type { RequestInput } from '@greenhall/client/route-input';
import type { RouteKey } from '@greenhall/contract/routes';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { MICRO, ZERO, amount } from '@greenhall/domain/shared/money';
import { issuePostings } from '@greenhall/domain/wallet/movements';
import { openCallRoute } from '@greenhall/server/demo/call-route';
import { run } from '@greenhall/server/platform/database/database';
import { transact } from '@greenhall/server/platform/database/transact';
import type { Ports } from '@greenhall/server/platform/ports';
import { post } from '@greenhall/server/slices/ledger/index';
import { endDueOrders } from '@greenhall/server/slices/shop/order/end-due-orders';
import { operatorCaller } from '@greenhall/test-kit/operators';
import { JPG } from '@greenhall/test-kit/otc-world';
import { type Reply, clientOf, sendRead, sendWrite } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { t } from './words.ts';

const ADDRESS = { name: 'Anna Lee', phone: '+49 30 1234', country: 'DE', lines: 'Lindenweg 1\n10115 Berlin' };
export const PICTURE = new Blob([new Uint8Array(JPG)], { type: 'image/jpeg' });

export type Given<K extends RouteKey> = Omit<RequestInput<K>, 'keys' | 'signal'>;

/** Sends a member's write, which must not be refused. */
export async function demandWrite<K extends RouteKey>(
  url: string,
  who: Settled,
  route: K,
  given: Given<K>,
): Promise<Reply['data']> {
  const { ok, data } = await sendWrite(url, who, route, given);
  if (!ok) throw new Error(`${route}: ${JSON.stringify(data)}`);
  return data;
}

interface Bought {
  readonly sku: string;
  readonly units: number;
  readonly coupon?: string | undefined;
}

/** Exchanges 1 000 usdt, and places and pays an order. */
export async function buyUnits(url: string, who: Settled, { sku, units, coupon }: Bought): Promise<string> {
  const quoted = await demandWrite(url, who, 'wallet.quote', { body: { from: 'usdt', to: 'mey', amount: '1000' } });
  const exchange = { quote: String(quoted['id']), payPassword: PAY_PASSWORD };
  await demandWrite(url, who, 'wallet.exchange', { body: exchange });
  const { items } = await sendRead(url, who, 'shop.addresses');
  const saved = { ...ADDRESS, isDefault: true, payPassword: PAY_PASSWORD };
  const add = async () => demandWrite(url, who, 'shop.addAddress', { body: saved });
  const address = items[0]?.id ?? String((await add())['id']);
  const used = coupon === undefined ? {} : { coupon };
  const query = { lines: `${sku}:${units}`, country: ADDRESS.country, ...used };
  const { total } = await sendRead(url, who, 'shop.quote', { query });
  const body = { lines: [{ sku, units }], address, total: total ?? '', ...used };
  const id = String((await demandWrite(url, who, 'shop.place', { body }))['id']);
  await demandWrite(url, who, 'shop.pay', { params: { id }, body: { payPassword: PAY_PASSWORD } });
  return id;
}

/** Presses an act of an order that is shown, also one that is folded. */
export async function clickOrderAct(page: Page, name: string): Promise<void> {
  const act = page.getByRole('button', { name, exact: true });
  const fold = page.getByText(t('orders.wrong'), { exact: true });
  await act.or(fold).first().waitFor();
  if (!(await act.isVisible())) await fold.click();
  await act.click();
}

export const seeOrder = (url: string, who: Settled, id: string) => sendRead(url, who, 'shop.order', { params: { id } });

/** Asks for money back for units of the first line of an order, with a picture. */
export async function requestRefundOf(url: string, who: Settled, id: string, units: number): Promise<void> {
  const [line] = (await seeOrder(url, who, id)).lines;
  await clientOf(url, who).call('shop.requestRefund', {
    params: { id },
    body: { reason: 'The lid is broken', lines: `${line?.id}:${units}` },
    files: { picture1: PICTURE },
  });
}

/** Lets a member buy a service at 80 mey, and closes the order as if its time had passed. */
export async function buyBefore(ports: Ports, { no, name }: Settled, sku: bigint): Promise<string> {
  const call = openCallRoute(ports);
  const postings = issuePostings(memberNumber(no), amount(200n * MICRO), ZERO, 0);
  await transact(ports.db, (tx) => post(tx, { reference: 'test:exchange', at: ports.clock.now(), postings }));
  await call('shop.setDeliveryText', operatorCaller('ada'), {
    params: { id: String(sku) },
    body: { text: 'Come at eight.' },
  });
  const session = { sessionId: 0n, actingFor: false, companion: true, payVersion: 0 };
  const buyer = { kind: 'member', memberNo: memberNumber(no), username: name, ...session } as const;
  const body = { lines: [{ sku: String(sku), units: 1 }], total: '80' };
  const { id } = await call('shop.place', buyer, { body });
  await call('shop.pay', buyer, { params: { id }, body: { payPassword: PAY_PASSWORD } });
  await call('shop.reveal', buyer, { params: { id }, body: { payPassword: PAY_PASSWORD } });
  await run(ports.db, sql`update shop_order set due_at = ${ports.clock.now()} where id = ${BigInt(id)}`);
  await endDueOrders(ports);
  return id;
}
