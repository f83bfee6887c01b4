import { sql } from 'kysely';
import { textColumn } from '../database/columns.ts';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../database/database.ts';
import { lock } from '../database/locks.ts';
import { type RowOf, columns, returning, select } from '../database/select.ts';

/** A restore of the data, and until when the installation was closed after it. */
export type ClosureRow = RowOf<typeof CLOSURE>;

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

/** Whether the installation is closed after a restore, as an expression inside a larger statement. */
export const CLOSED = sql<boolean>`exists (select from platform_closure where opened_at is null)`;

/** Whether the installation is closed after a restore, at this moment. */
export const isClosed = async (db: Db | Tx): Promise<boolean> =>
  (await oneRow(db, sql<{ closed: boolean }>`select ${CLOSED} as closed`)).closed;

/** The same, for what must not happen after it was closed: whoever closes it waits until this transaction has ended. */
export const staysClosed = async (tx: Tx): Promise<boolean> =>
  (await oneRow(tx, sql<{ closed: boolean }>`select platform_is_closed() as closed`)).closed;

/** Notes a restore: from this transaction's end on the installation is closed. What moves or promises coins has ended before. */
export async function insertClosure(
  tx: Tx,
  fresh: Pick<ClosureRow, 'restoredAt' | 'takenAt' | 'closedAt' | 'mayEnter'>,
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
export const openClosures = (db: Db | Tx): Promise<ClosureRow[]> =>
  rows(db, select(CLOSURE)`from platform_closure where opened_at is null order by id`);

/** Opens the installation, with the names of the two operators and the highest snapshot that was published. */
export async function openAll(tx: Tx, at: Date, by: readonly string[], highestSnapshot: bigint): Promise<number> {
  return run(
    tx,
    sql`update platform_closure
           set opened_at = ${at}, opened_by = ${textColumn(by)}::text[], highest_snapshot = ${highestSnapshot}
         where opened_at is null`,
  );
}

/** The restore after which the installation was opened last. */
export const lastOpened = (db: Db | Tx): Promise<ClosureRow | undefined> =>
  maybeRow(
    db,
    select(CLOSURE)`from platform_closure where opened_at is not null order by opened_at desc, id desc limit 1`,
  );

/** How many restores are listed: more than an installation should ever have. */
const LISTED = 50;

/** The restores, the newest first. */
export const listClosures = (db: Db): Promise<ClosureRow[]> =>
  rows(db, select(CLOSURE)`from platform_closure order by id desc limit ${LISTED}`);
