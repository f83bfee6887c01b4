import { sql } from 'kysely';
import { textColumn } from '../database/columns.ts';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../database/database.ts';
import { lock } from '../database/locks.ts';
import { type RowOf, columns, returning, select } from '../database/select.ts';

/** A restore of the data, and until when the installation was closed after it. */
export type RestoreLockRow = RowOf<typeof CLOSURE>;

const CLOSURE = columns('platform_closure', [
  'id',
  'restoredAt',
  'takenAt',
  'closedAt',
  'mayEnter',
  'openedAt',
  'openedBy',
  'highestSnapshot',
]);

/** Whether the installation is closed after a restore, at this moment. */
export const isClosed = async (db: Db | Tx): Promise<boolean> =>
  (await maybeRow(db, sql`select id from platform_closure where opened_at is null limit 1`)) !== undefined;

/** The same, for what must not happen after it was closed: whoever closes it waits until this transaction has ended. */
export const staysClosed = async (tx: Tx): Promise<boolean> =>
  (await oneRow(tx, sql<{ closed: boolean }>`select platform_is_closed() as closed`)).closed;

/** Notes a restore: from this transaction's end on the installation is closed. What moves or promises coins has ended before. */
export async function insertRestoreLock(
  tx: Tx,
  fresh: Pick<RestoreLockRow, 'restoredAt' | 'takenAt' | 'closedAt' | 'mayEnter'>,
): Promise<bigint> {
  await lock(tx, 'closure');
  const { id } = await oneRow(
    tx,
    returning(columns('platform_closure', ['id']))`
      insert into platform_closure (restored_at, taken_at, closed_at, may_enter)
      values (${fresh.restoredAt}, ${fresh.takenAt}, ${fresh.closedAt}, ${textColumn(fresh.mayEnter)}::text[])`,
  );
  return id;
}

/** The restores after which nobody has opened yet, the oldest first. */
export const openRestoreLocks = (db: Db | Tx): Promise<RestoreLockRow[]> =>
  rows(db, select(CLOSURE)`from platform_closure where opened_at is null order by id`);

/** Who opens the installation, and the highest snapshot that was published. */
interface Opened {
  readonly at: Date;
  /** The names of the two operators. */
  readonly by: readonly string[];
  readonly highestSnapshot: bigint;
}

/** Opens the installation after this restore and those before it. It stays closed after one that was noted since. */
export function openUpTo(tx: Tx, id: bigint, { at, by, highestSnapshot }: Opened): Promise<number> {
  return run(
    tx,
    sql`update platform_closure
           set opened_at = ${at}, opened_by = ${textColumn(by)}::text[], highest_snapshot = ${highestSnapshot}
         where opened_at is null and id <= ${id}`,
  );
}

/** The restore after which the installation was opened last. */
export const lastOpened = (db: Db | Tx): Promise<RestoreLockRow | undefined> =>
  maybeRow(
    db,
    select(CLOSURE)`from platform_closure where opened_at is not null order by opened_at desc, id desc limit 1`,
  );

/** How many restores are listed: more than an installation should ever have. */
const LISTED = 50;

/** The restores, the newest first. */
export const listRestoreLocks = (db: Db): Promise<RestoreLockRow[]> =>
  rows(db, select(CLOSURE)`from platform_closure order by id desc limit ${LISTED}`);
