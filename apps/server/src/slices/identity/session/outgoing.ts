import { checkCoinsMayLeave, coolDownEnd, type CooledAct } from '@greenhall/domain/identity/cool-down';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Result, refuse } from '@greenhall/domain/shared/result';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { type Credential, credentialByNumber, lockCredentialShared } from '../store.ts';

function checkLeaving(credential: Credential | undefined, act: CooledAct, now: Date): Result<true> {
  if (!credential) return refuse('memberNotFound');
  const { transferLock: on, unlockedAt, changes } = credential;
  return checkCoinsMayLeave({ lock: { on, turnedOffAt: unlockedAt?.getTime() ?? null }, changes }, act, now.getTime());
}

/**
 * Whether a member's coins may leave now: first the member's transfer lock, then the cool-down after a security change.
 */
export async function checkOutgoing(db: Db | Tx, memberNo: MemberNo, act: CooledAct, now: Date): Promise<Result<true>> {
  return checkLeaving(await credentialByNumber(db, memberNo), act, now);
}

/** The same, and no cool-down of the member can begin until the transaction ends. */
export async function storeOutgoing(tx: Tx, memberNo: MemberNo, act: CooledAct, now: Date): Promise<Result<true>> {
  return checkLeaving(await lockCredentialShared(tx, memberNo), act, now);
}

/** When the member's latest cool-down ends or has ended, in ms since the epoch; null if there was none. */
export async function lastCoolDownOf(db: Db | Tx, memberNo: MemberNo): Promise<number | null> {
  const credential = await credentialByNumber(db, memberNo);
  const end = credential ? coolDownEnd(credential.changes) : -Infinity;
  return end === -Infinity ? null : end;
}

/** When the member's cool-down ends, in ms since the epoch; null without one. */
export async function coolDownOf(db: Db | Tx, memberNo: MemberNo, now: Date): Promise<number | null> {
  const end = await lastCoolDownOf(db, memberNo);
  return end !== null && end > now.getTime() ? end : null;
}
