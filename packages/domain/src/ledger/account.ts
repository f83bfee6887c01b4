import type { Coin } from '../shared/money.ts';

/** The owner number of the platform: it owns everything that belongs to no member. */
export const PLATFORM = 0n;

/**
 * An account: an owner, a coin, a purpose and, for a hold, the number of the order or request it belongs to. Rule:
 * docs/domain/accounts.md.
 */
export interface Account<P extends string = string> {
  readonly owner: bigint;
  readonly coin: Coin;
  readonly purpose: P;
  readonly ref: bigint;
}

/** The entry of a purpose in the chart of accounts. */
export interface PurposeRule {
  readonly owner: 'member' | 'platform';
  /** Coins that accounts of this purpose are kept in; `market` stands for every coin that has a trading market. */
  readonly coins: 'every' | 'market' | readonly Coin[];
  /** What the reference number identifies, or `null` if every account of this purpose has reference 0. */
  readonly ref: string | null;
  /**
   * Whether the balance may be below zero, because the account is the counterpart of the outside world or of an issue
   * or conversion.
   */
  readonly mayOverdraw: boolean;
  readonly holds: string;
}

/** The account with the coins that an owner can spend. */
export function available(owner: bigint, coin: Coin): Account<'available'> {
  return { owner, coin, purpose: 'available', ref: 0n };
}

/** The account with the coins of one order or request, held for its owner under the order's own number. */
export function hold<W extends string>(owner: bigint, coin: Coin, what: W, ref: bigint): Account<`hold:${W}`> {
  return { owner, coin, purpose: `hold:${what}`, ref };
}

/** An account of the platform. */
export function platformAccount<P extends string>(purpose: P, coin: Coin): Account<P> {
  return { owner: PLATFORM, coin, purpose, ref: 0n };
}

/** A text key: two accounts are the same exactly if their keys are equal. */
export function accountKey(account: Account): string {
  return `${account.owner}|${account.coin}|${account.purpose}|${account.ref}`;
}
