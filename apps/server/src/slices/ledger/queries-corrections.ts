import type { Coin } from '@greenhall/domain/shared/money';
import { BEYOND_LAST } from '../../platform/cursor.ts';
import { int8Column } from '../../platform/database/columns.ts';
import { type Db, type Tx, maybeRow, rows } from '../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../platform/database/select.ts';
import { sql } from 'kysely';

/** A posting with both of its sides. */
export type Posted = RowOf<typeof POSTED>;

const POSTED = columns('ledger_posting as p', ['id', 'kind', 'coin', 'amount', 'reference', 'reverses', 'at'])
  .narrow<{ coin: Coin }>()
  .and(columns('ledger_account as f', ['owner as fromOwner', 'purpose as fromPurpose']))
  .and(columns('ledger_account as t', ['owner as toOwner', 'purpose as toPurpose']));

const SIDES = sql`join ledger_account f on f.id = p.from_account join ledger_account t on t.id = p.to_account`;

export function postingById(db: Db | Tx, id: bigint): Promise<Posted | undefined> {
  return maybeRow(db, select(POSTED)`from ledger_posting p ${SIDES} where p.id = ${id}`);
}

/** The postings that correct these; each of them has one at most. */
export function correctionsOf(db: Db | Tx, ids: readonly bigint[]): Promise<Posted[]> {
  return rows(db, select(POSTED)`from ledger_posting p ${SIDES} where p.reverses = any(${int8Column(ids)}::bigint[])`);
}

/** Corrections, the newest first, before one of them. */
export function listCorrections(db: Db, before: bigint | undefined, limit: number): Promise<Posted[]> {
  return rows(
    db,
    select(POSTED)`
      from ledger_posting p ${SIDES}
     where p.reverses is not null and p.id < ${before ?? BEYOND_LAST} order by p.id desc limit ${limit}`,
  );
}
