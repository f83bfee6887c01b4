import type { Settled } from '@greenhall/test-kit/settled-world';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type UserBrowser, openUserBrowser } from './harness/browser.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';

let server: ServerHere;
let ann: Settled;
let seat: UserBrowser;

beforeAll(async () => {
  server = await openServerHere();
  const [first] = await server.join(['anncoins'], 500n);
  if (!first) throw new Error('nobody is there');
  ann = first;
  seat = await openUserBrowser();
  await putSession(seat, server, ann);
});
afterAll(() => server.close());

/** The name of the button is large enough to be pressed. */
async function openFrom(path: string, title: string, name: string) {
  await seat.page.goto(`${server.url}/#${path}`);
  await seat.page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  const button = seat.page.getByRole('button', { name });
  await button.waitFor();
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await button.click();
  const sheet = seat.page.getByRole('dialog', { name: t('wallet.coinsTitle') });
  await sheet.waitFor();
  return sheet;
}

test.each([
  ['the wallet', '/pages/wallet/wallet', t('wallet.title'), t('wallet.coinsTitle')],
  ['the assets', '/pages/wallet/assets', t('wallet.assetsTitle'), t('wallet.coinsTitle')],
  ['a coin', '/pages/wallet/walletDetail?coin=bdb', t('wallet.detailTitle'), t('coin.bdb')],
])('%s leads to what the four coins are for, and Back closes it', async (_screen, path, title, name) => {
  const sheet = await openFrom(path, title, name);
  for (const text of [
    'wallet.coinNever.mey',
    'wallet.coinNever.bdb',
    'wallet.coinNever.ftb',
    'wallet.coinIs.usdt',
  ] as const)
    await sheet.getByText(t(text), { exact: true }).waitFor();
  await seat.inspect(`the four coins from ${path}`);
  await seat.page.goBack();
  await sheet.waitFor({ state: 'detached' });
  await seat.page.getByRole('button', { name }).waitFor();
  expect(seat.faults()).toEqual([]);
});

test('the coin that was asked for is explained first', async () => {
  const sheet = await openFrom('/pages/wallet/walletDetail?coin=ftb', t('wallet.detailTitle'), t('coin.ftb'));
  const names = await sheet.getByRole('heading', { level: 3 }).allTextContents();
  expect(names[0]).toContain('FTB');
  expect(names).toHaveLength(4);
});
