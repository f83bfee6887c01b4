import type { LedgerAccount, Purpose } from '@greenhall/contract/shared/purposes';
import { type RawBuilder, sql } from 'kysely';
import { int8Column, textColumn } from '../../platform/database/columns.ts';
import { type Db, type Tx, maybeRow, rows } from '../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../platform/database/select.ts';
import { BEYOND_LAST } from '../../platform/cursor.ts';

/** A movement on a spendable account, as read models show it. */
export interface Movement {
  readonly posting: bigint;
  readonly transaction: bigint;
  readonly coin: 'mey' | 'bdb' | 'ftb' | 'usdt';
  readonly kind: string;
  readonly delta: bigint;
  readonly balance: bigint;
  readonly reference: string;
  readonly at: Date;
  readonly xact: bigint;
  readonly otherOwner: bigint;
  readonly otherPurpose: string;
}

/** What a member looks for: the reference of a posting, who is at its other end, or an amount of either sign. */
export interface MovementMatch {
  readonly references: readonly string[];
  readonly others: readonly bigint[];
  /** In micro, from the first on and below the second. */
  readonly span: { readonly from: bigint; readonly below: bigint } | undefined;
}

export interface MovementFilter {
  readonly owner: bigint;
  readonly coin?: string | undefined;
  readonly kind?: string | undefined;
  /** The kinds that are asked for, if not all. */
  readonly only?: readonly string[];
  /** Movements that fit one of these. */
  readonly match?: MovementMatch | undefined;
  /** The range of time: from this moment on, and before that one. */
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  readonly before?: bigint | undefined;
}

const COLUMNS = sql`m.posting_id as posting, m.transaction_id as transaction, m.coin, m.kind, m.delta, m.balance,
  m.reference, m.at, m.xact, m.other_owner as "otherOwner", m.other_purpose as "otherPurpose"`;

function fits({ references, others, span }: MovementMatch) {
  return sql`(m.reference = any(${textColumn(references)}::text[]) or m.other_owner = any(${int8Column(others)}::bigint[])
    or (${span?.from ?? null}::bigint is not null and abs(m.delta) >= ${span?.from ?? null}
        and abs(m.delta) < ${span?.below ?? null}))`;
}

function conditions({ kind, from, until, before, match, only }: MovementFilter) {
  return sql`m.posting_id < ${before ?? BEYOND_LAST}
    and (${kind ?? null}::text is null or m.kind = ${kind ?? null})
    and ${only ? sql`m.kind = any(${textColumn(only)}::text[])` : sql`true`}
    and ${match ? fits(match) : sql`true`}
    and (${from ?? null}::timestamptz is null or m.at >= ${from ?? null})
    and (${until ?? null}::timestamptz is null or m.at < ${until ?? null})`;
}

/**
 * Movements of an owner, newest first over all coins. Each account is read from its newest entry, so that a long
 * history costs no more.
 */
export function listMovements(db: Db | Tx, filter: MovementFilter, limit: number): Promise<Movement[]> {
  return rows(
    db,
    sql<Movement>`
      select m.* from ledger_account a
      cross join lateral (
        select ${COLUMNS} from ledger_movement m
         where m.account_id = a.id and ${conditions(filter)} order by m.posting_id desc limit ${limit}) m
       where ${spendable(filter)} order by m.posting desc limit ${limit}`,
  );
}

const spendable = ({ owner, coin }: MovementFilter) => sql`
  a.owner = ${owner} and a.purpose = 'available' and a.ref = 0 and (${coin ?? null}::text is null or a.coin = ${coin ?? null})`;

/** A UTC day with movements of an owner. */
export interface MovementDay {
  /** Its beginning. */
  readonly start: Date;
  /** Its newest movement. */
  readonly newest: bigint;
}

/** Where movements are looked for; without the account at their other end where nobody asks for that. */
const lookedThrough = ({ match }: MovementFilter) =>
  match
    ? sql`ledger_movement`
    : sql`(select e.account_id, e.posting_id, p.kind, p.at from ledger_entry e join ledger_posting p on p.id = e.posting_id)`;

const newestMovement = (filter: MovementFilter, within: ReturnType<typeof sql>) => sql`
  select n.posting_id as newest, date_trunc('day', n.at, 'UTC') as start from ledger_account a
   cross join lateral (
     select m.posting_id, m.at from ${lookedThrough(filter)} m
      where m.account_id = a.id and ${conditions(filter)} and ${within} order by m.posting_id desc limit 1) n
   where ${spendable(filter)} order by n.posting_id desc limit 1`;

/** The last days on which an owner had movements, newest first. Each is found by the index, whatever lies between them. */
export function movementDays(db: Db | Tx, filter: MovementFilter, limit: number): Promise<MovementDay[]> {
  return rows(
    db,
    sql<MovementDay>`
      with recursive days (newest, start) as (
        select f.newest, f.start from (${newestMovement(filter, sql`true`)}) f
        union all
        select n.newest, n.start from days d
         cross join lateral (${newestMovement(filter, sql`m.posting_id < d.newest and m.at < d.start`)}) n)
      select newest, start from days limit ${limit}`,
  );
}

/** Days as rows of a statement, each with its place among them. */
const asRows = (days: readonly MovementDay[]) => sql`
  unnest(${days.map(({ start }) => start.toISOString())}::timestamptz[], ${int8Column(days.map(({ newest }) => newest))}::bigint[])
    with ordinality as d (start, newest, n)`;

const IN_DAY = sql`m.posting_id <= d.newest and m.at >= d.start and m.at < d.start + interval '24 hours'`;

/** The movements of one kind and coin on a day. */
export interface MovementSum {
  /** The beginning of the day. */
  readonly start: Date;
  readonly coin: Movement['coin'];
  readonly kind: string;
  readonly sum: bigint;
  /** How many things they belong to, such as bonuses, each of which may move two coins. */
  readonly things: number;
  readonly movements: number;
}

/**
 * The sums of an owner's movements by day, coin and kind, from one day up to a movement. Each account is read from `newest` back to
 * the first movement that is older than the days, so that a long history costs no more.
 */
export function sumMovements(
  db: Db | Tx,
  filter: MovementFilter,
  { start, newest }: MovementDay,
): Promise<MovementSum[]> {
  return rows(
    db,
    sql<MovementSum>`
      select date_trunc('day', m.at, 'UTC') as start, m.coin, m.kind, sum(m.delta)::bigint as sum,
             count(distinct m.reference)::int as things, count(*)::int as movements
        from ledger_account a
       cross join lateral (
         select coalesce(max(older.posting_id), 0) as id from (
           select o.posting_id from ledger_movement o
            where o.account_id = a.id and o.posting_id <= ${newest} and o.at < ${start}
            order by o.posting_id desc limit 1) older) last
        join ledger_movement m on m.account_id = a.id and m.posting_id > last.id and m.posting_id <= ${newest}
                              and m.at >= ${start} and ${conditions(filter)}
       where ${spendable(filter)}
       group by 1, m.coin, m.kind order by 1 desc, m.coin, m.kind`,
  );
}

/** Movements of some days, newest first, so many of each day at most. Some kinds may be left out of some days. */
export function movementsOfDays(
  db: Db | Tx,
  filter: MovementFilter,
  days: readonly (MovementDay & { readonly without?: readonly string[] })[],
  limit: number,
): Promise<(Movement & { readonly day: number })[]> {
  const leftOut = days.flatMap(({ without = [] }, day) => without.map((kind) => `${day} ${kind}`));
  return rows(
    db,
    sql<Movement & { readonly day: number }>`
      select d.n::int - 1 as day, e.* from ${asRows(days)}
       cross join lateral (
         select b.* from ledger_account a
          cross join lateral (
            select ${COLUMNS} from ledger_movement m
             where m.account_id = a.id and ${IN_DAY} and ${conditions(filter)}
               and (d.n - 1) || ' ' || m.kind <> all(${textColumn(leftOut)}::text[])
             order by m.posting_id desc limit ${limit}) b
          where ${spendable(filter)} order by b.posting desc limit ${limit}) e
       order by d.n, e.posting desc`,
  );
}

/** One movement of an owner. */
export function findMovement(db: Db | Tx, owner: bigint, posting: bigint): Promise<Movement | undefined> {
  return maybeRow(
    db,
    sql<Movement>`select ${COLUMNS} from ledger_movement m
                   where m.posting_id = ${posting} and m.owner = ${owner} and m.purpose = 'available'`,
  );
}

export type PostingView = RowOf<typeof POSTING>;

const POSTING = columns('ledger_posting as p', ['id', 'kind', 'coin', 'amount'])
  .narrow<Pick<Movement, 'coin'>>()
  .and(columns('ledger_account as f', ['owner as fromOwner', 'purpose as fromPurpose']))
  .and(columns('ledger_account as t', ['owner as toOwner', 'purpose as toPurpose']));

/** The postings of a transaction that touch an owner. */
export function postingsOf(db: Db | Tx, owner: bigint, transaction: bigint): Promise<PostingView[]> {
  return rows(
    db,
    select(POSTING)`
      from ledger_posting p
        join ledger_account f on f.id = p.from_account join ledger_account t on t.id = p.to_account
       where p.id >= ${transaction} and p.id < ${transaction + 1024n} and p.transaction_id = ${transaction}
         and (f.owner = ${owner} or t.owner = ${owner})
       order by p.id`,
  );
}

const THROUGH = columns('ledger_posting as p', ['id', 'kind', 'coin', 'amount', 'at']);

/** The postings through accounts that hold the coins of one thing, oldest first. */
export function postingsThrough(
  db: Db,
  accounts: readonly LedgerAccount[],
  limit: number,
): Promise<RowOf<typeof THROUGH>[]> {
  if (accounts.length === 0) return Promise.resolve([]);
  return rows(
    db,
    select(THROUGH)`
      from ledger_posting p
       where p.id in (
         select e.posting_id
           from unnest(${int8Column(accounts.map(({ owner }) => owner))}::bigint[],
                       ${textColumn(accounts.map(({ coin }) => coin))}::text[],
                       ${textColumn(accounts.map(({ purpose }) => purpose))}::text[],
                       ${int8Column(accounts.map(({ ref }) => ref))}::bigint[]) w (owner, coin, purpose, ref)
           join ledger_account a using (owner, coin, purpose, ref)
           join ledger_entry e on e.account_id = a.id)
       order by p.id limit ${limit}`,
  );
}

/** The balance of an owner's coin just before a moment. */
export async function balanceBefore(db: Db | Tx, owner: bigint, coin: string, at: Date): Promise<bigint> {
  const row = await maybeRow(
    db,
    sql<{ balance: bigint }>`
      select m.balance from ledger_movement m join ledger_account a on a.id = m.account_id
       where a.owner = ${owner} and a.coin = ${coin} and a.purpose = 'available' and a.ref = 0 and m.at < ${at}
       order by m.posting_id desc limit 1`,
  );
  return row?.balance ?? 0n;
}

export type Holding = RowOf<typeof HOLDING>;

const HOLDING = columns('ledger_account', ['coin', 'purpose'])
  .narrow<{ coin: Movement['coin']; purpose: Purpose }>()
  .and({ balance: sql<bigint>`sum(balance)::bigint` });

/** The query of an owner's balances by coin and purpose: what is available, and what is held for what. */
export const holdingsOf = (owner: bigint): RawBuilder<Holding> =>
  select(HOLDING)`
    from ledger_account
     where owner = ${owner} group by coin, purpose order by coin, purpose`;

/** An owner's balances by coin and purpose. */
export const readHoldings = (db: Db | Tx, owner: bigint): Promise<Holding[]> => rows(db, holdingsOf(owner));

/** The query of the change of an owner's balances on each UTC day since a moment, all accounts and coins together. */
export const dailyChangesOf = (owner: bigint, since: Date): RawBuilder<{ day: string; change: bigint }> => sql`
  select to_char(m.at at time zone 'UTC', 'YYYY-MM-DD') as day, sum(m.delta)::bigint as change
    from ledger_account a join ledger_movement m on m.account_id = a.id
   where a.owner = ${owner} and m.at >= ${since}
   group by 1 order by 1 limit 400`;

const SIDE = sql<string>`case when owner = 0 then purpose else 'members' end`;
const TOTAL = columns('ledger_account', ['coin']).and({ purpose: SIDE, balance: sql<bigint>`sum(balance)::bigint` });

/** Sums of the platform's and of the members' accounts, for the backing rule. */
export function readTotals(db: Db | Tx): Promise<RowOf<typeof TOTAL>[]> {
  return rows(db, select(TOTAL)`from ledger_account group by coin, ${SIDE} order by coin, ${SIDE}`);
}
