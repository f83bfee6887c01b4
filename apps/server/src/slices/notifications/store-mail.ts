import type { NoticeKind } from '@greenhall/domain/notifications/notice';
import { type RawBuilder, sql } from 'kysely';
import { type Db, rows, run } from '../../platform/database/database.ts';
import { type RowOf, columns, returning } from '../../platform/database/select.ts';
import type { Queued } from './due-queue.ts';

/** A mail that waits to be sent. */
export type MailRow = RowOf<typeof MAIL>;

const MAIL = columns('notifications_mail as m', [
  'id',
  'memberNo',
  'kind',
  'params',
  'channel',
  'address',
  'madeAt',
  'attempts',
]).narrow<{ kind: NoticeKind; params: Readonly<Record<string, string>> }>();

/** Whether something of the queue is due. */
export const isMailDue = (now: Date): RawBuilder<boolean> =>
  sql`exists (select from notifications_mail where due_at <= ${now})`;

/** Takes some of the mail that is due, so that no other process takes it before `until`. */
export function claimMail(db: Db, now: Date, until: Date, limit: number): Promise<MailRow[]> {
  return rows(
    db,
    returning(MAIL)`
      update notifications_mail m set due_at = ${until}, attempts = m.attempts + 1
       where m.id in (select id from notifications_mail where due_at <= ${now}
                       order by due_at, id limit ${limit} for update skip locked)`,
  );
}

export async function deleteMail(db: Db, id: bigint): Promise<void> {
  await run(db, sql`delete from notifications_mail where id = ${id}`);
}

/** Leaves a mail for later, unless it was taken again since. */
export async function putMailOff(db: Db, { id, attempts }: Queued, dueAt: Date): Promise<void> {
  await run(db, sql`update notifications_mail set due_at = ${dueAt} where id = ${id} and attempts = ${attempts}`);
}
