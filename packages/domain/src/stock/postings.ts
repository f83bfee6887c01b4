import type { Amount, Coin } from '../shared/money.ts';

/** Where coins stand, as in the chart of accounts: owner 0 is the house; `ref` names the payment or request of a hold. */
export interface Account {
  readonly owner: bigint;
  readonly coin: Coin;
  readonly purpose: string;
  readonly ref: bigint;
}

/** One movement of a positive amount, in micro, between two accounts in one coin. */
export interface Posting {
  readonly kind: string;
  readonly from: Account;
  readonly to: Account;
  readonly amount: Amount;
}

/** What a member can spend. */
export function available(owner: bigint, coin: Coin): Account {
  return { owner, coin, purpose: 'available', ref: 0n };
}

/** A payment in its cooling-off, held for its funder. Rule: economy §4. */
export function heldPayment(funder: bigint, coin: Coin, payment: bigint): Account {
  return { owner: funder, coin, purpose: 'hold:payment', ref: payment };
}

/** What an allocation request has not spent yet, held for its member in `mey`. Rule: economy §6. */
export function heldAllocation(member: bigint, request: bigint): Account {
  return { owner: member, coin: 'mey', purpose: 'hold:allocation', ref: request };
}

/** An account of the house in `mey`: a pool, the reserve, operations or fees. */
export function house(purpose: string): Account {
  return { owner: 0n, coin: 'mey', purpose, ref: 0n };
}

/** The passage between `bdb`, `ftb` and `mey`; its three accounts sum to zero. Rule: economy §2. */
export function conversion(coin: Coin): Account {
  return { owner: 0n, coin, purpose: 'conversion', ref: 0n };
}
