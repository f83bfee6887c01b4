import { useTexts } from '../text/texts.ts';
import { unitOf } from './coins.ts';
import { useMyAmounts } from './my-amounts.ts';

export interface Money {
  /** An exact amount: two decimals, or as many as it has. */
  readonly exact: (amount: string) => string;
  /** As `exact`, with the coin's unit. */
  readonly full: (amount: string, coin: string) => string;
  /** An exact movement with its sign. */
  readonly signed: (amount: string) => string;
}

const moneyOf = ({ exact }: Pick<Money, 'exact'>): Money => ({
  exact,
  full: (amount, coin) => `${exact(amount)}\u00a0${unitOf(coin)}`,
  signed: (amount) => (amount.startsWith('-') ? exact(amount) : `+${exact(amount)}`),
});

/** Formats amounts where every unit counts and none is ever hidden: confirmations, results, what others see too. */
export const useMoney = (): Money => moneyOf(useTexts());

/** The same for own sums, which may be hidden. */
export const useMyMoney = (): Money => moneyOf(useMyAmounts());
