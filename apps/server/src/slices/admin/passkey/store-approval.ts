import type { OperatorId } from '@greenhall/domain/shared/four-eyes';
import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, rows, run } from '../../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../../platform/database/select.ts';
import type { Passkey } from '../account/store-passkey.ts';

export type Approval = RowOf<typeof APPROVAL>;

const APPROVAL = columns('admin_approval', [
  'id',
  'operatorId',
  'sessionId',
  'signedText',
  'expiresAt',
  'requestKey',
  'usedAt',
]).narrow<{ operatorId: OperatorId }>();

/** An approval that was used, with what proves it. */
export type StoredApproval = RowOf<typeof KEPT>;

const KEPT = columns('admin_approval', [
  'id',
  'operatorId',
  'signedText',
  'credentialId',
  'publicKey',
  'assertion',
  'usedAt',
]).narrow<{ operatorId: OperatorId; credentialId: string; publicKey: Uint8Array; assertion: string; usedAt: Date }>();

/** Approvals that were used, in the order of their names, after one of them. */
export function usedApprovals(db: Db, after: string, limit: number): Promise<StoredApproval[]> {
  return rows(
    db,
    select(KEPT)`from admin_approval where used_at is not null and id > ${after} order by id limit ${limit}`,
  );
}

/** Keeps a text that is to be signed, and forgets those that nobody signed in time. */
export async function insertApproval(
  tx: Tx,
  fresh: Pick<Approval, 'id' | 'operatorId' | 'sessionId' | 'signedText' | 'expiresAt'>,
  now: Date,
): Promise<void> {
  await run(tx, sql`delete from admin_approval where used_at is null and expires_at <= ${now}`);
  await run(
    tx,
    sql`insert into admin_approval (id, operator_id, session_id, signed_text, expires_at)
        values (${fresh.id}, ${fresh.operatorId}, ${fresh.sessionId}, ${fresh.signedText}, ${fresh.expiresAt})`,
  );
}

export function approvalById(db: Db, id: string): Promise<Approval | undefined> {
  return maybeRow(db, select(APPROVAL)`from admin_approval where id = ${id}`);
}

/** Uses an approval for one request, with what proves it; false when it was used or its time is over. */
export async function useApproval(
  tx: Tx,
  id: string,
  { key, passkey, assertion, at }: { key: string; passkey: Passkey; assertion: string; at: Date },
): Promise<boolean> {
  const used = await run(
    tx,
    sql`update admin_approval
           set request_key = ${key}, credential_id = ${passkey.credentialId}, public_key = ${passkey.publicKey},
               assertion = ${assertion}, used_at = ${at}
         where id = ${id} and used_at is null and expires_at > ${at}`,
  );
  return used === 1;
}
