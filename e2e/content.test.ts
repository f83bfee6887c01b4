import { expect, test } from 'vitest';
import { t } from './harness/words.ts';
import { go, openContentWorld, publish, seat, words } from './content-world.ts';

openContentWorld();

test('an important notice opens over home, and is put away with it', async () => {
  const { page } = seat;
  await go('/pages/block/home');
  await page.getByRole('dialog', { name: 'Closed on Monday' }).waitFor();
  await go('/pages/block/question');
  await page.getByLabel(t('content.search')).waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('link', { name: 'How do I begin?' }).click();
  await page.getByText('Ask who invited you.').waitFor();
  expect(seat.faults()).toEqual([]);
});

test('an important notice opens once over home, and leads to its text', async () => {
  const { page } = seat;
  await go('/pages/block/home');
  const modal = page.getByRole('dialog', { name: 'Maintenance on Sunday' });
  await modal.getByText('Maintenance on Sunday, in short').waitFor();
  await seat.inspect('important notice');
  await modal.getByRole('button', { name: t('running.readNotice') }).click();
  await page.getByRole('heading', { level: 2, name: 'Maintenance on Sunday' }).waitFor();
  await page.reload();
  await go('/pages/block/home');
  await page.getByText(t('running.more'), { exact: true }).click();
  await page.getByRole('link', { name: 'Notice New limits' }).waitFor();
  await page.getByText(t('home.unread', { count: 1 })).waitFor();
  // The bell counts like the entry.
  await page.getByRole('button', { name: `${t('home.notices')}: ${t('home.unread', { count: 1 })}` }).waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(seat.faults()).toEqual([]);
});

test('notices are read one by one and all at once', async () => {
  const { page } = seat;
  await publish({ kind: 'notice', words: words('A third one') });
  await go('/pages/block/notice');
  const list = page.getByRole('list', { name: t('content.noticesTitle') });
  await expect.poll(() => list.getByText(t('content.unread'), { exact: true }).count()).toBe(2);
  await list.getByRole('link', { name: /New limits/ }).click();
  await page.getByText('In full.').waitFor();
  await page.goBack();
  await page.getByText(t('content.unreadCount', { count: 1 })).waitFor();
  await page.getByRole('button', { name: t('content.readAll') }).click();
  await expect.poll(() => list.getByText(t('content.unread'), { exact: true }).count()).toBe(0);
  await expect.poll(() => list.getByRole('listitem').count()).toBe(4);
  expect(seat.faults()).toEqual([]);
});

test('a text that is not translated names its language, and one that is does not', async () => {
  const { page } = seat;
  const named = () =>
    page.evaluate(
      `getComputedStyle([...document.querySelectorAll('[translate=yes]')].find((one) => one.textContent === 'How do I begin?'), '::before').content.split(' / ')[0]`,
    );
  await go('/pages/block/question');
  await page.getByText('How do I begin?').waitFor();
  expect(await named()).toBe('none');
  await page.evaluate(() => localStorage.setItem('language', 'de'));
  await page.reload();
  await page.locator('html[lang=de]').waitFor();
  await page.getByText('How do I begin?').waitFor();
  expect(await named()).toBe('"en"');
  await seat.inspect('questions that are not translated');
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  expect(seat.faults()).toEqual([]);
});
