import { openCallRoute } from '@greenhall/server/demo/call-route';
import { publishPiece } from '@greenhall/server/demo/publish-piece';
import { furnishShop } from '@greenhall/test-kit/shop/goods-world';
import { operatorCaller } from '@greenhall/test-kit/operators';
import { clientOf } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { afterAll, beforeAll } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { FAILED } from './harness/failing.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';

export const NOTICES = 25;

export let server: ServerHere;
export let seat: UserBrowser;
export let anna: Settled;
export let second: Settled;
/** What is ordered without an address. */
export let service = '';

export const button = (name: string) => seat.page.getByRole('button', { name, exact: true });
export const failure = () => seat.page.getByText(FAILED);

/** Opens the world in which the journeys of this name take place, and closes it after them. */
export function openFailedCallsWorld(): void {
  beforeAll(async () => {
    server = await openServerHere();
    let sku = '';
    const [one, two] = await server.join(['annatries', 'bertatries'], 1_000n, async (ports) => {
      const shop = await furnishShop(ports);
      sku = String((await shop.sell({ name: 'Steel flask', price: 12n, stock: 5n })).skuId);
      service = String((await shop.sell({ name: 'Tea tasting', kind: 2, price: 30n })).skuId);
      const text = { params: { id: service }, body: { text: 'Come at eight.' } };
      await openCallRoute(ports)('shop.setDeliveryText', operatorCaller('ada'), text);
      for (let n = 0; n < NOTICES; n += 1) {
        const words = { en: { title: `Notice ${n}`, summary: 'In short', text: 'In full.' } };
        await publishPiece(ports, 'wren', { kind: 'notice', words });
      }
    });
    if (!one || !two) throw new Error('nobody is there');
    [anna, second] = [one, two];
    const member = clientOf(server.url, anna);
    await member.call('shop.changeCart', {
      body: { revision: null, lines: [], changes: [{ op: 'add', sku, num: 1 }] },
    });
    for (const name of ['Anna Lind', 'Berta Lind'])
      await member.call('shop.addAddress', {
        body: {
          name,
          phone: '+49 30 1234',
          country: 'DE',
          lines: 'Lindenweg 1\n10115 Berlin',
          isDefault: false,
          payPassword: PAY_PASSWORD,
        },
      });
    seat = await openUserBrowser();
    await putSession(seat, server, anna);
  });
  afterAll(() => server.close());
}
