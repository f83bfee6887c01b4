import type { Sale } from '@greenhall/domain/members/level-sale';
import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, rows, run } from '../../platform/database/database.ts';
import { lockText } from '../../platform/database/locks.ts';
import { columns, select } from '../../platform/database/select.ts';

const CLOSING = columns('members_level_closing', ['level', 'closedAt', 'closedBy']);

/** The levels that are closed for purchases now, each with since when and by which proposal. */
export function closedLevels(db: Db | Tx) {
  return rows(db, select(CLOSING)`from members_level_closing where opened_at is null order by level`);
}

/** Whether members can buy a level. */
export async function saleOf(db: Db | Tx, level: number): Promise<Sale> {
  const closing = await maybeRow(
    db,
    select(CLOSING)`from members_level_closing where level = ${level} and opened_at is null`,
  );
  return closing ? 'closed' : 'open';
}

/**
 * The same until the transaction ends: who closes or opens the level waits for it, and who asks meanwhile waits for that and is told of
 * what has become of it.
 */
export async function lockSaleOf(tx: Tx, level: number): Promise<Sale> {
  await lockText(tx, 'levelSale', String(level));
  return saleOf(tx, level);
}

/** Closes a level or opens it again. Whoever calls it has called `lockSaleOf` before, in the same transaction. */
export async function storeSale(
  tx: Tx,
  level: number,
  { to, proposal, at }: { readonly to: Sale; readonly proposal: bigint; readonly at: Date },
): Promise<void> {
  await run(
    tx,
    to === 'closed'
      ? sql`insert into members_level_closing (level, closed_at, closed_by) values (${level}, ${at}, ${proposal})`
      : sql`update members_level_closing set opened_at = ${at}, opened_by = ${proposal}
             where level = ${level} and opened_at is null`,
  );
}
