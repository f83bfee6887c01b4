import { readFileSync } from 'node:fs';
import { sendRead } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openUserBrowser } from './harness/browser.ts';
import { FAILED, letFail, loseAnswer } from './harness/failing.ts';
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

test('a member downloads its data: what is lost on the way is asked for by the same press, until it is whole', async () => {
  const seat = await openUserBrowser();
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
  const fetches = { count: 0 };
  page.on('request', (request) => {
    if (/\/export\/[^/]+$/.test(request.url())) fetches.count += 1;
  });
  const { latest } = await sendRead(server.url, ann, 'members.export');
  await loseAnswer(seat, `/api/members/me/export/${latest?.name}`);
  await fetchIt.click();
  await page.getByText(FAILED, { exact: true }).waitFor();
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/api/members/me/export/*', async (route) => {
    await held;
    await route.continue();
  });
  const coming = page.waitForEvent('download');
  await fetchIt.click();
  const loading = page.getByText(t('state.loading'), { exact: true });
  await loading.waitFor();
  await seat.inspect('a file that is on its way');
  const letConfirm = await letFail(seat, 'POST', /\/receipt$/);
  letThrough();
  const download = await coming;
  await loading.waitFor({ state: 'detached' });
  await page.getByText(FAILED, { exact: true }).waitFor();
  await letConfirm();
  await fetchIt.click();
  const archive = readFileSync(await download.path());
  expect(archive.subarray(0, 2).toString()).toBe('PK');
  await page.getByRole('button', { name: t('members.dataAsk'), exact: true }).waitFor();
  expect([await fetchIt.count(), fetches.count]).toEqual([0, 2]);
  expect(seat.faults()).toEqual([]);
});
