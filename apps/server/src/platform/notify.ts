import type { Tx } from './database/database.ts';

/** What a member is told of, each kind with what it says. */
export interface Notices {
  /** A second factor was added to the account. */
  readonly factorAdded: { readonly factor: 'authenticator' | 'passkey' };
}

/**
 * Tells a member of something in the transaction that did it: nothing is told of what was rolled back. Filled in
 * `compose.ts`, so that a slice need not know how members are reached.
 */
export type Notify = <K extends keyof Notices>(tx: Tx, member: bigint, kind: K, params: Notices[K]) => Promise<void>;
