import { demoWallet } from '@greenhall/server/demo/chain/wallet';
import { expect, test } from 'vitest';
import { t } from './harness/words.ts';
import {
  cardOf,
  openProvingWorld,
  openSheet,
  paste,
  press,
  requestCode,
  save,
  saveAndProve,
  seat,
  server,
} from './proving-world.ts';

openProvingWorld();

test.each(['BEP20', 'TRC20'] as const)(
  'a member saves an account on %s and proves it with the key of the wallet alone',
  saveAndProve,
);

test('a changed address has to be proved anew', async () => {
  const [before, after] = [demoWallet('BEP20', 5), demoWallet('BEP20', 7)];
  const { page } = seat;
  await page.goto(`${server.url}/#/pages/bank/bank`);
  await cardOf(seat, before.address)
    .getByRole('link', { name: t('wallet.edit') })
    .click();
  await page.getByLabel(new RegExp(`^${t('wallet.address')}`)).fill(after.address);
  await requestCode(seat);
  await seat.inspect('edit');
  await press(page.locator('main'), t('wallet.next'));
  await save(seat);
  const { sheet, text } = await openSheet(seat, after.address);
  await paste(sheet, await before.sign(await text()));
  await sheet.getByText(t('ownershipUnproved')).waitFor();
  await paste(sheet, await after.sign(await text()));
  await sheet.waitFor({ state: 'hidden' });
  await cardOf(seat, after.address).getByText(t('wallet.proved')).waitFor();
  expect(seat.faults()).toEqual([]);
});

test('mine leads to the trading accounts, and to the wallet of each network at which one is paid', async () => {
  const { page } = seat;
  const go = async (entry: 'members.accounts' | 'members.receiving', title: string) => {
    await page.goto(`${server.url}/#/pages/user/user`);
    await page.getByText(t(entry), { exact: true }).click();
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  };
  await go('members.accounts', t('wallet.accountsTitle'));
  await page
    .getByRole('link', { name: t('wallet.edit') })
    .first()
    .waitFor();
  await go('members.receiving', t('wallet.receivingTitle'));
  for (const network of ['BEP20', 'TRC20'])
    await page.getByRole('img', { name: `${t('wallet.receivingTitle')} · ${network}` }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: t('wallet.edit') }).count()).toBe(0);
  await seat.inspect('receiving wallets');
  await page.getByRole('link', { name: t('wallet.receivingOther') }).click();
  await page
    .getByRole('link', { name: t('wallet.edit') })
    .first()
    .waitFor();
  expect(seat.faults()).toEqual([]);
});
