import { sql } from 'kysely';
import type { FindersOf } from '../../../platform/facts/finders.ts';

/** Trades by number or txid, and appeals by the number of their trade. */
export const otcFinders: FindersOf = {
  trade: ({ lower, upper }) => sql`
    select t.id::text as id, t.number as title, n.username as about
      from otc_trade t join identity_name n on n.member_no = t.buyer
     where t.id in (select id from otc_trade where number = ${upper} union select id from otc_trade where txid = ${lower})
     order by t.id desc`,
  appeal: ({ upper }) => sql`
    select a.id::text as id, t.number as title, null::text as about
      from otc_trade t join otc_appeal a on a.trade_id = t.id
     where t.number = ${upper} order by a.id desc`,
};
