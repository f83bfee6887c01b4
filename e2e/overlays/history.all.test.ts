import { memberNumber } from '@greenhall/domain/shared/member-no';
import { MICRO, ZERO, amount } from '@greenhall/domain/shared/money';
import { issuePostings } from '@greenhall/domain/wallet/movements';
import { openCallRoute } from '@greenhall/server/demo/call-route';
import { transact } from '@greenhall/server/platform/database/transact';
import type { Ports } from '@greenhall/server/platform/ports';
import { post } from '@greenhall/server/slices/ledger/index';
import { operatorCaller } from '@greenhall/test-kit/operators';
import { clientOf } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { furnishShop } from '@greenhall/test-kit/shop/goods-world';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Seat, takeSeat } from '../harness/browser.ts';
import { demandWrite } from '../harness/shop-buyer.ts';
import { type ServerHere, openServerHere } from '../harness/server-here.ts';
import { putSession } from '../harness/signed-in.ts';
import { t } from '../harness/words.ts';

let server: ServerHere;
let ann: Settled;
let order: string;
let seat: Seat;
let page: Page;

async function furnish(ports: Ports, [buyer]: readonly Settled[]): Promise<void> {
  const shop = await furnishShop(ports);
  const { skuId } = await shop.sell({ name: 'Tea tasting', kind: 2, price: 30n });
  await openCallRoute(ports)('shop.setDeliveryText', operatorCaller('ada'), {
    params: { id: String(skuId) },
    body: { text: 'Come at eight.' },
  });
  if (!buyer) throw new Error('nobody is there');
  const postings = issuePostings(memberNumber(buyer.no), amount(100n * MICRO), ZERO, 0);
  await transact(ports.db, (tx) => post(tx, { reference: 'test:mey', at: ports.clock.now(), postings }));
  order = String(skuId);
}

beforeAll(async () => {
  server = await openServerHere();
  const [first] = await server.join(['annlayers'], 500n, furnish);
  if (!first) throw new Error('nobody is there');
  ann = first;
  const body = { lines: [{ sku: order, units: 1 }], total: '30' };
  order = String((await demandWrite(server.url, ann, 'shop.place', { body }))['id']);
});
afterAll(() => server.close());

const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const dialog = () => page.getByRole('dialog');
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const hash = () => new URL(page.url()).hash;
const isClosed = () => dialog().waitFor({ state: 'detached' });
/** How many entries of the history the app has gone through. */
const place = () => page.evaluate<number>('history.state.index');

/** From the wallet to the member's own screen. */
beforeEach(async () => {
  seat = await takeSeat();
  await putSession(seat, server, ann);
  page = seat.page;
  await page.goto(`${server.url}/#/pages/wallet/wallet`);
  await title(t('wallet.title'));
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('tabbar.user') })
    .click();
  await title(t('title.user'));
});

const openCode = async () => {
  await press(t('scan.mine'));
  await dialog().waitFor();
};

test('Back closes what is open and stays on the screen; Forward does not open it again', async () => {
  await openCode();
  await page.goBack();
  await isClosed();
  await title(t('title.user'));
  await page.goForward();
  await title(t('title.user'));
  await expect.poll(() => dialog().count()).toBe(0);
  await page.goBack();
  await title(t('wallet.title'));
  expect(seat.faults()).toEqual([]);
});

test('who closes a sheet by hand goes back with one press', async () => {
  await openCode();
  await dialog()
    .getByRole('button', { name: t('common.close') })
    .click();
  await isClosed();
  await openCode();
  await page.keyboard.press('Escape');
  await isClosed();
  await page.goBack();
  await title(t('wallet.title'));
});

test('a screen that is opened from a sheet takes its place', async () => {
  await press(t('members.password'));
  await dialog()
    .getByRole('link', { name: t('members.loginPassword') })
    .click();
  await title(t('security.loginPwdTitle'));
  await isClosed();
  await page.goBack();
  await title(t('title.user'));
  await expect.poll(() => dialog().count()).toBe(0);
  await page.goBack();
  await title(t('wallet.title'));
});

test('a question ends with its screen and is not asked again', async () => {
  await press(t('members.logout'));
  await dialog().waitFor();
  await page.goto(`${server.url}/#/pages/wallet/assets`);
  await title(t('wallet.assetsTitle'));
  await isClosed();
  await page.goBack();
  await title(t('title.user'));
  await page.goForward();
  await title(t('wallet.assetsTitle'));
  await page.goBack();
  await title(t('title.user'));
  await expect.poll(() => dialog().count()).toBe(0);
  await page.goBack();
  await title(t('wallet.title'));
});

test('after a reload while something is open, Back leads to the screen before', async () => {
  await openCode();
  const open = await place();
  await page.reload();
  await title(t('title.user'));
  await expect.poll(place).toBe(open - 1);
  await page.goForward();
  await expect.poll(place).toBe(open - 1);
  await page.goBack();
  await title(t('wallet.title'));
});

test('an overlay over another closes first', async () => {
  await openCode();
  // As a question that comes while a sheet is open.
  await page.evaluate(`[...document.querySelectorAll('main button')].at(-1).click()`);
  const question = page.getByRole('dialog', { name: t('members.logout') });
  const code = page.getByRole('dialog', { name: t('scan.mine') });
  await question.waitFor();
  await page.goBack();
  await question.waitFor({ state: 'detached' });
  await code.waitFor();
  await page.goBack();
  await isClosed();
  await title(t('title.user'));
  await page.goBack();
  await title(t('wallet.title'));
});

test('closing the payment of an order leads back once', async () => {
  await page.goto(`${server.url}/#/pages/shop/shopOrder`);
  await page.getByRole('link').filter({ hasText: 'Tea tasting' }).first().click();
  await title(t('orders.detailsTitle'));
  await page.getByRole('button', { name: /^Pay / }).click();
  await dialog().waitFor();
  // Twice, as who presses too often, before the browser has gone back.
  await page.evaluate(`document.querySelector('[role=dialog] button').click();
    document.querySelector('[role=dialog] button').click();`);
  await isClosed();
  await title(t('orders.detailsTitle'));
  expect(hash()).not.toContain('sheet');
  await page.goBack();
  await page.getByRole('link').filter({ hasText: 'Tea tasting' }).first().waitFor();
});

test('a question ends with the session in which it was asked', async () => {
  await press(t('members.logout'));
  await dialog().waitFor();
  seat.expectRefusal('*', 401);
  await clientOf(server.url, ann).call('identity.logout', { body: {} });
  await page.evaluate(`dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))`);
  await title(t('entry.loginTitle'));
  await expect.poll(() => dialog().count()).toBe(0);
  await page.goBack();
  await expect.poll(() => dialog().count()).toBe(0);
});
