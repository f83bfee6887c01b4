import { OPERATOR_COOKIE } from '@greenhall/server/platform/http/caller';
import { LANGUAGES } from '@greenhall/locales/languages';
import type { SettledOperator } from '@greenhall/test-kit/operators';
import { furnishShop } from '@greenhall/test-kit/shop/goods-world';
import { deskClientOf } from '@greenhall/test-kit/outside';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Seat } from './harness/browser.ts';
import { FAILED, letFail } from './harness/failing.ts';
import { openScreen, takeDesk, told } from './harness/operator.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { t } from './harness/words.ts';

let server: ServerHere;
let ada: Seat;
let page: Page;
/** A colleague, who works through the interface. */
let grace: ReturnType<typeof deskClientOf>;
let changed: string;

beforeAll(async () => {
  server = await openServerHere();
  await server.join(['annawaits'], 100n, async (ports) => {
    await (await furnishShop(ports)).sell({ name: 'Steel flask', price: 12n, stock: 5n });
  });
  const [one, two] = (await server.appoint('adaworks', 'graceworks')) as [SettledOperator, SettledOperator];
  ada = await takeDesk(server.url, one);
  page = ada.page;
  grace = deskClientOf(server.url, `${OPERATOR_COOKIE}=${two.cookie}`);
  changed = t('statusChanged');
});
beforeEach(() => expect(ada.faults()).toEqual([]));
afterAll(() => server.close());

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('what is typed in a drawer stays when what it shows cannot be read again', async () => {
  await openScreen(page, server.url, '/goods');
  await button(t('console.goods.open')).click();
  const drawer = page.getByRole('dialog', { name: t('console.goods') });
  const name = drawer.getByLabel(t('console.goods.name'));
  await name.fill('Steel flask, large');
  const mend = await letFail(ada, 'GET', /\/admin\/shop\/goods\/\d+$/);
  await drawer.getByRole('button', { name: t('console.goods.stockChange') }).click();
  const change = page.getByRole('dialog', { name: t('console.goods.stockChange') });
  await change.getByLabel(t('console.goods.stockDelta')).fill('2');
  await change.getByLabel(t('console.reason')).fill('a delivery');
  await change.getByRole('button', { name: t('console.goods.stockChange') }).click();
  await change.waitFor({ state: 'hidden' });
  await drawer.getByRole('alert').getByText(FAILED).waitFor();
  await expect.poll(() => name.inputValue()).toBe('Steel flask, large');
  await ada.inspect('goods that could not be read again');
  await mend();
  await drawer.getByRole('button', { name: t('console.retry') }).click();
  await drawer.getByRole('cell', { name: '7', exact: true }).waitFor();
  await expect.poll(() => name.inputValue()).toBe('Steel flask, large');
  await drawer.getByRole('button', { name: 'Close' }).first().click();
  await button(t('console.discard')).click();
  await drawer.waitFor({ state: 'hidden' });
});

test('words that a colleague has saved meanwhile are not overwritten, and what was typed stays', async () => {
  await openScreen(page, server.url, '/goods');
  await page.getByText(t('console.goods.hotWords')).click();
  const shown = page.locator('#hotWords_shown_en');
  await shown.fill('lamp');
  const { version } = await grace.call('shop.deskHotWords');
  await grace.call('shop.setHotWords', {
    body: { shown: [{ language: 'en', words: ['kettle'] }], blocked: [], version },
  });
  ada.expectRefusal('/api/admin/shop/hot-words', 409);
  await button(t('common.save')).click();
  await page.locator('#hotWords').getByRole('alert').getByText(t('console.changedMeanwhile')).waitFor();
  await expect.poll(() => shown.inputValue()).toBe('lamp');
  await button(t('console.takeStored')).click();
  await expect.poll(() => shown.inputValue()).toBe('kettle');
  await shown.fill('kettle\nlamp');
  await page.locator('#hotWords').getByLabel(t('console.goods.language')).press('ArrowDown');
  await page.getByTitle('Deutsch').click();
  await page.locator('#hotWords_shown_de').fill('Kessel');
  await ada.inspect('popular searches by language');
  await told(page, t('console.done'), () => button(t('common.save')).click());
  const { items } = await grace.call('shop.deskHotWords');
  expect(items.map(({ language, words }) => `${language} ${words}`)).toEqual(['de Kessel', 'en kettle', 'en lamp']);
});

test('a canned answer that a colleague has saved meanwhile leaves the open form as it was typed', async () => {
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, `Hello in ${language}`])) as Record<
    (typeof LANGUAGES)[number],
    string
  >;
  await grace.call('messages.addCannedAnswer', { body: { title: 'A greeting', texts } });
  await openScreen(page, server.url, '/canned-answers');
  await button(t('messagesDesk.edit')).click();
  const dialog = page.getByRole('dialog', { name: t('messagesDesk.edit') });
  const title = dialog.getByLabel(t('messagesDesk.cannedTitle'));
  await title.fill('A warm greeting');
  const [one] = (await grace.call('messages.cannedAnswers')).items;
  const { id, version } = one ?? { id: '', version: 0 };
  await grace.call('messages.saveCannedAnswer', { params: { id }, body: { title: 'Good day', texts, version } });
  await page.getByRole('cell', { name: 'A greeting' }).waitFor();
  await page.evaluate(`dispatchEvent(new Event('visibilitychange'))`);
  await page.getByRole('cell', { name: 'Good day' }).waitFor();
  await expect.poll(() => title.inputValue()).toBe('A warm greeting');
  ada.expectRefusal(`/api/admin/message-answers/${id}`, 409);
  await dialog.getByRole('button', { name: t('messagesDesk.edit') }).click();
  await dialog.getByRole('alert').getByText(changed).waitFor();
  await expect.poll(() => title.inputValue()).toBe('A warm greeting');
  await ada.inspect('an answer that was changed meanwhile', 'contrast');
});

test('publishing says which fields are missing', async () => {
  await openScreen(page, server.url, '/content?kind=banner');
  await button(t('content.newEntry')).click();
  await button(t('content.publish')).click();
  const dialog = page.getByRole('dialog', { name: t('content.publish') });
  const fields = [`${t('content.title')} · English`, t('content.topic'), t('content.picture')];
  await dialog.getByText(t('content.lacks', { fields: fields.join(', ') })).waitFor();
  await expect.poll(() => dialog.getByRole('button', { name: t('content.publish') }).isDisabled()).toBe(true);
  await ada.inspect('an entry that cannot be published yet');
});

test('details that a colleague has saved meanwhile are not overwritten, and can be shown instead', async () => {
  await openScreen(page, server.url, '/content?kind=news');
  await button(t('content.newEntry')).click();
  const from = page.getByLabel(t('content.from'));
  await from.fill('2030-01-02T03:04');
  const id = /id=(\d+)/.exec(page.url())?.[1] ?? '';
  const { entry } = await grace.call('content.entry', { params: { id } });
  const { version, isImportant, topic, place, until } = entry;
  const body = { version, isImportant, topic, place, picture: null, link: null, until };
  await grace.call('content.saveEntry', { params: { id }, body: { ...body, from: '2031-05-06T12:00:00.000Z' } });
  ada.expectRefusal(`/api/admin/content/${id}`, 409);
  await button(t('content.saveFacts')).click();
  await page.getByRole('alert').getByText(t('console.changedMeanwhile')).waitFor();
  await expect.poll(() => from.inputValue()).toBe('2030-01-02T03:04');
  await button(t('console.takeStored')).click();
  await expect.poll(() => from.inputValue()).toContain('2031-05-06');
  await from.fill('2032-01-02T03:04');
  await told(page, t('console.done'), () => button(t('content.saveFacts')).click());
  expect((await grace.call('content.entry', { params: { id } })).entry.from).toContain('2032-01-0');
});

test('what waits for another operator is told so, and its second step is not offered to who took the first', async () => {
  await openScreen(page, server.url, '/markets');
  const card = page.locator('.ant-card').filter({ hasText: 'BEP20' }).first();
  await card.getByLabel(t('console.market.settleHours')).fill('36');
  await card.getByLabel(t('console.reason')).fill('a calmer pace');
  await told(page, t('console.proposed'), () => card.getByRole('button', { name: t('console.propose') }).click());
  await openScreen(page, server.url, '/proposals?view=mine');
  await page.getByText(t('console.ownStep')).waitFor();
  await ada.inspect('one’s own proposal');
  await expect.poll(() => button(t('console.approve')).count()).toBe(0);
});

test('a login is unlocked only where it is locked', async () => {
  await openScreen(page, server.url, '/members');
  await page.getByRole('cell', { name: 'annawaits', exact: true }).waitFor();
  await expect.poll(() => button(t('console.unlockLogin')).count()).toBe(0);
});
