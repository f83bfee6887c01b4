import { checkCoolDown, checkTransferLock, type CooledAct } from '@greenhall/domain/identity/cool-down';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Db, Tx } from '../../platform/database/database.ts';
import { credentialByNumber } from './store.ts';

/** The acts that a member's transfer lock keeps from happening. */
const LOCKED: ReadonlySet<CooledAct> = new Set(['withdrawal', 'transferOut', 'collect'] as const);

/** Whether a member's coins may leave now: cool-down after a security change, then the member's own transfer lock. */
export async function checkOutgoing(db: Db | Tx, memberNo: bigint, act: CooledAct, now: Date): Promise<Result<void>> {
  const credential = await credentialByNumber(db, memberNo);
  if (!credential) return refuse('memberNotFound');
  const cooled = checkCoolDown(credential.changes, act, now.getTime());
  if (!cooled.ok) return cooled;
  if (!LOCKED.has(act)) return accept(undefined);
  const open = checkTransferLock(
    { on: credential.transferLock, turnedOffAt: credential.unlockedAt?.getTime() ?? null },
    now.getTime(),
  );
  return open.ok ? accept(undefined) : open;
}
