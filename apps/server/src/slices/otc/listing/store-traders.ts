import { sql } from 'kysely';
import { type Db, rows } from '../../../platform/database/database.ts';

export interface TraderRow {
  readonly memberNo: bigint;
  readonly completed: number;
  readonly failed: number;
  /** The median time of release in ms, of the last 50 sales that were claimed and confirmed. */
  readonly medianMs: bigint | null;
}

export async function tradersOf(db: Db, members: readonly bigint[]): Promise<Map<bigint, TraderRow>> {
  const found = await rows(
    db,
    sql<TraderRow>`
      select member_no as "memberNo", completed, failed, median_ms as "medianMs" from otc_trader
       where member_no = any(${[...new Set(members)]}::bigint[])`,
  );
  return new Map(found.map((row) => [row.memberNo, row]));
}
