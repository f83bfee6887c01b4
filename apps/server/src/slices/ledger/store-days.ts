import { startOfDay } from '@greenhall/domain/shared/time';
import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../platform/database/select.ts';
import { utcDay, within } from '../../platform/facts/days.ts';

type LastDay = RowOf<typeof LAST>;

const LAST = columns('ledger_day', ['day', 'through']);

/** The day that was summed last. */
export const lastSummed = (db: Db | Tx): Promise<LastDay | undefined> =>
  maybeRow(db, select(LAST)`from ledger_day order by day desc limit 1`);

/** The first and the last day that were summed; `undefined` before there is one. */
export async function summedDays(db: Db): Promise<{ readonly first: number; readonly last: number } | undefined> {
  const { first, last } = await oneRow(
    db,
    sql<{ first: number | null; last: number | null }>`select min(day) as first, max(day) as last from ledger_day`,
  );
  return first === null || last === null ? undefined : { first, last };
}

/** The day of the first posting. */
export async function firstPosted(tx: Tx): Promise<number | undefined> {
  const { day } = await oneRow(
    tx,
    sql<{ day: number | null }>`select ${utcDay(sql`min(at)`)} as day from ledger_posting`,
  );
  return day ?? undefined;
}

interface Days {
  /** The first day that is summed. */
  readonly first: number;
  /** The last one. */
  readonly last: number;
}

/** Postings of these days, of which none has a number up to `through`. */
const FLOWS = ({ first, last }: Days, through: bigint) => sql`
  select ${utcDay(sql`p.at`)} as day, p.kind, p.coin, f.purpose as source, t.purpose as target,
         count(*)::int as postings, sum(p.amount)::bigint as amount
    from ledger_posting p
    join ledger_account f on f.id = p.from_account
    join ledger_account t on t.id = p.to_account
   where p.id > ${through} and ${within({ first, end: last + 1 }, sql`p.at`)}
   group by 1, 2, 3, 4, 5`;

/** Writes what days that have ended came to, each of them after those before it. */
export async function insertDays(tx: Tx, { first, last }: Days, through: bigint, at: Date): Promise<void> {
  await run(
    tx,
    sql`insert into ledger_day (day, through, published_at)
        select day, coalesce((select min(id) - 1 from ledger_posting where id > ${through} and at >= ${new Date(startOfDay(last + 1))}),
                             (select max(id) from ledger_posting), ${through}), ${at}::timestamptz
          from generate_series(${first}::int, ${last}::int) day`,
  );
  await run(
    tx,
    sql`insert into ledger_day_flow (day, kind, coin, source, target, postings, amount) ${FLOWS({ first, last }, through)}`,
  );
  await run(
    tx,
    sql`insert into ledger_day_balance (day, coin, purpose, balance)
        with moved as (
          select day, coin, target as purpose, amount as delta from ledger_day_flow where day between ${first} and ${last}
          union all
          select day, coin, source, -amount from ledger_day_flow where day between ${first} and ${last}
          union all
          select ${first}::int, coin, purpose, balance from ledger_day_balance where day = ${first - 1}),
        held as (select coin, purpose from moved group by coin, purpose),
        net as (
          select d.day, h.coin, h.purpose, coalesce(sum(m.delta), 0) as delta
            from generate_series(${first}::int, ${last}::int) d(day) cross join held h
            left join moved m on m.day = d.day and m.coin = h.coin and m.purpose = h.purpose
           group by d.day, h.coin, h.purpose)
        select day, coin, purpose, balance from (
          select day, coin, purpose, (sum(delta) over (partition by coin, purpose order by day))::bigint as balance from net) b
         where balance <> 0`,
  );
}

/** What the accounts of a purpose held in a coin at the end of a day, in micro. */
export const balancesAtEnd = (db: Db, day: number): Promise<RowOf<typeof BALANCE>[]> =>
  rows(db, select(BALANCE)`from ledger_day_balance where day = ${day}`);

const BALANCE = columns('ledger_day_balance', ['coin', 'purpose', 'balance']);

/** What moved from the first of some days to the last of them, by kind, coin and the purposes of both accounts. */
export const flowsBetween = (
  db: Db,
  first: number,
  last: number,
): Promise<
  (RowOf<typeof FLOW> & {
    readonly postings: bigint;
    readonly amount: bigint;
  })[]
> =>
  rows(
    db,
    select(FLOW.and({ postings: sql<bigint>`sum(postings)::bigint`, amount: sql<bigint>`sum(amount)::bigint` }))`
      from ledger_day_flow where day between ${first} and ${last}
     group by kind, coin, source, target order by kind, coin, source, target`,
  );

const FLOW = columns('ledger_day_flow', ['kind', 'coin', 'source', 'target']);
