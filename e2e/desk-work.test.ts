import { expect, test } from 'vitest';
import { openScreen, notified } from './harness/operator.ts';
import { t } from './harness/words.ts';
import { ada, button, grace, openDeskWorkWorld, page, server } from './desk-work-world.ts';

openDeskWorkWorld();

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
  await notified(page, t('console.done'), () => button(t('common.save')).click());
  const { items } = await grace.call('shop.deskHotWords');
  expect(items.map(({ language, words }) => `${language} ${words}`)).toEqual(['de Kessel', 'en kettle', 'en lamp']);
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
  await notified(page, t('console.done'), () => button(t('content.saveFacts')).click());
  expect((await grace.call('content.entry', { params: { id } })).entry.from).toContain('2032-01-0');
});

test('what waits for another operator is told so, and its second step is not offered to who took the first', async () => {
  await openScreen(page, server.url, '/markets');
  const card = page.locator('.ant-card').filter({ hasText: 'BEP20' }).first();
  await card.getByLabel(t('console.market.settleHours')).fill('36');
  await card.getByLabel(t('console.reason')).fill('a calmer pace');
  await notified(page, t('console.proposed'), () => card.getByRole('button', { name: t('console.propose') }).click());
  await openScreen(page, server.url, '/proposals?view=mine');
  await page.getByText(t('console.ownStep')).waitFor();
  await ada.inspect('one’s own proposal');
  await expect.poll(() => button(t('console.approve')).count()).toBe(0);
});
