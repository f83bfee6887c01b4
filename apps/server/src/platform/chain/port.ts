import type { ChainFacts, ChainSilence, ChainTerms, TokenTransfer } from '@greenhall/domain/chain/facts';
import type { Network } from '@greenhall/domain/chain/networks';

/** A transfer to an address, as a hint. It proves nothing until `facts` has read its transaction. */
export interface IncomingTransfer {
  readonly txid: string;
  readonly blockNumber: bigint;
  readonly transfer: TokenTransfer;
}

export interface Unavailable {
  readonly state: 'unavailable';
  readonly why: ChainSilence;
}

/** The transfers found, and the block at which the next query starts. Blocks that are not final yet are read again. */
export interface Incoming {
  readonly state: 'read';
  readonly transfers: readonly IncomingTransfer[];
  readonly next: bigint;
}

/** The newest block that each of the two nodes of a network knows, and whether they say the same. */
export interface NodesNow {
  readonly state: 'agree' | ChainSilence;
  /** Empty for a node that gives no usable answer. */
  readonly heads: readonly (bigint | null)[];
}

/**
 * The networks on which payments are made. The port never throws and never waits long: what cannot be known now is
 * `unavailable`, with the reason. It must not be called inside a transaction.
 */
export interface ChainPort {
  /** The terms by which payments are judged; `undefined` if the network is not configured. */
  readonly terms: (network: Network) => ChainTerms | undefined;
  /** What two nodes agree on about a transaction, which is given by its canonical id. */
  readonly facts: (network: Network, txid: string) => Promise<ChainFacts>;
  /** Transfers of the token to an address from a block on, at most 1 000 blocks in one query. */
  readonly incoming: (network: Network, receiver: string, since: bigint) => Promise<Incoming | Unavailable>;
  /** The newest block of a node. */
  readonly head: (network: Network) => Promise<{ readonly state: 'read'; readonly block: bigint } | Unavailable>;
  /** Whether payments can be proved now: `noNode` is an outage, with `oneNode` the seller has to confirm. */
  readonly health: (network: Network) => Promise<'up' | Exclude<ChainSilence, 'nodesDisagree'>>;
  /**
   * What the nodes of a network say at this moment. They disagree when the newest block that is final for both has another hash, or when
   * one of them is as far behind the other as a payment needs confirmations.
   */
  readonly nodes: (network: Network) => Promise<NodesNow>;
}
