import { RETURN_TRANSITIONS, RETURN_TIME, refundNeedsTwo } from '@greenhall/domain/shop/order/return-request';
import { memberBeneficiary } from '@greenhall/domain/shared/four-eyes';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { formatAmount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import * as z from 'zod/mini';
import type { ProposalKind } from '../../../../platform/approvals/kind.ts';
import { presentProposed } from '../../../../platform/approvals/present.ts';
import { audit, changeOf, stateChange } from '../../../../platform/audit/audit.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { failpoint } from '../../../../platform/failpoints.ts';
import type { Answer, Call } from '../../../../platform/http/call.ts';
import { type Ports, once } from '../../../../platform/ports.ts';
import type { ProposalPorts } from '../../../../platform/slice.ts';
import {
  type OpenReturnRequest,
  type Refunding,
  refundFor,
  endReturnRequest,
  refundReturnRequest,
} from '../../return-request/end.ts';
import { presentReturnRequest } from '../../return-request/present.ts';
import {
  type ReturnRequestRow,
  returnRequestById,
  linesOfReturnRequest,
  updateReturnRequest,
} from '../../return-request/store.ts';
import { aboutOrder } from '../../order/live-events.ts';
import type { OrderRow } from '../../order/store.ts';
import { singleOperatorLimit } from '../alone-up-to.ts';
import { lockReturnRequest, lockReturnRequestForDesk } from './lock.ts';

/**
 * A refund as a proposal stores it: the lines whose units return to the stock by their numbers, with commas. The return request is
 * stored as `case`: bodies are sealed, so that a migration cannot rename what waits for a decision.
 */
const storedBody = z.object({ case: z.string(), member: z.string(), freight: z.boolean(), restock: z.string() });
type StoredRefund = z.infer<typeof storedBody>;

const refundingOf = ({ freight, restock }: Pick<StoredRefund, 'freight' | 'restock'>, at: Date): Refunding => ({
  withFreight: freight,
  restock: new Set(restock === '' ? [] : restock.split(',').map(BigInt)),
  at,
});

/** Refunds a return request, and tells its buyer. */
async function refund(
  ports: ProposalPorts,
  tx: Tx,
  found: OpenReturnRequest,
  refunding: Refunding,
): Promise<Result<OrderRow>> {
  const done = await refundReturnRequest(ports, tx, found, refunding);
  if (!done.ok) return done;
  const { order } = done.value;
  const amount = formatAmount(done.value.refund.value);
  const { id, number, memberNo } = order;
  await ports.notify(tx, memberNo, 'orderRefunded', { number, amount, order: String(id) });
  return accept(order);
}

/** A refund that takes two operators, because the refunds of the order exceed what one may decide alone together. */
export const shopRefund = (outside: ProposalPorts): ProposalKind<StoredRefund> => ({
  name: 'shopRefund',
  body: storedBody,
  noticeMs: 0,
  beneficiary: (_, { member }) => memberBeneficiary(memberNumber(member)),
  difference: async (tx, _, body) => {
    const found = await lockReturnRequest(tx, BigInt(body.case));
    if (!found) return refuse('notFound');
    const planned = await refundFor(tx, found, body.freight);
    if (!planned.ok) return planned;
    const from = found.order.refunded;
    return accept([{ field: 'refunded', from: formatAmount(from), to: formatAmount(from + planned.value.value) }]);
  },
  apply: async (tx, _, body, at) => {
    const found = await lockReturnRequest(tx, BigInt(body.case));
    if (!found) return refuse('notFound');
    const done = await refund(outside, tx, found, refundingOf(body, at));
    return done.ok ? accept(true) : done;
  },
});

const refundedOf = ({ state, refunded }: OrderRow) => ({ state, refunded: formatAmount(refunded) });

/** One operator refunds a return request at once, or proposes it where the sum takes two. */
export async function settleByRefund(ports: Ports, call: Call<'shop.refund'>): Promise<Result<Answer<'shop.refund'>>> {
  const { freight, restock, reason } = call.body;
  const done = await once(ports, call, async (tx): Promise<Result<Answer<'shop.refund'>>> => {
    const at = ports.clock.now();
    const found = await lockReturnRequestForDesk(ports, tx, BigInt(call.params.id), call.caller);
    if (!found.ok) return found;
    const { order, open } = found.value;
    const planned = await refundFor(tx, found.value, freight);
    if (!planned.ok) return planned;
    const body = { case: String(open.id), member: String(order.memberNo), freight, restock: restock.join(',') };
    if (refundNeedsTwo(order.refunded, planned.value.value, await singleOperatorLimit(tx, at))) {
      const fresh = { subject: order.number, body, reason, by: call.caller };
      return presentProposed(await ports.approvals.propose(tx, shopRefund(ports), fresh));
    }
    const refunded = await refund(ports, tx, found.value, refundingOf(body, at));
    if (!refunded.ok) return refunded;
    const detail = { amount: formatAmount(planned.value.value), freight, restock: body.restock, reason };
    const change = changeOf(refundedOf(order), refundedOf(refunded.value));
    await audit(tx, {
      operator: call.caller.username,
      act: 'shop.refund',
      subject: order.number,
      detail,
      ...change,
      at,
    });
    return accept({ proposal: null });
  });
  failpoint(ports.settings, 'shop.refund.after-commit');
  return done;
}

async function presented(
  ports: Ports,
  { reader }: Pick<Call, 'reader'>,
  tx: Tx,
  id: bigint,
): Promise<Result<Answer<'shop.agreeToReturn'>>> {
  const row = await returnRequestById(tx, id);
  return row
    ? accept(presentReturnRequest(ports.files, row, await linesOfReturnRequest(tx, id), reader))
    : refuse('notFound');
}

async function agree(
  tx: Tx,
  { order, open }: OpenReturnRequest,
  reply: string,
  at: Date,
): Promise<Result<ReturnRequestRow>> {
  const state = RETURN_TRANSITIONS.next(open.state, 'agree');
  // What was not sent cannot come back.
  if (!state || order.shippedAt === null) return refuse('statusChanged');
  const dueAt = new Date(at.getTime() + RETURN_TIME);
  const agreed = await updateReturnRequest(tx, open, { state, reply, dueAt, endedAt: null });
  return agreed ? accept(agreed) : refuse('statusChanged');
}

/** Agrees to a return request for goods that come back. */
export function settleByReturn(
  ports: Ports,
  call: Call<'shop.agreeToReturn'>,
): Promise<Result<Answer<'shop.agreeToReturn'>>> {
  const { reply } = call.body;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const found = await lockReturnRequestForDesk(ports, tx, BigInt(call.params.id), call.caller);
    if (!found.ok) return found;
    const { order, open } = found.value;
    const agreed = await agree(tx, found.value, reply, at);
    if (!agreed.ok) return agreed;
    const detail = { reply };
    const change = stateChange(open.state, agreed.value.state);
    await audit(tx, {
      operator: call.caller.username,
      act: 'shop.agree',
      subject: order.number,
      detail,
      ...change,
      at,
    });
    await ports.live.publish(tx, aboutOrder(order));
    return presented(ports, call, tx, open.id);
  });
}

/** Refuses a return request with a reason that the buyer sees. */
export function settleByRefusal(
  ports: Ports,
  call: Call<'shop.refuseReturnRequest'>,
): Promise<Result<Answer<'shop.refuseReturnRequest'>>> {
  const { reply } = call.body;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const found = await lockReturnRequestForDesk(ports, tx, BigInt(call.params.id), call.caller);
    if (!found.ok) return found;
    const { order, open } = found.value;
    const ended = await endReturnRequest(ports, tx, found.value, { event: 'refuse', by: 'desk', at, reply });
    if (!ended.ok) return ended;
    const detail = { reply };
    const change = stateChange(open.state, 'refused');
    await audit(tx, {
      operator: call.caller.username,
      act: 'shop.refuse',
      subject: order.number,
      detail,
      ...change,
      at,
    });
    return presented(ports, call, tx, open.id);
  });
}
