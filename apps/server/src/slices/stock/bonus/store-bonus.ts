import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { BonusRow } from '@greenhall/domain/stock/bonus/bonus';
import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, rows } from '../../../platform/database/database.ts';
import { type RowOf, columns, select, selectDistinct } from '../../../platform/database/select.ts';
import { listOf } from '../../../platform/lists/list-of.ts';
import { BEYOND_LAST } from '../../../platform/cursor.ts';

export interface StoredBonus {
  readonly id: bigint;
  readonly kind: BonusRow['kind'];
  readonly day: number;
  readonly at: Date;
  /** The claim as stored: amounts and shares as counts in text. */
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly pool: bigint;
  readonly dues: bigint;
  readonly ftbBp: number;
  readonly due: bigint;
  readonly paid: bigint;
  readonly ftb: bigint;
  readonly mey: bigint;
}

const BONUS = columns('stock_bonus', [
  'id',
  'kind',
  'day',
  'at',
  'inputs',
  'pool',
  'dues',
  'ftbBp',
  'due',
  'paid',
  'ftb',
  'mey',
]).narrow<{ kind: BonusRow['kind']; inputs: Readonly<Record<string, unknown>> }>();

export interface BonusFilter {
  readonly kind: string | undefined;
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly before: bigint | undefined;
}

export function bonusesOf(db: Db, receiver: MemberNo, filter: BonusFilter, limit: number): Promise<StoredBonus[]> {
  const { kind = null, from = null, to = null, before = BEYOND_LAST } = filter;
  return rows(
    db,
    select(BONUS)`
      from stock_bonus
       where receiver = ${receiver} and id < ${before} and (${kind}::text is null or kind = ${kind})
         and (${from}::int is null or day >= ${from}) and (${to}::int is null or day <= ${to})
       order by id desc limit ${limit}`,
  );
}

export function bonusOf(db: Db, receiver: MemberNo, id: bigint): Promise<StoredBonus | undefined> {
  return maybeRow(db, select(BONUS)`from stock_bonus where id = ${id} and receiver = ${receiver}`);
}

export interface PaidDayRow {
  readonly day: number;
  readonly items: readonly { readonly kind: BonusRow['kind']; readonly rows: number; readonly paid: string }[];
}

/** What a member was paid on each day by kind, newest day first. */
export function paidDays(db: Db, receiver: MemberNo, before: number | undefined, limit: number): Promise<PaidDayRow[]> {
  return rows(
    db,
    sql<PaidDayRow>`
      select day, json_agg(json_build_object('kind', kind, 'rows', n, 'paid', paid::text) order by kind) as items
        from (select day, kind, count(*)::int as n, sum(paid)::bigint as paid from stock_bonus
               where receiver = ${receiver} and (${before ?? null}::int is null or day < ${before ?? null})
               group by day, kind) d
       group by day order by day desc limit ${limit}`,
  );
}

export type EarnedRow = RowOf<ReturnType<typeof earnedSince>>;

const earnedSince = (since: Date) =>
  columns('stock_bonus', ['kind'])
    .narrow<{ kind: BonusRow['kind'] }>()
    .and({
      total: sql<bigint>`sum(paid)::bigint`,
      today: sql<bigint>`coalesce(sum(paid) filter (where at >= ${since}), 0)::bigint`,
    });

/** What a member was paid by kind, in total and since a moment. */
export function earnedBy(db: Db, receiver: MemberNo, since: Date): Promise<EarnedRow[]> {
  return rows(db, select(earnedSince(since))`from stock_bonus where receiver = ${receiver} group by kind`);
}

export type RankRow = RowOf<typeof RANK>;

const RANK = columns('stock_bonus as b', ['depth as rank', 'receiver as memberNo', 'paid']).and({
  name: sql<string>`n.username`,
  performance: sql<bigint>`(b.inputs->>'matched')::bigint`,
});

/**
 * The merit ranking of the current month: by the smaller zone of each member, the smaller number first among equals.
 */
export function ranksNow(db: Db, limit: number): Promise<RankRow[]> {
  return rows(
    db,
    sql<RankRow>`
      select (row_number() over ())::int as rank, r.*, null::bigint as paid from (
        select s.member_no as "memberNo", n.username as name, least(s.month_a, s.month_b) as performance
          from stock_member s join identity_name n using (member_no) where s.month_a > 0 and s.month_b > 0
         order by least(s.month_a, s.month_b) desc, s.member_no limit ${limit}) r`,
  );
}

/** A member's own rank in the current month; none without performance. */
export async function currentRank(db: Db, memberNo: MemberNo): Promise<{ rank: number | null; performance: bigint }> {
  const row = await maybeRow(
    db,
    sql<{ rank: number; performance: bigint }>`
      select least(me.month_a, me.month_b) as performance, (
        select count(*)::int + 1 from stock_member s
         where s.month_a > 0 and s.month_b > 0
           and (least(s.month_a, s.month_b) > least(me.month_a, me.month_b)
                or (least(s.month_a, s.month_b) = least(me.month_a, me.month_b) and s.member_no < me.member_no))) as rank
        from stock_member me where me.member_no = ${memberNo} and me.month_a > 0 and me.month_b > 0`,
  );
  return row ?? { rank: null, performance: 0n };
}

/** The merit payments at the end of a month that ended between two days. */
export function ranksPaid(db: Db, from: number, to: number): Promise<RankRow[]> {
  return rows(
    db,
    select(RANK)`
      from stock_bonus b join identity_name n on n.member_no = b.receiver
       where b.kind = 'merit' and b.day between ${from} and ${to} order by b.depth`,
  );
}

/** The days on which months ended that were paid, newest first. */
export function monthEnds(db: Db, limit: number): Promise<{ day: number }[]> {
  return rows(
    db,
    selectDistinct(columns('stock_bonus', ['day']))`
      from stock_bonus where kind = 'merit' order by day desc limit ${limit}`,
  );
}

export type SettledRow = RowOf<typeof SETTLED>;

const SETTLED = columns('stock_settlement', [
  'day',
  'plan',
  'events',
  'bonuses',
  'collisionDue',
  'collisionPool',
  'leadershipDue',
  'leadershipPool',
  'reserve',
  'outstanding',
  'outcomeHash',
  'at',
]);

export function settledDays(db: Db, before: bigint | undefined, limit: number): Promise<SettledRow[]> {
  return rows(
    db,
    select(SETTLED)`
      from stock_settlement where day < ${before ?? BEYOND_LAST}::bigint order by day desc limit ${limit}`,
  );
}

/** The settled days, by when they were settled. */
export const SETTLEMENTS = listOf('stock.deskSettlements', 'stock_settlement', {
  key: 'day',
  filters: { made: 'at' },
  orders: { made: 'day' },
  read: (part) => select(SETTLED)`from stock_settlement ${part}`,
});

/** The last settled day, in SQL; null before the first. */
export const LAST_SETTLED_DAY = sql<number | null>`(select max(day) from stock_settlement)`;

/** The last settled day. */
export function lastSettled(db: Db | Tx): Promise<SettledRow | undefined> {
  return maybeRow(db, select(SETTLED)`from stock_settlement order by day desc limit 1`);
}

/** The hashes of the settled days up to one, oldest first. */
export function hashesUpTo(
  db: Db,
  day: number,
): Promise<{ day: number; plan: number; inputHash: string; outcomeHash: string }[]> {
  return rows(
    db,
    select(columns('stock_settlement', ['day', 'plan', 'inputHash', 'outcomeHash']))`
      from stock_settlement
       where day <= ${day} order by day`,
  );
}
