import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { sql } from 'kysely';
import { type Db, type Tx, oneRow, rows, run } from '../../platform/database/database.ts';
import { columns, select, selectFrom } from '../../platform/database/select.ts';
import { type Reading, type ShownRow, shown } from './store.ts';

/** A notice that home shows, or opens by itself. */
export type NoticeAtHome = ShownRow & { readonly isNewest: boolean; readonly isRead: boolean; readonly unread: bigint };

/** Which of these notices a member has read, one by one or all at once, or are older than the member. */
export async function readNoticesOf(db: Db, memberNo: MemberNo, ids: readonly bigint[]): Promise<ReadonlySet<bigint>> {
  const found = await rows(
    db,
    select(columns('content_entry as e', ['id']))`
      from content_entry e
       where e.id = any(${ids}::bigint[])
         and (exists (select from content_read r where r.member_no = ${memberNo} and r.entry_id = e.id)
              or e.shown_at < (select joined_at from members_state where member_no = ${memberNo})
              or e.shown_at <= (select read_until from content_reader where member_no = ${memberNo}))`,
  );
  return new Set(found.map(({ id }) => id));
}

const UNREAD = (memberNo: MemberNo, now: Date) => sql`
  from content_entry e
 where e.kind = 'notice' and e.state = 'published' and e.shown_at <= ${now}
   and (e.visible_until is null or e.visible_until > ${now})
   and e.shown_at >= (select joined_at from members_state where member_no = ${memberNo})
   and not exists (select from content_read r where r.member_no = ${memberNo} and r.entry_id = e.id)
   and not exists (select from content_reader c where c.member_no = ${memberNo} and e.shown_at <= c.read_until)`;

/** The newest visible notice, and the oldest important one that a member has not read, each with how many it has not read. */
export function noticesAtHome(db: Db, memberNo: MemberNo, reading: Reading): Promise<NoticeAtHome[]> {
  const unread = UNREAD(memberNo, reading.now);
  const important = sql`select e.id ${unread} and e.is_important order by e.shown_at, e.id limit 1`;
  const newest = selectFrom(shown(reading))`s order by position desc, id desc limit 1`;
  const added = (isNewest: boolean) => sql`
    ${isNewest}::boolean as "isNewest", not exists (select ${unread} and e.id = s.id) as "isRead",
    (select count(*) ${unread}) as unread`;
  return rows(
    db,
    sql<NoticeAtHome>`
      select s.*, ${added(true)} from (${newest}) s union all
      select s.*, ${added(false)} from (${shown(reading)}) s where id = (${important})`,
  );
}

/** Marks one notice as read; a repetition changes nothing. */
export async function insertRead(tx: Tx, memberNo: MemberNo, id: bigint): Promise<void> {
  await run(tx, sql`insert into content_read (member_no, entry_id) values (${memberNo}, ${id}) on conflict do nothing`);
}

/** When the newest notice appeared that is visible at a moment. */
export async function newestNotice(tx: Tx, now: Date): Promise<Date | null> {
  const { newest } = await oneRow(
    tx,
    sql<{ newest: Date | null }>`
      select max(shown_at) as newest from content_entry
       where kind = 'notice' and state = 'published' and shown_at <= ${now}
         and (visible_until is null or visible_until > ${now})`,
  );
  return newest;
}

/** Marks everything up to a moment as read, and drops the marks of single notices, which it covers. */
export async function setReadUntil(tx: Tx, memberNo: MemberNo, until: Date): Promise<void> {
  await run(
    tx,
    sql`insert into content_reader (member_no, read_until) values (${memberNo}, ${until})
        on conflict (member_no) do update set read_until = greatest(content_reader.read_until, excluded.read_until)`,
  );
  await run(
    tx,
    sql`delete from content_read r using content_entry e
         where r.member_no = ${memberNo} and e.id = r.entry_id and e.shown_at <= ${until}`,
  );
}
