import { type OperatorId, operatorId } from '@greenhall/domain/shared/four-eyes';
import type { OrderState } from '@greenhall/domain/shop/order/order';
import { sql } from 'kysely';
import { int8Column } from '../../../platform/database/columns.ts';
import { type Db, type Tx, rows, run } from '../../../platform/database/database.ts';
import { columns, select } from '../../../platform/database/select.ts';

/** A sku that was made cheaper or got what it hands out, or a coupon that was issued. */
type Subject = { readonly skuId: bigint } | { readonly couponId: bigint };

/** Notes that operators did something that a buyer of a sku, or the holder of a coupon, gains from. */
export async function insertInterest(
  tx: Tx,
  subject: Subject,
  operators: readonly OperatorId[],
  at: Date,
): Promise<void> {
  const skuId = 'skuId' in subject ? subject.skuId : null;
  const couponId = 'couponId' in subject ? subject.couponId : null;
  await run(
    tx,
    sql`insert into shop_interest (sku_id, coupon_id, operator_id, at)
        select ${skuId}::bigint, ${couponId}::bigint, one, ${at}::timestamptz
          from unnest(${int8Column(operators)}::bigint[]) one`,
  );
}

/** What somebody is about to buy, and with which coupon. */
export interface Wish {
  readonly skuIds: readonly bigint[];
  readonly couponId: bigint | null;
}

/** The operators who have had an interest in it since a moment. */
export async function interestedIn(db: Db | Tx, { skuIds, couponId }: Wish, since: Date): Promise<OperatorId[]> {
  const found = await rows(
    db,
    select(columns('shop_interest', ['operatorId as operator']).narrow<{ operator: OperatorId }>())`
      from shop_interest
       where sku_id = any (${int8Column(skuIds)}::bigint[]) and at > ${since}
      union
      select operator_id from shop_interest where coupon_id = ${couponId} and at > ${since}
       order by operator`,
  );
  return found.map(({ operator }) => operator);
}

/** Notes that the buyer of an order stands in a line with these operators. */
export async function insertOrderInterest(
  tx: Tx,
  orderId: bigint,
  operators: readonly OperatorId[],
  at: Date,
): Promise<void> {
  if (operators.length === 0) return;
  await run(
    tx,
    sql`insert into shop_order_interest (order_id, operator_id, at)
        select ${orderId}::bigint, one, ${at}::timestamptz from unnest(${int8Column(operators)}::bigint[]) one`,
  );
}

/** An order out of an operator's line. */
export interface LineOrder {
  readonly id: bigint;
  readonly number: string;
  readonly state: OrderState;
  readonly total: bigint;
  readonly operators: readonly OperatorId[];
  readonly at: Date;
}

/** The paid orders out of operators' lines since a moment, the newest first. */
export async function lineOrders(db: Db, since: Date): Promise<LineOrder[]> {
  const found = await rows(
    db,
    select(
      columns('shop_order as o', ['id', 'number', 'state', 'total', 'paidAt as at'])
        .narrow<{ at: Date }>()
        .and({
          operators: sql<readonly string[]>`
            (select array_agg(i.operator_id::text order by i.operator_id) from shop_order_interest i
             where i.order_id = o.id)`,
        }),
    )`
      from shop_order o
       where o.id in (select order_id from shop_order_interest where at > ${since}) and o.paid_at is not null
       order by o.id desc limit 50`,
  );
  return found.map((row) => ({ ...row, operators: row.operators.map((id) => operatorId(BigInt(id))) }));
}
