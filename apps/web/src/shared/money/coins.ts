import { COINS, type Coin } from '@greenhall/domain/shared/money';

/** The short name of a coin: the same in every language. */
export const unitOf = (coin: string): string => coin.toUpperCase();

/** The code of a coin from a URL; `undefined` if it is not one. */
export function coinOf(text: string | undefined): Coin | undefined {
  return COINS.find((coin) => coin === text);
}
