import { type Result, refuse } from '@greenhall/domain/shared/result';
import type { Tx } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import type { Ports } from '../../../platform/ports.ts';
import { type OrderRow, lockOrder } from '../order/store.ts';
import { endReturnRequest } from './end.ts';
import { lapsedReturnRequests, openReturnRequestOf } from './store.ts';

const AT_ONCE = 100;

async function lapse(ports: Ports, tx: Tx, orderId: bigint): Promise<Result<OrderRow>> {
  const at = ports.clock.now();
  const order = await lockOrder(tx, orderId);
  const open = order && (await openReturnRequestOf(tx, orderId));
  if (!order || !open?.dueAt || open.dueAt > at) return refuse('statusChanged');
  return endReturnRequest(ports, tx, { order, open }, { event: 'lapse', by: 'system', at });
}

/** Ends agreed return requests whose goods were not sent back within fourteen days. */
export async function endLapsedReturnRequests(ports: Ports): Promise<number> {
  const due = await lapsedReturnRequests(ports.db, ports.clock.now(), AT_ONCE);
  for (const orderId of due) await transact(ports.db, (tx) => lapse(ports, tx, orderId));
  return due.length;
}
