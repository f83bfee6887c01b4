import { sql } from 'kysely';
import type { PaymentChecks } from '@greenhall/domain/chain/judge';
import type { TradeActor, TradeEvent, TradeState, TradeStep } from '@greenhall/domain/otc/trade/trade';
import type { Amount } from '@greenhall/domain/shared/money';
import type { Network } from '@greenhall/domain/chain/networks';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Db, type Tx, maybeRow, rows, run } from '../../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../../platform/database/select.ts';
import { BEYOND_LAST } from '../../../platform/cursor.ts';

export type TradeRow = RowOf<typeof TRADE>;

export const TRADE = columns('otc_trade as t', [
  'id',
  'number',
  'listingId',
  'marketId',
  'coin',
  'network',
  'buyer',
  'seller',
  'quantity',
  'price',
  'total',
  'fee',
  'ofListing',
  'releaseOnProof',
  'buyerLabel',
  'buyerAddress',
  'buyerProved',
  'sellerLabel',
  'sellerAddress',
  'paymentMs',
  'releaseMs',
  'settleMs',
  'state',
  'event',
  'clockFrom',
  'dueAt',
  'pausedMs',
  'nextBlock',
  'txid',
  'voucher',
  // The picture was drawn from what the chain says.
  'chainVoucher',
  'claims',
  'claimedAt',
  'judgement',
  'judgedAt',
  'provedAt',
  'madeAt',
  'closedAt',
  'tookMs',
  'settlesAt',
  'settledAt',
]).narrow<{
  network: Network;
  quantity: Amount;
  price: Amount<'usdt'>;
  total: Amount<'usdt'>;
  fee: Amount;
  event: TradeEvent | null;
  judgement: PaymentChecks | null;
}>();

export const OPEN = sql`('waitForPayment', 'waitForConfirmation', 'paymentError', 'receiptError')`;

export function tradeById(db: Db | Tx, id: bigint): Promise<TradeRow | undefined> {
  return maybeRow(db, select(TRADE)`from otc_trade t where id = ${id}`);
}

export async function tradesById(db: Db, ids: readonly bigint[]): Promise<Map<bigint, TradeRow>> {
  const found = await rows(db, select(TRADE)`from otc_trade t where id = any(${ids}::bigint[])`);
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

export type StepRow = RowOf<typeof STEP>;

export const STEP = columns('otc_trade_step', ['event', 'state', 'by', 'at']).narrow<{
  event: TradeStep;
  state: TradeState;
}>();

export function stepsOf(db: Db | Tx, tradeId: bigint): Promise<StepRow[]> {
  return rows(db, select(STEP)`from otc_trade_step where trade_id = ${tradeId} order by id limit 100`);
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
export function tradesOf(db: Db, memberNo: MemberNo, filter: TradeFilter, limit: number): Promise<TradeRow[]> {
  const { state, isOpen, coin, network, role, from, to, before } = filter;
  const side = (column: 'buyer' | 'seller') => sql`
    (${select(TRADE)`
       from otc_trade t
      where ${sql.ref(`t.${column}`)} = ${memberNo} and t.id < ${before ?? BEYOND_LAST}
        and (${role ?? null}::text is null or ${column} = ${role ?? null})
        and (${state ?? null}::text is null or t.state = ${state ?? null})
        and (${isOpen ?? null}::boolean is null or (t.state in ${OPEN}) = ${isOpen ?? null})
        and (${coin ?? null}::text is null or t.coin = ${coin ?? null})
        and (${network ?? null}::text is null or t.network = ${network ?? null})
        and (${from ?? null}::text is null or t.made_at >= ${from ?? null}::date::timestamp at time zone 'UTC')
        and (${to ?? null}::text is null or t.made_at < (${to ?? null}::date + 1)::timestamp at time zone 'UTC')
      order by t.id desc limit ${limit}`})`;
  return rows(db, sql<TradeRow>`${side('buyer')} union all ${side('seller')} order by id desc limit ${limit}`);
}
