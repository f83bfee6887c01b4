import type { ChainFacts, ChainSilence, ChainTerms, TokenTransfer } from '@greenhall/domain/chain/facts';
import type { Network } from '@greenhall/domain/chain/networks';

/** A transfer to an address, as a hint: it proves nothing before `facts` was asked for its transaction. */
export interface IncomingTransfer {
  readonly txid: string;
  readonly blockNumber: bigint;
  readonly transfer: TokenTransfer;
}

export interface Unavailable {
  readonly state: 'unavailable';
  readonly why: ChainSilence;
}

/** What was found, and where the next look begins: blocks that are not final yet are looked through again. */
export interface Incoming {
  readonly state: 'read';
  readonly transfers: readonly IncomingTransfer[];
  readonly next: bigint;
}

/**
 * The networks that payments are made on. It never throws and never waits long: what cannot be known now is
 * `unavailable`, and why. It is never asked inside a transaction.
 */
export interface ChainPort {
  /** What payments are judged by; `undefined` where the network is not configured. */
  readonly terms: (network: Network) => ChainTerms | undefined;
  /** What two nodes say alike of a transaction, given by its proper id. */
  readonly facts: (network: Network, txid: string) => Promise<ChainFacts>;
  /** Transfers of the token to an address from a block on, at most 1 000 blocks in one look. */
  readonly incoming: (network: Network, receiver: string, since: bigint) => Promise<Incoming | Unavailable>;
  /** The newest block that a node knows. */
  readonly head: (network: Network) => Promise<{ readonly state: 'read'; readonly block: bigint } | Unavailable>;
  /** Whether payments can be proved now: `noNode` is an outage, `oneNode` leaves it to the seller. */
  readonly health: (network: Network) => Promise<'up' | Exclude<ChainSilence, 'nodesDisagree'>>;
}
