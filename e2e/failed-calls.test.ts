import { publishPiece } from '@greenhall/server/demo/publish-piece';
import { furnishShop } from '@greenhall/test-kit/shop/goods-world';
import { clientOf } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Seat, takeSeat } from './harness/browser.ts';
import { FAILED, letFail } from './harness/failing.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';

const NOTICES = 25;

let server: ServerHere;
let seat: Seat;

beforeAll(async () => {
  server = await openServerHere();
  let sku = '';
  const [anna] = await server.join(['annatries'], 1_000n, async (ports) => {
    const shop = await furnishShop(ports);
    sku = String((await shop.sell({ name: 'Steel flask', price: 12n, stock: 5n })).skuId);
    for (let n = 0; n < NOTICES; n += 1) {
      const words = { en: { title: `Notice ${n}`, summary: 'In short', text: 'In full.' } };
      await publishPiece(ports, 'wren', { kind: 'notice', words });
    }
  });
  const member = clientOf(server.url, anna as Settled);
  await member.call('shop.changeCart', { body: { revision: null, lines: [], changes: [{ op: 'add', sku, num: 1 }] } });
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
  seat = await takeSeat();
  await putSession(seat, server, anna as Settled);
});
afterAll(() => server.close());

const button = (name: string) => seat.page.getByRole('button', { name, exact: true });
const failure = () => seat.page.getByText(FAILED);

test('a page of a list that does not come says so, and is asked for again where it was asked for', async () => {
  const { page } = seat;
  await page.goto(`${server.url}/#/pages/block/notice`);
  const rows = page.getByRole('list', { name: t('content.noticesTitle') }).getByRole('listitem');
  await expect.poll(() => rows.count()).toBe(20);
  const mend = await letFail(seat, 'GET', /notices\?.*cursor=/);
  await button(t('common.more')).click();
  await failure().waitFor();
  await seat.inspect('a list whose next page failed');
  await mend();
  // Reading the list again by itself takes the fault away, too.
  await page.getByRole('button', { name: new RegExp(`^(?:${t('common.retry')}|${t('common.more')})$`) }).click();
  await expect.poll(() => rows.count()).toBe(NOTICES);
  expect(await failure().count()).toBe(0);
  expect(seat.faults()).toEqual([]);
});

test('marking all as read says why it failed, and can be pressed again', async () => {
  const { page } = seat;
  await page.getByText(t('content.unreadCount', { count: NOTICES })).waitFor();
  const mend = await letFail(seat, 'POST', /\/notices\/read$/);
  await button(t('content.readAll')).click();
  await failure().waitFor();
  await mend();
  await button(t('content.readAll')).click();
  await button(t('content.readAll')).waitFor({ state: 'hidden' });
  expect(seat.faults()).toEqual([]);
});

test('an address is removed after a question, and one that stays says why', async () => {
  const { page } = seat;
  await page.goto(`${server.url}/#/pages/shop/shopCar`);
  await button(t('orders.checkout')).click();
  await page.getByRole('dialog').getByRole('button').filter({ hasText: '+49 30 1' }).click();
  const addresses = page.getByRole('list', { name: t('orders.addresses') }).getByRole('listitem');
  await expect.poll(() => addresses.count()).toBe(2);
  const berta = addresses.filter({ hasText: 'Berta Lind' });
  const remove = () => berta.getByRole('button', { name: t('orders.removeAddress'), exact: true }).click();
  const question = page.getByRole('dialog', { name: t('orders.removeAddress') });
  await remove();
  await question.getByText('Berta Lind').waitFor();
  await seat.inspect('whether an address is removed');
  await question.getByRole('button', { name: t('common.close') }).click();
  await question.waitFor({ state: 'hidden' });
  const mend = await letFail(seat, 'DELETE', /\/shop\/addresses\/\d+$/);
  await remove();
  await question.getByRole('button', { name: t('orders.removeAddress') }).click();
  await failure().waitFor();
  await seat.inspect('an address that could not be removed');
  await expect.poll(() => addresses.count()).toBe(2);
  await mend();
  await remove();
  await question.getByRole('button', { name: t('orders.removeAddress') }).click();
  await expect.poll(() => addresses.count()).toBe(1);
  expect(seat.faults()).toEqual([]);
});
