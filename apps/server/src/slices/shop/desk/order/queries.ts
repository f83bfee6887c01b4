import { formatAmount } from '@greenhall/domain/shared/money';
import { memberBeneficiary } from '@greenhall/domain/shared/four-eyes';
import type { OrderState } from '@greenhall/domain/shop/order/order';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { FALLBACK } from '@greenhall/locales/languages';
import { transactAs } from '../../../../platform/audit/acting.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Answer, Call } from '../../../../platform/http/call.ts';
import type { Ports } from '../../../../platform/ports.ts';
import { namesOf } from '../../../wallet/index.ts';
import { openReturnRequests } from '../../return-request/store.ts';
import { heldOf } from '../../order/move.ts';
import { presentSummary } from '../../order/present.ts';
import { type OrderRow, linesOf, orderById } from '../../order/store.ts';
import { linesByOrder, orderDetail } from '../../overview/queries.ts';
import { ORDERS } from './store.ts';

/** The states in which an order is being handled, so that its address is needed. */
const HANDLED: ReadonlySet<OrderState> = new Set(['toShip', 'toReceive', 'afterSale']);

export function readDeskOrders(
  ports: Ports,
  call: Call<'shop.deskOrders'>,
): Promise<Result<Answer<'shop.deskOrders'>>> {
  const { openReturnRequest, language = FALLBACK, ...query } = call.query;
  return ORDERS.page(ports.db, openReturnRequest === '1' ? { ...query, state: 'afterSale' } : query, async (shown) => {
    const of = await linesByOrder(ports, shown);
    const names = await namesOf(
      ports.db,
      shown.map(({ memberNo }) => memberNo),
    );
    const openRequests = await openReturnRequests(
      ports.db,
      shown.map(({ id }) => id),
    );
    return shown.map((row) => ({
      ...presentSummary(row, of(row.id), language),
      buyer: { member: String(row.memberNo), name: names.get(row.memberNo) ?? '' },
      returnState: openRequests.get(row.id) ?? null,
    }));
  });
}

/** Records that an operator who is not involved with the buyer looks at an order. */
function recordView(ports: Ports, call: Call<'shop.deskOrder'>): Promise<Result<OrderRow>> {
  return transactAs(ports, call, async (tx) => {
    const order = await orderById(tx, BigInt(call.params.id));
    if (!order) return refuse('notFound');
    const beneficiaries = [memberBeneficiary(order.memberNo)];
    const may = await ports.persons.mayDecide(tx, { maker: null, checker: call.caller, beneficiaries });
    if (!may.ok) return may;
    const at = ports.clock.now();
    await audit(tx, { operator: call.caller.username, act: 'shop.view', subject: order.number, detail: {}, at });
    return accept(order);
  });
}

/** An order as the desk sees it. Its address is shown only while the order is being handled. */
export async function readDeskOrder(
  ports: Ports,
  call: Call<'shop.deskOrder'>,
): Promise<Result<Answer<'shop.deskOrder'>>> {
  const found = await recordView(ports, call);
  if (!found.ok) return found;
  const order = found.value;
  const { acts: _, address, ...detail } = await orderDetail(ports, order, call);
  const names = await namesOf(ports.db, [order.memberNo]);
  const lines = await linesOf(ports.db, [order.id]);
  const cost = lines.reduce((sum, line) => sum + line.cost * BigInt(line.units), 0n);
  const country = address && { name: null, phone: null, country: address.country, lines: null };
  return accept({
    ...detail,
    address: HANDLED.has(order.state) ? address : country,
    buyer: { member: String(order.memberNo), name: names.get(order.memberNo) ?? '' },
    held: formatAmount(heldOf(order)),
    cost: formatAmount(cost),
  });
}
