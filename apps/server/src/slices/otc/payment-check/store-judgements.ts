import { type RawBuilder, sql } from 'kysely';
import type { Network } from '@greenhall/domain/chain/networks';
import { type Db, type Tx, maybeRow, rows, run } from '../../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../../platform/database/select.ts';
import { OPEN, TRADE, type TradeRow } from '../trade/store-trades.ts';

/** The states in which a payment is expected. A cancelled trade is watched while a late payment still counts. */
const watched = (closedSince: Date) => sql`(t.state in ${OPEN}
  or (t.state = 'canceled' and t.closed_at > ${closedSince} and t.event <> 'restore'))`;

const TO_JUDGE = sql`t.txid is not null and t.proved_at is null
  and coalesce(t.judgement ->> 'outcome', 'waiting') = 'waiting'`;

/** Whether a trade waits for its payment to be found or judged. */
export const isTradeToJudge = (closedSince: Date): RawBuilder<boolean> =>
  sql`exists (select from otc_trade t where ${watched(closedSince)} and (t.txid is null or ${TO_JUDGE}))`;

/** Trades with a txid that is neither proved nor refuted, those judged longest ago first. */
export function tradesToJudge(db: Db, closedSince: Date, limit: number): Promise<TradeRow[]> {
  return rows(
    db,
    select(TRADE)`
      from otc_trade t
       where ${watched(closedSince)} and ${TO_JUDGE}
       order by t.judged_at nulls first, t.id limit ${limit}`,
  );
}

const RECEIVER = columns('otc_trade as t', ['sellerAddress as address']).and({
  since: sql<bigint | null>`min(t.next_block)`,
});

/** Receivers whose trades have no txid yet, with the block from which their payments are searched. */
export function receiversToWatch(
  db: Db,
  network: Network,
  closedSince: Date,
  limit: number,
): Promise<RowOf<typeof RECEIVER>[]> {
  return rows(
    db,
    select(RECEIVER)`
      from otc_trade t
       where ${watched(closedSince)} and t.network = ${network} and t.txid is null
       group by t.seller_address order by min(t.next_block) nulls first limit ${limit}`,
  );
}

/** The trade of a receiver that expects exactly this amount of the token and has no known transaction. */
export function tradeAwaiting(
  db: Db,
  awaited: { network: Network; address: string; units: bigint; decimals: number },
  closedSince: Date,
): Promise<TradeRow | undefined> {
  return maybeRow(
    db,
    select(TRADE)`
      from otc_trade t
       where ${watched(closedSince)} and t.network = ${awaited.network} and t.seller_address = ${awaited.address}
         and t.txid is null
         and t.total::numeric * 10::numeric ^ ${awaited.decimals}::int = ${String(awaited.units)}::numeric * 1000000
       order by t.id desc limit 1`,
  );
}

/** Stores the block at which the search for a receiver's payments continues. */
export async function setNextBlock(db: Db, network: Network, address: string, next: bigint): Promise<void> {
  await run(
    db,
    sql`update otc_trade set next_block = ${next} where network = ${network} and seller_address = ${address}
           and txid is null and state <> 'completed'`,
  );
}

/** Stores a txid that was found for a trade without one. */
export async function setFoundTxid(db: Db, id: bigint, txid: string): Promise<boolean> {
  const set = await run(db, sql`update otc_trade set txid = ${txid} where id = ${id} and txid is null`);
  return set === 1;
}

/** Stores the judgement of the txid that was queried. It does nothing if the trade names another txid meanwhile. */
export async function saveJudgement(
  db: Db | Tx,
  id: bigint,
  txid: string,
  judgement: { checks: unknown; at: Date; isProved: boolean },
): Promise<boolean> {
  const saved = await run(
    db,
    sql`update otc_trade set judgement = ${JSON.stringify(judgement.checks)}::jsonb, judged_at = ${judgement.at},
               proved_at = case when ${judgement.isProved} then ${judgement.at}::timestamptz end
         where id = ${id} and txid = ${txid} and proved_at is null`,
  );
  return saved === 1;
}

/** Stores the picture of what the chain shows. It does nothing if the trade has one, or names another txid meanwhile. */
export async function setChainVoucher(tx: Tx, id: bigint, txid: string, name: string): Promise<boolean> {
  const set = await run(
    tx,
    sql`update otc_trade set voucher = ${name}, chain_voucher = true
         where id = ${id} and txid = ${txid} and voucher is null`,
  );
  return set === 1;
}

/** Records that the trade was judged again, so that other trades come first in the next round. */
export async function setJudgedAt(db: Db, id: bigint, at: Date): Promise<void> {
  await run(db, sql`update otc_trade set judged_at = ${at} where id = ${id}`);
}
