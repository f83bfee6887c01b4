import { sendRead, sendWrite } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESK, PHONE, takeSeat } from './harness/browser.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { putSession } from './harness/signed-in.ts';
import { t } from './harness/words.ts';

let server: ServerHere;
let ann: Settled;
let movement: string;

beforeAll(async () => {
  server = await openServerHere();
  const [first] = await server.join(['annwide', 'bowide'], 1_000n);
  if (!first) throw new Error('nobody is there');
  ann = first;
  const quote = await sendWrite(server.url, ann, 'wallet.quote', { body: { from: 'usdt', to: 'mey', amount: '400' } });
  const body = { quote: String(quote.data['id']), payPassword: PAY_PASSWORD };
  await sendWrite(server.url, ann, 'wallet.exchange', { body });
  movement = (await sendRead(server.url, ann, 'wallet.bill')).items[0]?.id ?? '';
});
afterAll(() => server.close());

test('a movement stands beside the bill where there is room, and alone on a phone', async () => {
  const seat = await takeSeat({ size: DESK });
  const { page } = seat;
  await putSession(seat, server, ann);
  await page.goto(`${server.url}/#/pages/block/recordDetails?id=${movement}`);
  const list = page.getByRole('region', { name: t('wallet.billTitle') });
  await list.getByRole('link').first().waitFor();
  await page.getByRole('main').waitFor();
  await seat.inspect('bill and movement');
  const [left, right] = await Promise.all([list.boundingBox(), page.getByRole('main').boundingBox()]);
  expect(right?.x).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 0));
  await list.getByRole('link').last().click();
  await expect.poll(() => page.url()).not.toContain(`id=${movement}`);
  await list.getByRole('link').first().waitFor();
  await page.setViewportSize(PHONE);
  await list.waitFor({ state: 'detached' });
  expect(seat.faults()).toEqual([]);
});

test('the network stands beside the team', async () => {
  const seat = await takeSeat({ size: DESK });
  await putSession(seat, server, ann);
  await seat.page.goto(`${server.url}/#/pages/user/network`);
  await seat.page.getByRole('region', { name: t('network.teamTitle') }).waitFor();
  await seat.page.getByRole('heading', { level: 1, name: t('network.title') }).waitFor();
  await expect.poll(() => seat.page.locator('.shimmer').count()).toBe(0);
  await seat.inspect('team and network');
  expect(seat.faults()).toEqual([]);
});
