import { sql } from 'kysely';
import type { MarketCoin } from '@greenhall/domain/otc/market';
import type { PaymentChecks } from '@greenhall/domain/otc/proof';
import type { Hand, TradeEvent, TradeState } from '@greenhall/domain/otc/trade';
import type { Amount } from '@greenhall/domain/shared/money';
import type { Network } from '@greenhall/domain/wallet/addresses';
import { int8Column } from '../../platform/database/columns.ts';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../../platform/database/database.ts';

const NO_LIMIT = 9_000_000_000_000_000_000n;

export interface TradeRow {
  readonly id: bigint;
  readonly number: string;
  readonly listingId: bigint;
  readonly marketId: bigint;
  readonly coin: MarketCoin;
  readonly network: Network;
  readonly buyer: bigint;
  readonly seller: bigint;
  readonly quantity: Amount;
  readonly price: Amount<'usdt'>;
  readonly total: Amount<'usdt'>;
  readonly fee: Amount;
  readonly ofListing: boolean;
  readonly releaseOnProof: boolean;
  readonly buyerLabel: string;
  readonly buyerAddress: string;
  readonly buyerProved: boolean;
  readonly sellerLabel: string;
  readonly sellerAddress: string;
  readonly paymentMs: number;
  readonly releaseMs: number;
  readonly settleMs: number;
  readonly state: TradeState;
  readonly event: TradeEvent | null;
  readonly clockFrom: Date;
  readonly dueAt: Date | null;
  readonly pausedMs: bigint;
  readonly nextBlock: bigint | null;
  readonly txid: string | null;
  readonly voucher: string | null;
  readonly claims: number;
  readonly claimedAt: Date | null;
  readonly judgement: PaymentChecks | null;
  readonly judgedAt: Date | null;
  readonly provedAt: Date | null;
  readonly madeAt: Date;
  readonly closedAt: Date | null;
  readonly tookMs: bigint | null;
  readonly settlesAt: Date | null;
  readonly settledAt: Date | null;
}

export const TRADE = sql`t.id, t.number, t.listing_id as "listingId", t.market_id as "marketId", t.coin, t.network, t.buyer,
  t.seller, t.quantity, t.price, t.total, t.fee, t.of_listing as "ofListing", t.release_on_proof as "releaseOnProof",
  t.buyer_label as "buyerLabel", t.buyer_address as "buyerAddress", t.buyer_proved as "buyerProved",
  t.seller_label as "sellerLabel", t.seller_address as "sellerAddress", t.payment_ms as "paymentMs",
  t.release_ms as "releaseMs", t.settle_ms as "settleMs", t.state, t.event, t.clock_from as "clockFrom",
  t.due_at as "dueAt", t.paused_ms as "pausedMs", t.next_block as "nextBlock", t.txid, t.voucher, t.claims,
  t.claimed_at as "claimedAt", t.judgement, t.judged_at as "judgedAt", t.proved_at as "provedAt", t.made_at as "madeAt",
  t.closed_at as "closedAt", t.took_ms as "tookMs", t.settles_at as "settlesAt", t.settled_at as "settledAt"`;
export const OPEN = sql`('waitForPayment', 'waitForConfirmation', 'paymentError', 'receiptError')`;

/** Keeps the totals of one seller’s trades on a network apart from each other. */
export async function lockTotals(tx: Tx, seller: bigint, network: Network): Promise<void> {
  await run(tx, sql`select pg_advisory_xact_lock(hashtextextended(${`otc-totals|${seller}|${network}`}, 7))`);
}

/** The smallest total from `least` on that no open or recently closed trade of the seller on the network has. */
export async function freeTotal(
  tx: Tx,
  seller: bigint,
  network: Network,
  least: bigint,
  closedSince: Date,
): Promise<bigint> {
  const row = await oneRow(
    tx,
    sql<{ total: bigint }>`
      with taken as (
        select total from otc_trade where seller = ${seller} and network = ${network} and total >= ${least}
           and state in ${OPEN}
        union
        select total from otc_trade where seller = ${seller} and network = ${network} and total >= ${least}
           and closed_at > ${closedSince})
      select min(c.total) as total
        from (select ${least}::bigint as total union select total + 1 from taken) c
       where not exists (select 1 from taken where taken.total = c.total)`,
  );
  return row.total;
}

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
  | 'total'
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
>;

/** `undefined` when the number exists. */
export function insertTrade(tx: Tx, fresh: NewTrade): Promise<TradeRow | undefined> {
  return maybeRow(
    tx,
    sql<TradeRow>`
      insert into otc_trade as t
        (number, listing_id, market_id, coin, network, buyer, seller, quantity, price, total, fee, of_listing,
         release_on_proof, buyer_label, buyer_address, buyer_proved, seller_label, seller_address, payment_ms, release_ms,
         settle_ms, state, clock_from, due_at, made_at, next_block)
      values (${fresh.number}, ${fresh.listingId}, ${fresh.marketId}, ${fresh.coin}, ${fresh.network}, ${fresh.buyer},
              ${fresh.seller}, ${fresh.quantity}, ${fresh.price}, ${fresh.total}, ${fresh.fee}, true,
              ${fresh.releaseOnProof}, ${fresh.buyerLabel}, ${fresh.buyerAddress}, ${fresh.buyerProved},
              ${fresh.sellerLabel}, ${fresh.sellerAddress}, ${fresh.paymentMs}, ${fresh.releaseMs}, ${fresh.settleMs},
              'waitForPayment', ${fresh.madeAt}, ${fresh.dueAt}, ${fresh.madeAt},
              (select block from otc_head where network = ${fresh.network}))
      on conflict (number) do nothing returning ${TRADE}`,
  );
}

export function tradeById(db: Db | Tx, id: bigint): Promise<TradeRow | undefined> {
  return maybeRow(db, sql<TradeRow>`select ${TRADE} from otc_trade t where id = ${id}`);
}

export async function tradesById(db: Db, ids: readonly bigint[]): Promise<Map<bigint, TradeRow>> {
  const found = await rows(db, sql<TradeRow>`select ${TRADE} from otc_trade t where id = any(${ids}::bigint[])`);
  return new Map(found.map((row) => [row.id, row]));
}

/** The trade, locked until the transaction ends; its listing is locked before it. */
export function lockTradeRow(tx: Tx, id: bigint): Promise<TradeRow | undefined> {
  return maybeRow(tx, sql<TradeRow>`select ${TRADE} from otc_trade t where id = ${id} for update`);
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

/** Compare-and-set; `undefined` when somebody was faster. */
export function changeTrade(tx: Tx, id: bigint, from: TradeState, to: TradeChange): Promise<TradeRow | undefined> {
  return maybeRow(
    tx,
    sql<TradeRow>`
      update otc_trade t set state = ${to.state}, event = ${to.event}, clock_from = ${to.clockFrom}, due_at = ${to.dueAt},
             paused_ms = ${to.pausedMs}, claimed_at = ${to.claimedAt}, closed_at = ${to.closedAt}, took_ms = ${to.tookMs},
             settles_at = ${to.settlesAt}, of_listing = ${to.ofListing}
       where id = ${id} and state = ${from} returning ${TRADE}`,
  );
}

export async function insertStep(
  tx: Tx,
  step: { tradeId: bigint; event: string; state: TradeState; by: Hand; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`insert into otc_trade_step (trade_id, event, state, by, at)
        values (${step.tradeId}, ${step.event}, ${step.state}, ${step.by}, ${step.at})`,
  );
}

export interface StepRow {
  readonly event: string;
  readonly state: TradeState;
  readonly by: Hand;
  readonly at: Date;
}

export function stepsOf(db: Db | Tx, tradeId: bigint): Promise<StepRow[]> {
  return rows(
    db,
    sql<StepRow>`select event, state, by, at from otc_trade_step where trade_id = ${tradeId} order by id limit 100`,
  );
}

/** What the buyer says of the payment; what the chain said of another txid no longer counts. */
export function recordClaim(
  tx: Tx,
  id: bigint,
  claim: { txid: string | null; voucher: string | null },
): Promise<TradeRow> {
  return oneRow(
    tx,
    sql<TradeRow>`
      update otc_trade t set claims = claims + 1, voucher = coalesce(${claim.voucher}, voucher),
               judgement = case when ${claim.txid}::text is distinct from txid and ${claim.txid}::text is not null
                                then null else judgement end,
               txid = coalesce(${claim.txid}, txid)
         where id = ${id} returning ${TRADE}`,
  );
}

export async function setDueAt(tx: Tx, id: bigint, dueAt: Date | null): Promise<void> {
  await run(tx, sql`update otc_trade set due_at = ${dueAt} where id = ${id}`);
}

/** Adds to what traders have done; locked in one order of members, so that two trades never wait for each other. */
export async function countTraders(
  tx: Tx,
  counts: readonly { memberNo: bigint; completed: number; failed: number }[],
): Promise<void> {
  const members = int8Column(counts.map((count) => count.memberNo));
  await run(
    tx,
    sql`insert into otc_trader (member_no) select m from unnest(${members}::bigint[]) m order by m on conflict do nothing`,
  );
  const completed = int8Column(counts.map((count) => BigInt(count.completed)));
  const failed = int8Column(counts.map((count) => BigInt(count.failed)));
  await run(
    tx,
    sql`with locked as (
          select member_no from otc_trader where member_no = any(${members}::bigint[]) order by member_no for update)
        update otc_trader r set completed = r.completed + c.completed, failed = r.failed + c.failed
          from locked join unnest(${members}::bigint[], ${completed}::bigint[], ${failed}::bigint[])
                           c (member_no, completed, failed) using (member_no)
         where r.member_no = locked.member_no`,
  );
}

export interface TraderRow {
  readonly memberNo: bigint;
  readonly completed: number;
  readonly failed: number;
  /** Of the last 50 sales with a claim. */
  readonly medianMs: number | null;
}

export async function tradersOf(db: Db, members: readonly bigint[]): Promise<Map<bigint, TraderRow>> {
  const found = await rows(
    db,
    sql<TraderRow>`
      select r.member_no as "memberNo", r.completed, r.failed, s.median as "medianMs"
        from otc_trader r
        cross join lateral (
          select percentile_cont(0.5) within group (order by took_ms) as median
            from (select took_ms from otc_trade where seller = r.member_no and took_ms is not null
                   order by id desc limit 50) last) s
       where r.member_no = any(${[...new Set(members)]}::bigint[])`,
  );
  return new Map(found.map((row) => [row.memberNo, row]));
}

/** How many orders the buyer let end unpaid since a moment. */
export async function unpaidSince(db: Db | Tx, buyer: bigint, since: Date): Promise<number> {
  const row = await oneRow(
    db,
    sql<{ unpaid: bigint }>`
      select count(*) as unpaid from otc_trade
       where buyer = ${buyer} and state = 'canceled' and closed_at >= ${since} and event in ('cancel', 'timeout')`,
  );
  return Number(row.unpaid);
}

export interface TradeFilter {
  readonly state: TradeState | undefined;
  readonly isOpen: boolean | undefined;
  readonly coin: string | undefined;
  readonly network: Network | undefined;
  readonly role: 'buyer' | 'seller' | undefined;
  /** UTC days, both included. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly before: bigint | undefined;
}

/** A member's trades, newest first. */
export function tradesOf(db: Db, memberNo: bigint, filter: TradeFilter, limit: number): Promise<TradeRow[]> {
  const { state, isOpen, coin, network, role, from, to, before } = filter;
  const side = (column: 'buyer' | 'seller') => sql`
    (select ${TRADE} from otc_trade t
      where ${sql.ref(`t.${column}`)} = ${memberNo} and t.id < ${before ?? NO_LIMIT}
        and (${role ?? null}::text is null or ${column} = ${role ?? null})
        and (${state ?? null}::text is null or t.state = ${state ?? null})
        and (${isOpen ?? null}::boolean is null or (t.state in ${OPEN}) = ${isOpen ?? null})
        and (${coin ?? null}::text is null or t.coin = ${coin ?? null})
        and (${network ?? null}::text is null or t.network = ${network ?? null})
        and (${from ?? null}::text is null or t.made_at >= ${from ?? null}::date::timestamp at time zone 'UTC')
        and (${to ?? null}::text is null or t.made_at < (${to ?? null}::date + 1)::timestamp at time zone 'UTC')
      order by t.id desc limit ${limit})`;
  return rows(db, sql<TradeRow>`${side('buyer')} union all ${side('seller')} order by id desc limit ${limit}`);
}

/** How many trades wait for the member. */
export async function dutiesOf(db: Db, memberNo: bigint): Promise<number> {
  const row = await oneRow(
    db,
    sql<{ duties: bigint }>`
      select (select count(*) from otc_trade where buyer = ${memberNo} and state in ('waitForPayment', 'paymentError')
                 and due_at is not null)
           + (select count(*) from otc_trade where seller = ${memberNo} and due_at is not null
                 and state in ('waitForConfirmation', 'receiptError')) as duties`,
  );
  return Number(row.duties);
}
