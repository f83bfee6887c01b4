import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { sql } from 'kysely';
import { type Tx, maybeRow, run } from '../../../platform/database/database.ts';
import { type RowOf, columns, returning } from '../../../platform/database/select.ts';

/** Stores a code for the holder of the companion cookie of the requesting session. */
export async function insertHandOff(
  tx: Tx,
  hash: Buffer,
  issuer: bigint,
  target: MemberNo,
  expiresAt: Date,
): Promise<void> {
  await run(
    tx,
    sql`insert into identity_hand_off (code_hash, issuer, target, companion_hash, expires_at)
        select ${hash}, id, ${target}, companion_hash, ${expiresAt} from identity_session where id = ${issuer}`,
  );
}

/** The member that a code signs in to, and the one that asked for it. */
export type HandOffRow = RowOf<typeof HAND_OFF>;

const HAND_OFF = columns('identity_hand_off as h', ['target']).and(
  columns('identity_session as s', ['memberNo as actedBy']),
);

/** Spends a code while the requesting session is open. */
export function takeHandOff(tx: Tx, hash: Buffer, companion: Buffer, now: Date): Promise<HandOffRow | undefined> {
  return maybeRow(
    tx,
    returning(HAND_OFF)`
      update identity_hand_off h set spent_at = ${now} from identity_session s
       where h.code_hash = ${hash} and h.companion_hash = ${companion}
         and h.spent_at is null and h.expires_at > ${now} and s.id = h.issuer and s.ended_at is null`,
  );
}

/** Deletes the codes by which a member could sign in to another. One that is being spent is waited for. */
export async function deleteHandOffs(tx: Tx, target: MemberNo, actedBy: MemberNo): Promise<void> {
  await run(
    tx,
    sql`delete from identity_hand_off h using identity_session s
         where h.target = ${target} and s.id = h.issuer and s.member_no = ${actedBy}`,
  );
}
