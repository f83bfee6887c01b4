import { sendRead, sendWrite } from '@greenhall/test-kit/outside';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { expect, test } from 'vitest';
import {
  anna,
  ben,
  hideAndShow,
  news,
  open,
  openTranslatedWorld,
  sendByForm,
  server,
  showsFigure,
  openTranslatedBrowser,
} from './translated-world.ts';

openTranslatedWorld();

const cash = async () =>
  (await sendRead(server.url, anna, 'wallet.balances')).items.find(({ coin }) => coin === 'mey')?.available ?? '';

test('a translator that takes every text leaves no old figure: sums are hidden, and a balance follows a payment', async () => {
  const seat = await openTranslatedBrowser({ obeys: false, moves: false }, anna);
  const { page } = seat;
  await open(page, 'wallet/wallet');
  await page.locator('main font').first().waitFor();
  const before = await cash();
  await showsFigure(page, before);
  await hideAndShow(page, Number(before).toFixed(2));
  // A payment elsewhere, while the screen is open.
  const body = { payee: ben.name, coin: 'mey', amount: '21', payPassword: PAY_PASSWORD } as const;
  expect((await sendWrite(server.url, anna, 'wallet.transfer', { body })).ok).toBe(true);
  await showsFigure(page, String(Number(before) - 21));
  await sendByForm(page, ben, '9');
  await open(page, 'wallet/wallet');
  await showsFigure(page, String(Number(before) - 30));
  await open(page, 'block/home');
  await page.locator('main font').first().waitFor();
  await hideAndShow(page, Number((await sendRead(server.url, anna, 'wallet.balances')).total).toFixed(2));
  expect(seat.faults()).toEqual([]);
});

test('a translator that obeys the mark leaves the app alone and takes what operators have written', async () => {
  const seat = await openTranslatedBrowser({ obeys: true, moves: false }, anna);
  const { page } = seat;
  for (const [index, id] of news.entries()) {
    await open(page, `block/newsContent?id=${id}`);
    await page
      .locator('main font')
      .getByText(index === 0 ? 'The newer one.' : 'The older one.')
      .last()
      .waitFor();
    expect(
      await page
        .locator('main font')
        .getByText(index === 0 ? 'The older' : 'The newer')
        .count(),
    ).toBe(0);
  }
  await open(page, 'wallet/wallet');
  await showsFigure(page, await cash());
  expect(await page.locator('font').count()).toBe(0);
  expect(seat.faults()).toEqual([]);
});
