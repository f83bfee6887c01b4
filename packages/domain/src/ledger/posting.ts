import type { Amount } from '../shared/money.ts';
import type { Account } from './account.ts';

/** One movement of an amount, in micro, between two accounts in one coin. */
export interface Posting<K extends string = string, P extends string = string> {
  readonly kind: K;
  readonly from: Account<P>;
  readonly to: Account<P>;
  readonly amount: Amount;
}

/** The entry of a kind in the chart of posting kinds. */
export interface KindRule<P extends string = string> {
  /** Purposes of the accounts that postings of this kind take coins from. */
  readonly from: readonly P[];
  /** Purposes of the accounts that postings of this kind bring coins to. */
  readonly to: readonly P[];
  /** Whether members see movements of this kind in their bill. */
  readonly isShown: boolean;
}

/**
 * Builds the movement of an amount, in micro, between two accounts. Throws if the accounts are of two coins or the
 * amount is below zero. An amount of zero is allowed here; the code that posts it leaves it out.
 */
export function posting<K extends string, F extends string, T extends string>(
  kind: K,
  from: Account<F>,
  to: Account<T>,
  amount: Amount,
): Posting<K, F | T> {
  if (from.coin !== to.coin) throw new Error(`a ${kind} between two coins`);
  if (amount < 0n) throw new Error(`a ${kind} of less than nothing`);
  return { kind, from, to, amount };
}

/**
 * Builds postings of the kinds of one table. The purposes of both accounts must be those that the table names for the
 * kind.
 */
export function postingBuilder<const T extends Readonly<Record<string, KindRule>>>(): <K extends keyof T & string>(
  kind: K,
  from: Account<T[K]['from'][number]>,
  to: Account<T[K]['to'][number]>,
  amount: Amount,
) => Posting<K, T[K]['from'][number] | T[K]['to'][number]> {
  return posting;
}
