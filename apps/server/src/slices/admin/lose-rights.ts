import type { Role } from '@greenhall/domain/admin/roles';
import { operatorId } from '@greenhall/domain/shared/four-eyes';
import type { Tx } from '../../platform/database/database.ts';
import { reopenPlans } from '../members/index.ts';
import { operatorsOf, setRoles, suspend } from './store-operators.ts';

/** Suspends an operator; false when it was suspended before. What it has announced and is not in force yet waits for another one. */
export async function suspendOne(tx: Tx, id: bigint, at: Date): Promise<boolean> {
  const isDone = await suspend(tx, id, at);
  await reopenPlans(operatorsOf, tx, operatorId(id), at);
  return isDone;
}

/** Gives an operator other roles. What it has announced with one that it loses, and is not in force yet, waits for another one. */
export async function changeRoles(tx: Tx, id: bigint, roles: readonly Role[], at: Date): Promise<void> {
  await setRoles(tx, id, roles);
  await reopenPlans(operatorsOf, tx, operatorId(id), at);
}
