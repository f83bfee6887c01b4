import type { Settled } from '@greenhall/test-kit/settled-world';
import { sendWrite } from '@greenhall/test-kit/outside';
import { expect, test } from 'vitest';
import { openUserBrowser } from './harness/browser.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';
import {
  bar,
  browser,
  databases,
  go,
  openOfflineWorld,
  openVisited,
  server,
  JOURNEYS,
  checkOffline,
} from './harness/offline-reading.ts';

const members = openOfflineWorld(['annoldread', 'benoldread', 'cleooldread', 'dinaoldread']);
const [launch, wallet] = JOURNEYS as [(typeof JOURNEYS)[0], (typeof JOURNEYS)[0]];
const OWN_COINS = '4,321.00';

test.each(JOURNEYS)('on a network that answers nothing the last values stand in for it: $name', async (journey) => {
  const [anna] = members() as [Settled];
  const seat = await openVisited(anna, [journey], false);
  const { page } = seat;
  const written: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') written.push(new URL(request.url()).pathname);
  });
  await page.route('**/api/**', () => undefined);
  await checkOffline(seat, journey);
  // That a page follows the server, and what it has shown, move no coins.
  expect(written.filter((path) => !/live|mark|seen/.test(path))).toEqual([]);
  await page.unroute('**/api/**');
  await bar(page).waitFor({ state: 'detached' });
});

test('without a connection each screen shows its last values with their hour', async () => {
  const [anna] = members() as [Settled];
  const seat = await openVisited(anna, JOURNEYS);
  await seat.context.setOffline(true);
  for (const journey of JOURNEYS) await checkOffline(seat, journey);
});

test('a session that was ended elsewhere meanwhile takes what is stored with it', async () => {
  const [, ben] = members() as [Settled, Settled];
  const seat = await openVisited(ben, [{ ...wallet, screens: wallet.screens.slice(0, 1) }]);
  const { page, context } = seat;
  await context.setOffline(true);
  await go(page, '/pages/wallet/wallet');
  await page.reload();
  await page.getByText(OWN_COINS).first().waitFor();
  expect((await sendWrite(server.url, ben, 'identity.logout', { body: {} })).ok).toBe(true);
  await context.setOffline(false);
  await page.getByRole('heading', { level: 1, name: t('entry.loginTitle') }).waitFor();
  await expect.poll(() => databases(page)).toEqual([]);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.innerText('body')).not.toContain(OWN_COINS);
});

test('hidden sums stay hidden, and nothing is shown or stored after seven days', async () => {
  const [, , cleo] = members() as [Settled, Settled, Settled];
  const seat = await openVisited(cleo, [{ ...wallet, screens: wallet.screens.slice(0, 1) }]);
  const { page, context } = seat;
  await page.getByRole('button', { name: t('common.hideSums') }).click();
  await page.getByText('••••').first().waitFor();
  await context.setOffline(true);
  await page.reload();
  await bar(page).waitFor();
  await page.getByText('••••').first().waitFor();
  expect(await page.innerText('body')).not.toContain(OWN_COINS);
  await page.clock.install({ time: Date.now() + 7 * 24 * 3_600_000 });
  await page.reload();
  await page.getByText(t('state.error')).first().waitFor();
  expect(await page.getByText('••••').count()).toBe(0);
  await expect.poll(() => databases(page)).toEqual([]);
});

test('a session that acts for a member stores nothing', async () => {
  const [, , , dina] = members() as [Settled, Settled, Settled, Settled];
  const seat = await openUserBrowser({ browser });
  await putSession(seat, server, dina);
  const snapshot = JSON.stringify({ version: 1, user: dina.name, state: { LoginState: true, actedBy: 'wren' } });
  await seat.context.addInitScript(`localStorage.setItem('store', ${JSON.stringify(snapshot)})`);
  const { page } = seat;
  await go(page, '/pages/wallet/wallet');
  await page.getByText(t('members.actingFor', { name: dina.name })).waitFor();
  await page.getByText(OWN_COINS).first().waitFor();
  await go(page, '/pages/block/home');
  await launch.screens[0]?.[2](page).waitFor();
  expect(await databases(page)).toEqual([]);
});

test('who is not signed in does not wait for ever either: after eight seconds a read counts as failed until it comes', async () => {
  const seat = await openUserBrowser({ browser });
  const { page } = seat;
  await page.route('**/api/**', () => undefined);
  await go(page, '/pages/block/solvency');
  await page.getByLabel(t('state.loading')).first().waitFor();
  await page.getByText(t('state.error')).first().waitFor();
  await page.unroute('**/api/**');
  await page.getByText(t('state.error')).waitFor({ state: 'detached' });
});
