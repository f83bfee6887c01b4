import { JPG } from '@greenhall/test-kit/otc-world';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openUserBrowser } from './harness/browser.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';
import {
  ada,
  anna,
  begin,
  editor,
  english,
  grace,
  openContentDeskWorld,
  saveButton,
  saved,
  server,
} from './content-desk-world.ts';

openContentDeskWorld();

const SCRIPT = '<img src=x onerror=alert(1)>';

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('content.publish') }).click();
  const dialog = page.getByRole('dialog', { name: t('content.publish') });
  await dialog.getByLabel(t('content.confirmMissing')).check();
  await dialog.getByRole('button', { name: t('content.publish') }).click();
  await page.getByText(t('content.state.published'), { exact: true }).waitFor();
}

/** Presses a button of the toolbar, after which the text has the focus again: what is typed before would press the button once more. */
async function format(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await editor(page).and(page.locator(':focus')).waitFor();
}

test('an operator writes news with form, a picture and a script in it', async () => {
  const { page } = ada;
  await begin(page, 'news');
  await page.getByLabel(english(t('content.title'))).fill(`What is new ${SCRIPT}`);
  await page.getByLabel(english(t('content.summary'))).fill(SCRIPT);
  await editor(page).click();
  await page.keyboard.type(`First ${SCRIPT}`);
  await page.keyboard.press('Enter');
  await format(page, t('content.tool.heading1'));
  await page.keyboard.type('A heading');
  await page.keyboard.press('Enter');
  await format(page, t('content.tool.bullets'));
  await page.keyboard.type('A point');
  await page.getByRole('button', { name: t('content.picture'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('content.picture') });
  await dialog.locator('input[type=file]').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: JPG });
  await dialog.locator('img').waitFor();
  await dialog.getByLabel(t('content.altText')).fill('Four green dots');
  await dialog.getByRole('button', { name: t('content.insert') }).click();
  await editor(page).getByAltText('Four green dots').waitFor();
  await saveButton(page).click();
  await saved(page, 1);
  await page.getByRole('button', { name: t('content.preview') }).click();
  const dark = page.getByRole('region', { name: `${t('content.preview')} · ${t('members.theme.dark')}` });
  await dark.getByRole('heading', { name: 'A heading' }).waitFor();
  await ada.inspect('an entry with its preview');
  await publish(page);
  expect(ada.faults()).toEqual([]);
});

test('who saves on an older version is told so and keeps what was typed', async () => {
  const { page } = grace;
  const id = /id=(\d+)/.exec(ada.page.url())?.[1] ?? '';
  await page.goto(`${server.url}/admin/#/content?id=${id}`);
  await editor(page).waitFor();
  await editor(ada.page).waitFor();
  await ada.page.getByLabel(english(t('content.title'))).fill('By Ada');
  await saveButton(ada.page).click();
  await saved(ada.page, 2);
  await page.getByLabel(english(t('content.title'))).fill('By Grace');
  grace.expectRefusal(`/api/admin/content/${id}/texts/en`, 409);
  await saveButton(page).click();
  await page.getByText(t('content.conflict')).waitFor();
  await expect.poll(() => page.getByLabel(english(t('content.title'))).inputValue()).toBe('By Grace');
  await grace.inspect('a conflict');
  await page.getByRole('button', { name: t('content.saveMine') }).click();
  await saved(page, 3);
  await page.getByRole('button', { name: t('content.difference') }).click();
  await page.locator('ins', { hasText: 'Grace' }).waitFor();
  await page.locator('del', { hasText: 'Ada' }).waitFor();
  expect(grace.faults()).toEqual([]);
});

test('a member reads it: the form and the picture are there, and the script is words', async () => {
  const seat = await openUserBrowser();
  const { page } = seat;
  await putSession(seat, server, anna);
  await page.goto(`${server.url}/#/pages/block/news`);
  await page.getByText('By Grace').click();
  await page.getByText(`First ${SCRIPT}`).waitFor();
  await page.getByRole('heading', { name: 'A heading' }).waitFor();
  await page.getByRole('listitem').filter({ hasText: 'A point' }).waitFor();
  const picture = page.getByAltText('Four green dots');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => page.evaluate(`document.querySelector('img[alt="Four green dots"]').naturalWidth`))
    .toBeGreaterThan(0);
  await seat.inspect('the news as read');
  expect(seat.faults()).toEqual([]);
});

test('what is withdrawn is gone for members', async () => {
  const { page } = grace;
  await page.getByRole('button', { name: t('content.withdraw') }).click();
  const dialog = page.getByRole('dialog', { name: t('content.withdraw') });
  await dialog.getByLabel(t('console.reason')).fill('No longer true');
  await dialog.getByRole('button', { name: t('content.withdraw') }).click();
  await page.getByText(t('content.state.withdrawn'), { exact: true }).waitFor();
  const seat = await openUserBrowser();
  await putSession(seat, server, anna);
  await seat.page.goto(`${server.url}/#/pages/block/news`);
  await seat.page.getByText(t('content.newsEmpty')).waitFor();
  expect([...seat.faults(), ...grace.faults()]).toEqual([]);
});
