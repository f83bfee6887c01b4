import type { LiveEvent } from '@greenhall/contract/live';
import type { LiveChannel } from '@greenhall/contract/routes';
import type { Tx } from '../database/database.ts';

/** A channel as stored: a member's own by its number, or one that a slice has declared. */
export type Channel = `member:${bigint}` | Exclude<LiveChannel, 'member'>;

/** Each of the events is published on each of the channels. */
export interface LiveNews {
  readonly channels: readonly Channel[];
  readonly events: readonly LiveEvent[];
}

/** Publishes live events, which tell open screens that something has changed. */
export interface Live {
  /** Delivered once the transaction has committed, and not at all if it does not. */
  readonly publish: (tx: Tx, ...news: readonly LiveNews[]) => Promise<void>;
}
