import { LANGUAGES } from '@greenhall/locales/languages';
import { expect, test } from 'vitest';
import { FAILED, letFail } from './harness/failing.ts';
import { openScreen } from './harness/operator.ts';
import { t } from './harness/words.ts';
import { ada, button, changed, grace, openDeskWorkWorld, page, server } from './desk-work-world.ts';

openDeskWorkWorld();

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

test('a login is unlocked only where it is locked', async () => {
  await openScreen(page, server.url, '/members');
  await page.getByRole('cell', { name: 'annawaits', exact: true }).waitFor();
  await expect.poll(() => button(t('console.unlockLogin')).count()).toBe(0);
});
