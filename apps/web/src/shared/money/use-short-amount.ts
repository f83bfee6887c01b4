import { unitOf } from './coins.ts';
import { useMyAmounts } from './my-amounts.ts';

/** An own sum in a list: two decimals, cut, with its unit. What it leads to has all of them. */
export function useShortAmount(): (amount: string, coin: string) => string {
  const { money } = useMyAmounts();
  return (amount, coin) => `${money(amount)}\u00a0${unitOf(coin)}`;
}
