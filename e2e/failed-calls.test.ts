import { expect, test } from 'vitest';
import { letFail } from './harness/failing.ts';
import { t } from './harness/words.ts';
import { button, failure, openFailedCallsWorld, seat, server } from './failed-calls-world.ts';

openFailedCallsWorld();

test('an address is removed after a question, and one that stays says why', async () => {
  const { page } = seat;
  await page.goto(`${server.url}/#/pages/shop/shopCar`);
  await button(t('orders.checkout')).click();
  await page.getByRole('dialog').getByRole('button').filter({ hasText: '+49 30 1' }).click();
  const addresses = page.getByRole('list', { name: t('orders.addresses') }).getByRole('listitem');
  await expect.poll(() => addresses.count()).toBe(2);
  const berta = addresses.filter({ hasText: 'Berta Lind' });
  const remove = () => berta.getByRole('button', { name: t('orders.removeAddress'), exact: true }).click();
  const question = page.getByRole('dialog', { name: t('orders.removeAddress') });
  await remove();
  await question.getByText('Berta Lind').waitFor();
  await seat.inspect('whether an address is removed');
  await question.getByRole('button', { name: t('common.close') }).click();
  await question.waitFor({ state: 'hidden' });
  const mend = await letFail(seat, 'DELETE', /\/shop\/addresses\/\d+$/);
  await remove();
  await question.getByRole('button', { name: t('orders.removeAddress') }).click();
  await failure().waitFor();
  await seat.inspect('an address that could not be removed');
  await expect.poll(() => addresses.count()).toBe(2);
  await mend();
  await remove();
  await question.getByRole('button', { name: t('orders.removeAddress') }).click();
  await expect.poll(() => addresses.count()).toBe(1);
  expect(seat.faults()).toEqual([]);
});
