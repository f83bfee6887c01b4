import type { Coin } from '@greenhall/domain/shared/money';
import { int8Column } from '../../platform/database/columns.ts';
import { type Db, type Tx, maybeRow, rows } from '../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../platform/database/select.ts';
import { listOf } from '../../platform/lists/list-of.ts';
import { sql } from 'kysely';

/** A posting with both of its sides. */
export type Posted = RowOf<typeof POSTED>;

const POSTED = columns('ledger_posting as p', ['id', 'kind', 'coin', 'amount', 'reference', 'reverses', 'at'])
  .narrow<{ coin: Coin }>()
  .and(columns('ledger_account as f', ['owner as fromOwner', 'purpose as fromPurpose']))
  .and(columns('ledger_account as t', ['owner as toOwner', 'purpose as toPurpose']));

const SIDES = sql`
  join (select id as from_account, owner, purpose from ledger_account) f using (from_account)
  join (select id as to_account, owner, purpose from ledger_account) t using (to_account)`;

export function postingById(db: Db | Tx, id: bigint): Promise<Posted | undefined> {
  return maybeRow(db, select(POSTED)`from ledger_posting p ${SIDES} where p.id = ${id}`);
}

/** The postings that correct these; each of them has one at most. */
export function correctionsOf(db: Db | Tx, ids: readonly bigint[]): Promise<Posted[]> {
  return rows(db, select(POSTED)`from ledger_posting p ${SIDES} where p.reverses = any(${int8Column(ids)}::bigint[])`);
}

/** The postings that correct others. */
export const CORRECTIONS = listOf('wallet.corrections', 'ledger_posting', {
  key: 'id',
  filters: { coin: 'coin', member: (member) => sql`${member} in (f.owner, t.owner)`, made: 'at' },
  orders: { made: 'id' },
  read: (part) => select(POSTED)`from (select * from ledger_posting where reverses is not null) p ${SIDES} ${part}`,
});
