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
import { type OpenCase, type Refunding, refundFor, endCase, refundCase } from '../../case/end.ts';
import { presentCase } from '../../case/present.ts';
import { type CaseRow, caseById, linesOfCase, updateCase } from '../../case/store.ts';
import { aboutOrder } from '../../order/live-events.ts';
import type { OrderRow } from '../../order/store.ts';
import { singleOperatorLimit } from '../alone-up-to.ts';
import { lockCase, lockCaseForDesk } from './involved.ts';

/** A refund as a proposal stores it: the lines whose units return to the stock by their numbers, with commas. */
const storedBody = z.object({ case: z.string(), member: z.string(), freight: z.boolean(), restock: z.string() });
type KeptRefund = z.infer<typeof storedBody>;

const refundingOf = ({ freight, restock }: Pick<KeptRefund, 'freight' | 'restock'>, at: Date): Refunding => ({
  withFreight: freight,
  restock: new Set(restock === '' ? [] : restock.split(',').map(BigInt)),
  at,
});

/** Refunds a case, and tells its buyer. */
async function refund(ports: ProposalPorts, tx: Tx, found: OpenCase, refunding: Refunding): Promise<Result<OrderRow>> {
  const done = await refundCase(ports, tx, found, refunding);
  if (!done.ok) return done;
  const { order } = done.value;
  const amount = formatAmount(done.value.refund.value);
  const { id, number, memberNo } = order;
  await ports.notify(tx, memberNo, 'orderRefunded', { number, amount, order: String(id) });
  return accept(order);
}

/** A refund that takes two operators, because the refunds of the order exceed what one may decide alone together. */
export const shopRefund = (outside: ProposalPorts): ProposalKind<KeptRefund> => ({
  name: 'shopRefund',
  body: storedBody,
  noticeMs: 0,
  beneficiary: (_, { member }) => memberBeneficiary(memberNumber(member)),
  difference: async (tx, _, body) => {
    const found = await lockCase(tx, BigInt(body.case));
    if (!found) return refuse('notFound');
    const planned = await refundFor(tx, found, body.freight);
    if (!planned.ok) return planned;
    const from = found.order.refunded;
    return accept([{ field: 'refunded', from: formatAmount(from), to: formatAmount(from + planned.value.value) }]);
  },
  apply: async (tx, _, body, at) => {
    const found = await lockCase(tx, BigInt(body.case));
    if (!found) return refuse('notFound');
    const done = await refund(outside, tx, found, refundingOf(body, at));
    return done.ok ? accept(true) : done;
  },
});

const refundedOf = ({ state, refunded }: OrderRow) => ({ state, refunded: formatAmount(refunded) });

/** One operator refunds a case at once, or proposes it where the sum takes two. */
export async function settleByRefund(ports: Ports, call: Call<'shop.refund'>): Promise<Result<Answer<'shop.refund'>>> {
  const { freight, restock, reason } = call.body;
  const done = await once(ports, call, async (tx): Promise<Result<Answer<'shop.refund'>>> => {
    const at = ports.clock.now();
    const found = await lockCaseForDesk(ports, tx, BigInt(call.params.id), call.caller);
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
): Promise<Result<Answer<'shop.agree'>>> {
  const row = await caseById(tx, id);
  return row ? accept(presentCase(ports.files, row, await linesOfCase(tx, id), reader)) : refuse('notFound');
}

async function agree(tx: Tx, { order, open }: OpenCase, reply: string, at: Date): Promise<Result<CaseRow>> {
  const state = RETURN_TRANSITIONS.next(open.state, 'agree');
  // What was not sent cannot come back.
  if (!state || order.shippedAt === null) return refuse('statusChanged');
  const dueAt = new Date(at.getTime() + RETURN_TIME);
  const agreed = await updateCase(tx, open, { state, reply, dueAt, endedAt: null });
  return agreed ? accept(agreed) : refuse('statusChanged');
}

/** Agrees to a case for goods that come back. */
export function settleByReturn(ports: Ports, call: Call<'shop.agree'>): Promise<Result<Answer<'shop.agree'>>> {
  const { reply } = call.body;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const found = await lockCaseForDesk(ports, tx, BigInt(call.params.id), call.caller);
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

/** Refuses a case with a reason that the buyer sees. */
export function settleByRefusal(
  ports: Ports,
  call: Call<'shop.refuseCase'>,
): Promise<Result<Answer<'shop.refuseCase'>>> {
  const { reply } = call.body;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const found = await lockCaseForDesk(ports, tx, BigInt(call.params.id), call.caller);
    if (!found.ok) return found;
    const { order, open } = found.value;
    const ended = await endCase(ports, tx, found.value, { event: 'refuse', by: 'desk', at, reply });
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
