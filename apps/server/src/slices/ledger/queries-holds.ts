import { type RawBuilder, sql } from 'kysely';
import { int8Column } from '../../platform/database/columns.ts';
import { type Db, type Tx, rows } from '../../platform/database/database.ts';
import { columns, select } from '../../platform/database/select.ts';
import { type MovementFilter, type MovementSpan, holdsWithin } from './queries-movements.ts';

/** A movement that put an owner's coins aside, and what became of them, in micro. */
export interface HoldOutcome {
  readonly posting: bigint;
  readonly coin: string;
  readonly put: bigint;
  /** What left the owner for good, from that account or from one of the owner's to which it went on. */
  readonly spent: bigint;
  /** What came back to the available coins. */
  readonly returned: bigint;
}

const OUTCOME = columns('ledger_posting as m', ['id as posting', 'coin', 'amount as put']).and({
  spent: sql<bigint>`gone.sum + onward.sum`,
  returned: sql<bigint>`back.sum`,
});

/** What left an account within a range of its entries, to whom: another owner, or the owner's available coins. */
const outflows = (account: ReturnType<typeof sql>, to: ReturnType<typeof sql>) => sql`
  select coalesce(sum(-x.delta), 0)::bigint as sum from ledger_movement x
   where x.account_id = ${account} and x.delta < 0 and x.posting_id > m.id
     and x.posting_id < coalesce(refill.id, 9223372036854775807) and ${to}`;

/**
 * The query of what became of what postings put aside. An account of a hold may be filled again, so what left it counts up to
 * the next time at which available coins came in. The hold of a listing goes on to those of its trades, which are
 * followed, each account by itself: all at once they would be found by reading the whole ledger.
 */
const outcomesOf = (owner: bigint, postings: RawBuilder<unknown>): RawBuilder<HoldOutcome> =>
  select(OUTCOME)`
      from ledger_posting m
        cross join lateral (
          select min(x.posting_id) as id from ledger_movement x
           where x.account_id = m.to_account and x.delta > 0 and x.posting_id > m.id and x.other_purpose = 'available') refill
        cross join lateral (${outflows(sql`m.to_account`, sql`x.other_owner <> ${owner}`)}) gone
        cross join lateral (
          ${outflows(sql`m.to_account`, sql`x.other_owner = ${owner} and x.other_purpose = 'available'`)}) back
        cross join lateral (
          select coalesce(sum(y.sum), 0)::bigint as sum from (
            select distinct next.id from ledger_movement x
              join ledger_account next on next.owner = x.other_owner and next.coin = x.coin
               and next.purpose = x.other_purpose and next.ref = x.other_ref
             where x.account_id = m.to_account and x.delta < 0 and x.other_owner = ${owner}
               and x.other_purpose <> 'available') next
           cross join lateral (
             select sum(-z.delta) as sum from ledger_movement z
              where z.account_id = next.id and z.delta < 0 and z.other_owner <> ${owner}) y) onward
       where m.id = any(${postings})`;

/** What became of what these postings put aside. */
export function holdOutcomes(db: Db | Tx, owner: bigint, postings: readonly bigint[]): Promise<HoldOutcome[]> {
  if (postings.length === 0) return Promise.resolve([]);
  return rows(db, outcomesOf(owner, sql`${int8Column(postings)}::bigint[]`));
}

/** What became of what an owner put aside by postings of these kinds within a span, the newest so many of them. */
export const holdOutcomesWithin = (
  db: Db | Tx,
  filter: MovementFilter,
  span: MovementSpan,
  kinds: readonly string[],
  limit: number,
): Promise<HoldOutcome[]> => rows(db, outcomesOf(filter.owner, sql`array(${holdsWithin(filter, span, kinds, limit)})`));
