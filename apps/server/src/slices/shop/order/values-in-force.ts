import { DAY, MINUTE } from '@greenhall/domain/shared/time';
import type { OrderClocks } from '@greenhall/domain/shop/order/order';
import { ADDRESS_PARAMETERS, ORDER_PARAMETERS } from '@greenhall/domain/shop/parameters';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { parametersAt } from '../../../platform/parameters/store.ts';

/** How long the states of an order last, in milliseconds, as it is in force at a moment. Rule: shop#orders. */
export async function orderClocksAt(db: Db | Tx, at: Date): Promise<OrderClocks> {
  const values = await parametersAt(db, ORDER_PARAMETERS, at);
  return {
    toPay: values.orderPaymentMinutes * MINUTE,
    toReceive: values.orderReceivingDays * DAY,
    completed: values.orderRefundDays * DAY,
  };
}

/** How long addresses are kept after an order is over, in milliseconds, as it is in force at a moment. Rule: shop#orders. */
export async function addressRetentionAt(db: Db | Tx, at: Date): Promise<number> {
  const { orderAddressDays } = await parametersAt(db, ADDRESS_PARAMETERS, at);
  return orderAddressDays * DAY;
}
