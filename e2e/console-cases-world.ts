import { memberNumber } from '@greenhall/domain/shared/member-no';
import { accept } from '@greenhall/domain/shared/result';
import { transact } from '@greenhall/server/platform/database/transact';
import { insertAccount } from '@greenhall/server/slices/wallet/account/store-accounts';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { clientOf, deskClientOf } from '@greenhall/test-kit/outside';
import { OPERATOR_COOKIE } from '@greenhall/server/platform/http/caller';
import type { SettledOperator } from '@greenhall/test-kit/operators';
import type { Furnish, Settled } from '@greenhall/test-kit/settled-world';
import { afterAll, beforeAll } from 'vitest';
import type { UserBrowser } from './harness/browser.ts';
import { takeDesk } from './harness/operator.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { t } from './harness/words.ts';

export const PAID_AT = '0x52908400098527886E0F7030069857D2E4169EE7';

/** A wallet account that can be used at once. */
const giveAccount: Furnish = async (ports, [member]) => {
  const row = {
    memberNo: memberNumber(member?.no ?? ''),
    network: 'BEP20',
    address: PAID_AT,
    label: 'savings',
    isDefault: true,
    usableAt: ports.clock.now(),
  } as const;
  await transact(ports.db, async (tx) => accept(await insertAccount(tx, row)));
};

export let house: ServerHere;
let anna: Settled;
export let nina: SettledOperator;
export let seat: UserBrowser;
export let made: { readonly id: string; readonly number: string }[];

export const drawer = () => seat.page.getByRole('dialog');
export const titled = (number: string) => seat.page.getByRole('dialog', { name: number, exact: true });
export const opens = (number: string) => seat.page.getByRole('button', { name: number, exact: true });
export const approve = async () => {
  const { page } = seat;
  await drawer()
    .getByRole('button', { name: t('console.approve'), exact: true })
    .click();
  await page.getByText(t('console.surePayout')).waitFor();
  await page
    .locator('.ant-popconfirm')
    .getByRole('button', { name: t('console.approve'), exact: true })
    .click();
};
export const withdrawalOf = async (number: string) => {
  const desk = deskClientOf(house.url, `${OPERATOR_COOKIE}=${nina.cookie}`);
  return (await desk.call('wallet.deskWithdrawals', { query: { number } })).items[0];
};
export const stateOf = async (number: string) => (await withdrawalOf(number))?.state;

/** Opens the world in which the journeys of this name take place, and closes it after them. */
export function openConsoleCasesWorld(): void {
  beforeAll(async () => {
    house = await openServerHere();
    made = [];
    [anna] = (await house.join(['annacases'], 500n, giveAccount)) as [Settled];
    const { call } = clientOf(house.url, anna);
    const [account] = (await call('wallet.accounts')).items;
    for (const amount of ['40', '50', '60'])
      made.push(
        await call('wallet.withdraw', { body: { account: account?.id ?? '', amount, payPassword: PAY_PASSWORD } }),
      );
    const [otto, second] = await house.appoint('ottocases', 'ninacases');
    nina = second as SettledOperator;
    seat = await takeDesk(house.url, otto);
  });
  afterAll(() => house.close());
}
