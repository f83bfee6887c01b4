import {
  EXTENSION,
  type OrderActor,
  type OrderEvent,
  type OrderFacts,
  type OrderState,
  afterEvent,
  orderClock,
} from '@greenhall/domain/shop/order/order';
import { type ShopPosting, orderEarned, orderPaid, orderRefunded } from '@greenhall/domain/shop/movements';
import { type Amount, ZERO, minus, plus } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Tx } from '../../../platform/database/database.ts';
import { failpoint } from '../../../platform/failpoints.ts';
import type { Ports } from '../../../platform/ports.ts';
import { postAtEnd } from '../../ledger/index.ts';
import { freeClaim, useClaim } from '../coupon/store.ts';
import { bindDelivery, freeDelivery } from '../delivery/store.ts';
import { returnStock } from '../goods/move-stock.ts';
import { countSold } from '../goods/store-sold.ts';
import { aboutOrder } from './live-events.ts';
import { orderClocksAt } from './values-in-force.ts';
import { type OrderChange, type OrderRow, insertStep, linesOf, refundAllLines, updateOrder } from './store.ts';

type Mey = Amount<'mey'>;

/** What a transition of an order needs of the outside. */
export type MovePorts = Pick<Ports, 'live' | 'settings'>;

export interface Move {
  readonly event: OrderEvent;
  readonly by: OrderActor;
  readonly at: Date;
  /** How the order is sent, for the event `ship`. */
  readonly parcel?: { readonly carrier: string; readonly tracking: string };
  /** What a return request gives back, and how much of it is freight. The lines are written by the return request. */
  readonly refund?: { readonly value: Mey; readonly freight: Mey };
}

/** What was paid for an order and is neither refunded nor earned. */
export function heldOf({ paidAt, total, refunded, earned }: OrderRow): Mey {
  return paidAt === null ? ZERO : minus(minus(total, refunded), earned);
}

export const factsOf = (order: OrderRow): OrderFacts => ({
  state: order.state,
  kind: order.kind,
  isPacked: order.packedAt !== null,
  isRevealed: order.revealedAt !== null,
  isExtended: order.extendedAt !== null,
  isClosed: order.closedAt !== null,
  dueAt: order.dueAt?.getTime() ?? null,
});

const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/** The clock of the next state. It stands still during a return request and goes on with what it had left. */
async function clockAfter(
  tx: Tx,
  order: OrderRow,
  to: OrderState,
  { event, at }: Move,
): Promise<Omit<OrderChange, 'state'>> {
  const { dueAt, clockLeftMs, state } = order;
  if (event === 'requestRefund') {
    const left = dueAt && BigInt(Math.max(0, dueAt.getTime() - at.getTime()));
    return { cameFrom: state, clockLeftMs: left, dueAt: null };
  }
  if (state === 'afterSale') {
    const goesOn = to !== 'canceled' && clockLeftMs !== null;
    return { cameFrom: null, clockLeftMs: null, dueAt: goesOn ? later(at, Number(clockLeftMs)) : null };
  }
  if (event === 'extend') return { dueAt: dueAt && later(dueAt, EXTENSION) };
  if (event === 'close') return { dueAt: null };
  if (to === state) return { dueAt };
  const runs = orderClock(to, await orderClocksAt(tx, at));
  return { dueAt: runs === null ? null : later(at, runs) };
}

/** The moments that a transition records. */
function momentsOf(order: OrderRow, to: OrderState, { event, at, parcel }: Move): Partial<OrderChange> {
  const over = to === 'canceled' ? { canceledAt: at } : {};
  const done = to === 'completed' && order.completedAt === null ? { completedAt: at } : {};
  if (event === 'pay' || event === 'payService') return { paidAt: at };
  if (event === 'pack') return { packedAt: at };
  if (event === 'ship') return { shippedAt: at, packedAt: order.packedAt ?? at, ...parcel };
  if (event === 'extend') return { extendedAt: at };
  if (event === 'reveal') return { revealedAt: at, ...done };
  return event === 'close' ? { closedAt: at } : { ...over, ...done };
}

/** What a transition does with the money that is held for an order. */
interface Money {
  readonly change: Partial<OrderChange>;
  readonly postings: readonly ShopPosting[];
}

/** Cancelling what was paid: everything comes back, money, stock and coupon. */
const GIVES_ALL_BACK: ReadonlySet<OrderEvent> = new Set(['cancelPaid', 'cancelByDesk']);

function moneyOf(order: OrderRow, { event, refund }: Move): Money {
  const held = heldOf(order);
  if (event === 'pay' || event === 'payService') return { change: {}, postings: [orderPaid(order, order.total)] };
  if (event === 'close') return { change: { earned: plus(order.earned, held) }, postings: [orderEarned(order, held)] };
  if (GIVES_ALL_BACK.has(event)) {
    const change = { refunded: plus(order.refunded, held), freightRefunded: order.freight };
    return { change, postings: [orderRefunded(order, held)] };
  }
  const value = refund?.value ?? ZERO;
  const back: Money = {
    change: {
      refunded: plus(order.refunded, value),
      freightRefunded: plus(order.freightRefunded, refund?.freight ?? ZERO),
    },
    postings: [orderRefunded(order, value)],
  };
  if (event !== 'refundAll') return refund ? back : { change: {}, postings: [] };
  const rest = minus(held, value);
  return {
    change: { ...back.change, earned: plus(order.earned, rest) },
    postings: [...back.postings, orderEarned(order, rest)],
  };
}

/** Gives the stock back that an order still has: units that were refunded before were decided upon then. */
async function giveBack(tx: Tx, order: OrderRow, { event, at }: Move): Promise<void> {
  const lines = await linesOf(tx, [order.id]);
  const units = lines.map(({ skuId, units: all, refundedUnits }) => ({ skuId, units: all - refundedUnits }));
  await returnStock(
    tx,
    at,
    order.id,
    units.filter((line) => line.units > 0),
    event,
  );
  if (order.claimId !== null) await freeClaim(tx, order.claimId, order.id);
  if (!GIVES_ALL_BACK.has(event)) return;
  if (order.kind === 'service') await freeDelivery(tx, order.id);
  await refundAllLines(tx, order.id);
}

/** What a transition does beside the order itself: stock, coupon, what is handed out, and the count of sales. */
async function doBeside(tx: Tx, order: OrderRow, to: OrderState, move: Move): Promise<void> {
  const { event } = move;
  if (event === 'cancel' || event === 'expire' || GIVES_ALL_BACK.has(event)) return giveBack(tx, order, move);
  if (event === 'pay' || event === 'payService') {
    if (order.claimId !== null) await useClaim(tx, order.claimId, order.id);
    const short = event === 'payService' ? await bindDelivery(tx, order.id) : [];
    if (short.length > 0) throw new Error(`order ${order.id} has fewer codes than units`);
  }
  const isUnshipped = event === 'refundAll' && order.cameFrom === 'toShip';
  if (isUnshipped && order.claimId !== null) await freeClaim(tx, order.claimId, order.id);
  if (to === 'completed' && order.completedAt === null) await countSold(tx, order.id);
}

/** The failpoints of the transitions that tests kill the process at. */
const KILLED = { pay: 'pay', payService: 'pay', cancel: 'cancel', cancelPaid: 'cancel', close: 'close' } as const;

/**
 * The only function that changes the state of an order: rules, compare-and-set, stock, coupon, what is handed out, the
 * recorded step and, at the end of the caller's transaction, the coins. Refuses with `statusChanged`; the end of the
 * transaction with `insufficientBalance`. The caller holds the order's lock.
 */
export async function moveOrder(ports: MovePorts, tx: Tx, order: OrderRow, move: Move): Promise<Result<OrderRow>> {
  const { event, by, at } = move;
  const to = afterEvent(factsOf(order), event, at.getTime());
  if (!to.ok) return to;
  const { change, postings } = moneyOf(order, move);
  const clock = await clockAfter(tx, order, to.value, move);
  const moved = await updateOrder(tx, order, {
    ...clock,
    ...momentsOf(order, to.value, move),
    ...change,
    state: to.value,
  });
  if (!moved) return refuse('statusChanged');
  await doBeside(tx, order, to.value, move);
  const value = postings[0]?.amount ?? 0n;
  await insertStep(tx, { orderId: order.id, event, state: to.value, by, at, ...(value > 0n ? { amount: value } : {}) });
  const moving = postings.filter((posting) => posting.amount > 0n);
  if (moving.length > 0) await postAtEnd(tx, { reference: `shop:${order.id}`, at, postings: moving });
  await ports.live.publish(tx, aboutOrder(order));
  const killed = event in KILLED ? KILLED[event as keyof typeof KILLED] : undefined;
  if (killed) failpoint(ports.settings, `shop.${killed}.before-commit`);
  return accept(moved);
}
