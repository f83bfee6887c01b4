import { useMoney } from '../../../shared/money/use-money.ts';

/** Writes an amount with its unit to its last digit: what a person confirms is not cut. */
export const useFullAmount = (): ((amount: string, coin: string) => string) => useMoney().full;
