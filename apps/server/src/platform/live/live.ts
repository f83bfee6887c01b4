import type { LiveEvent } from '@greenhall/contract/live';
import type { Tx } from '../database/database.ts';

/** A channel as it is stored: a member's own, or the listings of one market. */
export type Channel = `member:${bigint}` | `otc:${string}:${string}`;

/** Tells those who are looking that something has changed. */
export interface Live {
  /** Every event on every channel. Told once the transaction has committed, and not at all if it does not. */
  readonly publish: (tx: Tx, channels: readonly Channel[], ...events: readonly LiveEvent[]) => Promise<void>;
}
