import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { sql } from 'kysely';
import { int8Column } from '../../../platform/database/columns.ts';
import { type Db, type Tx, rows } from '../../../platform/database/database.ts';
import { columns, select } from '../../../platform/database/select.ts';
import type { OrdersPart } from '../../../platform/facts/orders.ts';

/** The reference of a level payment's postings. */
const PREFIX = 'payment:';

/**
 * The payments for another member's level, as the wallet names and finds them: the member whose level it is buys, and the
 * member whose coins pay for it is the other side. A payment for the own level has no other side.
 */
export const levelPayments: OrdersPart = {
  factsOf: async (db, references) => {
    const ids = references.filter((one) => one.startsWith(PREFIX)).map((one) => BigInt(one.slice(PREFIX.length)));
    if (ids.length === 0) return new Map();
    const found = await rows(
      db,
      select(columns('stock_payment', ['id', 'payer as buyer', 'funder as seller']))`
        from stock_payment
         where id = any(${int8Column(ids)}::bigint[]) and payer <> funder`,
    );
    return new Map(found.map(({ id, ...sides }) => [`${PREFIX}${id}`, { number: null, ...sides }]));
  },
  find: async (db, memberNo, { others }, limit) => {
    if (others.length === 0) return [];
    const found = await rows(
      db,
      sql<{ id: bigint }>`
        select p.id from (${betweenTwo(memberNo)}) p
         where p.other = any(${int8Column(others)}::bigint[]) order by p.id desc limit ${limit}`,
    );
    return found.map(({ id }) => `${PREFIX}${id}`);
  },
  partnersOf: async (db: Db | Tx, memberNo, limit) => {
    const found = await rows(
      db,
      sql<{ other: MemberNo }>`select distinct p.other from (${betweenTwo(memberNo)}) p limit ${limit}`,
    );
    return found.map(({ other }) => other);
  },
};

function betweenTwo(memberNo: MemberNo) {
  return sql`select id, funder as other from stock_payment where payer = ${memberNo} and funder <> payer
             union all select id, payer from stock_payment where funder = ${memberNo} and payer <> funder`;
}
