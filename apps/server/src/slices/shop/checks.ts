import { MOST_LINES } from '@greenhall/domain/shop/cart/cart';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Check } from '../../platform/checks.ts';
import { rows } from '../../platform/database/database.ts';

const check = (name: string, query: RawBuilder<{ found: string }>): Check => ({
  name,
  run: async (db) => (await rows(db, query)).map((row) => row.found),
});

/** The invariants of the shop. */
export const shopChecks: readonly Check[] = [
  check(
    'every stock is the sum of its rows',
    sql`
      select 'sku ' || s.id || ' has ' || s.stock || ' instead of ' || coalesce(r.total, 0) as found
        from shop_sku s
        left join (select sku_id, sum(delta) as total from shop_stock_row group by sku_id) r on r.sku_id = s.id
       where s.stock <> coalesce(r.total, 0) limit 20`,
  ),
  check(
    'goods are listed at the least price of the skus that are offered',
    sql`
      select 'goods ' || g.id as found
        from shop_goods g
        left join (select goods_id, min(price) as least from shop_sku where is_offered group by goods_id) s
          on s.goods_id = g.id
       where g.price_from is distinct from s.least limit 20`,
  ),
  check(
    'goods lie in a class of the second level, and no class lies deeper',
    sql`
      select 'goods ' || g.id as found from shop_goods g join shop_class c on c.id = g.class_id
       where c.parent_id is null
      union all
      select 'class ' || c.id from shop_class c join shop_class p on p.id = c.parent_id
       where p.parent_id is not null
       limit 20`,
  ),
  check(
    'no cart has more lines than it may',
    sql`
      select 'cart of member ' || member_no as found from shop_cart_line
       group by member_no having count(*) > ${MOST_LINES} limit 20`,
  ),
];
