import type { TradedDay } from '@greenhall/domain/otc/market/past-prices';
import { sql } from 'kysely';
import { type Db, rows } from '../../../platform/database/database.ts';

export interface PastDay extends TradedDay {
  /** The UTC day, `YYYY-MM-DD`. */
  readonly day: string;
  readonly trades: number;
}

/**
 * What was traded of a coin on each UTC day within two moments, over all networks: completed trades whose payment the chain proved,
 * and of each pair of members the first of a day, so that two who trade to and fro move no price.
 */
export async function pastDays(db: Db, coin: string, from: Date, until: Date): Promise<PastDay[]> {
  const found = await rows(
    db,
    sql<{ day: string; trades: number; sellers: number; quantity: string; total: string }>`
      select day::text as day, count(*)::int as trades, count(distinct seller)::int as sellers,
             sum(quantity)::text as quantity, sum(total)::text as total
        from (select distinct on ((t.closed_at at time zone 'UTC')::date, least(t.buyer, t.seller), greatest(t.buyer, t.seller))
                     (t.closed_at at time zone 'UTC')::date as day, t.seller, t.quantity, t.total
                from otc_trade t
               where t.state = 'completed' and t.proved_at is not null and t.closed_at >= ${from} and t.closed_at < ${until}
                 and t.market_id in (select m.id from otc_market m where m.coin = ${coin})
               order by (t.closed_at at time zone 'UTC')::date, least(t.buyer, t.seller), greatest(t.buyer, t.seller), t.id) firsts
       group by day order by day`,
  );
  return found.map(({ quantity, total, ...day }) => ({ ...day, quantity: BigInt(quantity), total: BigInt(total) }));
}
