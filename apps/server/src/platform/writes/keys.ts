import type { RouteKey } from '@greenhall/contract/routes';
import type { Tx } from '../database/database.ts';
import type { MemberCaller } from '../http/caller.ts';

/** A write that keeps its keys with what it writes, and not where other writes keep theirs. */
export interface OwnKeys {
  readonly route: RouteKey;
  /**
   * Closes the key of a write, so that no late request takes effect with it. Returns `done` if it has taken effect. The
   * caller holds the lock of the key.
   */
  readonly close: (tx: Tx, caller: MemberCaller, key: string, at: Date) => Promise<'done' | 'closed'>;
}

/** How a route closes a key, if it keeps keys itself. */
export type KeysPort = (route: RouteKey) => OwnKeys['close'] | undefined;
