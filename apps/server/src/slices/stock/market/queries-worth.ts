import { amount, shares, type Shares, ZERO } from '@greenhall/domain/shared/money';
import { worthOf } from '@greenhall/domain/stock/market/market';
import { sharesBefore } from '@greenhall/domain/stock/market/past-shares';
import type { SharesPort, ShareFigures, SharesWorth } from '../../../platform/facts/shares.ts';
import { shareFiguresOf } from './store-member.ts';
import { type PriceRow, changesSince, pricesBefore } from './store-prices.ts';

/** A quantity at the exact price of a moment. Nobody holds shares before the first price. */
function worthAt(quantity: Shares, price: Pick<PriceRow, 'reserve' | 'outstanding'> | undefined): SharesWorth {
  if (quantity === 0n || !price) return { quantity, value: ZERO };
  const value = worthOf(quantity, { reserve: amount(price.reserve), outstanding: shares(price.outstanding) });
  return { quantity, value };
}

const readRow = ({ held, reserve, outstanding }: ShareFigures): SharesWorth =>
  worthAt(shares(held), reserve === null || outstanding === null ? undefined : { reserve, outstanding });

export const sharesWorth: SharesPort = {
  rowOf: shareFiguresOf,
  read: readRow,
  changesSince,
  worthBefore: async (db, held, changes, moments) => {
    if (moments.length === 0) return [];
    const prices = await pricesBefore(db, moments);
    const quantities = sharesBefore(
      held,
      changes.map(({ at, gained, heldBefore }) =>
        heldBefore === null ? { at: at.getTime(), gained } : { at: at.getTime(), heldBefore: shares(heldBefore) },
      ),
      moments.map((moment) => moment.getTime()),
    );
    return quantities.map((quantity, index) => worthAt(quantity, prices.get(index)));
  },
};
