import { type OrderEvent, afterEvent, paymentOf } from '@greenhall/domain/shop/order/order';
import { formatAmount } from '@greenhall/domain/shared/money';
import { ORDER_ACTS } from '@greenhall/contract/shop/order-fields';
import type { Language } from '@greenhall/locales/languages';
import type { Answer } from '../../../platform/http/call.ts';
import { presentArrival } from '../freight/present.ts';
import type { FreightRow } from '../freight/store.ts';
import { presentText } from '../goods/present.ts';
import { factsOf } from './move.ts';
import type { LineRow, OrderRow } from './store.ts';
import type { StepRow } from './store-list.ts';

type Detail = Answer<'shop.order'>;
type Summary = Answer<'shop.orders'>['items'][number];

const later = (at: Date, other: Date | null): Date => (other !== null && other > at ? other : at);
const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** What a write on an order answers. */
export const presentMoved = ({ id, number, state, total, dueAt }: OrderRow): Answer<'shop.place'> => ({
  id: String(id),
  number,
  state,
  total: formatAmount(total),
  dueAt: iso(dueAt),
});

export const presentSummary = (order: OrderRow, lines: readonly LineRow[], language: Language): Summary => ({
  ...presentMoved(order),
  kind: order.kind,
  units: lines.reduce((sum, { units }) => sum + units, 0),
  lines: lines.map(({ names, picture, units }) => ({ name: presentText(names, language), picture, units })),
  at: order.madeAt.toISOString(),
});

/** What the buyer can do with an order now. */
function actsOf(order: OrderRow, isCooled: boolean, now: Date): Detail['acts'] {
  const facts = factsOf(order);
  return ORDER_ACTS.filter((act) => {
    if (act === 'reveal' && isCooled) return false;
    const event: OrderEvent = act === 'pay' ? paymentOf(order.kind) : act;
    return afterEvent(facts, event, now.getTime()).ok;
  });
}

type LineReview = Detail['lines'][number]['review'];

export const presentLine = (line: LineRow, review: LineReview, language: Language): Detail['lines'][number] => ({
  id: String(line.id),
  goods: String(line.goodsId),
  sku: String(line.skuId),
  name: presentText(line.names, language),
  options: line.options.map(({ value }) => presentText(value, language)),
  picture: line.picture,
  price: formatAmount(line.price),
  units: line.units,
  paid: formatAmount(line.paid),
  refundedUnits: line.refundedUnits,
  refunded: formatAmount(line.refunded),
  review,
});

const presentStep = ({ event, by, amount, at }: StepRow): Detail['steps'][number] => ({
  event,
  by,
  amount: amount === null ? null : formatAmount(amount),
  at: at.toISOString(),
});

/** An order with everything that its screen shows. */
export function presentOrder(
  order: OrderRow,
  parts: Pick<Detail, 'lines' | 'returnRequest'> & {
    readonly steps: readonly StepRow[];
    /** The end of the cool-down in which nothing is handed out. */
    readonly coolsUntil: number | null;
    /** Where it goes, if it is on its way there or will be. */
    readonly freight: FreightRow | undefined;
  },
  now: Date,
): Detail {
  const waits = order.packableAt !== null && order.packableAt > now && order.packedAt === null;
  return {
    ...presentMoved(order),
    kind: order.kind,
    lines: parts.lines,
    goods: formatAmount(order.goods),
    discount: formatAmount(order.discount),
    freight: formatAmount(order.freight),
    refunded: formatAmount(order.refunded),
    goodwill: formatAmount(order.goodwill),
    note: order.note,
    address: order.address,
    packableAt: waits ? iso(order.packableAt) : null,
    handedOutFrom: parts.coolsUntil === null ? null : new Date(parts.coolsUntil).toISOString(),
    at: order.madeAt.toISOString(),
    paidAt: iso(order.paidAt),
    isPacked: order.packedAt !== null,
    carrier: order.carrier,
    tracking: order.tracking,
    arrival: order.paidAt === null ? null : presentArrival(parts.freight, later(order.paidAt, order.packableAt)),
    isRevealed: order.revealedAt !== null,
    isClosed: order.closedAt !== null,
    acts: actsOf(order, parts.coolsUntil !== null, now),
    returnRequest: parts.returnRequest,
    steps: parts.steps.map(presentStep),
  };
}
