import { refundNeedsTwo } from '@greenhall/domain/shop/order/return-request';
import { memberBeneficiary } from '@greenhall/domain/shared/four-eyes';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { formatAmount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { ProposalKind } from '../../../../platform/approvals/kind.ts';
import { presentProposed } from '../../../../platform/approvals/present.ts';
import { audit, stateChange } from '../../../../platform/audit/audit.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Answer, Call } from '../../../../platform/http/call.ts';
import { type Ports, once } from '../../../../platform/ports.ts';
import type { ProposalPorts } from '../../../../platform/slice.ts';
import { factsOf, heldOf, moveOrder } from '../../order/move.ts';
import { type OrderRow, lockOrder } from '../../order/store.ts';
import { afterEvent } from '@greenhall/domain/shop/order/order';
import * as z from 'zod/mini';
import { singleOperatorLimit } from '../alone-up-to.ts';
import { lockForDesk } from './involved.ts';

const storedBody = z.object({ order: z.string(), member: z.string() });
type KeptOrder = z.infer<typeof storedBody>;

/** Cancels a paid order with everything back, and tells its buyer. */
async function cancel(ports: ProposalPorts, tx: Tx, order: OrderRow, at: Date): Promise<Result<OrderRow>> {
  const amount = formatAmount(heldOf(order));
  const moved = await moveOrder(ports, tx, order, { event: 'cancelByDesk', by: 'desk', at });
  const { id, number, memberNo } = order;
  if (moved.ok) await ports.notify(tx, memberNo, 'orderRefunded', { number, amount, order: String(id) });
  return moved;
}

/** Cancelling a paid order that takes two operators. */
export const shopCancel = (outside: ProposalPorts): ProposalKind<KeptOrder> => ({
  name: 'shopCancel',
  body: storedBody,
  noticeMs: 0,
  beneficiary: (_, { member }) => memberBeneficiary(memberNumber(member)),
  difference: async (tx, _, body) => {
    const order = await lockOrder(tx, BigInt(body.order));
    if (!order) return refuse('notFound');
    const may = afterEvent(factsOf(order), 'cancelByDesk', outside.clock.now().getTime());
    if (!may.ok) return may;
    const { refunded } = order;
    return accept([{ field: 'refunded', from: formatAmount(refunded), to: formatAmount(refunded + heldOf(order)) }]);
  },
  apply: async (tx, _, body, at) => {
    const order = await lockOrder(tx, BigInt(body.order));
    if (!order) return refuse('notFound');
    const moved = await cancel(outside, tx, order, at);
    return moved.ok ? accept(true) : moved;
  },
});

/** Cancels an order that cannot be delivered. Above what one may decide alone a second operator decides. */
export function cancelForBuyer(
  ports: Ports,
  call: Call<'shop.cancelForBuyer'>,
): Promise<Result<Answer<'shop.cancelForBuyer'>>> {
  const { reason } = call.body;
  return once(ports, call, async (tx): Promise<Result<Answer<'shop.cancelForBuyer'>>> => {
    const at = ports.clock.now();
    const found = await lockForDesk(ports, tx, BigInt(call.params.id), call.caller);
    if (!found.ok) return found;
    const order = found.value;
    const held = heldOf(order);
    if (refundNeedsTwo(order.refunded, held, await singleOperatorLimit(tx, at))) {
      const body = { order: String(order.id), member: String(order.memberNo) };
      const fresh = { subject: order.number, body, reason, by: call.caller };
      return presentProposed(await ports.approvals.propose(tx, shopCancel(ports), fresh));
    }
    const moved = await cancel(ports, tx, order, at);
    if (!moved.ok) return moved;
    const detail = { amount: formatAmount(held), reason };
    const change = stateChange(order.state, moved.value.state);
    await audit(tx, {
      operator: call.caller.username,
      act: 'shop.cancel',
      subject: order.number,
      detail,
      ...change,
      at,
    });
    return accept({ proposal: null });
  });
}
