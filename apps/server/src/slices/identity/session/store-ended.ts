import { SESSION } from '@greenhall/domain/identity/session';
import { type RawBuilder, sql } from 'kysely';
import { int8Column } from '../../../platform/database/columns.ts';
import { type Db, maybeRow, rows } from '../../../platform/database/database.ts';
import { columns, select } from '../../../platform/database/select.ts';

const ACTING = columns('identity_session as s', ['actingFor']);

/** That a session `s` has ended neither by signing out nor by time. */
function lives(now: Date): RawBuilder<boolean> {
  const before = (span: number): Date => new Date(now.getTime() - span);
  return sql<boolean>`s.ended_at is null and s.seen_at > ${before(SESSION.idle)} and s.created_at > ${before(SESSION.absolute)}`;
}

/** Which of these sessions have ended: by signing out, by time, or because they were deleted since. */
export async function endedSessions(db: Db, ids: readonly bigint[], now: Date): Promise<readonly bigint[]> {
  const ended = await rows(
    db,
    sql<{ id: bigint }>`
      select a.id from unnest(${int8Column(ids)}::bigint[]) a (id)
       where not exists (select 1 from identity_session s where s.id = a.id and ${lives(now)})`,
  );
  return ended.map(({ id }) => id);
}

/** Whether a session acts for the account of another member; `undefined` if it has ended. */
export async function isActing(db: Db, id: bigint, now: Date): Promise<boolean | undefined> {
  const found = await maybeRow(db, select(ACTING)`from identity_session s where s.id = ${id} and ${lives(now)}`);
  return found?.actingFor;
}
