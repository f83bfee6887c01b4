import { PLATFORM } from '@greenhall/domain/ledger/account';
import { sql } from 'kysely';
import { maybeRow, rows } from '../../../platform/database/database.ts';
import { columns, select } from '../../../platform/database/select.ts';
import type { Reference } from '../../../platform/facts/references.ts';
import type { OrdersPart } from '../../../platform/facts/orders.ts';

const PREFIX = 'shop:';

/** What bills need to know of orders of the shop: their number, and that the platform is the other side. */
export const shopOrders: OrdersPart = {
  factsOf: async (db, references) => {
    const ids = references.filter((one) => one.startsWith(PREFIX)).map((one) => BigInt(one.slice(PREFIX.length)));
    if (ids.length === 0) return new Map();
    const found = await rows(
      db,
      select(columns('shop_order', ['id', 'number', 'memberNo as buyer']))`
        from shop_order where id in (${sql.join(ids)})`,
    );
    return new Map(found.map(({ id, number, buyer }) => [`${PREFIX}${id}`, { number, buyer, seller: PLATFORM }]));
  },
  find: async (db, memberNo, { number }, limit) => {
    if (number === undefined) return [];
    const found = await rows(
      db,
      select(columns('shop_order', ['id']))`
        from shop_order where member_no = ${memberNo} and right(number, ${number.length}) = ${number}
         order by id desc limit ${limit}`,
    );
    return found.map(({ id }) => `${PREFIX}${id}`);
  },
  partnersOf: async () => [],
};

/** Orders of the shop that their buyer refers to. */
export const orderReference: Reference = {
  kind: 'order',
  numberOf: async (db, member, id) => {
    const found = await maybeRow(
      db,
      select(columns('shop_order', ['number']))`from shop_order where id = ${id} and member_no = ${member}`,
    );
    return found?.number;
  },
};
