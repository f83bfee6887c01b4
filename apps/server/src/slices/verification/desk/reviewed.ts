import { memberBeneficiary, operatorId } from '@greenhall/domain/shared/four-eyes';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { holdsClaim } from '@greenhall/domain/verification/case';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { OperatorCaller } from '../../../platform/http/caller.ts';
import type { Ports } from '../../../platform/ports.ts';
import { type CaseRow, lockCase } from '../store.ts';
import { caseTimesAt } from '../values-in-force.ts';
import { usernameOf } from './store-desk.ts';

/** Until when a claim lasts after an act at this moment. */
export const claimedUntil = async (tx: Tx, at: Date): Promise<Date> =>
  new Date(at.getTime() + (await caseTimesAt(tx, at)).claim);

/** Whether the operator may review this case at all: `reviewerUndeclared`, `reviewerInvolved`, `fourEyes`. */
export function mayReview(ports: Ports, tx: Tx, checker: OperatorCaller, row: CaseRow): Promise<Result<true>> {
  const maker = row.firstReviewerId === null ? null : operatorId(row.firstReviewerId);
  return ports.persons.mayDecide(tx, { maker, checker, beneficiaries: [memberBeneficiary(row.owner)] });
}

/**
 * The case that the operator has in review, locked: `notFound`, the refusals of persons, `statusChanged` if it is not in
 * its review or not as it was shown.
 */
export async function lockReviewed(
  ports: Ports,
  tx: Tx,
  caller: OperatorCaller,
  id: string,
  version?: number,
): Promise<Result<CaseRow>> {
  const row = await lockCase(tx, BigInt(id));
  if (!row) return refuse('notFound');
  const may = await mayReview(ports, tx, caller, row);
  if (!may.ok) return may;
  const { state, reviewerId } = row;
  const claim = { state, reviewer: reviewerId, claimedUntil: row.claimedUntil?.getTime() ?? null };
  const isMine = holdsClaim(claim, caller.operatorId, ports.clock.now().getTime());
  return isMine && (version === undefined || version === row.version) ? accept(row) : refuse('statusChanged');
}

/** The name under which a person is known at the desk. */
export async function named<R extends CaseRow>(db: Db | Tx, row: R): Promise<R & { readonly username: string }> {
  return { ...row, username: await usernameOf(db, row.owner) };
}
