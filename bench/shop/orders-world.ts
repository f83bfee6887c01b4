import { MICRO } from '@greenhall/domain/shared/money';
import { migrate } from '@greenhall/server/platform/database/migrate';
import { type OpenDatabase, openPostgres } from '@greenhall/server/platform/database/postgres';
import { pino } from 'pino';
import { TRADERS as BUYERS, loadMembers, numberOf } from '../otc/world.ts';

/** Goods of which everybody can have some; each has one sku with the same id. */
export const SPREAD = 500;
/** The goods that all buyers want at once. */
export const WANTED = SPREAD + 1;
/** The first goods of which there is one piece. */
export const LAST_PIECES = WANTED + 1;
export const TOTAL = '1';

/** Buyers with 10 000 mey and an address, goods of which there are many, and so many goods of which there is one piece. */
export async function loadShop(url: string, lastPieces: number, payHash: string): Promise<OpenDatabase> {
  const database = openPostgres(url, pino({ level: 'silent' }), { max: 40 });
  await migrate(database);
  await database.script('set statement_timeout = 0');
  await loadMembers(database, 0, BUYERS, payHash);
  await database.script(`
    insert into shop_class (parent_id) values (null);
    insert into shop_class (parent_id) select id from shop_class;
    insert into shop_goods (class_id, kind, state, price_from, made_at, changed_at)
      select (select max(id) from shop_class), 1, 'onSale', ${MICRO}, now(), now()
        from generate_series(1, ${WANTED + lastPieces});
    insert into shop_goods_text (goods_id, language, name)
      select id, l, 'bench ' || id from shop_goods, unnest('{en,zh-Hans,de}'::text[]) l;
    insert into shop_sku (goods_id, price, cost, stock)
      select id, ${MICRO}, 0, case when id < ${LAST_PIECES} then 1000000 else 1 end from shop_goods order by id;
    insert into shop_stock_row (sku_id, reason, delta, at) select id, 'opening', stock, now() from shop_sku;
    insert into shop_freight (country, first, further, changed_at) values ('DE', 0, 0, now());
    insert into shop_address (member_no, name, phone, country, lines, is_default, usable_at, changed_at)
      select ${numberOf(0)} + i, 'Ann Lee', '+49 30 1234', 'DE', 'Lindenweg 1', true, now(), now()
        from generate_series(0, ${BUYERS - 1}) i order by i;
  `);
  await database.script('vacuum analyze');
  await database.script('checkpoint');
  return database;
}
