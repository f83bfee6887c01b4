import { sql } from 'kysely';
import { type Db, oneRow } from '../../platform/database/database.ts';

/** What is still to be sent: how much of it, counted up to a bound, and since when the oldest waits. */
interface Outgoing {
  readonly waiting: number;
  readonly oldest: Date | null;
}

/** What waits to be mailed, and to be announced on devices. */
export async function outgoingNotices(
  db: Db,
  most: number,
): Promise<{ readonly mail: Outgoing; readonly push: Outgoing }> {
  const counted = (waiting: ReturnType<typeof sql>) =>
    oneRow(
      db,
      sql<Outgoing>`select count(*)::int as waiting, min(w.made_at) as oldest from (${waiting} order by due_at limit ${most}) w`,
    );
  return {
    mail: await counted(sql`select made_at, due_at from notifications_mail`),
    push: await counted(sql`select made_at, due_at from notifications_push`),
  };
}
