import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { sql } from 'kysely';
import { type Db, oneRow, rows } from '../../../platform/database/database.ts';
import { type RowOf, columns, select, selectFrom } from '../../../platform/database/select.ts';
import { BEYOND_LAST } from '../../../platform/cursor.ts';

/** The totals of the request queue and of the offers. */
export function queueTotals(db: Db): Promise<{ waiting: number; amount: bigint; onOffer: bigint }> {
  return oneRow(
    db,
    sql<{ waiting: number; amount: bigint; onOffer: bigint }>`
      select count(*)::int as waiting, coalesce(sum(remaining), 0)::bigint as amount,
             (select coalesce(sum(remaining), 0)::bigint from stock_offer
               where state <> 'completed' and not is_clear_out) as "onOffer"
        from stock_request where state <> 'completed'`,
  );
}

export type QueuePlaceRow = RowOf<typeof QUEUE_PLACE>;

const QUEUE_PLACE = columns('stock_request as r', ['number', 'remaining']).and({
  ahead: sql<number>`before.ahead`,
  aheadAmount: sql<bigint>`before.amount`,
});

/** A member's requests in the queue, with the requests before each. */
export function queuePlacesOf(db: Db, memberNo: MemberNo, limit: number): Promise<QueuePlaceRow[]> {
  return rows(
    db,
    select(QUEUE_PLACE)`
      from stock_request r
        cross join lateral (
          select count(*)::int as ahead, coalesce(sum(b.remaining), 0)::bigint as amount from stock_request b
           where b.state <> 'completed' and b.number < r.number) before
       where r.member_no = ${memberNo} and r.state <> 'completed' order by r.number limit ${limit}`,
  );
}

export type FillRow = RowOf<typeof FILL>;

const FILL = columns('stock_fill as f', [
  'id',
  'source',
  'buyer',
  'seller',
  'quantity',
  'amount',
  'reserve',
  'outstanding',
  'at',
]).and({ buyerName: sql<string | null>`b.username`, sellerName: sql<string | null>`s.username` });

/** Fills of runs and buybacks, newest first. */
export function latestFills(db: Db, before: bigint | undefined, limit: number): Promise<FillRow[]> {
  return rows(
    db,
    select(FILL)`
      from stock_fill f left join identity_name b on b.member_no = f.buyer
        left join identity_name s on s.member_no = f.seller
       where f.id < ${before ?? BEYOND_LAST} order by f.id desc limit ${limit}`,
  );
}

export type AllocationRow = RowOf<typeof ALLOCATION>;

const ALLOCATION = columns('stock_payment as p', ['id as payment', 'kind', 'level', 'funder', 'paidAt', 'coolsUntil'])
  .and(columns('stock_request as r', ['number']).orNull())
  .and({
    principal: sql<bigint>`p.amount - p.fee`,
    state: sql<'cooling' | 'waiting' | 'inProgress' | 'completed' | 'canceled'>`
      case p.state when 'cooling' then 'cooling' when 'cancelled' then 'canceled'
                   else coalesce(r.state, 'completed') end`,
    remaining: sql<bigint>`case p.state when 'cooling' then p.amount - p.fee else coalesce(r.remaining, 0) end`,
    allocated: sql<bigint>`coalesce(r.allocated, 0)`,
  });

/**
 * Requests for shares with the payments they come from, newest first, including cancelled payments and those in
 * cooling-off.
 */
export function allocationsOf(
  db: Db,
  memberNo: MemberNo,
  state: string | undefined,
  before: bigint | undefined,
  limit: number,
): Promise<AllocationRow[]> {
  const found = select(ALLOCATION)`
    from stock_payment p left join stock_request r on r.payment = p.id
     where p.payer = ${memberNo} and p.id < ${before ?? BEYOND_LAST}`;
  return rows(
    db,
    selectFrom(found)`
      found where ${state ?? null}::text is null or state = ${state ?? null} order by payment desc limit ${limit}`,
  );
}

export type OfferRow = RowOf<typeof OFFER>;

const OFFER = columns('stock_offer', [
  'number',
  'memberNo as member',
  'isClearOut',
  'quantity',
  'remaining as left',
  'received',
  'state',
  'offeredOn',
  'at',
]);

export function offersOf(db: Db, memberNo: MemberNo, before: bigint | undefined, limit: number): Promise<OfferRow[]> {
  return rows(
    db,
    select(OFFER)`
      from stock_offer where member_no = ${memberNo} and number < ${before ?? BEYOND_LAST}
       order by number desc limit ${limit}`,
  );
}

/** The shares in the queue of the buyback. */
export interface BuybackQueue {
  /** Before a member's first open offer. */
  readonly ahead: bigint;
  /** Up to its last open offer; null without one. */
  readonly upTo: bigint | null;
  readonly all: bigint;
}

export function buybackQueueOf(db: Db, memberNo: MemberNo): Promise<BuybackQueue> {
  return oneRow(
    db,
    sql<BuybackQueue>`
      select coalesce(sum(o.remaining) filter (where o.number < own.first), 0)::bigint as ahead,
             (sum(o.remaining) filter (where o.number <= own.last))::bigint as "upTo",
             coalesce(sum(o.remaining), 0)::bigint as "all"
        from (select min(number) as first, max(number) as last from stock_offer
               where member_no = ${memberNo} and state <> 'completed') own
        left join stock_offer o on o.state <> 'completed'`,
  );
}

export type SplitRow = RowOf<typeof SPLIT>;

const SPLIT = columns('stock_split', ['id', 'heldBefore as before', 'heldAfter as after', 'at']);

export function splitsOf(db: Db, memberNo: MemberNo, before: bigint | undefined, limit: number): Promise<SplitRow[]> {
  return rows(
    db,
    select(SPLIT)`
      from stock_split
       where member_no = ${memberNo} and id < ${before ?? BEYOND_LAST} order by id desc limit ${limit}`,
  );
}
