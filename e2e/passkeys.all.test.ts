import { expect, test } from 'vitest';
import { openUserBrowser } from './harness/browser.ts';
import { t } from './harness/words.ts';
import { openPasskeysWorld, server } from './passkeys-world.ts';

openPasskeysWorld();

test('nothing is offered that cannot work: a site that is called by its number has no passkeys', async () => {
  const seat = await openUserBrowser();
  const { port } = new URL(server.url);
  await seat.page.goto(`http://127.0.0.1:${port}/#/pages/user/login`);
  await seat.page.getByRole('button', { name: t('common.login'), exact: true }).waitFor();
  await expect.poll(() => seat.page.getByRole('button', { name: t('entry.passkey') }).count()).toBe(0);
  expect(seat.faults()).toEqual([]);
});
