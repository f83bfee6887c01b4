import { type Act, mayDo } from '@greenhall/domain/admin/roles';
import type { OperatorId } from '@greenhall/domain/shared/four-eyes';
import type { Tx } from '../../platform/database/database.ts';
import { standingOf } from './store-operators.ts';

/** Whether an operator who could propose something in an act has been suspended since, or has lost the right. */
export async function hasLostRight(tx: Tx, operator: OperatorId, act: Act): Promise<boolean> {
  const row = await standingOf(tx, operator);
  return row !== undefined && (row.isSuspended || !mayDo(row.roles, act, 'propose'));
}
