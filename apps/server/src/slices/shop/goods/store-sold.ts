import { sql } from 'kysely';
import { type Tx, run } from '../../../platform/database/database.ts';

/** Counts the units of a completed order as sold, goods in ascending order so that two orders never wait for each other. */
export async function countSold(tx: Tx, orderId: bigint): Promise<void> {
  await run(
    tx,
    sql`with of_order as (
          select goods_id, sum(units - refunded_units) as units from shop_order_line where order_id = ${orderId} group by 1),
        locked as (
          select g.id from shop_goods g join of_order l on l.goods_id = g.id order by g.id for update of g)
        update shop_goods g set sold = g.sold + l.units
          from of_order l join locked k on k.id = l.goods_id where g.id = l.goods_id`,
  );
}
