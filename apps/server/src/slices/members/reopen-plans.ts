import type { OperatorId } from '@greenhall/domain/shared/four-eyes';
import { dayOf } from '@greenhall/domain/shared/time';
import { hasLostRight } from '../../platform/approvals/apply.ts';
import { audit, stateChange } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { OperatorsPort } from '../../platform/facts/operators.ts';
import { lockComing, reopenPlan } from './store-plan.ts';

/**
 * Lets the announced versions of the plan that an operator has proposed or approved wait for another one, if they are not in force
 * yet and the operator may no longer take that step.
 */
export async function reopenPlans(operators: OperatorsPort, tx: Tx, operator: OperatorId, at: Date): Promise<void> {
  for (const row of await lockComing(tx, operator, dayOf(at.getTime()))) {
    const step = row.proposedById === operator ? 'propose' : 'decide';
    if (!(await hasLostRight({ operators }, tx, operator, 'stock.plans', step))) continue;
    const { state } = await reopenPlan(tx, row);
    const subject = String(row.version);
    await audit(tx, { operator: null, act: 'plan.reopen', subject, detail: {}, ...stateChange(row.state, state), at });
  }
}
