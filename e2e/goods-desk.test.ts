import sharp from 'sharp';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { takeDesk, notified } from './harness/operator.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { t } from './harness/words.ts';

let server: ServerHere;
let desk: UserBrowser;
let guest: UserBrowser;
let page: Page;

const EVIL = '<img src=x onerror="document.title=1"><script>document.title=2</script>';

beforeAll(async () => {
  server = await openServerHere();
  guest = await openUserBrowser();
  const [keeper] = await server.appoint('goodskeeper', 'goodsdecider');
  desk = await takeDesk(server.url, keeper);
  page = desk.page;
  await page.goto(`${server.url}/admin/#/goods`);
});
afterAll(() => server.close());

const button = (name: string, within: Page | Locator = page) => within.getByRole('button', { name, exact: true });
const choose = async (within: Locator, label: string, option: string) => {
  await within.getByRole('combobox', { name: label }).click();
  await page.locator('.ant-select-item-option').filter({ hasText: option }).last().click();
};

async function addClass(name: string, parent?: string): Promise<void> {
  await button(t('console.goods.newClass')).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(t('console.goods.name')).fill(name);
  if (parent) await choose(form, t('console.goods.parent'), parent);
  await button(t('common.save'), form).click();
  await page.getByRole('cell', { name: new RegExp(`${name}$`) }).waitFor();
}

test('an operator adds classes and goods, and everybody sees them', async () => {
  await page.getByText(t('console.goods.classes')).click();
  await addClass('Kitchen');
  await addClass('Kettles', 'Kitchen');
  await button(t('console.goods.new')).click();
  const drawer = page.getByRole('dialog');
  await choose(drawer, t('console.goods.class'), 'Kettles');
  await drawer.getByLabel(t('console.goods.name')).fill(`Kettle ${EVIL}`);
  const details = drawer.getByLabel(t('console.goods.details'));
  await details.fill(`First part.\n\n${EVIL}`);
  await details.press('ControlOrMeta+a');
  await button(t('content.tool.bold'), drawer).click();
  await button(t('common.save'), drawer).click();
  await button(t('console.goods.newSku'), drawer).click();
  const form = page.getByRole('dialog').last();
  await form.getByLabel(t('console.goods.price')).fill('12');
  await form.getByLabel(t('console.goods.cost')).fill('5');
  await form.getByLabel(t('console.reason')).fill('first price');
  await button(t('common.save'), form).click();
  await drawer.getByRole('cell', { name: '12', exact: true }).waitFor();
  await button(t('console.goods.change'), drawer).first().click();
  const cheaper = page.getByRole('dialog').last();
  await cheaper.getByLabel(t('console.goods.price')).fill('4');
  await cheaper.getByLabel(t('console.goods.cost')).fill('4');
  await cheaper.getByLabel(t('console.reason')).fill('a sale');
  await notified(page, t('console.proposed'), () => button(t('common.save'), cheaper).click());
  await drawer.getByRole('cell', { name: '12', exact: true }).waitFor();
  await button(t('console.goods.stockChange'), drawer).click();
  const stock = page.getByRole('dialog').last();
  await stock.getByLabel(t('console.goods.stockDelta')).fill('7');
  await stock.getByLabel(t('console.reason')).fill('delivery');
  await stock.locator('.ant-btn-primary').click();
  await drawer.getByRole('cell', { name: '7', exact: true }).waitFor();
  const buffer = await sharp({ create: { width: 700, height: 700, channels: 3, background: '#28ae6d' } })
    .jpeg()
    .toBuffer();
  await drawer.locator('input[type=file]').setInputFiles({ name: 'kettle.jpg', mimeType: 'image/jpeg', buffer });
  await button(t('console.goods.toFront'), drawer).waitFor();
  await button(t('console.goods.putOnSale'), drawer).click();
  await button(t('console.goods.takeOff'), drawer).waitFor();
  await desk.inspect('goods at the desk');
  expect(desk.faults()).toEqual([]);
});

test('what operators write never runs in the member app', async () => {
  await guest.page.goto(`${server.url}/#/pages/shop/shopIndex`);
  await guest.page
    .getByRole('link', { name: /^Kettle/ })
    .first()
    .click();
  await guest.page.getByRole('heading', { name: `Kettle ${EVIL}` }).waitFor();
  await guest.page.locator('strong', { hasText: 'First part.' }).waitFor();
  await guest.page.getByText(t('shop.left', { count: 7, number: '7' })).waitFor();
  await expect.poll(() => guest.page.title()).toBe(`${t('shop.detailsTitle')} · Greenhall`);
  await guest.inspect('goods with a picture');
  expect(guest.faults()).toEqual([]);
});
