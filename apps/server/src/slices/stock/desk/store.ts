import { sql } from 'kysely';
import { type Db, type Tx, maybeRow } from '../../../platform/database/database.ts';
import { type RowOf, columns, returning, select } from '../../../platform/database/select.ts';
import { listOf } from '../../../platform/lists/list-of.ts';

export type ReviewRow = RowOf<typeof REVIEW>;

const REVIEW = columns('stock_review as r', ['id', 'memberNo', 'reason', 'lockedBy', 'at', 'endedBy', 'endedAt']).and({
  name: sql<string>`coalesce(n.username, '')`,
});

export const REVIEWS = listOf('stock.reviews', 'stock_review', {
  key: 'id',
  filters: { open: (open) => sql`(r.ended_at is null) = ${open === '1'}`, member: 'memberNo', made: 'at' },
  orders: { made: 'id' },
  read: (part) => select(REVIEW)`from stock_review r left join identity_name n using (member_no) ${part}`,
});

export function reviewById(db: Db | Tx, id: bigint): Promise<ReviewRow | undefined> {
  return maybeRow(
    db,
    select(REVIEW)`from stock_review r left join identity_name n using (member_no) where r.id = ${id}`,
  );
}

/** Opens a review; `undefined` if one is open already. */
export async function openReview(
  tx: Tx,
  fresh: Pick<ReviewRow, 'memberNo' | 'reason' | 'lockedBy' | 'at'>,
): Promise<bigint | undefined> {
  const row = await maybeRow(
    tx,
    returning(columns('stock_review', ['id']))`
      insert into stock_review (member_no, reason, locked_by, at)
      values (${fresh.memberNo}, ${fresh.reason}, ${fresh.lockedBy}, ${fresh.at})
      on conflict (member_no) where ended_at is null do nothing`,
  );
  return row?.id;
}

/** Ends a review by compare-and-set; `undefined` if it had ended already. */
export async function endReview(tx: Tx, id: bigint, by: string, at: Date): Promise<bigint | undefined> {
  const row = await maybeRow(
    tx,
    returning(columns('stock_review', ['id']))`
      update stock_review set ended_by = ${by}, ended_at = ${at}
       where id = ${id} and ended_at is null`,
  );
  return row?.id;
}
