import { type RawBuilder, sql } from 'kysely';
import { type Tx, rows } from '../../platform/database/database.ts';
import { columns, returning } from '../../platform/database/select.ts';

const untold = (at: Date) => sql`state = 'published' and told_at is null and shown_at <= ${at}`;

/** Whether an entry has appeared that was not told of. */
export const isUntold = (now: Date): RawBuilder<boolean> =>
  sql`exists (select from content_entry where ${untold(now)})`;

/** The entries that have appeared and were not told of; they count as told from now on. */
export async function takeUntold(tx: Tx, at: Date): Promise<bigint[]> {
  const shown = await rows(
    tx,
    returning(columns('content_entry', ['id']))`
      update content_entry set told_at = ${at}
       where ${untold(at)}`,
  );
  return shown.map(({ id }) => id);
}
