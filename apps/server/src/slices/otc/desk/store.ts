import { sql } from 'kysely';
import { select } from '../../../platform/database/select.ts';
import { listOf } from '../../../platform/lists/list-of.ts';
import { TRADE } from '../trade/store-trades.ts';

/** Trades by number, txid, or the number or username of a side. */
function found(search: string) {
  const member = /^\d{1,16}$/.test(search) ? BigInt(search) : null;
  const members = sql`(select ${member}::bigint union select member_no from identity_name where username = ${search})`;
  return sql`t.id in (
    select id from otc_trade where number = ${search} or txid = lower(${search})
    union select id from otc_trade where buyer in ${members}
    union select id from otc_trade where seller in ${members})`;
}

export const TRADES = listOf('otc.deskTrades', 'otc_trade', {
  key: 'id',
  filters: {
    state: 'state',
    network: 'network',
    search: found,
    coin: (coin) => sql`t.coin = lower(${coin})`,
    total: 'total',
    made: 'madeAt',
  },
  orders: { made: 'id', total: 'total' },
  read: (part) => select(TRADE)`from otc_trade t ${part}`,
});
