import type { TradeActor } from '@greenhall/domain/otc/trade/trade';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { sql } from 'kysely';
import { int8Column } from '../../../platform/database/columns.ts';
import { type Tx, maybeRow } from '../../../platform/database/database.ts';
import { type RowOf, select } from '../../../platform/database/select.ts';
import type { ListingChange } from '../listing/store-listings.ts';
import { OPEN, TRADE, type TradeRow } from './store-trades.ts';

export type NewTrade = Pick<
  TradeRow,
  | 'number'
  | 'listingId'
  | 'marketId'
  | 'coin'
  | 'network'
  | 'buyer'
  | 'seller'
  | 'quantity'
  | 'price'
  | 'fee'
  | 'releaseOnProof'
  | 'buyerLabel'
  | 'buyerAddress'
  | 'buyerProved'
  | 'sellerLabel'
  | 'sellerAddress'
  | 'paymentMs'
  | 'releaseMs'
  | 'settleMs'
  | 'madeAt'
  | 'dueAt'
> & {
  /** The total is the smallest from here on that no other order of the seller uses. */
  readonly least: bigint;
  /** Orders that closed after this moment still reserve their totals. */
  readonly closedSince: Date;
};

/**
 * Opens a trade on a locked listing: the trade with its total, the listing's remaining quantity, and the first step.
 * `undefined` if the number exists, or if another order of the seller has just taken the total; the caller tries again.
 */
export function openTrade(
  tx: Tx,
  fresh: NewTrade,
  left: ListingChange,
  by: 'buyer' | 'seller',
): Promise<TradeRow | undefined> {
  const { seller, network, least } = fresh;
  return maybeRow(
    tx,
    sql<TradeRow>`
      with taken as (
        select total from otc_trade where seller = ${seller} and network = ${network} and total >= ${least}
           and state in ${OPEN}
        union
        select total from otc_trade where seller = ${seller} and network = ${network} and total >= ${least}
           and closed_at > ${fresh.closedSince}),
      free as (
        select min(c.total) as total
          from (select ${least}::bigint as total union select total + 1 from taken) c
         where not exists (select from taken where taken.total = c.total)),
      made as (
        insert into otc_trade as t
          (number, listing_id, market_id, coin, network, buyer, seller, quantity, price, total, fee, of_listing,
           release_on_proof, buyer_label, buyer_address, buyer_proved, seller_label, seller_address, payment_ms,
           release_ms, settle_ms, state, clock_from, due_at, made_at, next_block)
        select ${fresh.number}, ${fresh.listingId}, ${fresh.marketId}, ${fresh.coin}, ${network}, ${fresh.buyer},
               ${seller}, ${fresh.quantity}, ${fresh.price}, free.total, ${fresh.fee}, true, ${fresh.releaseOnProof},
               ${fresh.buyerLabel}, ${fresh.buyerAddress}, ${fresh.buyerProved}, ${fresh.sellerLabel},
               ${fresh.sellerAddress}, ${fresh.paymentMs}, ${fresh.releaseMs}, ${fresh.settleMs}, 'waitForPayment',
               ${fresh.madeAt}, ${fresh.dueAt}, ${fresh.madeAt},
               (select block from otc_head where network = ${network})
          from free
        on conflict do nothing returning ${TRADE}),
      listed as (
        update otc_listing l set state = ${left.state}, remaining = ${left.remaining}, fee_left = ${left.feeLeft}
          from made where l.id = made."listingId"),
      step as (
        insert into otc_trade_step (trade_id, event, state, by, at)
        select id, 'take', state, ${by}, ${fresh.madeAt} from made)
      select * from made`,
  );
}

/** A locked trade, with what the lock of its listing keeps unchanged. */
export type LockedTrade = RowOf<typeof LOCKED>;

const LOCKED = TRADE.and({
  // The open appeal, if there is one.
  appealId: sql<bigint | null>`(select a.id from otc_appeal a where a.trade_id = t.id and a.state = 'inReview')`,
  // The number of other open trades on the listing.
  openBeside: sql<number>`
    (select count(*)::int from otc_trade o where o.listing_id = t.listing_id and o.id <> t.id and o.state in ${OPEN})`,
});

/** Reads a trade and locks it until the transaction ends. Its listing must be locked before. */
export function lockTradeRow(tx: Tx, id: bigint): Promise<LockedTrade | undefined> {
  return maybeRow(tx, select(LOCKED)`from otc_trade t where t.id = ${id} for update of t`);
}

export type TradeChange = Pick<
  TradeRow,
  | 'state'
  | 'event'
  | 'clockFrom'
  | 'dueAt'
  | 'pausedMs'
  | 'claimedAt'
  | 'closedAt'
  | 'tookMs'
  | 'settlesAt'
  | 'ofListing'
>;

export interface Count {
  readonly memberNo: MemberNo;
  readonly completed: number;
  readonly failed: number;
}

/** The buyer's claim of a payment. */
export interface Claimed {
  readonly txid: string | null;
  readonly voucher: string | null;
}

interface Written {
  readonly change: TradeChange;
  readonly by: TradeActor;
  readonly at: Date;
  /** The change of the listing, if there is one. */
  readonly listing: ListingChange | undefined;
  /** What the buyer claims, if it does; the judgement of another txid is cleared. */
  readonly claim: Claimed | undefined;
  /** The changes to the traders' statistics, locked in the order of members, so that no two transitions deadlock. */
  readonly counts: readonly Count[];
}

/**
 * Writes everything of a transition except its coins, by compare-and-set; `undefined` if the trade is in another state.
 */
export function writeMove(
  tx: Tx,
  { id, listingId, state: from, seller }: TradeRow,
  { change: to, by, at, listing, counts, claim }: Written,
): Promise<TradeRow | undefined> {
  // The function reads anew once the seller's row is locked, so it counts what concurrent trades have committed.
  const timed = to.event === 'confirm' && to.tookMs !== null ? seller : null;
  return maybeRow(
    tx,
    sql<TradeRow>`
      with moved as (
        update otc_trade t set state = ${to.state}, event = ${to.event}, clock_from = ${to.clockFrom},
               due_at = ${to.dueAt}, paused_ms = ${to.pausedMs}, claimed_at = ${to.claimedAt},
               closed_at = ${to.closedAt}, took_ms = ${to.tookMs}, settles_at = ${to.settlesAt},
               of_listing = ${to.ofListing}, claims = claims + ${claim ? 1 : 0}::smallint,
               voucher = coalesce(${claim?.voucher ?? null}, voucher),
               chain_voucher = chain_voucher and ${claim?.voucher ?? null}::text is null,
               judgement = case when ${claim?.txid ?? null}::text <> coalesce(txid, '') then null else judgement end,
               txid = coalesce(${claim?.txid ?? null}, txid)
         where id = ${id} and state = ${from} returning ${TRADE}),
      step as (
        insert into otc_trade_step (trade_id, event, state, by, at)
        select id, event, state, ${by}, ${at} from moved),
      listed as (
        update otc_listing l
           set state = ${listing?.state ?? null}, remaining = ${listing?.remaining ?? null},
               fee_left = ${listing?.feeLeft ?? null},
               -- A filled listing that gets something back may stand beside another of its member.
               alone = l.alone and l.remaining > 0
          from moved where l.id = moved."listingId" and l.id = ${listing ? listingId : null}),
      added (member_no, completed, failed) as materialized (
        select * from unnest(${int8Column(counts.map(({ memberNo }) => memberNo))}::bigint[],
                             ${int8Column(counts.map(({ completed }) => BigInt(completed)))}::int[],
                             ${int8Column(counts.map(({ failed }) => BigInt(failed)))}::int[])),
      counted as (
        insert into otc_trader as r (member_no, completed, failed, median_ms)
        select a.member_no, greatest(a.completed, 0), greatest(a.failed, 0),
               case when a.member_no = ${timed} and not exists (select from otc_trader where member_no = ${timed})
                    then otc_median_release(a.member_no) end
          from added a, moved order by a.member_no
        on conflict (member_no) do update
           set completed = r.completed + (select a.completed from added a where a.member_no = r.member_no),
               failed = r.failed + (select a.failed from added a where a.member_no = r.member_no),
               median_ms = case when r.member_no = ${timed} then otc_median_release(r.member_no) else r.median_ms end)
      select * from moved`,
  );
}
