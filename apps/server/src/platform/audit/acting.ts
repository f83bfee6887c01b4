import type { RouteKey } from '@greenhall/contract/routes';
import type { Db, Tx } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import type { OperatorsPort } from '../facts/operators.ts';
import type { Origin } from '../http/origin.ts';
import type { OperatorCaller } from '../http/caller.ts';
import { rolesUsed } from '../http/rights.ts';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';

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

interface Needs {
  readonly db: Db;
  readonly operators: OperatorsPort;
}

/**
 * Whether the operator may still do what its request was admitted for: `notSignedIn` once it is suspended, `forbidden` once it has lost
 * one of the roles that the request was judged by. Nobody suspends it until the transaction ends. An operator without a row is the
 * demo's.
 */
async function mayStillAct(tx: Tx, { operators }: Needs, { caller }: OperatorsCall): Promise<Result<true>> {
  const roles = await operators.holdRoles(tx, caller.operatorId);
  if (roles === undefined || caller.roles.every((role) => roles.includes(role))) return accept(true);
  return refuse(roles.length === 0 ? 'notSignedIn' : 'forbidden');
}

/** Runs what an operator does, as long as it may still do so. */
async function actAs<T>(
  tx: Tx,
  needs: Needs,
  call: OperatorsCall,
  act: (tx: Tx) => Promise<Result<T>>,
): Promise<Result<T>> {
  const may = await mayStillAct(tx, needs, call);
  if (!may.ok) return may;
  workAs(tx, call);
  return act(tx);
}

/** Runs what an operator does beside its writes, such as a look that is logged, in a transaction of its own. */
export const transactAs = <T>(
  needs: Needs,
  call: OperatorsCall,
  act: (tx: Tx) => Promise<Result<T>>,
): Promise<Result<T>> => transact(needs.db, (tx) => actAs(tx, needs, call, act));

/** Runs an operator's write. Throws if it succeeds and has left no entry, or more than one, in the audit log. */
export async function recorded<T>(
  tx: Tx,
  needs: Needs,
  call: OperatorsCall,
  act: (tx: Tx) => Promise<Result<T>>,
): Promise<Result<T>> {
  const done = await actAs(tx, needs, call, act);
  const entries = works.get(tx)?.entries;
  if (done.ok && entries !== 1 && !NO_ACTS.has(call.route))
    throw new Error(`${call.route} left ${entries} entries in the audit log`);
  return done;
}
