import { memberBeneficiary } from '@greenhall/domain/shared/four-eyes';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { HOUR } from '@greenhall/domain/shared/time';
import { audit } from '../../../platform/audit/audit.ts';
import { transact } from '../../../platform/database/transact.ts';
import type { OperatorCaller } from '../../../platform/http/caller.ts';
import type { Ports } from '../../../platform/ports.ts';
import { inspectionReasonOf, memberState } from '../store.ts';

/** What an operator who inspects a member may open beside the profile. */
export type AccountPart = 'balances' | 'bill' | 'tree' | 'links' | 'allocations' | 'sales' | 'trades';

/** How long after an inspection with its reason the parts of the account may be opened. */
const INSPECTION_VALID = HOUR;

/**
 * Admits an operator to a part of a member's account and logs it with the reason of the inspection that it belongs to;
 * `memberNotFound`; `forbidden` without an own inspection of this member within the last hour. Rule: members#inspections.
 */
export async function openAccount(
  ports: Ports,
  by: OperatorCaller,
  memberNo: MemberNo,
  part: AccountPart,
): Promise<Result<void>> {
  const at = ports.clock.now();
  const operator = by.username;
  return transact(ports.db, async (tx) => {
    if (!(await memberState(tx, memberNo))) return refuse('memberNotFound');
    const beneficiaries = [memberBeneficiary(memberNo)];
    const may = await ports.persons.mayDecide(tx, { maker: null, checker: by, beneficiaries });
    if (!may.ok) return may;
    const reason = await inspectionReasonOf(tx, memberNo, operator, new Date(at.getTime() - INSPECTION_VALID));
    if (reason === undefined) return refuse('forbidden');
    await audit(tx, { operator, act: 'member.open', subject: String(memberNo), detail: { part, reason }, at });
    return accept(undefined);
  });
}
