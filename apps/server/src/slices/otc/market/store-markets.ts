import { type RawBuilder, sql } from 'kysely';
import type { MarketCoin } from '@greenhall/domain/otc/market/market';
import type { MarketRules } from '@greenhall/domain/otc/market/market-rules';
import type { Amount } from '@greenhall/domain/shared/money';
import { type Db, type Tx, maybeRow, rows, run } from '../../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../../platform/database/select.ts';

export type MarketRow = RowOf<typeof MARKET>;

export const MARKET = columns('otc_market', [
  'id',
  'coin',
  'network',
  'kind',
  'isOpen',
  'bandBp',
  'startPrice',
  'minTrade',
  'paymentMinutes',
  'releaseMinutes',
  'settleHours',
  'minLevelPurchase',
  'minLevelSale',
]).narrow<{ startPrice: Amount<'usdt'>; minTrade: Amount }>();

export function listMarkets(db: Db): Promise<MarketRow[]> {
  return rows(db, select(MARKET)`from otc_market order by kind, coin, network limit 200`);
}

/** Reads a market and locks it until the transaction ends. */
export function lockMarket(tx: Tx, id: bigint): Promise<MarketRow | undefined> {
  return maybeRow(tx, select(MARKET)`from otc_market where id = ${id} for update`);
}

/** The same by its name. */
export function lockMarketOf(tx: Tx, coin: MarketCoin, network: string): Promise<MarketRow | undefined> {
  return maybeRow(tx, select(MARKET)`from otc_market where coin = ${coin} and network = ${network} for update`);
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

/**
 * The volume executed in a market `m` since the beginning of a minute, as texts: of minutes that are summed, and of the
 * trades after them.
 */
export const tradedSql = (since: Date): RawBuilder<unknown> => sql`
  select coalesce(sum(s.quantity), 0)::text as quantity, coalesce(sum(s.total), 0)::text as total
    from (select b.quantity, b.total from otc_minute b
           where b.market_id = m.id and b.minute >= ${since} and b.minute < m.summed_until
          union all
          select t.quantity, t.total from otc_trade t
           where t.market_id = m.id and t.state = 'completed' and t.closed_at >= greatest(${since}, m.summed_until)) s`;

const NOW = MARKET.and({
  quantity: sql<string>`t.quantity`,
  total: sql<string>`t.total`,
  isDown: sql<boolean>`exists (select from otc_outage o where o.network = m.network and o.ended_at is null)`,
});

/** All markets, with the volume executed since the beginning of a minute, and whether their network cannot be reached now. */
export function marketsNow(db: Db, since: Date): Promise<RowOf<typeof NOW>[]> {
  return rows(
    db,
    select(NOW)`
      from otc_market m cross join lateral (${tradedSql(since)}) t order by m.kind, m.coin, m.network limit 200`,
  );
}

/**
 * Sums the trades of minutes that are over, up to the beginning of a minute, and forgets minutes from before `since`. Two
 * processes may do it at the same time: the second finds the markets summed.
 */
export async function sumMinutes(db: Db, since: Date, until: Date): Promise<void> {
  await run(
    db,
    sql`
      with due as (select id, summed_until from otc_market where summed_until < ${until} order by id for update),
      moved as (update otc_market m set summed_until = ${until} from due where m.id = due.id)
      insert into otc_minute (market_id, minute, quantity, total)
      select t.market_id, date_trunc('minute', t.closed_at, 'UTC'), sum(t.quantity), sum(t.total)
        from due join otc_trade t on t.market_id = due.id and t.state = 'completed'
         and t.closed_at >= greatest(due.summed_until, ${since}) and t.closed_at < ${until}
       group by 1, 2`,
  );
  await run(db, sql`delete from otc_minute where minute < ${since}`);
}
