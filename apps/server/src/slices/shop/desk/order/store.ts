import type { OrderState } from '@greenhall/domain/shop/order/order';
import { sql } from 'kysely';
import { type Db, rows } from '../../../../platform/database/database.ts';
import { select } from '../../../../platform/database/select.ts';
import { ORDER, type OrderRow } from '../../order/store.ts';

export interface DeskFilter {
  readonly state: OrderState | undefined;
  readonly hasOpenCase: boolean;
  readonly number: string | undefined;
  readonly before: bigint | undefined;
  readonly limit: number;
}

/** Orders of all members, newest first. */
export function allOrders(db: Db, { state, hasOpenCase, number, before, limit }: DeskFilter): Promise<OrderRow[]> {
  return rows(
    db,
    select(ORDER)`from shop_order o where true ${state === undefined ? sql`` : sql`and o.state = ${state}`}
         ${hasOpenCase ? sql`and o.state = 'afterSale'` : sql``}
         ${number === undefined ? sql`` : sql`and o.number = ${number}`}
         ${before === undefined ? sql`` : sql`and o.id < ${before}`}
       order by o.id desc limit ${limit}`,
  );
}
