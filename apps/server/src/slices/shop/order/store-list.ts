import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { OrderState, OrderStep } from '@greenhall/domain/shop/order/order';
import { sql } from 'kysely';
import { type Db, type Tx, oneRow, rows } from '../../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../../platform/database/select.ts';
import { ORDER, type OrderRow } from './store.ts';

export interface OrderFilter {
  readonly memberNo: MemberNo;
  readonly state: OrderState | undefined;
  readonly before: bigint | undefined;
  readonly limit: number;
}

/** Orders of a member, newest first. */
export function ordersOf(db: Db, { memberNo, state, before, limit }: OrderFilter): Promise<OrderRow[]> {
  return rows(
    db,
    select(ORDER)`
      from shop_order o
       where o.member_no = ${memberNo}
         ${state === undefined ? sql`` : sql`and o.state = ${state}`}
         ${before === undefined ? sql`` : sql`and o.id < ${before}`}
       order by o.id desc limit ${limit}`,
  );
}

export interface OrderCounts {
  readonly toPay: number;
  readonly toShip: number;
  readonly toReceive: number;
  readonly afterSale: number;
}

/** How many orders of a member wait in each state. */
export function countOrders(db: Db, memberNo: MemberNo): Promise<OrderCounts> {
  return oneRow(
    db,
    sql<OrderCounts>`
      select count(*) filter (where state = 'toPay')::int as "toPay",
             count(*) filter (where state = 'toShip')::int as "toShip",
             count(*) filter (where state = 'toReceive')::int as "toReceive",
             count(*) filter (where state = 'afterSale')::int as "afterSale"
        from shop_order where member_no = ${memberNo} and state in ('toPay', 'toShip', 'toReceive', 'afterSale')`,
  );
}

/** A step of an order's history. */
export type StepRow = RowOf<typeof STEP>;

const STEP = columns('shop_order_step', ['event', 'actor as by', 'amount', 'at']).narrow<{ event: OrderStep }>();

export function stepsOf(db: Db | Tx, orderId: bigint): Promise<StepRow[]> {
  return rows(db, select(STEP)`from shop_order_step where order_id = ${orderId} order by id limit 200`);
}
