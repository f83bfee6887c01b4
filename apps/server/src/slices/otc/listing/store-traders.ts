import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { sql } from 'kysely';
import { BEYOND_LAST } from '../../../platform/cursor.ts';
import { type Db, maybeRow, rows, run } from '../../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../../platform/database/select.ts';

/** What a trader has completed, what it let fail, and how long it took to release, in ms. */
export interface TraderFigures {
  readonly completed: number;
  readonly failed: number;
  /** The median of the last 50 sales that were claimed and confirmed; null before the first. */
  readonly medianMs: bigint | null;
}

/** The figures of a trader `r`, who has no row before its first trade. */
export const FIGURES = columns('otc_trader as r', ['medianMs'])
  .orNull()
  .and({ completed: sql<number>`coalesce(r.completed, 0)`, failed: sql<number>`coalesce(r.failed, 0)` });

export type Mark = 'favourite' | 'blocked';

export interface TraderRow extends TraderFigures {
  readonly memberNo: MemberNo;
  readonly username: string;
  readonly mark: Mark | null;
  readonly recentCompleted: number;
  readonly recentFailed: number;
  readonly recentMedianMs: number | null;
  readonly firstSeen: Date | null;
  readonly mutual: number;
}

/** A trader's record as a member sees it; `undefined` if there is no such member. */
export function traderRow(
  db: Db,
  trader: MemberNo,
  viewer: MemberNo,
  recentFrom: Date,
): Promise<TraderRow | undefined> {
  const recent = sql`
      with recent as materialized (
        select state = 'completed' as done, false as sold, event, took_ms from otc_trade
         where buyer = ${trader} and closed_at >= ${recentFrom}
        union all
        select state = 'completed', true, event, took_ms from otc_trade
         where seller = ${trader} and closed_at >= ${recentFrom})`;
  const record = FIGURES.and(columns('otc_mark as k', ['mark']).orNull()).and({
    memberNo: sql<MemberNo>`n.member_no`,
    username: sql<string>`n.username`,
    recentCompleted: sql<number>`c.completed`,
    recentFailed: sql<number>`c.failed`,
    recentMedianMs: sql<number | null>`c.median`,
    firstSeen: sql<Date | null>`
      least((select made_at from otc_listing where member_no = n.member_no order by id limit 1),
            (select made_at from otc_trade where buyer = n.member_no order by id limit 1),
            (select made_at from otc_trade where seller = n.member_no order by id limit 1))`,
    mutual: sql<number>`
      ((select count(*) from otc_trade
         where buyer = n.member_no and seller = ${viewer} and state = 'completed')
       + (select count(*) from otc_trade
           where buyer = ${viewer} and seller = n.member_no and state = 'completed'))::int`,
  });
  return maybeRow(
    db,
    select(record, recent)`
        from identity_name n
        left join otc_trader r on r.member_no = n.member_no
        left join otc_mark k on k.member_no = ${viewer} and k.trader = n.member_no
       cross join (
         select count(*) filter (where done and not (sold and event = 'award'))::int as completed,
                count(*) filter (where (not done and not sold) or (done and sold and event = 'award'))::int as failed,
                percentile_cont(0.5) within group (order by took_ms) filter (where sold) as median
           from recent) c
       where n.member_no = ${trader}`,
  );
}

/** Marks a trader in place of the mark before; `undefined` takes the mark away. */
export async function setMark(
  db: Db,
  memberNo: MemberNo,
  trader: MemberNo,
  mark: Mark | undefined,
  at: Date,
): Promise<void> {
  await run(
    db,
    mark === undefined
      ? sql`delete from otc_mark where member_no = ${memberNo} and trader = ${trader}`
      : sql`insert into otc_mark as k (member_no, trader, mark, at) values (${memberNo}, ${trader}, ${mark}, ${at})
            on conflict (member_no, trader) do update set mark = excluded.mark, at = excluded.at
             where k.mark <> excluded.mark`,
  );
}

export type MarkedRow = RowOf<typeof MARKED>;

const MARKED = columns('otc_mark as k', ['id', 'trader as memberNo', 'mark', 'at'])
  .and(FIGURES)
  .and({ username: sql<string>`n.username` });

/** The traders that a member has marked, the latest first. */
export function markedBy(
  db: Db,
  memberNo: MemberNo,
  { mark, before }: { mark: Mark | undefined; before: bigint | undefined },
  limit: number,
): Promise<MarkedRow[]> {
  return rows(
    db,
    select(MARKED)`
        from otc_mark k
        join identity_name n on n.member_no = k.trader
        left join otc_trader r on r.member_no = k.trader
       where k.member_no = ${memberNo} and k.id < ${before ?? BEYOND_LAST}
         and (${mark ?? null}::text is null or k.mark = ${mark ?? null})
       order by k.id desc limit ${limit}`,
  );
}
