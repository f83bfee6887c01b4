import { type Act, type Capability, mayDo } from '@greenhall/domain/admin/roles';
import type { OperatorId } from '@greenhall/domain/shared/four-eyes';
import type { Tx } from '../../platform/database/database.ts';
import { operatorsOf } from './store-operators.ts';

/** Whether an operator who took a step in an act has been suspended since, or has lost the right to that step. */
export async function hasLostRight(tx: Tx, operator: OperatorId, act: Act, step: Capability): Promise<boolean> {
  const roles = await operatorsOf.holdRoles(tx, operator);
  return roles !== undefined && !mayDo(roles, act, step);
}
