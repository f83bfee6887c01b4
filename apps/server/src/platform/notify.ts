import type { RestrictionKind } from '@greenhall/domain/members/restriction';
import type { LinkState } from '@greenhall/domain/network/link';
import type { Tx } from './database/database.ts';

/** What one account of a binding is told about the other. */
export type LinkChange = LinkState | 'consentGiven' | 'consentTaken';

/** The kinds of notices to members, each with its parameters. */
export interface NoticeKinds {
  /** A second factor was added to the account. */
  readonly factorAdded: { readonly factor: 'authenticator' | 'passkey' };
  /** Goods of an order are on their way. */
  readonly orderShipped: { readonly number: string; readonly carrier: string; readonly tracking: string };
  /** Money of an order came back, in `mey`. */
  readonly orderRefunded: { readonly number: string; readonly amount: string };
  /** A copy of the own data can be fetched, until a moment as text of ISO 8601. */
  readonly exportReady: { readonly until: string };
  /** An operator has restricted something, until a moment as text of ISO 8601. */
  readonly restricted: { readonly kind: RestrictionKind; readonly reason: string; readonly until: string };
  /** The other account of a binding, by its masked name, has changed something about it. */
  readonly linkChanged: { readonly change: LinkChange; readonly name: string };
  /** The main account, by its masked name, has asked for a sign-in to this one. */
  readonly linkSignIn: { readonly name: string };
  /** The main account, by its masked name, has collected coins, each sum with its coin. */
  readonly collected: { readonly name: string; readonly sums: string };
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
