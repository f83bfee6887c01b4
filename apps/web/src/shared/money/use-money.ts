import { useTexts } from '../text/texts.ts';
import { unitOf } from './coins.tsx';

export interface Money {
  /** An exact amount: two decimals, or as many as it has. */
  readonly exact: (amount: string) => string;
  /** As `exact`, with the coin's unit. */
  readonly full: (amount: string, coin: string) => string;
  /** An exact movement with its sign. */
  readonly signed: (amount: string) => string;
}

/** Formats amounts where every unit counts: confirmations, results, records. */
export function useMoney(): Money {
  const { exact } = useTexts();
  return {
    exact,
    full: (amount, coin) => `${exact(amount)} ${unitOf(coin)}`,
    signed: (amount) => (amount.startsWith('-') ? exact(amount) : `+${exact(amount)}`),
  };
}
