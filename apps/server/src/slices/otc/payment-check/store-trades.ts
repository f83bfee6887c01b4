import { sql } from 'kysely';
import type { MarketCoin } from '@greenhall/domain/otc/market/market';
import type { PaymentChecks } from '@greenhall/domain/chain/judge';
import type { TradeActor, TradeEvent, TradeState, TradeStep } from '@greenhall/domain/otc/trade/trade';
import type { Amount } from '@greenhall/domain/shared/money';
import type { Network } from '@greenhall/domain/chain/networks';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../../../platform/database/database.ts';
import { BEYOND_LAST } from '../../../platform/cursor.ts';

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
  /** The picture was drawn from what the chain says. */
  readonly chainVoucher: boolean;
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
  t.due_at as "dueAt", t.paused_ms as "pausedMs", t.next_block as "nextBlock", t.txid, t.voucher, t.chain_voucher as "chainVoucher", t.claims,
  t.claimed_at as "claimedAt", t.judgement, t.judged_at as "judgedAt", t.proved_at as "provedAt", t.made_at as "madeAt",
  t.closed_at as "closedAt", t.took_ms as "tookMs", t.settles_at as "settlesAt", t.settled_at as "settledAt"`;

export const OPEN = sql`('waitForPayment', 'waitForConfirmation', 'paymentError', 'receiptError')`;

export function tradeById(db: Db | Tx, id: bigint): Promise<TradeRow | undefined> {
  return maybeRow(db, sql<TradeRow>`select ${TRADE} from otc_trade t where id = ${id}`);
}

export async function tradesById(db: Db, ids: readonly bigint[]): Promise<Map<bigint, TradeRow>> {
  const found = await rows(db, sql<TradeRow>`select ${TRADE} from otc_trade t where id = any(${ids}::bigint[])`);
  return new Map(found.map((row) => [row.id, row]));
}

export async function insertStep(
  tx: Tx,
  step: { tradeId: bigint; event: TradeStep; state: TradeState; by: TradeActor; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`insert into otc_trade_step (trade_id, event, state, by, at)
        values (${step.tradeId}, ${step.event}, ${step.state}, ${step.by}, ${step.at})`,
  );
}

export interface StepRow {
  readonly event: TradeStep;
  readonly state: TradeState;
  readonly by: TradeActor;
  readonly at: Date;
}

export function stepsOf(db: Db | Tx, tradeId: bigint): Promise<StepRow[]> {
  return rows(
    db,
    sql<StepRow>`select event, state, by, at from otc_trade_step where trade_id = ${tradeId} order by id limit 100`,
  );
}

export async function setDueAt(tx: Tx, id: bigint, dueAt: Date | null): Promise<void> {
  await run(tx, sql`update otc_trade set due_at = ${dueAt} where id = ${id}`);
}

export interface TradeFilter {
  readonly state: TradeState | undefined;
  readonly isOpen: boolean | undefined;
  readonly coin: string | undefined;
  readonly network: Network | undefined;
  readonly role: 'buyer' | 'seller' | undefined;
  /** UTC days, both inclusive. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly before: bigint | undefined;
}

/** A member's trades, newest first. */
export function tradesOf(db: Db, memberNo: bigint, filter: TradeFilter, limit: number): Promise<TradeRow[]> {
  const { state, isOpen, coin, network, role, from, to, before } = filter;
  const side = (column: 'buyer' | 'seller') => sql`
    (select ${TRADE} from otc_trade t
      where ${sql.ref(`t.${column}`)} = ${memberNo} and t.id < ${before ?? BEYOND_LAST}
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

/** The number of trades in which the member has to act. */
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
