import { sql } from 'kysely';
import { type Tx, oneRow, run } from '../../../platform/database/database.ts';
import { columns, select } from '../../../platform/database/select.ts';

/** A change of one sku's stock. `orderId` is null for what operators do. */
export interface StockChange {
  readonly skuId: bigint;
  readonly orderId: bigint | null;
  readonly delta: bigint;
  readonly reason: string;
  readonly at: Date;
}

/** Changes a stock and writes its row, in one statement; `false` if the stock would fall below zero. */
export async function changeStock(tx: Tx, { skuId, orderId, delta, reason, at }: StockChange): Promise<boolean> {
  const written = await run(
    tx,
    sql`with moved as (
          update shop_sku set stock = stock + ${delta}::bigint
           where id = ${skuId} and stock + ${delta}::bigint >= 0 returning id)
        insert into shop_stock_row (sku_id, order_id, reason, delta, at)
        select id, ${orderId}::bigint, ${reason}, ${delta}::bigint, ${at}::timestamptz from moved`,
  );
  return written === 1;
}

export async function stockOf(tx: Tx, skuId: bigint): Promise<bigint> {
  return (await oneRow(tx, select(columns('shop_sku', ['stock']))`from shop_sku where id = ${skuId}`)).stock;
}
