import { insertAccount } from '@greenhall/server/slices/wallet/account/store-accounts';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { accept } from '@greenhall/domain/shared/result';
import { transact } from '@greenhall/server/platform/database/transact';
import { clientOf, sendRead } from '@greenhall/test-kit/outside';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { expect, test } from 'vitest';
import { takeDesk } from './harness/operator.ts';
import { translatePages } from './harness/translator.ts';
import { t } from './harness/words.ts';
import {
  anna,
  ben,
  button,
  hideAndShow,
  open,
  openTranslatedWorld,
  sendByForm,
  server,
  showsFigure,
  openTranslatedBrowser,
} from './translated-world.ts';

openTranslatedWorld();

const total = async () => Number((await sendRead(server.url, ben, 'wallet.balances')).total).toFixed(2);

test.each([false, true])('home, wallet and bill work while every text is taken (moved: %s)', async (moves) => {
  const seat = await openTranslatedBrowser({ obeys: false, moves }, ben);
  const { page } = seat;
  await open(page, 'block/home');
  await hideAndShow(page, await total());
  await sendByForm(page, anna, '8');
  await open(page, 'wallet/wallet');
  const cash = (await sendRead(server.url, ben, 'wallet.balances')).items.find(({ coin }) => coin === 'mey');
  await showsFigure(page, cash?.available ?? '');
  await open(page, 'wallet/bill');
  const exchanged = page.getByText(t('wallet.kind.exchange'));
  await exchanged.first().waitFor();
  await page.getByLabel(t('common.search'), { exact: true }).first().fill(anna.name);
  await page.keyboard.press('Enter');
  await exchanged.first().waitFor({ state: 'hidden' });
  await page.getByLabel(t('common.search'), { exact: true }).first().fill('');
  await page.keyboard.press('Enter');
  await exchanged.first().waitFor();
  expect(seat.faults()).toEqual([]);
});

test.each([false, true])('the mall and a recharge work while every text is taken (moved: %s)', async (moves) => {
  const seat = await openTranslatedBrowser({ obeys: false, moves }, ben);
  const { page } = seat;
  await open(page, 'shop/shopIndex');
  await page.getByRole('link', { name: 'Tea cup' }).first().click();
  const lines = async () => (await sendRead(server.url, ben, 'shop.cart')).lines.map(({ num }) => num);
  const [before = 0] = await lines();
  await button(page, t('shop.addAndOpen')).click();
  await page.getByRole('heading', { level: 1, name: t('shop.cartTitle') }).waitFor();
  await expect.poll(lines).toEqual([before + 1]);
  await page
    .getByRole('button', { name: t('shop.more'), exact: true })
    .first()
    .click();
  await expect.poll(lines).toEqual([before + 2]);
  await open(page, 'shop/shopSearch');
  for (const [words, found] of [
    ['flask', 'Steel flask'],
    ['cup', 'Tea cup'],
  ] as const) {
    await page.getByRole('searchbox').fill(words);
    await button(page, t('common.search')).click();
    await page
      .getByRole('list', { name: t('shop.results') })
      .getByText(found)
      .waitFor();
  }
  await open(page, 'wallet/chongzhi');
  await page.getByLabel(t('wallet.amount'), { exact: true }).fill('1');
  await button(page, t('common.submit')).click();
  await page.getByText(t('wallet.referenceMissing')).waitFor();
  await page.getByLabel(t('wallet.externalReference')).fill('receipt 7');
  await page.getByText(t('wallet.referenceMissing')).waitFor({ state: 'hidden' });
  expect(seat.faults()).toEqual([]);
});

test('an operator decides a withdrawal in a console whose texts are all taken', async () => {
  const row = {
    memberNo: memberNumber(anna.no),
    network: 'BEP20',
    address: '0x52908400098527886E0F7030069857D2E4169EE7',
    label: 'savings',
    isDefault: true,
    usableAt: server.app.ports.clock.now(),
  } as const;
  await transact(server.app.ports.db, async (tx) => accept(await insertAccount(tx, row)));
  const { call } = clientOf(server.url, anna);
  const [account] = (await call('wallet.accounts')).items;
  const body = { account: account?.id ?? '', amount: '40', payPassword: PAY_PASSWORD };
  const { id, number } = await call('wallet.withdraw', { body });
  const [otto] = await server.appoint('ottotrans', 'ninatrans');
  const seat = await takeDesk(server.url, otto);
  const { page } = seat;
  await translatePages(seat.context, { obeys: false, moves: false });
  await page.goto(`${server.url}/admin/#/withdrawals`);
  await page.reload();
  await button(page, number).click();
  const approve = { name: t('console.approve'), exact: true };
  await page.getByRole('dialog').getByRole('button', approve).click();
  await page.locator('.ant-popconfirm').getByRole('button', approve).click();
  const state = async () => (await sendRead(server.url, anna, 'wallet.withdrawals')).items.find((one) => one.id === id);
  await expect.poll(async () => (await state())?.state).toBe('approved');
  // The case closes by the way back, which would cross the way to the dashboard.
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.goto(`${server.url}/admin/#/`);
  await page.getByRole('heading', { name: t('console.dashboard') }).waitFor();
  expect(seat.faults()).toEqual([]);
});
