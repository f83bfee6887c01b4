import { goodwillPaid } from '@greenhall/domain/shop/movements';
import { checkGoodwill } from '@greenhall/domain/shop/order/return-request';
import { memberBeneficiary } from '@greenhall/domain/shared/four-eyes';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { type Amount, formatAmount, parseAmount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import * as z from 'zod/mini';
import type { ProposalKind } from '../../../../platform/approvals/kind.ts';
import { presentProposed } from '../../../../platform/approvals/present.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Answer, Call } from '../../../../platform/http/call.ts';
import { type Ports, once } from '../../../../platform/ports.ts';
import type { ProposalPorts } from '../../../../platform/slice.ts';
import { post } from '../../../ledger/index.ts';
import { aboutOrder } from '../../order/live-events.ts';
import { type OrderRow, insertStep, lockOrder, setGoodwill } from '../../order/store.ts';
import { lockForDesk } from './involved.ts';

const storedBody = z.object({ order: z.string(), member: z.string(), amount: z.string() });
type KeptGoodwill = z.infer<typeof storedBody>;

/** Whether an order can get so much: it has closed, got nothing before, and was paid so much that was not refunded. */
function judge(order: OrderRow, typed: string): Result<Amount<'mey'>> {
  const value = parseAmount<'mey'>(typed);
  if (value === undefined || value <= 0n) return refuse('amountRule');
  const may = checkGoodwill({ ...order, isClosed: order.closedAt !== null }, value);
  return may.ok ? accept(value) : may;
}

async function pay(
  ports: ProposalPorts,
  tx: Tx,
  order: OrderRow,
  value: Amount<'mey'>,
  at: Date,
): Promise<Result<true>> {
  const posted = await post(tx, { reference: `shop:${order.id}`, at, postings: [goodwillPaid(order, value)] });
  if (!posted.ok) return posted;
  await setGoodwill(tx, order.id, value);
  await insertStep(tx, { orderId: order.id, event: 'goodwill', state: order.state, by: 'desk', amount: value, at });
  await ports.live.publish(tx, aboutOrder(order));
  return accept(true);
}

/** A payment out of the platform’s own income for an order that has closed; it always takes two operators. */
export const shopGoodwill = (outside: ProposalPorts): ProposalKind<KeptGoodwill> => ({
  name: 'shopGoodwill',
  body: storedBody,
  noticeMs: 0,
  beneficiary: (_, { member }) => memberBeneficiary(memberNumber(member)),
  difference: async (tx, _, body) => {
    const order = await lockOrder(tx, BigInt(body.order));
    if (!order) return refuse('notFound');
    const value = judge(order, body.amount);
    if (!value.ok) return value;
    return accept([{ field: 'goodwill', from: formatAmount(order.goodwill), to: formatAmount(value.value) }]);
  },
  apply: async (tx, _, body, at) => {
    const order = await lockOrder(tx, BigInt(body.order));
    if (!order) return refuse('notFound');
    const value = judge(order, body.amount);
    return value.ok ? pay(outside, tx, order, value.value, at) : value;
  },
});

/** Proposes a goodwill payment. */
export function proposeGoodwill(ports: Ports, call: Call<'shop.goodwill'>): Promise<Result<Answer<'shop.goodwill'>>> {
  const { amount, reason } = call.body;
  return once(ports, call, async (tx): Promise<Result<Answer<'shop.goodwill'>>> => {
    const found = await lockForDesk(ports, tx, BigInt(call.params.id), call.caller);
    if (!found.ok) return found;
    const order = found.value;
    const body = { order: String(order.id), member: String(order.memberNo), amount };
    const fresh = { subject: order.number, body, reason, by: call.caller };
    return presentProposed(await ports.approvals.propose(tx, shopGoodwill(ports), fresh));
  });
}
