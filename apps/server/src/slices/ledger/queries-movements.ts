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

/** What is not limited is left out of the statement: a kept plan that allows for it would read the whole account. */
const every = (parts: readonly (RawBuilder<unknown> | undefined)[]): RawBuilder<unknown> =>
  sql.join(
    parts.filter((part) => part !== undefined),
    sql` and `,
  );

const conditions = ({ kind, from, until, before, match }: MovementFilter): RawBuilder<unknown> =>
  every([
    sql`m.posting_id < ${before ?? BEYOND_LAST}`,
    kind === undefined ? undefined : sql`m.kind = ${kind}`,
    match && fits(match),
    from && sql`m.at >= ${from}`,
    until && sql`m.at < ${until}`,
  ]);

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

const spendable = ({ owner, coin }: MovementFilter): RawBuilder<unknown> =>
  every([
    sql`a.owner = ${owner} and a.purpose = 'available' and a.ref = 0`,
    coin === undefined ? undefined : sql`a.coin = ${coin}`,
  ]);

/** Where movements are looked for; without the account at their other end where nobody asks for that. */
const lookedThrough = ({ match }: Pick<MovementFilter, 'match'>) =>
  match
    ? sql`ledger_movement`
    : sql`(select e.account_id, e.posting_id, e.delta, p.coin, p.kind, p.reference, p.at
             from ledger_entry e join ledger_posting p on p.id = e.posting_id)`;

const newestMovement = (filter: MovementFilter, within: readonly RawBuilder<unknown>[]) => sql`
  select n.posting_id as newest, date_trunc('day', n.at, 'UTC') as start from ledger_account a
   cross join lateral (
     select m.posting_id, m.at from ${lookedThrough(filter)} m
      where m.account_id = a.id and ${every([conditions(filter), ...within])} order by m.posting_id desc limit 1) n
   where ${spendable(filter)} order by n.posting_id desc limit 1`;

/** The movements of one kind and coin on a UTC day. */
export interface MovementSum {
  /** The beginning of the day. */
  readonly start: Date;
  readonly coin: Movement['coin'];
  readonly kind: string;
  readonly sum: bigint;
  /** How many things they belong to, such as bonuses, each of which may move two coins. */
  readonly things: number;
  readonly movements: number;
  readonly newest: bigint;
  /** The newest movement before all these days; 0 if there is none. */
  readonly before: bigint;
}

/**
 * The sums of an owner's movements by day, coin and kind, on the last days that have any, newest first. Each day is found by the index,
 * whatever lies between them, and each account is read from its newest entry, so that a long history costs no more.
 */
export function sumMovements(db: Db | Tx, filter: MovementFilter, days: number): Promise<MovementSum[]> {
  return rows(
    db,
    sql<MovementSum>`
      with recursive days (newest, start) as (
        select f.newest, f.start from (${newestMovement(filter, [])}) f
        union all
        select n.newest, n.start from days d
         cross join lateral (${newestMovement(filter, [sql`m.posting_id < d.newest and m.at < d.start`])}) n),
      last (id) as (select coalesce((select newest from days offset ${days} limit 1), 0))
      select date_trunc('day', m.at, 'UTC') as start, m.coin, m.kind, sum(m.delta)::bigint as sum,
             count(distinct m.reference)::int as things, count(*)::int as movements,
             max(m.posting_id) as newest, l.id as before
        from last l cross join ledger_account a
        join ${lookedThrough(filter)} m on m.account_id = a.id and m.posting_id > l.id and ${conditions(filter)}
       where ${spendable(filter)}
       group by 1, m.coin, m.kind, l.id order by 1 desc, m.coin, m.kind`,
  );
}

/** Movements of an owner up to the newest of them, and after one that is older. */
export interface MovementSpan {
  readonly newest: bigint;
  readonly before: bigint;
}

/** Movements of some days, newest first, so many of each day at most. Some kinds may be left out of some days. */
export function movementsOfDays(
  db: Db | Tx,
  filter: MovementFilter,
  days: readonly (MovementSpan & { readonly without: readonly string[] })[],
  limit: number,
): Promise<(Movement & { readonly day: number })[]> {
  const leftOut = days.flatMap(({ without }, day) => without.map((kind) => `${day} ${kind}`));
  return rows(
    db,
    sql<Movement & { readonly day: number }>`
      select d.n::int - 1 as day, e.*
        from unnest(${int8Column(days.map(({ newest }) => newest))}::bigint[], ${int8Column(days.map(({ before }) => before))}::bigint[])
          with ordinality as d (newest, before, n)
       cross join lateral (
         select b.* from ledger_account a
          cross join lateral (
            select ${COLUMNS} from ledger_movement m
             where m.account_id = a.id and m.posting_id <= d.newest and m.posting_id > d.before and ${conditions(filter)}
               and (d.n - 1) || ' ' || m.kind <> all(${textColumn(leftOut)}::text[])
             order by m.posting_id desc limit ${limit}) b
          where ${spendable(filter)} order by b.posting desc limit ${limit}) e
       order by d.n, e.posting desc`,
  );
}

/** The query of an owner's movements of some kinds by which coins were put aside, within a span, so many at most. */
export const holdsWithin = (
  filter: MovementFilter,
  { newest, before }: MovementSpan,
  kinds: readonly string[],
  limit: number,
): RawBuilder<{ posting_id: bigint }> => sql`
  select m.posting_id from ledger_account a
    join ${lookedThrough(filter)} m on m.account_id = a.id and m.delta < 0 and m.posting_id <= ${newest} and m.posting_id > ${before}
     and m.kind = any(${textColumn(kinds)}::text[]) and ${conditions(filter)}
   where ${spendable(filter)} order by m.posting_id desc limit ${limit}`;

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
    from ledger_account a join ${lookedThrough({})} m on m.account_id = a.id
   where a.owner = ${owner} and m.at >= ${since}
   group by 1 order by 1 limit 400`;

const SIDE = sql<string>`case when owner = 0 then purpose else 'members' end`;
const TOTAL = columns('ledger_account', ['coin']).and({ purpose: SIDE, balance: sql<bigint>`sum(balance)::bigint` });

/** Sums of the platform's and of the members' accounts, for the backing rule. */
export function readTotals(db: Db | Tx): Promise<RowOf<typeof TOTAL>[]> {
  return rows(db, select(TOTAL)`from ledger_account group by coin, ${SIDE} order by coin, ${SIDE}`);
}
