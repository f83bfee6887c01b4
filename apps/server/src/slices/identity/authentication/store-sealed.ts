import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { sql } from 'kysely';
import { type Db, rows, run } from '../../../platform/database/database.ts';
import { columns, select } from '../../../platform/database/select.ts';

const AT_ONCE = 500;

/** Stored authenticator secrets, by member number. */
export function sealedAfter(db: Db, after: bigint): Promise<{ memberNo: MemberNo; sealed: string }[]> {
  return rows(
    db,
    select(columns('identity_credential', ['memberNo', 'totpSecret as sealed']).narrow<{ sealed: string }>())`
      from identity_credential
       where totp_secret is not null and member_no > ${after} order by member_no limit ${AT_ONCE}`,
  );
}

export async function replaceSealed(db: Db, memberNo: MemberNo, from: string, to: string): Promise<void> {
  await run(
    db,
    sql`update identity_credential set totp_secret = ${to} where member_no = ${memberNo} and totp_secret = ${from}`,
  );
}
