import { checkDelete, PENDING_TTL, type PlacedNode, pendingHasExpired } from '@greenhall/domain/network/placement';
import { type MemberNo, memberNumber } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Tx } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Answer, Call } from '../../platform/http/call.ts';
import { type Ports, once } from '../../platform/ports.ts';
import { removeCredential } from '../identity/index.ts';
import { memberState, removeMember } from '../members/index.ts';
import { type NodeRow, hasReceived, lockNode, overdue, removeNode, zonesTaken } from './store.ts';

const AT_ONCE = 100;

interface Found {
  readonly node: NodeRow;
  readonly placed: PlacedNode;
}

/** A registration as the rules see it, locked: nobody can be placed below it meanwhile. */
async function lockPlaced(tx: Tx, memberNo: MemberNo): Promise<Found | undefined> {
  const node = await lockNode(tx, memberNo);
  const state = node && (await memberState(tx, memberNo));
  if (!node || !state) return undefined;
  const nodesBelow = (await zonesTaken(tx, memberNo)).length;
  const until = state.pendingUntil?.getTime() ?? Infinity;
  const isPending = state.status === 'pending';
  return { node, placed: { state: isPending ? 'pending' : 'active', registeredAt: until - PENDING_TTL, nodesBelow } };
}

/**
 * Takes a pending member out of everything, unless it was activated or paid meanwhile. Coins are looked for last: a
 * transfer under way holds the credential, and what it brought is seen once that is gone.
 */
async function removePending(tx: Tx, node: NodeRow): Promise<Result<void>> {
  if (!(await removeMember(tx, node.memberNo))) return refuse('notPending');
  await removeNode(tx, node);
  await removeCredential(tx, node.memberNo);
  return (await hasReceived(tx, node.memberNo)) ? refuse('statusChanged') : accept(undefined);
}

/** The referrer takes back a pending registration with nobody below it. To anybody else it is not there. */
export async function deleteNode(
  ports: Ports,
  call: Call<'network.deleteNode'>,
): Promise<Result<Answer<'network.deleteNode'>>> {
  const memberNo = memberNumber(call.params.id);
  return once(ports, call, async (tx) => {
    const found = await lockPlaced(tx, memberNo);
    if (!found) return refuse('memberNotFound');
    const may = checkDelete(found.placed, String(found.node.sponsor), String(call.caller.memberNo));
    if (!may.ok) return may.refusal === 'forbidden' ? refuse('memberNotFound') : may;
    const removed = await removePending(tx, found.node);
    return removed.ok ? accept({}) : removed;
  });
}

/** Ends pending registrations after their time; says how many it looked at. */
export async function endOverdue(ports: Ports): Promise<number> {
  const now = ports.clock.now();
  const due = await overdue(ports.db, now, AT_ONCE);
  for (const { memberNo } of due) {
    await transact(ports.db, async (tx) => {
      const found = await lockPlaced(tx, memberNo);
      if (!found || !pendingHasExpired(found.placed, now.getTime())) return refuse('statusChanged');
      return removePending(tx, found.node);
    });
  }
  return due.length;
}
