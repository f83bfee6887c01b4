import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DESK, PHONE, type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { openPage, resetPage } from './harness/component-page.ts';
import { t } from './harness/words.ts';

/** Waits until an element has the focus. */
const focused = (element: Locator) => element.and(page.locator(':focus')).waitFor();
/** The text that assistive technology reads after the name of an element. */
async function description(element: Locator): Promise<string> {
  const id = (await element.getAttribute('aria-describedby')) ?? '';
  return page.locator(`[id="${id}"]`).innerText();
}

let seat: UserBrowser;
let page: Page;
/** How many faults of the page earlier tests have told. */
let told = 0;
async function sit(
  name: string,
  options: Parameters<typeof openUserBrowser>[0],
  forcedColors?: 'active',
): Promise<void> {
  seat = await openUserBrowser(options);
  ({ page } = seat);
  told = 0;
  if (forcedColors) await page.emulateMedia({ forcedColors });
  if (options?.size === DESK) await answerRows([{ id: '7', amount: '12.5 USDT' }]);
  await openPage(page, name);
}
afterEach(() => {
  const faults = seat.faults().slice(told);
  told += faults.length;
  expect(faults).toEqual([]);
});

describe('components of the member app', () => {
  beforeAll(() => sit('ui-page', { size: PHONE }));
  beforeEach(async () => {
    await resetPage(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  const button = (name: string) => page.getByRole('button', { name, exact: true });

  test('a field says its hint, then its error, until it is mended', async () => {
    const field = page.getByRole('textbox', { name: 'Name' });
    expect(await description(field)).toBe('As in your passport');
    await button('Check').click();
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    expect(await description(field)).toBe('Enter your name');
    await seat.inspect('a field with an error');
    await page.getByText('Name', { exact: true }).click();
    await focused(field);
    await field.fill('Anna');
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe(null);
    expect(await description(field)).toBe('As in your passport');
  });

  test('a password is shown and hidden by its button', async () => {
    const field = page.getByLabel('Password', { exact: true });
    await field.fill('secret');
    await button('Show password').click();
    await expect.poll(() => field.getAttribute('type')).toBe('text');
    await button('Hide password').click();
    await expect.poll(() => field.getAttribute('type')).toBe('password');
  });

  test('a select is opened, searched and answered by keyboard alone', async () => {
    const select = page.getByRole('button', { name: 'City', includeHidden: true });
    const sheet = page.getByRole('dialog', { name: 'City' });
    await select.focus();
    await page.keyboard.press('Enter');
    await sheet.getByRole('button', { name: 'Vienna' }).waitFor();
    await expect.poll(() => select.getAttribute('aria-expanded')).toBe('true');
    await sheet.getByLabel('Search').fill('mala');
    await sheet.getByRole('button', { name: 'Vienna' }).waitFor({ state: 'detached' });
    await seat.inspect('an open select');
    await sheet.getByRole('button', { name: 'Málaga' }).press('Enter');
    await sheet.waitFor({ state: 'detached' });
    await focused(select);
    await expect.poll(() => select.innerText()).toBe('Málaga');
    await page.keyboard.press('Enter');
    await sheet.getByRole('button', { name: 'Málaga', pressed: true }).waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await focused(select);
  });

  test('a sheet keeps the focus inside and gives it back', async () => {
    const opener = button('Open sheet');
    const sheet = page.getByRole('dialog', { name: 'Details' });
    await opener.press('Enter');
    await sheet.waitFor();
    for (let presses = 0; presses < 4; presses += 1) {
      await page.keyboard.press('Tab');
      await sheet.locator(':focus').waitFor();
    }
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await focused(opener);
  });

  test('a modal is left by its own buttons and Escape, and confirming does not close it', async () => {
    const opener = button('Open modal');
    const modal = page.getByRole('dialog', { name: 'Send it?' });
    await opener.click();
    await modal.getByText('It cannot be taken back.').waitFor();
    await seat.inspect('an open modal');
    await modal.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Confirmed 1 times').waitFor();
    await page.mouse.click(5, 5);
    expect(await modal.isVisible()).toBe(true);
    await modal.getByRole('button', { name: 'Close' }).click();
    await modal.waitFor({ state: 'detached' });
    await focused(opener);
    await page.keyboard.press('Enter');
    await modal.waitFor();
    await page.keyboard.press('Escape');
    await modal.waitFor({ state: 'detached' });
  });

  test('switch, slider, segments and tabs are moved by keys', async () => {
    const notify = page.getByRole('switch', { name: 'Notify me' });
    await notify.press('Space');
    await expect.poll(() => notify.getAttribute('aria-checked')).toBe('true');
    const slider = page.getByRole('slider', { name: 'Amount' });
    await slider.press('ArrowRight');
    await expect.poll(() => slider.inputValue()).toBe('4');
    for (const [group, first, second] of [
      ['Size', 'Small', 'Large'],
      ['View', 'List', 'Chart'],
    ] as const) {
      const radios = page.getByRole('radiogroup', { name: group });
      await radios.getByRole('radio', { name: first }).press('ArrowRight');
      await expect.poll(() => radios.getByRole('radio', { name: second }).isChecked()).toBe(true);
      await focused(radios.getByRole('radio', { name: second }));
    }
    await seat.inspect('controls that were moved');
  });

  test('a toast enters a region that is announced', async () => {
    const region = page.getByRole('status');
    await expect.poll(() => region.innerText()).toBe('');
    await button('Show toast').click();
    await region.getByText('It was sent').waitFor();
    await seat.inspect('a toast');
  });
});

test('the components keep their contrast in the dark', async () => {
  await sit('ui-page', { size: PHONE, colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByText('Enter your name').waitFor();
  await seat.inspect('components in the dark', 'contrast');
});

/** A style of what matches a selector, as it is drawn. */
const styleOf = (selector: string, style: 'outlineWidth' | 'backgroundColor') =>
  page.evaluate<string>(`getComputedStyle(document.querySelector(${JSON.stringify(selector)})).${style}`);

test('what can be used, is chosen or has the focus has an edge where the system chooses the colours', async () => {
  await sit('ui-page', { size: PHONE }, 'active');
  const field = 'div:has(> input[aria-describedby])';
  expect([await styleOf(field, 'outlineWidth'), await styleOf('button.rounded-control', 'outlineWidth')]).toEqual([
    '1px',
    '1px',
  ]);
  await page.getByRole('textbox', { name: 'Name' }).focus();
  await expect.poll(() => styleOf('div:has(> input:focus)', 'outlineWidth')).toBe('3px');
  const sizes = ['label:has(> [type=radio]:checked)', 'label:has(> [type=radio]:not(:checked))'];
  expect(await Promise.all(sizes.map((one) => styleOf(one, 'outlineWidth')))).toEqual(['3px', '1px']);
  const off = await styleOf('[role=switch]', 'backgroundColor');
  await page.getByRole('switch', { name: 'Notify me' }).check();
  await expect.poll(() => styleOf('[role=switch]', 'backgroundColor')).not.toBe(off);
});

/** Answers the table of the kit with these rows, `undefined` as a server that is down, `next` if there are more. */
async function answerRows(rows: readonly object[] | undefined, next?: string): Promise<void> {
  await page.unroute('**/rows?*');
  await page.route('**/rows?*', (route) =>
    route.fulfill(rows ? { json: { items: rows, ...(next ? { next } : {}) } } : { status: 503 }),
  );
}

/** Answers the acts of the kit: done, or as a server that is down; `until` holds the answer back. */
async function answerActs(isDone: boolean, until: Promise<void> = Promise.resolve()): Promise<void> {
  await page.unroute('**/act');
  if (!isDone) seat.expectRefusal('/act', 503);
  await page.route('**/act', async (route) => {
    await until;
    return route.fulfill({ status: isDone ? 204 : 503 });
  });
}

describe('the kit of the console', () => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const done = (what: string) => page.getByText(`Done: ${what}`, { exact: true }).waitFor();

  beforeAll(() => sit('kit-page', { size: DESK }));
  beforeEach(async () => {
    await answerRows([{ id: '7', amount: '12.5 USDT' }]);
    await answerActs(true);
    await resetPage(page);
    await page.getByRole('cell', { name: '12.5 USDT' }).waitFor();
  });

  test('a decision is asked about, can be left, and is made once', async () => {
    await button('Pay').press('Enter');
    const question = page.locator('.ant-popconfirm');
    await question.getByText('Is the address right?').waitFor();
    await focused(question.getByRole('button', { name: 'Cancel' }));
    await seat.inspect('a question before a decision', 'contrast');
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'detached' });
    await focused(button('Pay'));
    await done('nothing');
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Pay' }).press('Enter');
    await done('paid');
  });

  test('a reason is asked for, missed when it is empty, and handed on', async () => {
    await button('Refuse').press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Refuse' });
    const reason = dialog.getByRole('textbox', { name: t('console.reason') });
    await reason.fill('   ');
    await dialog.getByRole('button', { name: 'Refuse' }).click();
    await dialog.getByText(t('console.required')).waitFor();
    await expect.poll(() => reason.getAttribute('aria-invalid')).toBe('true');
    await seat.inspect('a reason that is missing');
    await reason.fill('not our account');
    await dialog.getByRole('button', { name: 'Refuse' }).click();
    await done('refused: not our account');
    await dialog.waitFor({ state: 'hidden' });
    await focused(button('Refuse'));
    await button(t('console.turnOff')).click();
    await page.getByRole('textbox', { name: t('console.reasonOff') }).fill('an incident');
    await page.keyboard.press('Enter');
    await done('off: an incident');
  });

  test('a decision stays until its answer, and says why it failed where it was made', async () => {
    let answer = (): void => undefined;
    await answerActs(false, new Promise((resolve) => (answer = resolve)));
    await button('Pay').press('Enter');
    const question = page.locator('.ant-popconfirm');
    const pay = question.getByRole('button', { name: 'Pay' });
    await pay.click();
    await question.locator('.ant-btn-loading').waitFor();
    await page.keyboard.press('Escape');
    answer();
    await question.getByRole('alert').getByText(t('request.unreachable')).waitFor();
    await seat.inspect('a decision that has failed', 'contrast');
    await done('nothing');
    await answerActs(true);
    await pay.click();
    await done('paid');
    await question.waitFor({ state: 'detached' });
  });

  test('what was typed stays until it is done, and is not thrown away unasked', async () => {
    await answerActs(false);
    await button('Refuse').press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Refuse' });
    const reason = dialog.getByRole('textbox', { name: t('console.reason') });
    await reason.fill('not our account');
    await dialog.getByRole('button', { name: 'Refuse' }).click();
    await dialog.getByRole('alert').getByText(t('request.unreachable')).waitFor();
    await seat.inspect('a reason that could not be sent');
    await expect.poll(() => reason.inputValue()).toBe('not our account');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await button(t('console.keepTyped')).click();
    await expect.poll(() => reason.inputValue()).toBe('not our account');
    await answerActs(true);
    await dialog.getByRole('button', { name: 'Refuse' }).click();
    await done('refused: not our account');
    await dialog.waitFor({ state: 'hidden' });
    await button('Write').click();
    const drawer = page.getByRole('dialog', { name: 'A text' });
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await button('Write').click();
    await drawer.getByRole('textbox', { name: 'Words' }).fill('half a sentence');
    await page.keyboard.press('Escape');
    await page.locator('.ant-modal-confirm-title').getByText(t('console.discardTyped')).waitFor();
    await seat.inspect('whether what was typed is thrown away');
    await button(t('console.keepTyped')).click();
    await expect.poll(() => drawer.getByRole('textbox', { name: 'Words' }).inputValue()).toBe('half a sentence');
    await drawer.getByRole('button', { name: 'Close' }).click();
    await button(t('console.discard')).click();
    await drawer.waitFor({ state: 'hidden' });
  });

  test('rows that are there stay when reading them again fails, and a page that failed is asked for again', async () => {
    await answerRows([{ id: '7', amount: '12.5 USDT' }], '6');
    await resetPage(page);
    const row = page.getByRole('cell', { name: '12.5 USDT' });
    await button(t('console.pageNext')).waitFor();
    await answerRows(undefined);
    seat.expectRefusal('/rows', 503);
    const alert = page.getByRole('alert').filter({ hasText: t('request.unreachable') });
    await button(t('console.pageNext')).click();
    await alert.waitFor();
    await page.getByText(t('console.page', { number: 2 })).waitFor();
    await answerRows([{ id: '6', amount: '3 USDT' }]);
    await alert.getByRole('button', { name: t('console.retry') }).click();
    await page.getByRole('cell', { name: '3 USDT' }).waitFor();
    await button(t('console.pageBefore')).click();
    await row.waitFor();
    await answerRows(undefined);
    await button('Read again').click();
    await alert.waitFor();
    await seat.inspect('a table that could not be read again');
    await expect.poll(() => row.count()).toBe(1);
    await answerRows([{ id: '7', amount: '13 USDT' }]);
    await alert.getByRole('button', { name: t('console.retry') }).click();
    await page.getByRole('cell', { name: '13 USDT' }).waitFor();
    await alert.waitFor({ state: 'detached' });
  });

  test('rows stand still while others come and go, and are shown as they are when that is asked for', async () => {
    await answerRows([
      { id: '7', amount: '12.5 USDT' },
      { id: '6', amount: '3 USDT' },
    ]);
    await button('Read again').click();
    await page.getByRole('cell', { name: '3 USDT' }).waitFor();
    await answerRows([
      { id: '8', amount: '1 USDT' },
      { id: '6', amount: '4 USDT' },
    ]);
    await page.evaluate(`dispatchEvent(new Event('visibilitychange'))`);
    await button(t('console.newRows', { count: 1 })).waitFor();
    await page.getByRole('cell', { name: '4 USDT' }).waitFor();
    const rows = page.locator('tr[data-row-key]');
    expect(await rows.evaluateAll((all) => all.map((one) => one.textContent))).toEqual(['712.5 USDT', '64 USDT']);
    expect(await page.locator('tr[inert]').allTextContents()).toEqual(['712.5 USDT']);
    await seat.inspect('a table that has moved');
    await button(t('console.newRows', { count: 1 })).click();
    await expect.poll(() => rows.allTextContents()).toEqual(['81 USDT', '64 USDT']);
  });

  test('a reason that is too short is not sent', async () => {
    const field = page.getByRole('textbox', { name: t('console.detailedReason', { min: 20 }) });
    // It says so while it is typed, and blanks count for nothing.
    await field.pressSequentially('a lost phone         ');
    await page.locator('[aria-invalid=true]').waitFor();
    await button('Send').click();
    await done('nothing');
    await field.fill('a call about a lost phone');
    await page.locator('[aria-invalid=true]').waitFor({ state: 'detached' });
    await button('Send').click();
    await done('sent: a call about a lost phone');
  });

  test('an inspection begins with its reason', async () => {
    await button('Open drawer').press('Enter');
    const drawer = page.getByRole('dialog', { name: 'anna' });
    await drawer.getByText('The member sees it.').waitFor();
    await drawer.getByRole('button', { name: t('console.inspect') }).click();
    await drawer.locator('[aria-invalid=true]').waitFor();
    await seat.inspect('an inspection without a reason');
    await drawer.getByRole('textbox').fill('the member called and asked for help');
    await page.keyboard.press('Enter');
    await drawer.getByText('Inspected: the member called and asked for help').waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
  });

  test('a table says that it is empty, or why it has nothing, and asks again', async () => {
    await seat.inspect('tags and a table');
    await answerRows([]);
    await resetPage(page);
    await page.getByRole('cell', { name: 'No data' }).waitFor();
    await seat.inspect('an empty table');
    await answerRows(undefined);
    seat.expectRefusal('/rows', 503);
    await resetPage(page);
    const alert = page.getByRole('alert').filter({ hasText: t('request.unreachable') });
    await alert.waitFor();
    await seat.inspect('a table that cannot be read');
    await answerRows([{ id: '8', amount: '3 USDT' }]);
    await alert.getByRole('button', { name: t('console.retry') }).click();
    await page.getByRole('cell', { name: '3 USDT' }).waitFor();
  });
});

test('the kit keeps its contrast in the dark', async () => {
  await sit('kit-page', { size: DESK, colorScheme: 'dark' });
  await page.getByRole('cell', { name: '12.5 USDT' }).waitFor();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.locator('[aria-invalid=true]').waitFor();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.locator('.ant-popconfirm').waitFor();
  await seat.inspect('the kit in the dark', 'contrast');
});
