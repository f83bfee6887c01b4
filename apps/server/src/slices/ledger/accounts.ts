import type { Coin } from '@greenhall/domain/shared/money';

/** The number of the house: owner of pools, reserve, backing and everything that is nobody's. */
export const HOUSE = 0n;

/** Where coins stand: an owner, a coin, a purpose and, for a hold, the order or request it belongs to. */
export interface Account {
  readonly owner: bigint;
  readonly coin: Coin;
  readonly purpose: string;
  readonly ref: bigint;
}

/** Purposes of the house that face the outside or close a circle, and so may be negative. */
const OVERDRAFT = new Set(['outside', 'issue', 'conversion']);

/** What the owner can spend. */
export function available(owner: bigint, coin: Coin): Account {
  return { owner, coin, purpose: 'available', ref: 0n };
}

/** Coins of one order or request, set aside under its own id. */
export function hold(owner: bigint, coin: Coin, what: string, ref: bigint): Account {
  return { owner, coin, purpose: `hold:${what}`, ref };
}

/** An account of the house. */
export function house(purpose: string, coin: Coin): Account {
  return { owner: HOUSE, coin, purpose, ref: 0n };
}

export function mayOverdraw(account: Account): boolean {
  return account.owner === HOUSE && OVERDRAFT.has(account.purpose.split(':')[0] ?? '');
}

export function accountKey(account: Account): string {
  return `${account.owner}|${account.coin}|${account.purpose}|${account.ref}`;
}
