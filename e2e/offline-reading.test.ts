import type { Settled } from '@greenhall/test-kit/settled-world';
import { expect, test } from 'vitest';
import { t } from './harness/words.ts';
import {
  databases,
  go,
  leave,
  openOfflineWorld,
  openVisited,
  JOURNEYS,
  checkOffline,
} from './harness/offline-reading.ts';

const shortest = JOURNEYS.slice(0, 2);
const members = openOfflineWorld(['annlastread', 'benlastread']);

test('without a connection the last values are there with their hour, and after the sign-out nothing is left', async () => {
  const [anna] = members() as [Settled];
  const seat = await openVisited(anna, shortest);
  const { page } = seat;
  await seat.context.setOffline(true);
  for (const journey of shortest) await checkOffline(seat, journey);
  await go(page, '/pages/block/home');
  await page.getByRole('button', { name: t('running.receive'), exact: true }).click();
  await page.getByRole('img', { name: t('scan.mine') }).waitFor();
  await leave(page);
  await expect.poll(() => databases(page)).toEqual([]);
});
