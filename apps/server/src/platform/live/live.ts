import type { LiveChannel, LiveEvent } from '@greenhall/contract/live';
import type { Tx } from '../database/database.ts';

/** A channel as it is stored: a member's own by its number, or one that a slice has declared. */
export type Channel = `member:${bigint}` | Exclude<LiveChannel, 'member'>;

/** What is told: each of the events on each of the channels. */
export interface News {
  readonly channels: readonly Channel[];
  readonly events: readonly LiveEvent[];
}

/** Tells those who are looking that something has changed. */
export interface Live {
  /** Told once the transaction has committed, and not at all if it does not. */
  readonly publish: (tx: Tx, ...news: readonly News[]) => Promise<void>;
}
