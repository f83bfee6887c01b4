import { sendRead } from '@greenhall/test-kit/outside';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import type { Page } from 'playwright-core';
import { demandWrite } from '../harness/shop-buyer.ts';
import { t } from '../harness/words.ts';
import type { WriteSiteTest } from './failure-modes.ts';
import type { Driver } from './member-presses.ts';

const pay = { payPassword: PAY_PASSWORD } as const;

/** The presses of an active member that move shares: a higher level, the same level again, and a payment taken back. */
export function levelPresses({
  url,
  ann,
  go,
  button,
  dialog,
  inDialog,
  password,
  escape,
}: Driver): readonly WriteSiteTest[] {
  const payments = async () => (await sendRead(url, ann, 'stock.payments', { query: {} })).items;
  const cooling = async (kind: 'upgrade' | 'reinvest') =>
    (await payments()).filter((one) => one.kind === kind && one.state === 'cooling');
  const cancelAll = async (kind: 'upgrade' | 'reinvest') => {
    for (const { id } of await cooling(kind))
      await demandWrite(url, ann, 'stock.cancelPayment', { params: { id }, body: pay });
  };
  const buying = (act: 'upgrade' | 'reinvest', level: number) => ({
    open: async (page: Page) => {
      await go(page, 'block/home');
      await go(page, 'user/level');
      await page.getByRole('radio', { name: new RegExp(`^V${level}`) }).check();
      await button(page, `${t(`stock.${act}`)} V${level}`).click();
      await dialog(page).waitFor();
    },
    prove: password,
    button: (page: Page) => inDialog(page, t(`stock.${act}`)),
    close: escape,
    state: async () => (await cooling(act)).length,
    effect: () => 1,
    shown: (page: Page) =>
      dialog(page)
        .getByRole('heading', { name: t('stock.bought') })
        .waitFor(),
    refusal: 'statusChanged' as const,
    undo: () => cancelAll(act),
  });
  return [
    {
      ...buying('reinvest', 1),
      place: 'web/features/stock/parts/buy-sheet stock.reinvest',
      path: '/stock/reinvestments',
    },
    { ...buying('upgrade', 2), place: 'web/features/stock/parts/buy-sheet stock.upgrade', path: '/stock/upgrades' },
    {
      place: 'web/features/network/parts/cooling-payments stock.cancelPayment',
      path: '/stock/payments/*/cancel',
      open: async (page) => {
        if ((await cooling('reinvest')).length === 0) await demandWrite(url, ann, 'stock.reinvest', { body: pay });
        await go(page, 'block/home');
        await go(page, 'user/userRecommend');
        await button(page, t('network.cancelPayment')).first().click();
        await dialog(page).waitFor();
      },
      prove: password,
      button: (page) => inDialog(page, t('network.cancelPayment')),
      close: escape,
      state: async () => (await cooling('reinvest')).length,
      effect: () => 0,
      shown: (page) =>
        page.getByText(`${t('network.kind.reinvest')} V1 · ${ann.name}`, { exact: true }).waitFor({ state: 'hidden' }),
      endsItself: true,
      refusal: 'statusChanged',
      undo: () => cancelAll('upgrade'),
    },
  ];
}
