import { sendRead } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import type { Page } from 'playwright-core';
import { demandWrite } from '../harness/shop-buyer.ts';
import { t } from '../harness/words.ts';
import type { WriteSiteTest } from './failure-modes.ts';
import type { Driver } from './member-presses.ts';

const pay = { payPassword: PAY_PASSWORD } as const;

function payments({
  go,
  button,
  dialog,
  inDialog,
  password,
  escape,
  amountField,
  balance,
}: Driver): readonly WriteSiteTest[] {
  const confirmed = {
    prove: password,
    button: (page: Page) => inDialog(page, t('common.confirm')),
    close: escape,
    typed: (page: Page) => amountField(page).inputValue(),
    refusal: 'statusChanged',
  } as const;
  return [
    {
      ...confirmed,
      place: 'web/features/wallet/screens/withdraw wallet.withdraw',
      path: '/wallet/withdrawals',
      open: async (page) => {
        await go(page, 'block/home');
        await go(page, 'wallet/tixian');
        await amountField(page).fill('40');
        await button(page, t('wallet.next')).click();
        await dialog(page).waitFor();
      },
      state: () => balance('usdt'),
      effect: (before) => Number(before) - 40,
      shown: (page) => page.getByRole('heading', { name: t('wallet.withdrawDone') }).waitFor(),
    },
    {
      ...confirmed,
      place: 'web/features/wallet/screens/exchange wallet.exchange',
      path: '/wallet/exchanges',
      open: async (page) => {
        await go(page, 'block/home');
        // The screen is left, and with it a quote that is still good.
        await page.getByText(t('home.total'), { exact: true }).waitFor();
        await go(page, 'wallet/exchange');
        await amountField(page).fill('100');
        await button(page, t('wallet.getQuote')).click();
        await button(page, t('wallet.next')).click();
        await dialog(page).waitFor();
      },
      state: () => balance('usdt'),
      effect: (before) => Number(before) - 100,
      shown: (page) => page.getByRole('heading', { name: t('wallet.exchangeDone') }).waitFor(),
    },
  ];
}

/** What is taken back from its record. The question stays open until the answer is there. */
function takeBacks({ url, ann, go, button, escape }: Driver, stranger: Settled): readonly WriteSiteTest[] {
  const record = (page: Page, state: string) => page.getByRole('listitem').filter({ hasText: state }).first();
  const count = async (route: 'wallet.transfers' | 'wallet.withdrawals') =>
    (await sendRead(url, ann, route)).items.filter(({ mayCancel }) => mayCancel).length;
  // It stands above the record, which has a button of the same name.
  const question = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
  const asked = (name: string) => ({
    button: (page: Page) => question(page, name).getByRole('button', { name, exact: true }),
    close: escape,
    effect: () => 0,
    refusal: 'statusChanged' as const,
  });
  const openRecord = async (page: Page, path: string, state: string, name: string) => {
    await go(page, 'block/home');
    await go(page, path);
    await record(page, state).click();
    await button(page, name).last().click();
    await question(page, name).waitFor();
  };
  return [
    {
      ...asked(t('wallet.takeBack')),
      place: 'web/features/wallet/parts/use-take-back wallet.cancelTransfer',
      path: '/wallet/transfers/*/cancel',
      open: async (page) => {
        const body = { payee: stranger.name, coin: 'usdt', amount: '5', ...pay } as const;
        if ((await count('wallet.transfers')) === 0) await demandWrite(url, ann, 'wallet.transfer', { body });
        await openRecord(page, 'wallet/zhuanzhangrecord', t('wallet.state.held'), t('wallet.takeBack'));
      },
      state: () => count('wallet.transfers'),
      shown: (page) =>
        page
          .getByText(t('wallet.transferTakenNote', { amount: '5.00', coin: 'USDT' }))
          .first()
          .waitFor(),
    },
    {
      ...asked(t('wallet.cancelWithdrawal')),
      place: 'web/features/wallet/parts/use-take-back wallet.cancelWithdrawal',
      path: '/wallet/withdrawals/*/cancel',
      open: async (page) => {
        const [account] = (await sendRead(url, ann, 'wallet.accounts')).items;
        const body = { account: account?.id ?? '', amount: '40', ...pay };
        if ((await count('wallet.withdrawals')) === 0) await demandWrite(url, ann, 'wallet.withdraw', { body });
        await openRecord(page, 'wallet/tixianrecord', t('wallet.state.requested'), t('wallet.cancelWithdrawal'));
      },
      state: () => count('wallet.withdrawals'),
      shown: (page) => page.getByText(t('wallet.state.cancelled'), { exact: true }).first().waitFor(),
      undo: async () => {
        const { items } = await sendRead(url, ann, 'wallet.withdrawals');
        for (const { id, mayCancel } of items)
          if (mayCancel) await demandWrite(url, ann, 'wallet.cancelWithdrawal', { params: { id }, body: {} });
      },
    },
  ];
}

/** A request that is paid, and one that is taken back. */
function requests(driver: Driver, other: Settled): readonly WriteSiteTest[] {
  const { url, ann, go, button, dialog, inDialog, password, escape, balance } = driver;
  const wanted = { coin: 'usdt', amount: '6', minutes: 60 } as const;
  const openOf = async (page: Page, who: Settled) => {
    const made = (await sendRead(url, who, 'wallet.paymentRequests')).items.find(({ mayCancel }) => mayCancel);
    const { name } = made ?? (await demandWrite(url, who, 'wallet.makePaymentRequest', { body: wanted }));
    await go(page, 'block/home');
    await go(page, `wallet/paymentRequest?name=${String(name)}`);
  };
  const cancelAll = async (who: Settled) => {
    for (const { name, mayCancel } of (await sendRead(url, who, 'wallet.paymentRequests')).items)
      if (mayCancel) await demandWrite(url, who, 'wallet.cancelPaymentRequest', { params: { name }, body: {} });
  };
  const question = (page: Page) => page.getByRole('dialog', { name: t('requests.cancel'), exact: true });
  const open = async () =>
    (await sendRead(url, ann, 'wallet.paymentRequests')).items.filter(({ mayCancel }) => mayCancel).length;
  return [
    {
      place: 'web/features/wallet/payment-request/given-request wallet.payPaymentRequest',
      path: '/wallet/payment-requests/*/pay',
      open: async (page) => {
        await openOf(page, other);
        await button(page, t('requests.pay', { amount: '6.00 USDT' })).click();
        await dialog(page).waitFor();
      },
      prove: password,
      button: (page) => inDialog(page, t('common.confirm')),
      close: escape,
      state: () => balance('usdt'),
      effect: (before) => Number(before) - 6,
      shown: (page) => page.getByRole('heading', { name: t('wallet.transferHeld') }).waitFor(),
      endsItself: true,
      refusal: 'insufficientBalance',
      // What waits would stand among the records that others press.
      undo: async () => {
        for (const { id, mayCancel } of (await sendRead(url, ann, 'wallet.transfers')).items)
          if (mayCancel) await demandWrite(url, ann, 'wallet.cancelTransfer', { params: { id }, body: {} });
        await cancelAll(other);
      },
    },
    {
      place: 'web/features/wallet/payment-request/use-cancel-request wallet.cancelPaymentRequest',
      path: '/wallet/payment-requests/*/cancel',
      open: async (page) => {
        await openOf(page, ann);
        await button(page, t('requests.cancel')).click();
        await question(page).waitFor();
      },
      button: (page) => question(page).getByRole('button', { name: t('requests.cancel'), exact: true }),
      close: escape,
      state: open,
      effect: (before) => Number(before) - 1,
      shown: (page) => page.getByText(t('requests.canceledNote')).first().waitFor(),
      refusal: 'statusChanged',
      undo: () => cancelAll(ann),
    },
  ];
}

/** The presses of a member that move coins in the wallet. */
export const moneyPresses = (driver: Driver, stranger: Settled): readonly WriteSiteTest[] => [
  ...payments(driver),
  ...requests(driver, stranger),
  ...takeBacks(driver, stranger),
];
