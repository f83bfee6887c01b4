import { useTexts } from '../text/texts.ts';
import { unitOf } from './coins.tsx';

export interface Money {
  /** A figure to its last unit: two decimals, or as many as it really has. */
  readonly exact: (amount: string) => string;
  /** As `exact`, with the coin's unit. */
  readonly full: (amount: string, coin: string) => string;
  /** A movement to its last unit, with its sign. */
  readonly signed: (amount: string) => string;
}

/** How amounts are written where every unit counts: confirmations, results, records. */
export function useMoney(): Money {
  const { money, figure, change } = useTexts();
  const round = (amount: string) => !/\.\d\d\d*[1-9]/.test(amount);
  const exact = (amount: string) => (round(amount) ? money(amount) : figure(amount));
  const plus = (amount: string) => (amount.startsWith('-') ? figure(amount) : `+${figure(amount)}`);
  return {
    exact,
    full: (amount, coin) => `${exact(amount)} ${unitOf(coin)}`,
    signed: (amount) => (round(amount) ? change(amount) : plus(amount)).replace('-', '−'),
  };
}
