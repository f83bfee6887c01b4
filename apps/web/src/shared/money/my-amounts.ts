import type { Formats } from '@greenhall/locales/format';
import { create } from 'zustand';
import { useTexts } from '../text/texts.ts';

/** What the device remembers, so that sums are hidden from the first drawing. */
const KEY = 'hiddenSums';
/** What stands in the place of a sum; it is as long for every sum. */
const mask = () => '••••';
const MASKED = { money: mask, change: mask, exact: mask, shares: mask };

export const useSums = create(() => ({ areHidden: localStorage.getItem(KEY) !== null }));

/** Hides the member's own sums on this device, or shows them again. */
export function hideSums(areHidden: boolean): void {
  if (areHidden) localStorage.setItem(KEY, '1');
  else localStorage.removeItem(KEY);
  useSums.setState({ areHidden });
}

/**
 * Writes what the member owns, gets or has moved, or hides it (rule: app#hidden-sums). What is about to be confirmed and what
 * everybody may see is written by `useTexts` and `useMoney`.
 */
export function useMyAmounts(): Pick<Formats, keyof typeof MASKED> {
  const texts = useTexts();
  return useSums().areHidden ? MASKED : texts;
}
