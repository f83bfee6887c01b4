import { expect, test } from 'vitest';
import { openScreen, notified } from './harness/operator.ts';
import { t } from './harness/words.ts';
import { cell, faults, house, openConsoleListsWorld, clickButton, readAgain, seat } from './console-lists-world.ts';

openConsoleListsWorld();

test('what a list is asked for is saved under a name, opened by one press, and removed', async () => {
  const { page } = seat;
  await openScreen(page, house.url, '/recharges?state=&amountFrom=1&madeFrom=2026-01-01&order=amount');
  await cell('GH-R-101').waitFor();
  await clickButton(t('views.save'));
  const form = page.getByRole('dialog', { name: t('views.save') });
  await form.getByLabel(t('views.name')).fill('Small first');
  await seat.inspect('a view that is saved');
  await notified(page, t('console.done'), () => form.getByRole('button', { name: t('views.save') }).click());
  await form.waitFor({ state: 'detached' });
  const views = page.getByRole('navigation', { name: t('views.title') });
  const view = views.getByRole('link', { name: 'Small first' });
  await view.waitFor();
  expect(await view.getAttribute('aria-current')).toBe('true');
  await seat.inspect('a list with a saved view');
  await views.getByRole('button', { name: t('views.rename') }).click();
  const renaming = page.getByRole('dialog', { name: t('views.rename') });
  await renaming.getByLabel(t('views.name')).fill('From the smallest');
  await seat.inspect('a view that is renamed');
  await notified(page, t('console.done'), () => renaming.getByRole('button', { name: t('views.rename') }).click());
  await renaming.waitFor({ state: 'detached' });
  const renamed = views.getByRole('link', { name: 'From the smallest' });
  await renamed.waitFor();
  expect(await views.getByRole('link').count()).toBe(1);
  // It is opened from the list as it begins, in which other things are asked for.
  await openScreen(page, house.url, '/recharges?state=booked');
  await page.getByText(t('console.emptyFiltered')).waitFor();
  expect(await views.getByRole('button', { name: t('views.remove') }).count()).toBe(0);
  await renamed.focus();
  await page.keyboard.press('Enter');
  await cell('GH-R-101').waitFor();
  const query = new URLSearchParams(new URL(page.url()).hash.split('?')[1]);
  expect(Object.fromEntries(query)).toEqual({ state: '', amountFrom: '1', madeFrom: '2026-01-01', order: 'amount' });
  await views.getByRole('button', { name: t('views.remove') }).click();
  const sure = page.locator('.ant-popconfirm').getByRole('button', { name: t('views.remove') });
  await notified(page, t('console.done'), () => sure.click());
  await views.waitFor({ state: 'detached' });
  await cell('GH-R-101').waitFor();
  expect(faults()).toEqual([]);
});

test('an alarm that is acknowledged leaves the dashboard and the head until it is raised again', async () => {
  const { page } = seat;
  const { alarms } = house.app.ports;
  const raise = async () => {
    alarms.raise('mailUndelivered', { mail: '7' });
    await alarms.idle();
    await readAgain();
  };
  const head = (count: string) => page.getByRole('link', { name: `${t('console.alarms')}${count}`, exact: true });
  await page.goto(`${house.url}/admin/#/`);
  await head('').waitFor();
  await raise();
  await head(' 1').waitFor();
  await page.getByText(t('console.alarm.mailUndelivered')).waitFor();
  await clickButton(t('console.acknowledge'));
  const dialog = page.getByRole('dialog', { name: t('console.acknowledge') });
  await dialog.getByLabel(t('console.acknowledgeReason')).fill('the mailbox is full');
  await seat.inspect('an alarm that is acknowledged');
  await notified(page, t('console.done'), () =>
    dialog.getByRole('button', { name: t('console.acknowledge'), exact: true }).click(),
  );
  await head('').waitFor();
  await page.getByRole('button', { name: new RegExp(`^.*${t('console.acknowledged')} · 1$`) }).click();
  await page.getByRole('cell', { name: 'the mailbox is full', exact: true }).waitFor();
  await page.getByRole('cell', { name: 'ottolists', exact: true }).waitFor();
  await seat.inspect('alarms that were acknowledged');
  await raise();
  await head(' 1').waitFor();
  expect(faults()).toEqual([]);
});
