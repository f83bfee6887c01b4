import { sql } from 'kysely';
import { type Db, rows } from '../../../platform/database/database.ts';

export interface TraderRow {
  readonly memberNo: bigint;
  readonly completed: number;
  readonly failed: number;
  /** Of the last 50 sales with a claim. */
  readonly medianMs: number | null;
}

export async function tradersOf(db: Db, members: readonly bigint[]): Promise<Map<bigint, TraderRow>> {
  const found = await rows(
    db,
    sql<TraderRow>`
      select r.member_no as "memberNo", r.completed, r.failed, s.median as "medianMs"
        from otc_trader r
        cross join lateral (
          select percentile_cont(0.5) within group (order by took_ms) as median
            from (select took_ms from otc_trade where seller = r.member_no and took_ms is not null
                   order by id desc limit 50) last) s
       where r.member_no = any(${[...new Set(members)]}::bigint[])`,
  );
  return new Map(found.map((row) => [row.memberNo, row]));
}
