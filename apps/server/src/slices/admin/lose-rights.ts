import type { Role } from '@greenhall/domain/admin/roles';
import { operatorId } from '@greenhall/domain/shared/four-eyes';
import { reopenApproved } from '../../platform/approvals/apply.ts';
import type { Tx } from '../../platform/database/database.ts';
import { operatorsOf, setRoles, suspend } from './store-operators.ts';

/** Suspends an operator; false when it was suspended before. What it has proposed or approved and is not in force yet waits for another one. */
export async function suspendOne(tx: Tx, id: bigint, at: Date): Promise<boolean> {
  const isDone = await suspend(tx, id, at);
  await reopenApproved(operatorsOf, tx, operatorId(id), at);
  return isDone;
}

/** Gives an operator other roles. What it has proposed or approved with one that it loses, and is not in force yet, waits for another one. */
export async function changeRoles(tx: Tx, id: bigint, roles: readonly Role[], at: Date): Promise<void> {
  await setRoles(tx, id, roles);
  await reopenApproved(operatorsOf, tx, operatorId(id), at);
}
