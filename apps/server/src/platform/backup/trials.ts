import type { BackupTrial } from '@greenhall/domain/shared/backups';
import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, oneRow, run } from '../database/database.ts';
import { type RowOf, columns, returning, select } from '../database/select.ts';

const TRIAL = columns('platform_backup', ['at', 'takenAt', 'tookMs', 'outcome', 'fault']).narrow<{
  outcome: BackupTrial;
}>();

/** What came of trying to restore the newest backup. */
export type Trial = RowOf<typeof TRIAL>;

/** Earlier trials are deleted. */
const KEPT = 1_000n;

export async function insertTrial(tx: Tx, { at, takenAt, tookMs, outcome, fault }: Trial): Promise<void> {
  const { id } = await oneRow(
    tx,
    returning(columns('platform_backup', ['id']))`
      insert into platform_backup (at, taken_at, took_ms, outcome, fault)
      values (${at}, ${takenAt}, ${tookMs}, ${outcome}, ${fault})`,
  );
  await run(tx, sql`delete from platform_backup where id <= ${id - KEPT}`);
}

/** The last trial; `undefined` where backups are not set up, or were never tried. */
export const lastTrial = (db: Db): Promise<Trial | undefined> =>
  maybeRow(db, select(TRIAL)`from platform_backup order by id desc limit 1`);

/** Up to when the newest backup has what happened of which it is known that it can be restored. */
export async function restorableUpTo(db: Db): Promise<Date | undefined> {
  const newest = select(TRIAL)`from platform_backup where outcome = 'restored' order by taken_at desc limit 1`;
  return (await maybeRow(db, newest))?.takenAt ?? undefined;
}
