import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { HOUR } from '@greenhall/domain/shared/time';
import { type OperatorsCall, transactAs } from '../../../platform/audit/acting.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { OperatorCaller } from '../../../platform/http/caller.ts';
import type { Ports } from '../../../platform/ports.ts';
import { hasLooked, recordAccess } from './store-access-log.ts';

/** Looks within an hour after one that stands in the audit log belong to it. */
const LOOK_LASTS = HOUR;

/** Whether an operator has to do with this conversation: not with that of its own person. Rule: messages#own-person. */
export async function mayHandle(
  { persons }: Pick<Ports, 'persons'>,
  db: Db | Tx,
  { operatorId }: Pick<OperatorCaller, 'operatorId'>,
  memberNo: MemberNo,
): Promise<Result<true>> {
  const own = await persons.ownAmong(db, operatorId, [memberNo]);
  return own.has(memberNo) ? refuse('reviewerInvolved') : accept(true);
}

/** Admits an operator to what is said in a conversation; the first look of an hour stands in the audit log. */
export async function admitToConversation(
  ports: Ports,
  call: OperatorsCall,
  memberNo: MemberNo,
): Promise<Result<true>> {
  const { caller } = call;
  const may = await mayHandle(ports, ports.db, caller, memberNo);
  if (!may.ok) return may;
  const at = ports.clock.now();
  const since = new Date(at.getTime() - LOOK_LASTS);
  const look = { operator: caller.operatorId, memberNo };
  if (await hasLooked(ports.db, look, since)) return may;
  return transactAs(ports, call, async (tx) => {
    if (await recordAccess(tx, look, at, since))
      await audit(tx, { operator: caller.username, act: 'messages.look', subject: String(memberNo), detail: {}, at });
    return accept(true);
  });
}
