import { paymentOf } from '@greenhall/domain/shop/order/order';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Tx } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import { failpoint } from '../../../platform/failpoints.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { checkOutgoing, coolDownOf, provePayPassword } from '../../identity/index.ts';
import { moveOrder } from './move.ts';
import { presentMoved } from './present.ts';
import { type OrderRow, lockOrder, lockMyOrder, setPackableFrom } from './store.ts';

/** Goods without shipping leave with the code alone, so they are guarded as coins that leave are. */
function checkWayOut(tx: Tx, { kind, memberNo }: OrderRow, at: Date): Promise<Result<true>> | Result<true> {
  return kind === 'service' ? checkOutgoing(tx, memberNo, 'purchase', at) : accept(true);
}

/** Goods that are paid for during a cool-down are not packed before it has ended. */
async function holdPacking(tx: Tx, order: OrderRow, at: Date): Promise<void> {
  if (order.kind === 'service') return;
  const until = await coolDownOf(tx, order.memberNo, at);
  if (until !== null && until > (order.packableAt?.getTime() ?? 0))
    await setPackableFrom(tx, order.id, new Date(until));
}

async function pay(ports: Ports, tx: Tx, order: OrderRow, at: Date): Promise<Result<OrderRow>> {
  const open = await checkWayOut(tx, order, at);
  if (!open.ok) return open;
  const moved = await moveOrder(ports, tx, order, { event: paymentOf(order.kind), by: 'buyer', at });
  if (moved.ok) await holdPacking(tx, order, at);
  return moved;
}

/**
 * Ends an order that was found to be past its time. Otherwise it could be paid after all if the clock went back before the
 * sweep.
 */
function endLate(ports: Ports, id: bigint): Promise<Result<OrderRow>> {
  return transact(ports.db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (order?.state !== 'toPay' || order.dueAt === null) return refuse('statusChanged');
    return moveOrder(ports, tx, order, { event: 'expire', by: 'system', at: order.dueAt });
  });
}

/** Pays an order with the payment password, from what the buyer can spend. */
export async function payOrder(ports: Ports, call: Call<'shop.pay'>): Promise<Result<Answer<'shop.pay'>>> {
  const proved = await provePayPassword(ports, call.caller, call.body.payPassword);
  if (!proved.ok) return proved;
  const id = BigInt(call.params.id);
  const done = await once(ports, call, async (tx) => {
    const order = await lockMyOrder(tx, call.caller.memberNo, id);
    if (!order) return refuse('notFound');
    const paid = await pay(ports, tx, order, ports.clock.now());
    return paid.ok ? accept(presentMoved(paid.value)) : paid;
  });
  if (!done.ok && done.refusal === 'paymentTimeout') await endLate(ports, id);
  failpoint(ports.settings, 'shop.pay.after-commit');
  return done;
}
