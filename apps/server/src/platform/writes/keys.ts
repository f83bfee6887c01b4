import type { RouteKey } from '@greenhall/contract/routes';
import type { Tx } from '../database/database.ts';
import type { MemberCaller } from '../http/caller.ts';

/** A write whose idempotency keys are stored with its rows instead of in the common table of keys. */
export interface SeparateKeys {
  readonly route: RouteKey;
  /**
   * Closes the key of a write, so that no late request takes effect with it. Returns `done` if it has taken effect. The
   * caller holds the lock of the key.
   */
  readonly close: (tx: Tx, caller: MemberCaller, key: string, at: Date) => Promise<'done' | 'closed'>;
}

/** How a route closes a key, if it keeps keys itself. */
export type KeysPort = (route: RouteKey) => SeparateKeys['close'] | undefined;
