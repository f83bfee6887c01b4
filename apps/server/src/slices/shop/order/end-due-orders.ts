import { atOrderEnd } from '@greenhall/domain/shop/order/order';
import { type Result, refuse } from '@greenhall/domain/shared/result';
import type { Tx } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import { failpoint } from '../../../platform/failpoints.ts';
import type { Ports } from '../../../platform/ports.ts';
import { moveOrder } from './move.ts';
import { addressRetentionAt } from './values-in-force.ts';
import { type OrderRow, cutOldAddresses, dueOrders, lockOrder } from './store.ts';

const AT_ONCE = 100;

async function endOne(ports: Ports, tx: Tx, id: bigint): Promise<Result<OrderRow>> {
  const at = ports.clock.now();
  const order = await lockOrder(tx, id);
  const event = order && atOrderEnd(order.state);
  if (!event || order.dueAt === null || order.dueAt > at) return refuse('statusChanged');
  return moveOrder(ports, tx, order, { event, by: 'system', at });
}

/** Ends the time limits that are over: unpaid orders expire, sent goods count as received, completed orders close. */
export async function endDueOrders(ports: Ports): Promise<number> {
  const due = await dueOrders(ports.db, ports.clock.now(), AT_ONCE);
  for (const id of due) {
    const ended = await transact(ports.db, (tx) => endOne(ports, tx, id));
    if (ended.ok && ended.value.closedAt !== null) failpoint(ports.settings, 'shop.close.after-commit');
  }
  return due.length;
}

/** Cuts the addresses of orders that have been over for as long as addresses are kept to their country. */
export async function endOldAddresses({ db, clock }: Ports): Promise<number> {
  const now = clock.now();
  return cutOldAddresses(db, new Date(now.getTime() - (await addressRetentionAt(db, now))), AT_ONCE);
}
