import { useTexts } from '../../../shared/text/texts.ts';

/** Writes an amount with its unit to its last digit: what a person confirms is not cut. */
export function useExact(): (amount: string, coin: string) => string {
  const { money, figure } = useTexts();
  return (amount, coin) => `${/\.\d\d\d*[1-9]/.test(amount) ? figure(amount) : money(amount)} ${coin.toUpperCase()}`;
}
