import type { Instant } from '../shared/time.ts';

/** What a network's payments are judged by. */
export interface ChainTerms {
  /** The token's contract, in the network's proper form. */
  readonly token: string;
  /** How many decimals the token counts in. */
  readonly decimals: number;
  /** Blocks that must stand, the payment's own included. */
  readonly confirmations: number;
}

/** One token transfer; addresses in the network's proper form. */
export interface TokenTransfer {
  readonly token: string;
  readonly from: string;
  readonly to: string;
  /** A count of the token's smallest unit. */
  readonly units: bigint;
}

/** A token transfer inside a transaction that was read whole. */
export interface ChainTransfer extends TokenTransfer {
  /**
   * The place of its log among all logs of the transaction, from 0 on. Together with network and txid it is the identity
   * of the transfer. A node's own `logIndex` counts within the block and changes when the transaction lands in another.
   */
  readonly log: number;
}

/** A transaction in a block, as one node sees it or as two agree on it. */
export interface ChainSight {
  readonly state: 'found';
  readonly succeeded: boolean;
  readonly blockNumber: bigint;
  readonly blockHash: string;
  readonly blockTime: Instant;
  readonly confirmations: number;
  readonly transfers: readonly ChainTransfer[];
}

/** Why nothing can be said about a transaction now. Only `noNode` is an outage of the network. */
export type ChainSilence = 'notConfigured' | 'noNode' | 'oneNode' | 'nodesDisagree';

/** What is known about a transaction: two nodes agree on it, both have not seen it, or nothing can be said. */
export type ChainFacts =
  | ChainSight
  | { readonly state: 'notFound' }
  | { readonly state: 'unavailable'; readonly why: ChainSilence };

/** What one node answered; `undefined` where it gave no usable answer. */
export type NodeAnswer = ChainSight | { readonly state: 'notFound' } | undefined;

const sameTransfer = (a: ChainTransfer, b: ChainTransfer | undefined): boolean =>
  a.log === b?.log && a.token === b.token && a.from === b.from && a.to === b.to && a.units === b.units;

const sameSight = (a: ChainSight, b: ChainSight): boolean =>
  a.succeeded === b.succeeded &&
  a.blockHash === b.blockHash &&
  a.blockNumber === b.blockNumber &&
  a.blockTime === b.blockTime &&
  a.transfers.length === b.transfers.length &&
  a.transfers.every((transfer, index) => sameTransfer(transfer, b.transfers[index]));

/**
 * What two independent nodes together say: only what both say alike counts, with the fewer confirmations. One that is
 * silent leaves `oneNode`, two leave `noNode`.
 */
export function agreeOn(first: NodeAnswer, second: NodeAnswer): ChainFacts {
  if (!first || !second) return { state: 'unavailable', why: first || second ? 'oneNode' : 'noNode' };
  if (first.state === 'found' && second.state === 'found' && sameSight(first, second))
    return { ...first, confirmations: Math.min(first.confirmations, second.confirmations) };
  if (first.state === 'notFound' && second.state === 'notFound') return first;
  return { state: 'unavailable', why: 'nodesDisagree' };
}
