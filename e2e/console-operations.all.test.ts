import { expect, test } from 'vitest';
import { t } from './harness/words.ts';
import { desk, grace, openConsoleOperationsWorld } from './console-operations-world.ts';

openConsoleOperationsWorld();

test('the page shows how the program runs, and a press runs the check', async () => {
  await desk.open('/operations');
  const { page } = desk;
  await page.getByText(t('operations.ready'), { exact: true }).waitFor();
  await page.getByText(t('operations.nodes', { network: 'BEP20' })).waitFor();
  await page.getByText(t('operations.checkNever')).waitFor();
  await desk.button(t('console.checkNow')).click();
  await page.getByText(/checks hold/).waitFor();
  await page.getByText(t('operations.checkBy', { name: 'adaoperations' })).waitFor();
  await desk.seat.inspect('how the program runs');
  // The jobs of the program are written down each 15 seconds.
  await expect.poll(async () => (await grace.call('admin.operations')).sweeps.length).toBeGreaterThan(0);
  await desk.open('/operations');
  await desk.row('watch-for-alarms').getByText(t('operations.jobFine')).waitFor();
});
