import type { GoodsKind } from '../goods/goods.ts';
import { accept, refuse, type Result } from '../../shared/result.ts';
import { DAY, SECOND, unitsLeft, type Instant } from '../../shared/time.ts';
import type { Tone } from '../../shared/tone.ts';
import { defineTransitions } from '../../shared/transitions.ts';

/**
 * An order of the shop. `pack` is a mark of an order that is to be shipped, `extend` one of an order that was shipped,
 * `close` one of an order that is completed; `reveal` hands out what goods without shipping consist of. An order with an
 * open return request returns to where it came from. `cancelByDesk` is for what cannot be delivered. Rule: shop#orders.
 */
export const ORDER_TRANSITIONS = defineTransitions(['toPay'], {
  toPay: { pay: 'toShip', payService: 'toReceive', cancel: 'canceled', expire: 'canceled' },
  toShip: {
    pack: 'toShip',
    ship: 'toReceive',
    cancelPaid: 'canceled',
    cancelByDesk: 'canceled',
    requestRefund: 'afterSale',
  },
  toReceive: {
    receive: 'completed',
    lapse: 'completed',
    reveal: 'completed',
    extend: 'toReceive',
    cancelPaid: 'canceled',
    cancelByDesk: 'canceled',
    requestRefund: 'afterSale',
  },
  completed: { reveal: 'completed', requestRefund: 'afterSale', close: 'completed' },
  afterSale: {
    settleToShip: 'toShip',
    settleToReceive: 'toReceive',
    settleToCompleted: 'completed',
    refundAll: 'canceled',
  },
  canceled: {},
});
export type OrderState = (typeof ORDER_TRANSITIONS.states)[number];
/** What each state asks of operators. */
export const ORDER_TONES: Readonly<Record<OrderState, Tone>> = {
  toPay: 'moving',
  toShip: 'waiting',
  toReceive: 'moving',
  completed: 'good',
  afterSale: 'waiting',
  canceled: 'neutral',
};
export type OrderEvent = Parameters<typeof ORDER_TRANSITIONS.can>[1];

/** Everything that the history of an order names: placing it, its transitions, and goodwill after it has closed. */
export type OrderStep = OrderEvent | 'place' | 'goodwill';

/** The actor that causes a transition of an order. */
export type OrderActor = 'buyer' | 'system' | 'desk';

/**
 * How long the states with a time limit last, in milliseconds: until goods are no longer kept for an order that is not paid, until it counts
 * as received by itself, after it was shipped or, without shipping, paid, and until a refund can no longer be asked for and it closes.
 * Rule: shop#orders.
 */
export interface OrderClocks {
  readonly toPay: number;
  readonly toReceive: number;
  readonly completed: number;
}
/** What the member may add to the receiving time, once. */
export const EXTENSION = 5 * DAY;
/** Unpaid orders that one owner may have at the same time. */
export const UNPAID_ORDERS = 3;
/** Orders of one owner that may end unpaid within a day before the next is refused. */
export const ENDED_UNPAID = 5;
/** The longest note of an order, in characters. */
export const NOTE_LENGTH = 140;

/** What decides which acts on an order are possible, beside its state. */
export interface OrderFacts {
  readonly state: OrderState;
  readonly kind: GoodsKind;
  readonly isPacked: boolean;
  readonly isRevealed: boolean;
  readonly isExtended: boolean;
  readonly isClosed: boolean;
  /** The end of the state's time limit; for a completed order, until when a refund can be asked for. */
  readonly dueAt: Instant | null;
}

/** The event that pays an order of these goods: goods without shipping have nothing to be shipped. */
export function paymentOf(kind: GoodsKind): 'pay' | 'payService' {
  return kind === 'shipped' ? 'pay' : 'payService';
}

const PAYMENTS: ReadonlySet<OrderEvent> = new Set(['pay', 'payService']);
const AFTER_PAYING: ReadonlySet<OrderEvent> = new Set(['receive', 'extend', 'pack', 'ship']);

function isForGoods(facts: OrderFacts, event: OrderEvent, now: Instant): boolean {
  const { state, kind } = facts;
  if (PAYMENTS.has(event)) return event === paymentOf(kind);
  if (AFTER_PAYING.has(event)) return kind === 'shipped' && !(event === 'extend' && facts.isExtended);
  if (event === 'reveal') return kind === 'service' && !facts.isRevealed;
  if (event === 'cancelPaid') return kind === 'shipped' ? state === 'toShip' && !facts.isPacked : !facts.isRevealed;
  if (event === 'cancelByDesk') return state === 'toShip' || (kind === 'service' && !facts.isRevealed);
  if (event !== 'requestRefund') return true;
  if (state === 'toReceive') return kind === 'shipped';
  return state !== 'completed' || now < (facts.dueAt ?? -Infinity);
}

/**
 * The state that an event leads to. Refuses with `statusChanged` what the table or the facts do not allow: a packed
 * order is not cancelled, shipped goods are not revealed, the receiving time is extended once, a closed order only
 * reveals. An order is not paid after its time (`paymentTimeout`), even if nothing has ended it yet: its goods are not
 * kept any longer. Rule: shop#orders.
 */
export function afterEvent(facts: OrderFacts, event: OrderEvent, now: Instant): Result<OrderState> {
  const to = ORDER_TRANSITIONS.next(facts.state, event);
  if (!to || !isForGoods(facts, event, now)) return refuse('statusChanged');
  if (PAYMENTS.has(event) && facts.dueAt !== null && now >= facts.dueAt) return refuse('paymentTimeout');
  return facts.isClosed && event !== 'reveal' ? refuse('statusChanged') : accept(to);
}

/** What a state's time limit leads to; `undefined` for a state without one. */
export function atOrderEnd(state: OrderState): 'expire' | 'lapse' | 'close' | undefined {
  if (state === 'toPay') return 'expire';
  if (state === 'toReceive') return 'lapse';
  return state === 'completed' ? 'close' : undefined;
}

/** How long a state lasts before `atOrderEnd`, in ms from its beginning; `null` for a state without a time limit. */
export function orderClock(state: OrderState, clocks: OrderClocks): number | null {
  return state === 'toPay' || state === 'toReceive' || state === 'completed' ? clocks[state] : null;
}

/** The event that brings an order with a return request back to where it came from. Throws for a state that has no return requests. */
export function settleEvent(cameFrom: OrderState): 'settleToShip' | 'settleToReceive' | 'settleToCompleted' {
  if (cameFrom === 'toShip') return 'settleToShip';
  if (cameFrom === 'toReceive') return 'settleToReceive';
  if (cameFrom === 'completed') return 'settleToCompleted';
  throw new Error(`no return request begins in the state ${cameFrom}`);
}

/**
 * Whether an owner may place another order: `tooFrequent` {seconds} after five that ended unpaid within 24 h, until the
 * oldest of these is 24 h old. `ended` holds the moments at which unpaid orders ended. Rule: shop#pace.
 */
export function checkPace(ended: readonly Instant[], now: Instant): Result<true> {
  const recent = ended.filter((at) => at > now - DAY).toSorted((a, b) => b - a);
  const oldest = recent[ENDED_UNPAID - 1];
  if (oldest === undefined) return accept(true);
  return refuse('tooFrequent', { seconds: unitsLeft(oldest + DAY, now, SECOND) });
}

/** Whether an owner with `unpaid` unpaid orders may place another (`unpaidOrders` {max}). Rule: shop#pace. */
export function checkUnpaidCount(unpaid: number): Result<true> {
  return unpaid < UNPAID_ORDERS ? accept(true) : refuse('unpaidOrders', { max: UNPAID_ORDERS });
}
