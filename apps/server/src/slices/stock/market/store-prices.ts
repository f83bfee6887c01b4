import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { dayOf } from '@greenhall/domain/shared/time';
import { type RawBuilder, sql } from 'kysely';
import { textColumn } from '../../../platform/database/columns.ts';
import { type Db, type Tx, rows } from '../../../platform/database/database.ts';
import type { SharesChangeRow } from '../../../platform/facts/shares.ts';
import { type RowOf, columns, select, selectDistinct } from '../../../platform/database/select.ts';

export interface CandleRow {
  /** The first and the last run in it. */
  readonly first: bigint;
  readonly last: bigint;
  readonly at: Date;
  readonly open: bigint;
  readonly high: bigint;
  readonly low: bigint;
  readonly close: bigint;
  readonly volume: bigint;
}

/** The displayed price, rounded down as in the rules; one coin if there are no shares. */
const shown = (reserve: string, outstanding: string) => sql`
  case when ${sql.ref(outstanding)} = 0 then 1000000
       else div(${sql.ref(reserve)}::numeric * 10000, ${sql.ref(outstanding)}) end::bigint`;

/** The price over runs and buybacks, in candles of so many seconds, oldest first. */
export function readCandles(db: Db, since: Date, seconds: number, limit: number): Promise<CandleRow[]> {
  return rows(
    db,
    sql<CandleRow>`
      with priced as (
        select id, quantity, to_timestamp(floor(extract(epoch from at) / ${seconds}::int) * ${seconds}::int) as part,
               ${shown('reserve_before', 'outstanding_before')} as before_it, ${shown('reserve', 'outstanding')} as after_it
          from stock_run where kind <> 'split' and at >= ${since})
      select * from (
        select min(id) as first, max(id) as last, part as at, (array_agg(before_it order by id))[1] as open,
               greatest(max(before_it), max(after_it)) as high, least(min(before_it), min(after_it)) as low,
               (array_agg(after_it order by id desc))[1] as close, sum(quantity)::bigint as volume
          from priced group by part order by part desc limit ${limit}) latest
       order by at`,
  );
}

/** What a member has bought since a moment, in candles of so many seconds, oldest first. */
export function purchasesOf(
  db: Db,
  buyer: MemberNo,
  since: Date,
  seconds: number,
  limit: number,
): Promise<{ at: Date; quantity: bigint }[]> {
  return rows(
    db,
    sql<{ at: Date; quantity: bigint }>`
      select * from (
        select to_timestamp(floor(extract(epoch from at) / ${seconds}::int) * ${seconds}::int) as at,
               sum(quantity)::bigint as quantity
          from stock_fill where buyer = ${buyer} and at >= ${since} group by 1 order by 1 desc limit ${limit}) latest
       order by at`,
  );
}

export type SplitMark = RowOf<typeof SPLIT_MARK>;

const SPLIT_MARK = columns('stock_run', ['id', 'at']).and({
  before: sql<bigint>`${shown('reserve_before', 'outstanding_before')}`,
  after: sql<bigint>`${shown('reserve', 'outstanding')}`,
});

/** The moments of share splits, with the displayed price before and after. */
export function splitMarks(db: Db, since: Date, limit: number): Promise<SplitMark[]> {
  return rows(
    db,
    select(SPLIT_MARK)`from stock_run where kind = 'split' and at >= ${since} order by id limit ${limit}`,
  );
}

export interface PriceRow {
  readonly reserve: bigint;
  readonly outstanding: bigint;
}

const DAILY = columns('stock_run', ['day', 'reserve', 'outstanding']).and({
  splits: sql<number>`count(*) filter (where kind = 'split') over (partition by day)::int`,
});

/** The last price of each day on which it moved, since a day, and whether shares were split on it. */
export function dailyPrices(db: Db, since: number): Promise<RowOf<typeof DAILY>[]> {
  return rows(
    db,
    selectDistinct(DAILY, sql`on (day)`)`
      from stock_run where day >= ${since} order by day, id desc`,
  );
}

/** The exact price just before each of some moments, by the moment's place in the list; none before the first run. */
export async function pricesBefore(db: Db | Tx, moments: readonly Date[]): Promise<Map<number, PriceRow>> {
  const found = await rows(
    db,
    select(columns('stock_run as r', ['reserve', 'outstanding']).and({ place: sql<number>`m.n::int - 1` }))`
      from unnest(${textColumn(moments.map((moment) => moment.toISOString()))}::timestamptz[],
                    ${moments.map((moment) => dayOf(moment.getTime() - 1))}::int[]) with ordinality m (at, day, n)
       cross join lateral (
         select reserve, outstanding from stock_run
          where day <= m.day and at < m.at order by day desc, id desc limit 1) r`,
  );
  return new Map(found.map((row) => [row.place, row]));
}

/** The query of what has changed a member's shares since a moment: one row for each run, buyback and split. */
export const changesSince = (memberNo: MemberNo, since: Date): RawBuilder<SharesChangeRow> => sql`
  select f.run, min(f.at) as at, sum(f.quantity)::bigint as gained, null::bigint as "heldBefore" from (
    select run, at, quantity from stock_fill where buyer = ${memberNo} and at >= ${since}
    union all
    select run, at, -quantity from stock_fill where seller = ${memberNo} and at >= ${since}) f
   group by f.run
  union all
  select r.id, s.at, 0, s.held_before from stock_split s join stock_run r on r.kind = 'split' and r.day = s.day
   where s.member_no = ${memberNo} and s.at >= ${since}`;
