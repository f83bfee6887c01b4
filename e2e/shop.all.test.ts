import { furnishShop } from '@greenhall/test-kit/shop/goods-world';
import { type Settled, openSettledSession } from '@greenhall/test-kit/settled-world';
import { sendRead, sendWrite } from '@greenhall/test-kit/outside';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';
import { readSingly } from './harness/reads.ts';

let server: ServerHere;
let anna: Settled;
let elsewhere: Settled;
let seat: UserBrowser;
let page: Page;
let flask: string;
let sku: string;
let cup: string;

beforeAll(async () => {
  server = await openServerHere();
  const [first] = await server.join(['annashops'], 1_000n, async (ports, [member]) => {
    const shop = await furnishShop(ports);
    const made = await shop.sell({
      name: 'Steel flask',
      names: { 'zh-Hans': '不锈钢保温杯', th: 'กระติกน้ำเก็บความร้อน' },
      price: 12n,
      stock: 5n,
    });
    flask = String(made.goodsId);
    sku = String(made.skuId);
    cup = String((await shop.sell({ name: 'Tea cup', price: 3n, stock: 0n })).goodsId);
    await shop.sell({ name: 'Hidden flask', state: 'offSale' });
    if (member) elsewhere = await openSettledSession(ports, member.no, member.name, member.invitation);
  });
  if (!first) throw new Error('nobody is there');
  anna = first;
});
afterAll(() => server.close());

const open = (path: string) => page.goto(`${server.url}/#/pages/shop/${path}`);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const listed = async () => JSON.parse(String(await page.evaluate(`localStorage.getItem('goodslist')`))) as unknown;
const served = async () => {
  const { lines } = await sendRead(server.url, elsewhere, 'shop.cart');
  return lines.map((line) => [line.sku, line.num]);
};

describe('without signing in', () => {
  beforeAll(async () => {
    seat = await openUserBrowser();
    page = seat.page;
  });

  test('goods are found in the languages of others, and the device remembers what was searched for', async () => {
    await open('shopIndex');
    await page.getByRole('link', { name: t('shop.find') }).click();
    for (const words of ['保温杯', 'น้ำเก็บ']) {
      await page.getByRole('searchbox').fill(words);
      await button(t('common.search')).click();
      const results = page.getByRole('list', { name: t('shop.results') });
      await results.getByText('Steel flask').waitFor();
      await expect.poll(() => results.getByRole('listitem').count()).toBe(1);
    }
    await page.getByRole('searchbox').fill('');
    await button(t('common.search')).click();
    await button('保温杯').waitFor();
    await page.reload();
    await button(t('shop.clear')).click();
    await button('保温杯').waitFor({ state: 'hidden' });
    expect(seat.faults()).toEqual([]);
  });

  test('what is typed while a search is on its way stays, and words that come from elsewhere replace it', async () => {
    await open('shopSearch');
    const field = page.getByRole('searchbox');
    await field.fill('flask');
    await page.evaluate(`{
      const input = document.querySelector('input[type="search"]');
      input.form.requestSubmit();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, 'flasks of');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }`);
    await page
      .getByRole('list', { name: t('shop.results') })
      .getByText('Steel flask')
      .waitFor();
    expect(await field.inputValue()).toBe('flasks of');
    await open('shopSearch?words=cup');
    await expect.poll(() => field.inputValue()).toBe('cup');
  });

  test('a search whose first page is empty, but not the last, goes on by itself', async () => {
    await readSingly(seat);
    await page.route('**/api/shop/goods?*', async (route) => {
      const url = new URL(route.request().url());
      if (!url.searchParams.has('cursor')) return route.fulfill({ json: { items: [], next: '0_9_9' } });
      url.searchParams.delete('cursor');
      return route.continue({ url: url.href });
    });
    await open('shopSearch?words=flask');
    await page
      .getByRole('list', { name: t('shop.results') })
      .getByText('Steel flask')
      .waitFor();
    await page.unroute('**/api/shop/goods?*');
    expect(seat.faults()).toEqual([]);
  });

  test('whoever adds is told to sign in first, and has no cart', async () => {
    await open(`shopDetails?id=${flask}`);
    await button(t('shop.add')).click();
    await page.getByText(t('shop.addSignedOut')).waitFor();
    expect(await page.evaluate(`localStorage.getItem('goodslist')`)).toBeNull();
  });

  test('goods that are off sale are not shown', async () => {
    seat.expectRefusal('/api/shop/goods/99', 404);
    await open('shopDetails?id=99');
    await page.getByText(t('shop.gone')).waitFor();
    expect(seat.faults()).toEqual([]);
  });
});

describe('the cart of a member', () => {
  beforeAll(async () => {
    seat = await openUserBrowser();
    page = seat.page;
    await putSession(seat, server, anna);
  });
  beforeEach(() => page.context().setOffline(false));

  test('has the lines that the specification describes, and adding opens it by mode 2', async () => {
    await open(`shopDetails?id=${flask}`);
    await button(t('shop.more')).click();
    await button(t('shop.add')).click();
    await page.getByText(t('shop.added')).waitFor();
    await seat.inspect('goods beside a cart that is not empty');
    expect(await listed()).toEqual([
      {
        id: `${flask}-${sku}`,
        gid: flask,
        num: 2,
        goodsName: 'Steel flask',
        stock: 5,
        label: '',
        xlname: 'Bottles',
        goodsType: 1,
        sku: { id: sku, stock: 5, options: [] },
        gchecked: true,
      },
    ]);
    await button(t('shop.addAndOpen')).click();
    await expect.poll(() => page.url()).toContain('/pages/shop/shopCar');
    await page.getByText('48.00 MEY').waitFor();
    await expect.poll(served).toEqual([[sku, 4]]);
    await seat.inspect('cart');
    expect(seat.faults()).toEqual([]);
  });

  test('nothing is added that is out of stock', async () => {
    await open(`shopDetails?id=${cup}`);
    await button(t('shop.add')).click();
    await page.getByText(t('shop.addNoStock')).waitFor();
    expect(await served()).toEqual([[sku, 4]]);
  });

  test('changes made without a connection reach the server, and a removed line can be had back', async () => {
    await open('shopCar');
    const units = page.getByRole('spinbutton', { name: t('shop.quantityOf', { name: 'Steel flask' }) });
    await units.waitFor();
    await page.context().setOffline(true);
    await page.getByText(t('shop.noTotal')).waitFor();
    await button(t('shop.less')).click();
    await expect.poll(() => units.inputValue()).toBe('3');
    await page.getByRole('checkbox', { name: t('shop.tick', { name: 'Steel flask' }) }).uncheck();
    await page.context().setOffline(false);
    await expect.poll(served).toEqual([[sku, 3]]);
    await page.getByText('0.00 MEY').waitFor();
    await button(t('shop.remove', { name: 'Steel flask' })).click();
    await expect.poll(served).toEqual([]);
    await button(t('shop.undo')).click();
    await expect.poll(served).toEqual([[sku, 3]]);
    await expect.poll(() => page.getByRole('checkbox', { name: t('shop.all') }).isChecked()).toBe(false);
  });

  test('what another device has removed stays removed', async () => {
    await open('shopCar');
    await button(t('shop.remove', { name: 'Steel flask' })).waitFor();
    await page.context().setOffline(true);
    await button(t('shop.less')).click();
    const { revision } = await sendRead(server.url, elsewhere, 'shop.cart');
    await sendWrite(server.url, elsewhere, 'shop.changeCart', { body: { revision, changes: [{ op: 'remove', sku }] } });
    await page.context().setOffline(false);
    await page.getByText(t('shop.cartEmpty')).waitFor();
    expect(await served()).toEqual([]);
  });

  test('an edited list has no effect on the server, and goes at sign-out', async () => {
    await open(`shopDetails?id=${flask}`);
    await button(t('shop.addAndOpen')).click();
    await page.getByText('12.00 MEY').last().waitFor();
    await page.evaluate(`localStorage.setItem('goodslist',
      localStorage.getItem('goodslist').replace('"num":1', '"num":4,"price":"0.01"').replace(']', ',{"id":"x"}]'))`);
    await page.reload();
    await page.getByText('12.00 MEY').last().waitFor();
    expect(await served()).toEqual([[sku, 1]]);
    await page.goto(`${server.url}/#/pages/user/user`);
    await button(t('members.logout')).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('members.logout'), exact: true })
      .click();
    await expect.poll(() => page.evaluate(`localStorage.getItem('goodslist')`)).toBeNull();
    await open('shopIndex');
    await expect.poll(() => page.getByText(t('shop.inCart', { count: 1 })).count()).toBe(0);
  });
});
