import type { Instant } from '../shared/time.ts';

/** The network's settings by which payments are judged. */
export interface ChainTerms {
  /** The token's contract address, in the network's canonical form. */
  readonly token: string;
  /** The number of decimals of the token. */
  readonly decimals: number;
  /** The number of confirmations that a payment needs; its own block counts. */
  readonly confirmations: number;
}

/** One token transfer. Addresses are in the network's canonical form. */
export interface TokenTransfer {
  readonly token: string;
  readonly from: string;
  readonly to: string;
  /** The amount in the token's smallest unit. */
  readonly units: bigint;
}

/** A token transfer of a transaction whose logs were all read. */
export interface ChainTransfer extends TokenTransfer {
  /**
   * The position of its log among all logs of the transaction, counted from 0. Together with network and txid it
   * identifies the transfer. A node's own `logIndex` counts within the block and changes when a reorganisation moves
   * the transaction.
   */
  readonly log: number;
}

/** A transaction in a block, as reported by one node or agreed on by two. */
export interface ChainTransaction {
  readonly state: 'found';
  readonly succeeded: boolean;
  readonly blockNumber: bigint;
  readonly blockHash: string;
  readonly blockTime: Instant;
  readonly confirmations: number;
  readonly transfers: readonly ChainTransfer[];
}

/** Why nothing is known about a transaction at the moment. Only `noNode` is an outage of the network. */
export type ChainSilence = 'notConfigured' | 'noNode' | 'oneNode' | 'nodesDisagree';

/** What is known about a transaction: two nodes agree on it, neither node knows it, or there is no usable answer. */
export type ChainFacts =
  | ChainTransaction
  | { readonly state: 'notFound' }
  | { readonly state: 'unavailable'; readonly why: ChainSilence };

/** The answer of one node; `undefined` if it gave no usable answer. */
export type NodeAnswer = ChainTransaction | { readonly state: 'notFound' } | undefined;

const sameTransfer = (a: ChainTransfer, b: ChainTransfer | undefined): boolean =>
  a.log === b?.log && a.token === b.token && a.from === b.from && a.to === b.to && a.units === b.units;

const isSameTransaction = (a: ChainTransaction, b: ChainTransaction): boolean =>
  a.succeeded === b.succeeded &&
  a.blockHash === b.blockHash &&
  a.blockNumber === b.blockNumber &&
  a.blockTime === b.blockTime &&
  a.transfers.length === b.transfers.length &&
  a.transfers.every((transfer, index) => sameTransfer(transfer, b.transfers[index]));

/**
 * Combines the answers of two independent nodes. Only what both report counts, with the smaller number of
 * confirmations. If one node gives no answer the result is `oneNode`, if neither does it is `noNode`.
 */
export function agreeOn(first: NodeAnswer, second: NodeAnswer): ChainFacts {
  if (!first || !second) return { state: 'unavailable', why: first || second ? 'oneNode' : 'noNode' };
  if (first.state === 'found' && second.state === 'found' && isSameTransaction(first, second))
    return { ...first, confirmations: Math.min(first.confirmations, second.confirmations) };
  if (first.state === 'notFound' && second.state === 'notFound') return first;
  return { state: 'unavailable', why: 'nodesDisagree' };
}
