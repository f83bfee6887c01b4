import { OTC_PURPOSES } from '@greenhall/domain/otc/movements';
import { SHOP_PURPOSES } from '@greenhall/domain/shop/movements';
import { STOCK_PURPOSES } from '@greenhall/domain/stock/movements';
import { WALLET_PURPOSES } from '@greenhall/domain/wallet/movements';
import { expect, it } from 'vitest';
import desk from './en/desk/shared.ts';
import wallet from './en/wallet.ts';

it('every account of the books has a name in the reports', () => {
  const purposes = [WALLET_PURPOSES, OTC_PURPOSES, STOCK_PURPOSES, SHOP_PURPOSES].flatMap((of) => Object.keys(of));
  const named = new Set([...Object.keys(desk), ...Object.keys(wallet)]);
  const nameless = purposes.filter(
    (purpose) => !named.has(`console.account.${purpose}`) && !named.has(`wallet.${purpose.replace(':', '.')}`),
  );
  expect(nameless).toEqual([]);
});
