import { checkInspection, isRunning } from '@greenhall/domain/members/inspection';
import { memberBeneficiary, operatorId } from '@greenhall/domain/shared/four-eyes';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { type OperatorsCall, transactAs } from '../../../platform/audit/acting.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { OperatorCaller } from '../../../platform/http/caller.ts';
import type { Ports } from '../../../platform/ports.ts';
import { type InspectionRow, inspectionById } from './store.ts';

/** What an operator may open of a member that it inspects. */
export type AccountPart =
  | 'profile'
  | 'balances'
  | 'bill'
  | 'tree'
  | 'links'
  | 'allocations'
  | 'sales'
  | 'trades'
  | 'sessions'
  | 'notices';

/**
 * Whether an inspection still opens the account to the operator who began it: the refusals of persons, `inspectionTakesTwo`,
 * `inspectionOver`. All of it is asked each time, since an operator may have declared the account meanwhile.
 */
export async function checkOpen(ports: Ports, tx: Tx, by: OperatorCaller, row: InspectionRow): Promise<Result<true>> {
  const beneficiaries = [memberBeneficiary(row.memberNo)];
  const may = await ports.persons.mayDecide(tx, { maker: null, checker: by, beneficiaries });
  if (!may.ok) return may;
  const isOperators = await ports.persons.isOperators(tx, row.memberNo);
  const admitted = checkInspection({ isOperators, isByTwo: row.approvedById !== null });
  if (!admitted.ok) return admitted;
  const span = { endsAt: row.endsAt?.getTime() ?? null, endedAt: row.endedAt?.getTime() ?? null };
  return isRunning(span, ports.clock.now().getTime()) ? accept(true) : refuse('inspectionOver');
}

/**
 * Admits an operator to a part of the account that its inspection opens, and logs it with the reason of the inspection; answers whose
 * account it is. Refusals: `notFound` for one that is not the operator's own, and those of `checkOpen`. Rule: members#inspections.
 */
export async function openAccount(
  ports: Ports,
  call: OperatorsCall & { readonly params: { readonly inspection: string } },
  part: AccountPart,
): Promise<Result<MemberNo>> {
  const by = call.caller;
  return transactAs(ports, call, async (tx) => {
    const row = await inspectionById(tx, BigInt(call.params.inspection));
    if (!row || row.operatorId === null || operatorId(row.operatorId) !== by.operatorId) return refuse('notFound');
    const open = await checkOpen(ports, tx, by, row);
    if (!open.ok) return open;
    const { memberNo, reason } = row;
    const subject = String(memberNo);
    const detail = { part, reason };
    await audit(tx, { operator: by.username, act: 'member.open', subject, detail, at: ports.clock.now() });
    return accept(memberNo);
  });
}
