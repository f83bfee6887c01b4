import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { FALLBACK, type Language } from '@greenhall/locales/languages';
import { paged } from '../../../platform/cursor.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { openSecret } from '../../../platform/secrets/sealing.ts';
import { checkOutgoing, coolDownOf } from '../../identity/index.ts';
import { presentReturnRequest } from '../return-request/present.ts';
import { lastReturnRequestOf, linesOfReturnRequest } from '../return-request/store.ts';
import { deliveryOf } from '../delivery/store.ts';
import { freightTo } from '../freight/store.ts';
import { presentLine, presentOrder, presentSummary } from '../order/present.ts';
import { type LineRow, type OrderRow, linesOf, orderById } from '../order/store.ts';
import { countOrders, ordersOf, stepsOf } from '../order/store-list.ts';
import { reviewsOfLines } from '../review/store.ts';

type Detail = Answer<'shop.order'>;

/** Lines by their order. */
export async function linesByOrder(ports: Ports, orders: readonly OrderRow[]): Promise<(id: bigint) => LineRow[]> {
  const lines = await linesOf(
    ports.db,
    orders.map(({ id }) => id),
  );
  return (id) => lines.filter(({ orderId }) => orderId === id);
}

export function readOrders(ports: Ports, call: Call<'shop.orders'>): Promise<Result<Answer<'shop.orders'>>> {
  const { state, language = FALLBACK } = call.query;
  const { memberNo } = call.caller;
  return paged(
    call.query,
    (before, limit) => ordersOf(ports.db, { memberNo, state, before, limit }),
    (row) => row.id,
    async (shown) => {
      const of = await linesByOrder(ports, shown);
      return shown.map((row) => presentSummary(row, of(row.id), language));
    },
  );
}

export async function readOrderCounts(
  ports: Ports,
  call: Call<'shop.orderCounts'>,
): Promise<Result<Answer<'shop.orderCounts'>>> {
  return accept(await countOrders(ports.db, call.caller.memberNo));
}

/** An order with its lines, its newest return request, its reviews and its history. */
export async function orderDetail(
  ports: Ports,
  order: OrderRow,
  { query, reader }: { readonly query: { readonly language?: Language | undefined }; readonly reader: string },
): Promise<Detail> {
  const { language = FALLBACK } = query;
  const lines = await linesOf(ports.db, [order.id]);
  const reviews = await reviewsOfLines(
    ports.db,
    lines.map(({ id }) => id),
  );
  const last = await lastReturnRequestOf(ports.db, order.id);
  const steps = await stepsOf(ports.db, order.id);
  const shown = lines.map((line) => {
    const review = reviews.get(line.id);
    return presentLine(line, review ? { stars: review.stars, isHidden: review.hiddenFor !== null } : null, language);
  });
  const about = last
    ? presentReturnRequest(ports.files, last, await linesOfReturnRequest(ports.db, last.id), reader)
    : null;
  const now = ports.clock.now();
  const coolsUntil = order.kind === 'service' ? await coolDownOf(ports.db, order.memberNo, now) : null;
  const isAwaited = order.address !== null && (order.state === 'toShip' || order.state === 'toReceive');
  const freight = isAwaited ? await freightTo(ports.db, order.address.country) : undefined;
  return presentOrder(order, { lines: shown, returnRequest: about, steps, coolsUntil, freight }, now);
}

export async function readOrder(ports: Ports, call: Call<'shop.order'>): Promise<Result<Detail>> {
  const order = await orderById(ports.db, BigInt(call.params.id));
  if (order?.memberNo !== call.caller.memberNo) return refuse('notFound');
  const detail = await orderDetail(ports, order, call);
  // Only the member's own session has anything handed out.
  const acts = call.caller.actingFor ? detail.acts.filter((act) => act !== 'reveal') : detail.acts;
  return accept({ ...detail, acts });
}

/** What was handed out for an order, once it was asked for. */
export async function readDelivery(
  ports: Ports,
  call: Call<'shop.delivery'>,
): Promise<Result<Answer<'shop.delivery'>>> {
  const order = await orderById(ports.db, BigInt(call.params.id));
  if (order?.memberNo !== call.caller.memberNo) return refuse('notFound');
  const open = await checkOutgoing(ports.db, order.memberNo, 'handOut', ports.clock.now());
  if (!open.ok) return open;
  if (order.revealedAt === null) return refuse('statusChanged');
  const items = (await deliveryOf(ports.db, order.id)).map(({ lineId, text, codes }) => ({
    line: String(lineId),
    text: text === null ? null : openSecret(ports, text),
    codes: codes.map((code) => openSecret(ports, code)),
  }));
  return accept({ items });
}
