import { APPROVAL_NAMES, APPROVALS, type ApprovalName } from '@greenhall/contract/admin/cases';
import { rights } from '@greenhall/contract/generated/rights';
import { type Role, mayDo } from '@greenhall/domain/admin/roles';
import type { OperatorCaller } from '../../../platform/http/caller.ts';
import { mayReach } from '../../../platform/http/rights.ts';

/** Whether roles reach the step that comes next. */
export const mayTakeStep = (roles: readonly Role[], name: ApprovalName): boolean => {
  const { by, reach } = APPROVALS[name];
  return mayDo(roles, rights[by][0], reach);
};

/** The approvals of which an operator may read what waits, or also take the next step. */
export const approvalsFor = (caller: OperatorCaller, step: 'read' | 'decide'): readonly ApprovalName[] =>
  APPROVAL_NAMES.filter(
    (name) => mayReach(caller, APPROVALS[name].list) && (step === 'read' || mayTakeStep(caller.roles, name)),
  );
