import type { OrderEvent } from '@greenhall/domain/shop/order/order';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { failpoint } from '../../../platform/failpoints.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { checkOutgoing, provePayPassword } from '../../identity/index.ts';
import { moveOrder } from './move.ts';
import { presentMoved } from './present.ts';
import { lockMyOrder } from './store.ts';

type OneMove = Call<'shop.cancel'> | Call<'shop.cancelPaid'> | Call<'shop.receive'> | Call<'shop.extend'>;
type Moved = Result<Answer<'shop.cancel'>>;

/** A transition that the buyer makes without saying anything more. */
function move(ports: Ports, call: OneMove, event: OrderEvent): Promise<Moved> {
  return once(ports, call, async (tx) => {
    const order = await lockMyOrder(tx, call.caller.memberNo, BigInt(call.params.id));
    if (!order) return refuse('notFound');
    const moved = await moveOrder(ports, tx, order, { event, by: 'buyer', at: ports.clock.now() });
    return moved.ok ? accept(presentMoved(moved.value)) : moved;
  });
}

async function cancel(
  ports: Ports,
  call: Call<'shop.cancel'> | Call<'shop.cancelPaid'>,
  event: OrderEvent,
): Promise<Moved> {
  const done = await move(ports, call, event);
  failpoint(ports.settings, 'shop.cancel.after-commit');
  return done;
}

/** Cancels an order that is not paid. */
export const cancelOrder = (ports: Ports, call: Call<'shop.cancel'>): Promise<Moved> => cancel(ports, call, 'cancel');

/** Cancels an order that is paid, with everything back, until it is packed or handed out. */
export const cancelPaidOrder = (ports: Ports, call: Call<'shop.cancelPaid'>): Promise<Moved> =>
  cancel(ports, call, 'cancelPaid');

/** The goods have arrived. */
export const receiveOrder = (ports: Ports, call: Call<'shop.receive'>): Promise<Moved> => move(ports, call, 'receive');

/** Adds five days to the receiving time, once. */
export const extendOrder = (ports: Ports, call: Call<'shop.extend'>): Promise<Moved> => move(ports, call, 'extend');

/** Hands out what goods without shipping consist of, for the payment password: whoever has it can use it at once. */
export async function revealOrder(ports: Ports, call: Call<'shop.reveal'>): Promise<Moved> {
  const { memberNo } = call.caller;
  const proved = await provePayPassword(ports, call.caller, call.body.payPassword);
  if (!proved.ok) return proved;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const order = await lockMyOrder(tx, memberNo, BigInt(call.params.id));
    if (!order) return refuse('notFound');
    const open = await checkOutgoing(tx, memberNo, 'handOut', at);
    if (!open.ok) return open;
    const moved = await moveOrder(ports, tx, order, { event: 'reveal', by: 'buyer', at });
    return moved.ok ? accept(presentMoved(moved.value)) : moved;
  });
}
