import { describe, expect, test } from 'vitest';
import { t } from './harness/words.ts';
import { house, openConsoleWorld, supers, visitConsole } from './console-world.ts';

openConsoleWorld();

describe('the console, light', () => visitConsole('light', 'all', false));

test('an act of the log opens in full, and a figure of the dashboard leads to its queue', async () => {
  const [seat] = supers;
  if (!seat) throw new Error('no operator is there');
  const { page } = seat;
  await page.goto(`${house.url}/admin/#/audit`);
  await page
    .getByRole('button', { name: new RegExp(`^${t('console.show')} `) })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText(/^[0-9a-f]{64}$/).waitFor();
  await seat.inspect('an act of the log');
  await page.goto(`${house.url}/admin/#/`);
  await page.getByRole('link', { name: `${t('console.show')} · ${t('console.pendingMembers')}` }).click();
  await page.getByRole('heading', { level: 1, name: t('console.members') }).waitFor();
  expect(seat.faults()).toEqual([]);
});
