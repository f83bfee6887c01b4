import { readFileSync } from 'node:fs';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeSeat } from './harness/browser.ts';
import { confirmPayment } from './harness/member.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';

let server: ServerHere;
let ann: Settled;

beforeAll(async () => {
  server = await openServerHere();
  const [first] = await server.join(['anndata'], 100n);
  if (!first) throw new Error('nobody is there');
  ann = first;
});
afterAll(() => server.close());

test('a member asks for its data, waits for it, and downloads it once', async () => {
  const seat = await takeSeat();
  await putSession(seat, server, ann);
  const { page } = seat;
  await page.goto(`${server.url}/#/pages/user/userEdit`);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press(t('members.dataAsk'));
  await press(t('code.send'));
  await page.getByText(t('code.sent', { address: '139***01' })).waitFor();
  await press(t('members.dataAsk'));
  await page.getByText(t('code.missing')).waitFor();
  await page.getByLabel(t('code.label'), { exact: true }).fill(server.codeFor('13900000001'));
  await seat.inspect('asking for the own data');
  await press(t('members.dataAsk'));
  await confirmPayment(page, t('members.dataAsk'), PAY_PASSWORD);
  const fetchIt = page.getByRole('button', { name: t('members.dataFetch'), exact: true });
  await fetchIt.waitFor();
  await seat.inspect('the own data to download');
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/api/members/me/export/**', async (route) => {
    await held;
    await route.continue();
  });
  const coming = page.waitForEvent('download');
  await fetchIt.click();
  const loading = page.getByText(t('state.loading'), { exact: true });
  await loading.waitFor();
  await seat.inspect('a file that is on its way');
  letThrough();
  const download = await coming;
  await loading.waitFor({ state: 'detached' });
  const archive = readFileSync(await download.path());
  expect(archive.subarray(0, 2).toString()).toBe('PK');
  await page.getByRole('button', { name: t('members.dataAsk'), exact: true }).waitFor();
  expect(await fetchIt.count()).toBe(0);
  expect(seat.faults()).toEqual([]);
});
