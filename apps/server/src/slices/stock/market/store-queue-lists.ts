import type { PaymentKind } from '@greenhall/domain/stock/payment/payments';
import { sql } from 'kysely';
import { type Db, oneRow, rows } from '../../../platform/database/database.ts';
import type { PriceRow } from './store-prices.ts';
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

export interface QueuePlaceRow {
  readonly number: bigint;
  readonly remaining: bigint;
  readonly ahead: number;
  readonly aheadAmount: bigint;
}

/** A member's requests in the queue, with the requests before each. */
export function queuePlacesOf(db: Db, memberNo: bigint, limit: number): Promise<QueuePlaceRow[]> {
  return rows(
    db,
    sql<QueuePlaceRow>`
      select r.number, r.remaining, before.ahead, before.amount as "aheadAmount"
        from stock_request r
        cross join lateral (
          select count(*)::int as ahead, coalesce(sum(b.remaining), 0)::bigint as amount from stock_request b
           where b.state <> 'completed' and b.number < r.number) before
       where r.member_no = ${memberNo} and r.state <> 'completed' order by r.number limit ${limit}`,
  );
}

export interface FillRow extends PriceRow {
  readonly id: bigint;
  readonly source: 'sale' | 'issue' | 'remainder' | 'buyback';
  readonly buyer: bigint | null;
  readonly seller: bigint | null;
  readonly buyerName: string | null;
  readonly sellerName: string | null;
  readonly quantity: bigint;
  readonly amount: bigint;
  readonly at: Date;
}

/** Fills of runs and buybacks, newest first. */
export function latestFills(db: Db, before: bigint | undefined, limit: number): Promise<FillRow[]> {
  return rows(
    db,
    sql<FillRow>`
      select f.id, f.source, f.buyer, f.seller, b.username as "buyerName", s.username as "sellerName", f.quantity,
             f.amount, f.reserve, f.outstanding, f.at
        from stock_fill f left join identity_name b on b.member_no = f.buyer
        left join identity_name s on s.member_no = f.seller
       where f.id < ${before ?? BEYOND_LAST} order by f.id desc limit ${limit}`,
  );
}

export interface AllocationRow {
  readonly payment: bigint;
  readonly kind: PaymentKind;
  readonly level: number;
  readonly funder: bigint;
  readonly state: 'cooling' | 'waiting' | 'inProgress' | 'completed' | 'canceled';
  readonly number: bigint | null;
  readonly principal: bigint;
  readonly remaining: bigint;
  readonly allocated: bigint;
  readonly paidAt: Date;
  readonly coolsUntil: Date;
}

/**
 * Requests for shares with the payments they come from, newest first, including cancelled payments and those in
 * cooling-off.
 */
export function allocationsOf(
  db: Db,
  memberNo: bigint,
  state: string | undefined,
  before: bigint | undefined,
  limit: number,
): Promise<AllocationRow[]> {
  return rows(
    db,
    sql<AllocationRow>`
      select * from (
        select p.id as payment, p.kind, p.level, p.funder, r.number, p.amount - p.fee as principal,
               case p.state when 'cooling' then 'cooling' when 'cancelled' then 'canceled'
                            else coalesce(r.state, 'completed') end as state,
               case p.state when 'cooling' then p.amount - p.fee else coalesce(r.remaining, 0) end as remaining,
               coalesce(r.allocated, 0) as allocated, p.paid_at as "paidAt", p.cools_until as "coolsUntil"
          from stock_payment p left join stock_request r on r.payment = p.id
         where p.payer = ${memberNo} and p.id < ${before ?? BEYOND_LAST}) found
       where ${state ?? null}::text is null or state = ${state ?? null} order by payment desc limit ${limit}`,
  );
}

export interface OfferRow {
  readonly number: bigint;
  readonly member: bigint;
  readonly isClearOut: boolean;
  readonly quantity: bigint;
  readonly left: bigint;
  readonly received: bigint;
  readonly state: 'waiting' | 'inProgress' | 'completed';
  readonly offeredOn: number;
  readonly at: Date;
}

export function offersOf(db: Db, memberNo: bigint, before: bigint | undefined, limit: number): Promise<OfferRow[]> {
  return rows(
    db,
    sql<OfferRow>`
      select number, member_no as member, is_clear_out as "isClearOut", quantity, remaining as left, received, state,
             offered_on as "offeredOn", at
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

export function buybackQueueOf(db: Db, memberNo: bigint): Promise<BuybackQueue> {
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

export interface SplitRow {
  readonly id: bigint;
  readonly before: bigint;
  readonly after: bigint;
  readonly at: Date;
}

export function splitsOf(db: Db, memberNo: bigint, before: bigint | undefined, limit: number): Promise<SplitRow[]> {
  return rows(
    db,
    sql<SplitRow>`
      select id, held_before as before, held_after as after, at from stock_split
       where member_no = ${memberNo} and id < ${before ?? BEYOND_LAST} order by id desc limit ${limit}`,
  );
}
