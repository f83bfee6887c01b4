import { DECISION_KINDS, DECISIONS, type DecisionKind } from '@greenhall/contract/admin/decisions';
import { rights } from '@greenhall/contract/generated/rights';
import { type Role, mayDo } from '@greenhall/domain/admin/roles';
import type { OperatorCaller } from '../../../platform/http/caller.ts';
import { mayReach } from '../../../platform/http/rights.ts';

/** Whether roles reach the step that comes next. */
export const mayTakeStep = (roles: readonly Role[], kind: DecisionKind): boolean => {
  const { by, reach } = DECISIONS[kind];
  return mayDo(roles, rights[by][0], reach);
};

/** The kinds of which an operator may read what waits, or also take the next step. */
export const kindsFor = (caller: OperatorCaller, step: 'read' | 'decide'): readonly DecisionKind[] =>
  DECISION_KINDS.filter(
    (kind) => mayReach(caller, DECISIONS[kind].list) && (step === 'read' || mayTakeStep(caller.roles, kind)),
  );
