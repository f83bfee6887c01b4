import type { RouteKey } from '@greenhall/contract/routes';
import type { Tx } from '../database/database.ts';
import type { Origin } from '../http/origin.ts';
import type { OperatorCaller } from '../http/caller.ts';
import { rolesUsed } from '../http/rights.ts';
import type { Result } from '@greenhall/domain/shared/result';

/** An operator at work: with which session, request, network and role. */
export interface Acting {
  readonly role: string | null;
  readonly session: bigint | null;
  readonly request: string | null;
  readonly network: string | null;
}

const NOBODY: Acting = { role: null, session: null, request: null, network: null };

interface Work {
  readonly acting: Acting;
  entries: number;
}

/** Who works in which open transaction, and how many entries it has got. */
const works = new WeakMap<Tx, Work>();

/** A call of an operator, as far as the audit log records it. */
export interface OperatorsCall {
  readonly route: RouteKey;
  readonly caller: OperatorCaller;
  readonly origin: Origin;
}

/** Says who works in a transaction, before it does. */
export function workAs(tx: Tx, { route, caller, origin }: OperatorsCall): void {
  const { network, request } = origin;
  // The demo's operators act without a session.
  const session = caller.sessionId > 0n ? caller.sessionId : null;
  works.set(tx, {
    acting: { role: rolesUsed(route, caller).join(' '), session, request, network },
    entries: 0,
  });
}

/** Says in which new session an operator works that has just signed in; its roles are not used for that. */
export function workSignedIn(tx: Tx, session: bigint, { network, request }: Origin): void {
  works.set(tx, { acting: { role: null, session, request, network }, entries: 0 });
}

/** Who works in the transaction; all is null for the terminal and for jobs. */
export const actingIn = (tx: Tx): Acting => works.get(tx)?.acting ?? NOBODY;

/** Counts an entry of the one who works in the transaction. What the program does beside it is not counted. */
export function countEntry(tx: Tx): void {
  const work = works.get(tx);
  if (work) work.entries += 1;
}

/** What operators write that is no act: how far they have read a conversation. */
const NO_ACTS: ReadonlySet<RouteKey> = new Set(['messages.deskMark']);

/** Runs what an operator does in a transaction. Throws if it succeeds and has left no entry, or more than one, in the audit log. */
export async function recorded<T>(
  tx: Tx,
  call: OperatorsCall,
  act: (tx: Tx) => Promise<Result<T>>,
): Promise<Result<T>> {
  workAs(tx, call);
  const done = await act(tx);
  const entries = works.get(tx)?.entries;
  if (done.ok && entries !== 1 && !NO_ACTS.has(call.route))
    throw new Error(`${call.route} left ${entries} entries in the audit log`);
  return done;
}
