import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { sql } from 'kysely';
import { BEYOND_LAST } from '../../../platform/cursor.ts';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../../platform/database/select.ts';

/** When a member last asked its referrer; null if it never did. */
export async function lastActivationRequest(db: Db | Tx, memberNo: MemberNo): Promise<Date | null> {
  const row = await maybeRow(
    db,
    select(columns('network_ask', ['askedAt']))`from network_ask where member_no = ${memberNo}`,
  );
  return row?.askedAt ?? null;
}

export async function storeActivationRequest(tx: Tx, memberNo: MemberNo, at: Date): Promise<void> {
  await run(
    tx,
    sql`insert into network_ask (member_no, asked_at) values (${memberNo}, ${at})
        on conflict (member_no) do update set asked_at = excluded.asked_at`,
  );
}

/** Whether a referrer does not want to hear of a member: of this one, or of anybody. */
export async function isMuted(db: Db | Tx, sponsor: MemberNo, memberNo: MemberNo): Promise<boolean> {
  const row = await maybeRow(
    db,
    sql`select 1 from network_ask_mute where sponsor = ${sponsor} and member_no in (${memberNo}, ${sponsor}) limit 1`,
  );
  return row !== undefined;
}

export async function storeMute(tx: Tx, sponsor: MemberNo, memberNo: MemberNo, at: Date): Promise<void> {
  await run(
    tx,
    sql`insert into network_ask_mute (sponsor, member_no, muted_at) values (${sponsor}, ${memberNo}, ${at})
        on conflict do nothing`,
  );
}

export async function deleteMute(tx: Tx, sponsor: MemberNo, memberNo: MemberNo): Promise<void> {
  await run(tx, sql`delete from network_ask_mute where sponsor = ${sponsor} and member_no = ${memberNo}`);
}

export async function hasMutedAll(db: Db, sponsor: MemberNo): Promise<boolean> {
  const row = await oneRow(
    db,
    sql<{ all: boolean }>`
      select exists (select from network_ask_mute where sponsor = ${sponsor} and member_no = ${sponsor}) as "all"`,
  );
  return row.all;
}

type MuteRow = RowOf<typeof MUTE>;

const MUTE = columns('network_ask_mute as k', ['memberNo', 'mutedAt']).and({ username: sql<string>`i.username` });

/** Of whom a referrer does not want to hear, the latest member first. */
export function mutesOf(db: Db, sponsor: MemberNo, before: bigint | undefined, limit: number): Promise<MuteRow[]> {
  return rows(
    db,
    select(MUTE)`
      from network_ask_mute k join identity_name i using (member_no)
       where k.sponsor = ${sponsor} and k.member_no <> ${sponsor} and k.member_no < ${before ?? BEYOND_LAST}
       order by k.member_no desc limit ${limit}`,
  );
}
