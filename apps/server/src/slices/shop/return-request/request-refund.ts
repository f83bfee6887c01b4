import { RETURN_TRANSITIONS } from '@greenhall/domain/shop/order/return-request';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { PICTURE_FIELDS } from '@greenhall/domain/shop/review/review';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { withPictures } from '../../../platform/pictures/uploads.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { readUnits } from '../goods/units.ts';
import { moveOrder } from '../order/move.ts';
import { presentMoved } from '../order/present.ts';
import { type OrderRow, linesOf, lockMyOrder, orderById } from '../order/store.ts';
import { endReturnRequest } from './end.ts';
import { type ReturnRequestLine, insertReturnRequest, openReturnRequestOf, updateReturnRequest } from './store.ts';

/** Whether the lines are of the order, and have so many units that were not refunded (`notFound`, `refundTooMuch`). */
async function checkLines(tx: Tx, order: OrderRow, wanted: readonly ReturnRequestLine[]): Promise<Result<true>> {
  const lines = await linesOf(tx, [order.id]);
  for (const { lineId, units } of wanted) {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) return refuse('notFound');
    const max = line.units - line.refundedUnits;
    if (units < 1 || units > max) return refuse('refundTooMuch', { max });
  }
  return accept(true);
}

async function moveAndInsert(
  ports: Ports,
  tx: Tx,
  call: Call<'shop.requestRefund'>,
  pictures: readonly string[],
): Promise<Result<OrderRow>> {
  const at = ports.clock.now();
  const order = await lockMyOrder(tx, call.caller.memberNo, BigInt(call.params.id));
  if (!order) return refuse('notFound');
  const lines = [...readUnits(call.body.lines)].map(([lineId, units]) => ({ lineId, units }));
  const fit = await checkLines(tx, order, lines);
  if (!fit.ok) return fit;
  const moved = await moveOrder(ports, tx, order, { event: 'requestRefund', by: 'buyer', at });
  if (moved.ok) await insertReturnRequest(tx, { orderId: order.id, reason: call.body.reason, pictures, lines, at });
  return moved;
}

/** Asks for money back for chosen units. The clock of the order stands still until the return request has ended. */
export async function requestRefund(
  ports: Ports,
  call: Call<'shop.requestRefund'>,
): Promise<Result<Answer<'shop.requestRefund'>>> {
  const known = await orderById(ports.db, BigInt(call.params.id));
  if (known?.memberNo !== call.caller.memberNo) return refuse('notFound');
  return withPictures<'shop.requestRefund', Answer<'shop.requestRefund'>>(ports, call, {
    kind: 'private',
    isMarked: false,
    contents: PICTURE_FIELDS.flatMap((name) => call.files[name] ?? []),
    write: (pictures) =>
      once(ports, call, async (tx) => {
        const asked = await moveAndInsert(
          ports,
          tx,
          call,
          pictures.map(({ name }) => name),
        );
        return asked.ok ? accept(presentMoved(asked.value)) : asked;
      }),
  });
}

/** Takes the open return request back. The order goes on where it was. */
export function withdrawReturnRequest(
  ports: Ports,
  call: Call<'shop.withdrawReturnRequest'>,
): Promise<Result<Answer<'shop.withdrawReturnRequest'>>> {
  return once(ports, call, async (tx) => {
    const order = await lockMyOrder(tx, call.caller.memberNo, BigInt(call.params.id));
    if (!order) return refuse('notFound');
    const open = await openReturnRequestOf(tx, order.id);
    if (!open) return refuse('statusChanged');
    const ended = await endReturnRequest(
      ports,
      tx,
      { order, open },
      { event: 'withdraw', by: 'buyer', at: ports.clock.now() },
    );
    return ended.ok ? accept(presentMoved(ended.value)) : ended;
  });
}

/** Says how the goods of an agreed return request were sent back. */
export function sendGoodsBack(ports: Ports, call: Call<'shop.sendBack'>): Promise<Result<Answer<'shop.sendBack'>>> {
  return once(ports, call, async (tx) => {
    const order = await lockMyOrder(tx, call.caller.memberNo, BigInt(call.params.id));
    if (!order) return refuse('notFound');
    const open = await openReturnRequestOf(tx, order.id);
    const state = open && RETURN_TRANSITIONS.next(open.state, 'send');
    if (!state) return refuse('statusChanged');
    const sent = await updateReturnRequest(tx, open, { ...call.body, state, dueAt: null, endedAt: null });
    return sent ? accept(presentMoved(order)) : refuse('statusChanged');
  });
}
