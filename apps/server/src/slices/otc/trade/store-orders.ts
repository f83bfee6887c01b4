import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { sql } from 'kysely';
import { int8Column } from '../../../platform/database/columns.ts';
import { type Db, type Tx, maybeRow, rows } from '../../../platform/database/database.ts';
import { columns, select } from '../../../platform/database/select.ts';
import type { OrdersPart } from '../../../platform/facts/orders.ts';
import type { Reference } from '../../../platform/facts/references.ts';

/** The reference of a trade's postings. */
const PREFIX = 'otc:';

/** The trades of the trading market, as the wallet names and finds them. */
export const tradeOrders: OrdersPart = {
  factsOf: async (db, references) => {
    const ids = references.filter((one) => one.startsWith(PREFIX)).map((one) => BigInt(one.slice(PREFIX.length)));
    if (ids.length === 0) return new Map();
    const found = await rows(
      db,
      select(columns('otc_trade', ['id', 'number', 'buyer', 'seller']))`
        from otc_trade where id = any(${int8Column(ids)}::bigint[])`,
    );
    return new Map(found.map(({ id, ...facts }) => [`${PREFIX}${id}`, facts]));
  },
  find: async (db, memberNo, { number, others }, limit) => {
    const found = await rows(
      db,
      select(columns('otc_trade as t', ['id']))`
        from (${ownTrades(memberNo)}) t
         where (${number ?? null}::text is not null and right(t.number, length(${number ?? ''})) = ${number ?? null})
            or t.other = any(${int8Column(others)}::bigint[])
         order by t.id desc limit ${limit}`,
    );
    return found.map(({ id }) => `${PREFIX}${id}`);
  },
  resting: (memberNo) =>
    select(columns('otc_trade', ['coin', 'settlesAt as at']).narrow<{ at: Date }>())`
      from otc_trade where buyer = ${memberNo} and state = 'completed' and settled_at is null`,
  partnersOf: async (db: Db | Tx, memberNo, limit) => {
    const found = await rows(
      db,
      sql<{ other: MemberNo }>`select distinct t.other from (${ownTrades(memberNo)}) t limit ${limit}`,
    );
    return found.map(({ other }) => other);
  },
};

function ownTrades(memberNo: MemberNo) {
  return sql`select id, number, seller as other from otc_trade where buyer = ${memberNo}
             union all select id, number, buyer from otc_trade where seller = ${memberNo}`;
}

/** Trades that one of their sides refers to. */
export const tradeReference: Reference = {
  kind: 'trade',
  numberOf: async (db, member, id) => {
    const found = await maybeRow(
      db,
      select(columns('otc_trade', ['number']))`
        from otc_trade where id = ${id} and (buyer = ${member} or seller = ${member})`,
    );
    return found?.number;
  },
};
