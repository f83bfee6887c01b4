import { sql } from 'kysely';
import type { Market, MarketCoin, Traded } from '@greenhall/domain/otc/market/market';
import type { MarketRules } from '@greenhall/domain/otc/market/market-rules';
import type { Network } from '@greenhall/domain/chain/networks';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../../../platform/database/database.ts';
import { BEYOND_LAST } from '../../../platform/cursor.ts';

export interface MarketRow extends Market {
  readonly id: bigint;
  readonly coin: MarketCoin;
  readonly network: Network;
  readonly paymentMinutes: number;
  readonly releaseMinutes: number;
  readonly settleHours: number;
}

export const MARKET = sql`id, coin, network, kind, is_open as "isOpen", band_bp as "bandBp", start_price as "startPrice",
  min_trade as "minTrade", payment_minutes as "paymentMinutes", release_minutes as "releaseMinutes",
  settle_hours as "settleHours", min_level_purchase as "minLevelPurchase", min_level_sale as "minLevelSale"`;

export function listMarkets(db: Db): Promise<MarketRow[]> {
  return rows(db, sql<MarketRow>`select ${MARKET} from otc_market order by kind, coin, network limit 200`);
}

export function marketOf(db: Db | Tx, coin: MarketCoin, network: Network): Promise<MarketRow | undefined> {
  return maybeRow(db, sql<MarketRow>`select ${MARKET} from otc_market where coin = ${coin} and network = ${network}`);
}

/** Reads a market and locks it until the transaction ends. */
export function lockMarket(tx: Tx, id: bigint): Promise<MarketRow | undefined> {
  return maybeRow(tx, sql<MarketRow>`select ${MARKET} from otc_market where id = ${id} for update`);
}

/** The same by its name. */
export function lockMarketOf(tx: Tx, coin: MarketCoin, network: string): Promise<MarketRow | undefined> {
  return maybeRow(
    tx,
    sql<MarketRow>`select ${MARKET} from otc_market where coin = ${coin} and network = ${network} for update`,
  );
}

export async function changeRules(tx: Tx, id: bigint, to: MarketRules): Promise<void> {
  await run(
    tx,
    sql`update otc_market set band_bp = ${to.bandBp}, min_trade = ${to.minTrade}, payment_minutes = ${to.paymentMinutes},
               release_minutes = ${to.releaseMinutes}, settle_hours = ${to.settleHours},
               min_level_purchase = ${to.minLevelPurchase}, min_level_sale = ${to.minLevelSale}
         where id = ${id}`,
  );
}

export async function openMarket(tx: Tx, id: bigint, isOpen: boolean): Promise<void> {
  await run(tx, sql`update otc_market set is_open = ${isOpen} where id = ${id}`);
}

/** The volume executed in a market since a moment. */
export async function tradedSince(db: Db | Tx, marketId: bigint, since: Date): Promise<Traded> {
  const sums = await oneRow(
    db,
    sql<{ quantity: string; total: string }>`
      select coalesce(sum(quantity), 0)::text as quantity, coalesce(sum(total), 0)::text as total from otc_trade
       where market_id = ${marketId} and state = 'completed' and closed_at > ${since}`,
  );
  return { quantity: BigInt(sums.quantity), total: BigInt(sums.total) };
}

export interface LockRow {
  readonly id: bigint;
  readonly memberNo: bigint;
  readonly reason: string;
  readonly lockedBy: string;
  readonly at: Date;
  readonly endedBy: string | null;
  readonly endedAt: Date | null;
}

const LOCK = sql`id, member_no as "memberNo", reason, locked_by as "lockedBy", at, ended_by as "endedBy",
  ended_at as "endedAt"`;

/** Locks a position; `undefined` if it is locked already. */
export function insertLock(
  tx: Tx,
  fresh: Pick<LockRow, 'memberNo' | 'reason' | 'lockedBy' | 'at'>,
): Promise<LockRow | undefined> {
  return maybeRow(
    tx,
    sql<LockRow>`
      insert into otc_lock (member_no, reason, locked_by, at)
      values (${fresh.memberNo}, ${fresh.reason}, ${fresh.lockedBy}, ${fresh.at})
      on conflict (member_no) where ended_at is null do nothing returning ${LOCK}`,
  );
}

export function lockById(tx: Tx, id: bigint): Promise<LockRow | undefined> {
  return maybeRow(tx, sql<LockRow>`select ${LOCK} from otc_lock where id = ${id}`);
}

/** Ends a lock by compare-and-set; `undefined` if it had ended already. */
export function endLock(tx: Tx, id: bigint, by: string, at: Date): Promise<LockRow | undefined> {
  return maybeRow(
    tx,
    sql<LockRow>`update otc_lock set ended_by = ${by}, ended_at = ${at} where id = ${id} and ended_at is null
                 returning ${LOCK}`,
  );
}

export function listLocks(
  db: Db,
  isOpen: boolean | undefined,
  before: bigint | undefined,
  limit: number,
): Promise<LockRow[]> {
  return rows(
    db,
    sql<LockRow>`select ${LOCK} from otc_lock where id < ${before ?? BEYOND_LAST}
                    and (${isOpen ?? null}::boolean is null or (ended_at is null) = ${isOpen ?? null})
                  order by id desc limit ${limit}`,
  );
}
