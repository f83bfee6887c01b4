import { RETURN_TRANSITIONS, type ReturnEvent } from '@greenhall/domain/shop/order/return-request';
import { type OrderActor, settleEvent } from '@greenhall/domain/shop/order/order';
import { type ReturnRefund, returnRefund } from '@greenhall/domain/shop/order/refund';
import { type Amount, ZERO, minus } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Tx } from '../../../platform/database/database.ts';
import { failpoint } from '../../../platform/failpoints.ts';
import { freeDelivery } from '../delivery/store.ts';
import { returnStock } from '../goods/move-stock.ts';
import { type MovePorts, moveOrder } from '../order/move.ts';
import { type LineRow, type OrderRow, linesOf } from '../order/store.ts';
import { type ReturnRequestRow, linesOfReturnRequest, refundLine, updateReturnRequest } from './store.ts';

type Mey = Amount<'mey'>;

/** How a return request ends. */
export interface ReturnRequestEnd {
  readonly event: Exclude<ReturnEvent, 'agree' | 'send' | 'refund'>;
  readonly by: OrderActor;
  readonly at: Date;
  readonly reply?: string;
}

/** Ends a return request without a refund. The order goes on where it came from. */
export async function endReturnRequest(
  ports: MovePorts,
  tx: Tx,
  { order, open }: OpenReturnRequest,
  { event, by, at, reply }: ReturnRequestEnd,
): Promise<Result<OrderRow>> {
  const state = RETURN_TRANSITIONS.next(open.state, event);
  if (!state || order.cameFrom === null) return refuse('statusChanged');
  const change = { state, dueAt: null, endedAt: at, ...(reply === undefined ? {} : { reply }) };
  if (!(await updateReturnRequest(tx, open, change))) return refuse('statusChanged');
  return moveOrder(ports, tx, order, { event: settleEvent(order.cameFrom), by, at });
}

/** An order with its open return request; the order is locked. */
export interface OpenReturnRequest {
  readonly order: OrderRow;
  readonly open: ReturnRequestRow;
}

/** A line of which units are refunded, with what they give back. */
interface RefundedLine {
  readonly line: LineRow;
  readonly units: number;
  readonly value: Mey;
}

/** What a return request refunds, with the lines that get something back. */
export interface PlannedRefund extends Omit<ReturnRefund, 'parts'> {
  readonly lines: readonly RefundedLine[];
}

/** What a return request refunds by its rule. Refuses with `statusChanged` for one that is over, `refundTooMuch`. */
export async function refundFor(
  tx: Tx,
  { order, open }: OpenReturnRequest,
  withFreight: boolean,
): Promise<Result<PlannedRefund>> {
  if (!RETURN_TRANSITIONS.can(open.state, 'refund')) return refuse('statusChanged');
  const all = await linesOf(tx, [order.id]);
  const chosen = await linesOfReturnRequest(tx, open.id);
  if (chosen.some(({ lineId }) => !all.some(({ id }) => id === lineId)))
    throw new Error(`return request ${open.id} names a line of another order`);
  const asked = all.map((line) => ({ ...line, asked: chosen.find(({ lineId }) => lineId === line.id)?.units ?? 0 }));
  const freightLeft = minus(order.freight, order.freightRefunded);
  const refund = returnRefund({ lines: asked, freightLeft, isShipped: order.shippedAt !== null, withFreight });
  if (!refund.ok) return refund;
  const { parts, ...sums } = refund.value;
  const lines = asked.map((line, index) => ({ line, units: line.asked, value: parts[index] ?? ZERO }));
  return accept({ ...sums, lines: lines.filter(({ units }) => units > 0) });
}

/** Units of shipped goods go back into the stock where the desk says so; what was never handed out always does. */
async function restock(
  tx: Tx,
  order: OrderRow,
  { lines, isAll }: PlannedRefund,
  chosen: ReadonlySet<bigint>,
  at: Date,
): Promise<void> {
  const isUnseen = order.kind === 'service' && order.revealedAt === null && isAll;
  const returns = order.kind === 'service' ? (isUnseen ? lines : []) : lines.filter(({ line }) => chosen.has(line.id));
  const units = returns.map(({ line, units: number }) => ({ skuId: line.skuId, units: number }));
  await returnStock(tx, at, order.id, units, 'refund');
  if (isUnseen) await freeDelivery(tx, order.id);
}

export interface Refunding {
  readonly withFreight: boolean;
  /** The lines whose units go back into the stock. */
  readonly restock: ReadonlySet<bigint>;
  readonly at: Date;
}

/** Refunds an open return request. If nothing of the order is left, the order is over, and what was not refunded is earned. */
export async function refundReturnRequest(
  ports: MovePorts,
  tx: Tx,
  found: OpenReturnRequest,
  { withFreight, restock: chosen, at }: Refunding,
): Promise<Result<{ readonly order: OrderRow; readonly refund: PlannedRefund }>> {
  const { order, open } = found;
  const state = RETURN_TRANSITIONS.next(open.state, 'refund');
  if (!state || order.cameFrom === null) return refuse('statusChanged');
  const refund = await refundFor(tx, found, withFreight);
  if (!refund.ok) return refund;
  const { lines, isAll, freight, value } = refund.value;
  if (!(await updateReturnRequest(tx, open, { state, amount: value, dueAt: null, endedAt: at })))
    return refuse('statusChanged');
  for (const { line, units, value: part } of lines) await refundLine(tx, line.id, units, part);
  const event = isAll ? 'refundAll' : settleEvent(order.cameFrom);
  const moved = await moveOrder(ports, tx, order, { event, by: 'desk', at, refund: { value, freight } });
  if (!moved.ok) return moved;
  await restock(tx, order, refund.value, chosen, at);
  failpoint(ports.settings, 'shop.refund.before-commit');
  return accept({ order: moved.value, refund: refund.value });
}
