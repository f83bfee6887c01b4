import { expect, test } from 'vitest';
import { t } from './harness/words.ts';
import { ada, begin, editor, english, openContentDeskWorld, saveButton, saved } from './content-desk-world.ts';

openContentDeskWorld();

test('what is pasted keeps its words and its form, and loses scripts, pictures of others and unknown links', async () => {
  const { page } = ada;
  const address = page.url();
  await begin(page, 'notice');
  await page.getByLabel(english(t('content.title'))).fill('Pasted');
  await editor(page).click();
  const html = `<h2>Taken over</h2><p>Some <b>bold</b> <a href="javascript:alert(1)">text</a> and
    <a href="https://example.org/">more</a><img src="https://example.org/x.png" onerror="alert(1)"></p>
    <script>alert(1)</script><table><tr><td>A cell</td></tr></table>`;
  await page.evaluate(`{
    const data = new DataTransfer();
    data.setData('text/html', ${JSON.stringify(html).replaceAll('</', '<\\/')});
    const pasted = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.querySelector('.tiptap').dispatchEvent(pasted);
  }`);
  await editor(page).getByRole('heading', { name: 'Taken over' }).waitFor();
  expect(await editor(page).getByRole('link').allTextContents()).toEqual(['more']);
  expect(await editor(page).locator('strong').allTextContents()).toEqual(['bold']);
  await expect.poll(() => editor(page).locator('img:not(.ProseMirror-separator)').count()).toBe(0);
  await editor(page).getByText('A cell').waitFor();
  await saveButton(page).click();
  await saved(page, 1);
  await page.goto(address);
  expect(ada.faults()).toEqual([]);
});
