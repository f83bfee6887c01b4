import { type RefusedKind, refuseRestricted } from '@greenhall/domain/members/restriction';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Result, accept } from '@greenhall/domain/shared/result';
import type { Db, Tx } from '../../platform/database/database.ts';
import { restrictedUntil } from './store-restrictions.ts';

/**
 * Whether a member may do something that operators can restrict: `transferRestricted`, `functionBanned`. Slices ask it in the
 * transaction of every new act; what already runs goes on.
 */
export async function checkRestricted(
  tx: Db | Tx,
  memberNo: MemberNo,
  kind: RefusedKind,
  at: Date,
): Promise<Result<true>> {
  const until = await restrictedUntil(tx, memberNo, kind, at);
  return until === null ? accept(true) : refuseRestricted(kind, until.getTime());
}
