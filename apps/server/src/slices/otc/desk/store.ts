import { sql } from 'kysely';
import type { TradeState } from '@greenhall/domain/otc/trade/trade';
import type { Network } from '@greenhall/domain/chain/networks';
import { type Db, rows } from '../../../platform/database/database.ts';
import { select } from '../../../platform/database/select.ts';
import { TRADE, type TradeRow } from '../trade/store-trades.ts';
import { BEYOND_LAST } from '../../../platform/cursor.ts';

export interface Supervised {
  readonly search: string | undefined;
  readonly state: TradeState | undefined;
  readonly coin: string | undefined;
  readonly network: Network | undefined;
  readonly before: bigint | undefined;
}

/** Trades by number, txid, or the number or username of a side; all trades without a search text. */
export function supervisedTrades(db: Db, wanted: Supervised, limit: number): Promise<TradeRow[]> {
  const { search, state, coin, network, before } = wanted;
  const member = search !== undefined && /^\d{1,16}$/.test(search) ? BigInt(search) : null;
  const members = sql`(select ${member}::bigint union select member_no from identity_name where username = ${search ?? ''})`;
  const hits = search
    ? sql`t.id in (
        select id from otc_trade where number = ${search} or txid = lower(${search})
        union select id from otc_trade where buyer in ${members}
        union select id from otc_trade where seller in ${members})`
    : sql`true`;
  return rows(
    db,
    select(TRADE)`
      from otc_trade t
       where ${hits} and t.id < ${before ?? BEYOND_LAST}
         and (${state ?? null}::text is null or t.state = ${state ?? null})
         and (${coin ?? null}::text is null or t.coin = ${coin ?? null})
         and (${network ?? null}::text is null or t.network = ${network ?? null})
       order by t.id desc limit ${limit}`,
  );
}
