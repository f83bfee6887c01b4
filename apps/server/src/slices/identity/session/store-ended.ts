import { SESSION } from '@greenhall/domain/identity/session';
import { sql } from 'kysely';
import { type Db, maybeRow, rows } from '../../../platform/database/database.ts';
import { int8Column } from '../../../platform/database/columns.ts';

/** Which of these sessions have ended: by signing out, by time, or because they were deleted since. */
export async function endedSessions(db: Db, ids: readonly bigint[], now: Date): Promise<readonly bigint[]> {
  const before = (span: number): Date => new Date(now.getTime() - span);
  const ended = await rows(
    db,
    sql<{ id: bigint }>`
      select a.id from unnest(${int8Column(ids)}::bigint[]) a (id)
       where not exists (select 1 from identity_session s
                          where s.id = a.id and s.ended_at is null
                            and s.seen_at > ${before(SESSION.idle)} and s.created_at > ${before(SESSION.absolute)})`,
  );
  return ended.map(({ id }) => id);
}

/** Whether a session acts for the account of another member. */
export async function isActing(db: Db, id: bigint): Promise<boolean> {
  const found = await maybeRow(db, sql`select 1 from identity_session where id = ${id} and acting_for`);
  return found !== undefined;
}
