import type { Tx } from './database/database.ts';

/** The kinds of notices to members, each with its parameters. */
export interface NoticeKinds {
  /** A second factor was added to the account. */
  readonly factorAdded: { readonly factor: 'authenticator' | 'passkey' };
}

/**
 * Notifies a member in the transaction of the change, so that nothing is sent about a change that was rolled back. The
 * implementation is set in `compose.ts`, so that a slice need not know how members are reached.
 */
export type Notify = <K extends keyof NoticeKinds>(
  tx: Tx,
  member: bigint,
  kind: K,
  params: NoticeKinds[K],
) => Promise<void>;
