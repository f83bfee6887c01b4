import {
  MAIL_BY_DEFAULT,
  noticeClass,
  type NoticeKind,
  type NoticeParams,
} from '@greenhall/domain/notifications/notice';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type RawBuilder, sql } from 'kysely';
import { BEYOND_LAST } from '../../platform/cursor.ts';
import { int8Column, textColumn } from '../../platform/database/columns.ts';
import { type Db, type Tx, oneRow, rows, run } from '../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../platform/database/select.ts';

/** Who is told, and with which parameters. */
export interface Notification<K extends NoticeKind> {
  readonly member: MemberNo;
  readonly params: NoticeParams<K>;
}

/** How notifications of a kind reach members, as the arguments of `notifications_tell` before those whom it tells. */
export function deliveryOf(kind: NoticeKind): RawBuilder<unknown> {
  const { isKept, mail, push } = noticeClass(kind);
  const byDefault = mail !== null && mail !== 'always' && MAIL_BY_DEFAULT[mail];
  return sql`${kind}, ${isKept}, ${mail}, ${byDefault}, ${push}`;
}

/** Keeps a notification of one kind for each of these members, and queues its mail and its announcements. */
export async function notifyMembers<K extends NoticeKind>(
  tx: Tx,
  kind: K,
  told: readonly Notification<K>[],
  at: Date,
): Promise<void> {
  await run(
    tx,
    sql`select notifications_tell(${deliveryOf(kind)},
          ${int8Column(told.map(({ member }) => member))}::bigint[],
          ${textColumn(told.map(({ params }) => JSON.stringify(params)))}::text[], ${at})`,
  );
}

export type NoticeRow = RowOf<typeof NOTICE>;

const NOTICE = columns('notifications_notice', ['id', 'kind', 'params', 'at', 'isRead']).narrow<{
  kind: NoticeKind;
  params: Readonly<Record<string, string>>;
}>();

/** A page of a member's notifications, newest first. */
export function listNotices(
  db: Db,
  memberNo: MemberNo,
  below: bigint | undefined,
  limit: number,
): Promise<NoticeRow[]> {
  return rows(
    db,
    select(NOTICE)`
      from notifications_notice
       where member_no = ${memberNo} and id < ${below ?? BEYOND_LAST} order by id desc limit ${limit}`,
  );
}

/** What members were told about a thing that has a number, since a moment, oldest first. */
export function noticesAbout(
  db: Db,
  members: readonly MemberNo[],
  number: string,
  since: Date,
  limit: number,
): Promise<Pick<NoticeRow, 'kind' | 'at'>[]> {
  return rows(
    db,
    select(NOTICE)`
      from notifications_notice
       where member_no = any(${int8Column(members)}::bigint[]) and at >= ${since} and params->>'number' = ${number}
       order by id limit ${limit}`,
  );
}

/** How many notifications of a member are unread, counted up to a limit. */
export async function countUnread(db: Db, memberNo: MemberNo, limit: number): Promise<number> {
  const { unread } = await oneRow(
    db,
    sql<{ unread: number }>`
      select count(*)::int as unread
        from (select from notifications_notice where member_no = ${memberNo} and not is_read limit ${limit}) u`,
  );
  return unread;
}

/**
 * Marks a member's notifications as read up to one; says how many were not. One that is being written stays unread, even
 * if its number is a smaller one.
 */
export function markRead(tx: Tx, memberNo: MemberNo, upTo: bigint): Promise<number> {
  return run(
    tx,
    sql`update notifications_notice set is_read = true
         where member_no = ${memberNo} and id <= ${upTo} and not is_read`,
  );
}

const AT_ONCE = 1_000;

/** Deletes the oldest notifications: those that were read before one moment, and all before another. */
export async function forgetNotices(db: Db, before: { readonly read: Date; readonly all: Date }): Promise<void> {
  for (let forgotten = AT_ONCE; forgotten === AT_ONCE;)
    forgotten = await run(
      db,
      sql`delete from notifications_notice where (member_no, id) in (
            select member_no, id from notifications_notice
             where at < ${before.read} and (is_read or at < ${before.all}) limit ${AT_ONCE})`,
    );
}
