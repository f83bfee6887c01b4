import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, rows } from '../../../platform/database/database.ts';
import { BEYOND_LAST } from '../../../platform/cursor.ts';

export interface ReviewRow {
  readonly id: bigint;
  readonly memberNo: bigint;
  readonly name: string;
  readonly reason: string;
  readonly lockedBy: string;
  readonly at: Date;
  readonly endedBy: string | null;
  readonly endedAt: Date | null;
}

const REVIEW = sql`r.id, r.member_no as "memberNo", coalesce(n.username, '') as name, r.reason,
  r.locked_by as "lockedBy", r.at, r.ended_by as "endedBy", r.ended_at as "endedAt"`;

export function listReviews(db: Db, before: bigint | undefined, limit: number): Promise<ReviewRow[]> {
  return rows(
    db,
    sql<ReviewRow>`select ${REVIEW} from stock_review r left join identity_name n using (member_no)
                    where r.id < ${before ?? BEYOND_LAST} order by r.id desc limit ${limit}`,
  );
}

export function reviewById(db: Db | Tx, id: bigint): Promise<ReviewRow | undefined> {
  return maybeRow(
    db,
    sql<ReviewRow>`select ${REVIEW} from stock_review r left join identity_name n using (member_no) where r.id = ${id}`,
  );
}

/** Opens a review; `undefined` if one is open already. */
export async function openReview(
  tx: Tx,
  fresh: Pick<ReviewRow, 'memberNo' | 'reason' | 'lockedBy' | 'at'>,
): Promise<bigint | undefined> {
  const row = await maybeRow(
    tx,
    sql<{ id: bigint }>`
      insert into stock_review (member_no, reason, locked_by, at)
      values (${fresh.memberNo}, ${fresh.reason}, ${fresh.lockedBy}, ${fresh.at})
      on conflict (member_no) where ended_at is null do nothing returning id`,
  );
  return row?.id;
}

/** Ends a review by compare-and-set; `undefined` if it had ended already. */
export async function endReview(tx: Tx, id: bigint, by: string, at: Date): Promise<bigint | undefined> {
  const row = await maybeRow(
    tx,
    sql<{ id: bigint }>`update stock_review set ended_by = ${by}, ended_at = ${at}
                         where id = ${id} and ended_at is null returning id`,
  );
  return row?.id;
}
