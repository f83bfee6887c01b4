import type { Formats } from '@greenhall/locales/format';
import { create } from 'zustand';
import { type Texts, useTexts } from '../text/texts.ts';
import { unitOf } from './coins.tsx';

/** What the device remembers, so that sums are hidden from the first drawing. */
const KEY = 'hiddenSums';
/** What stands in the place of a sum; it is as long for every sum. */
const MASK = '••••';

interface Sums {
  readonly areHidden: boolean;
}

export const useSums = create<Sums>(() => ({ areHidden: localStorage.getItem(KEY) !== null }));

/** Hides the member's own sums on this device, or shows them again. */
export function hideSums(areHidden: boolean): void {
  if (areHidden) localStorage.setItem(KEY, '1');
  else localStorage.removeItem(KEY);
  useSums.setState({ areHidden });
}

export interface OwnSums extends Pick<Formats, 'money' | 'change' | 'exact' | 'shares'> {
  /** As `exact`, with the coin's unit. */
  readonly full: (amount: string, coin: string) => string;
  /** An exact movement with its sign. */
  readonly signed: (amount: string) => string;
}

const mask = () => MASK;
const MASKED: OwnSums = { money: mask, change: mask, exact: mask, shares: mask, full: mask, signed: mask };

/** How the member's own sums are written: as any other, or hidden (rule: app#hidden-sums). */
export function ownSums({ money, change, exact, shares }: Texts, areHidden: boolean): OwnSums {
  if (areHidden) return MASKED;
  return {
    money,
    change,
    exact,
    shares,
    full: (amount, coin) => `${exact(amount)} ${unitOf(coin)}`,
    signed: (amount) => (amount.startsWith('-') ? exact(amount) : `+${exact(amount)}`),
  };
}

/**
 * Writes what the member owns, gets or has moved. What is about to be confirmed and what everybody may see is written by
 * `useTexts` and `useMoney`, and never hidden.
 */
export function useOwnSums(): OwnSums {
  const texts = useTexts();
  return ownSums(
    texts,
    useSums(({ areHidden }) => areHidden),
  );
}
