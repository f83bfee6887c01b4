import { MOST_LINES } from '@greenhall/domain/shop/cart/cart';
import { MOST_WISHES } from '@greenhall/domain/shop/wish/wish';
import { sql } from 'kysely';
import { type Check, check, moneyCheck } from '../../platform/checks.ts';

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
  check(
    'goods have as many reviews and stars as the reviews that are shown give them',
    sql`
      select 'goods ' || g.id as found
        from shop_goods g
        left join (select goods_id, count(*) as reviews, sum(stars) as stars from shop_review
                    where hidden_at is null group by goods_id) r on r.goods_id = g.id
       where g.reviews <> coalesce(r.reviews, 0) or g.stars <> coalesce(r.stars, 0) limit 20`,
  ),
  check(
    'no wish list is longer than it may be',
    sql`
      select 'wishes of member ' || member_no as found from shop_wish
       group by member_no having count(*) > ${MOST_WISHES} limit 20`,
  ),
  moneyCheck(
    'the escrow of each order holds what was paid and is neither refunded nor earned, and nothing once it is over',
    sql`
      with wanted as (
        select id, case when paid_at is null then 0 else total - refunded - earned end as amount,
               closed_at is not null or state = 'canceled' as is_over
          from shop_order)
      select 'order ' || coalesce(w.id, b.ref) || ' holds ' || coalesce(b.balance, 0) || ' instead of '
             || coalesce(w.amount, 0) as found
        from wanted w
        full join (select ref, balance from ledger_balance where purpose = 'escrow:shop') b on b.ref = w.id
       where coalesce(w.amount, 0) <> coalesce(b.balance, 0) or (w.is_over and coalesce(b.balance, 0) <> 0)
       limit 20`,
  ),
  moneyCheck(
    'the lines of an order make its total, and what was refunded of them what was refunded of it',
    sql`
      select 'order ' || o.id as found
        from shop_order o
        join (select order_id, sum(price * units) as goods, sum(paid) as paid, sum(refunded) as refunded
                from shop_order_line group by order_id) l on l.order_id = o.id
       where l.goods <> o.goods or l.paid <> o.goods - o.discount or l.refunded + o.freight_refunded <> o.refunded
      union all
      select 'line ' || id from shop_order_line
       where refunded <> floor(paid::numeric * refunded_units / units)
       limit 20`,
  ),
  check(
    'an order has taken from the stock what it still has, and gave back no more than it took',
    sql`
      select 'order ' || o.id || ' of sku ' || l.sku_id as found
        from shop_order o
        join shop_order_line l on l.order_id = o.id
        left join (select order_id, sku_id, sum(delta) as taken from shop_stock_row
                    where order_id is not null group by order_id, sku_id) r
          on r.order_id = o.id and r.sku_id = l.sku_id
       where coalesce(r.taken, 0) > 0
          or coalesce(r.taken, 0) < -l.units
          or (o.state <> 'canceled' and coalesce(r.taken, 0) > l.refunded_units - l.units)
          or (o.state = 'canceled' and o.paid_at is null and coalesce(r.taken, 0) <> 0)
       limit 20`,
  ),
  check(
    'a coupon is claimed as often as it says, and held or used by the one order that it is kept for',
    sql`
      select 'coupon ' || c.id as found
        from shop_coupon c
       where c.claimed <> (select count(*) from shop_coupon_claim m where m.coupon_id = c.id)
      union all
      select 'order ' || o.id from shop_order o
        left join shop_coupon_claim m on m.order_id = o.id
       where (o.claim_id is null and o.discount > 0)
          or (o.state = 'toPay' and o.claim_id is not null and m.state is distinct from 'held')
          or (o.state not in ('toPay', 'canceled') and o.claim_id is not null and m.state is distinct from 'used')
          or (o.state = 'canceled' and o.paid_at is null and m.id is not null)
          or m.id <> o.claim_id
       limit 20`,
  ),
  check(
    'the stock of goods with codes is the number of unused codes that no unpaid order keeps',
    sql`
      select 'sku ' || s.id as found
        from shop_sku s
        join (select sku_id, count(*) filter (where line_id is null) as unused from shop_code group by sku_id) c
          on c.sku_id = s.id
        left join (select l.sku_id, sum(l.units) as kept from shop_order_line l join shop_order o on o.id = l.order_id
                    where o.state = 'toPay' group by l.sku_id) k on k.sku_id = s.id
       where s.stock + coalesce(k.kept, 0) <> c.unused
      union all
      select 'line ' || l.id from shop_order_line l
        join (select line_id, count(*) as codes from shop_code where line_id is not null group by line_id) c
          on c.line_id = l.id
       where c.codes <> l.units
       limit 20`,
  ),
];
