import { plus, ZERO, type Amount } from '../shared/money.ts';

/**
 * Total assets in micro, one unit for each coin: everything that stands on a member's accounts, available and in its
 * holds, and the value of all its shares. Throws `AmountRangeError` on overflow. Rule: wallet#total-assets.
 */
export function totalAssets(balances: readonly Amount[], sharesValue: Amount): Amount {
  return balances.reduce<Amount>(plus, plus(ZERO, sharesValue));
}
