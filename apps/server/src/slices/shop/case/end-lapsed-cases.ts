import { type Result, refuse } from '@greenhall/domain/shared/result';
import type { Tx } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import type { Ports } from '../../../platform/ports.ts';
import { type OrderRow, lockOrder } from '../order/store.ts';
import { endCase } from './end.ts';
import { lapsedCases, openCaseOf } from './store.ts';

const AT_ONCE = 100;

async function lapse(ports: Ports, tx: Tx, orderId: bigint): Promise<Result<OrderRow>> {
  const at = ports.clock.now();
  const order = await lockOrder(tx, orderId);
  const open = order && (await openCaseOf(tx, orderId));
  if (!order || !open?.dueAt || open.dueAt > at) return refuse('statusChanged');
  return endCase(ports, tx, { order, open }, { event: 'lapse', by: 'system', at });
}

/** Ends agreed cases whose goods were not sent back within fourteen days. */
export async function endLapsedCases(ports: Ports): Promise<number> {
  const due = await lapsedCases(ports.db, ports.clock.now(), AT_ONCE);
  for (const orderId of due) await transact(ports.db, (tx) => lapse(ports, tx, orderId));
  return due.length;
}
