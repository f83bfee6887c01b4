import { expect, test } from 'vitest';
import { t } from './harness/words.ts';
import { openProvingWorld, proveAnew, saveAndProve, seat, server } from './proving-world.ts';

openProvingWorld();

test.each(['BEP20', 'TRC20'] as const)(
  'a member saves an account on %s and proves it with the key of the wallet alone',
  saveAndProve,
);

test('a changed address has to be proved anew', proveAnew);

test('mine leads to the trading accounts, and to the wallet of each network at which one is paid', async () => {
  const { page } = seat;
  const go = async (entry: 'members.accounts' | 'members.receiving', title: string) => {
    await page.goto(`${server.url}/#/pages/user/user`);
    await page.getByRole('link', { name: new RegExp(`^${t(entry)}`) }).click();
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
