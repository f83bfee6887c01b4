import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../shared/time.ts';
import { RETURN_TRANSITIONS, refundNeedsTwo } from './return-request.ts';
import {
  ORDER_TRANSITIONS,
  afterEvent,
  atOrderEnd,
  checkPace,
  checkUnpaidCount,
  orderClock,
  settleEvent,
  type OrderFacts,
} from './order.ts';
import { amount } from '../../shared/money.ts';

const NOW = 1_000 * DAY;
const CLOCKS = { toPay: 30 * MINUTE, toReceive: 10 * DAY, completed: 7 * DAY };
const shipped: OrderFacts = {
  state: 'toPay',
  kind: 'shipped',
  isPacked: false,
  isRevealed: false,
  isExtended: false,
  isClosed: false,
  dueAt: null,
};
const service: OrderFacts = { ...shipped, kind: 'service' };
const ok = (state: string) => ({ ok: true, value: state });
const CHANGED = { ok: false, refusal: 'statusChanged' };

describe('an order', () => {
  it('ends in one state, and each state with a time limit has an event at its end that it accepts', () => {
    expect(ORDER_TRANSITIONS.terminal).toEqual(['canceled']);
    for (const state of ORDER_TRANSITIONS.states) {
      const end = atOrderEnd(state);
      expect(end === undefined).toBe(orderClock(state, CLOCKS) === null);
      if (end) expect(ORDER_TRANSITIONS.can(state, end)).toBe(true);
    }
  });

  it('is shipped or handed out by the kind of its goods', () => {
    expect(afterEvent(shipped, 'pay', NOW)).toEqual(ok('toShip'));
    expect(afterEvent(shipped, 'payService', NOW)).toEqual(CHANGED);
    expect(afterEvent(service, 'payService', NOW)).toEqual(ok('toReceive'));
    expect(afterEvent(service, 'pay', NOW)).toEqual(CHANGED);
    expect(afterEvent({ ...shipped, state: 'toReceive' }, 'reveal', NOW)).toEqual(CHANGED);
    expect(afterEvent({ ...service, state: 'toReceive' }, 'receive', NOW)).toEqual(CHANGED);
  });

  it('is paid before its time is over, and not at its end', () => {
    const late = { ok: false, refusal: 'paymentTimeout' };
    for (const [facts, event] of [
      [shipped, 'pay'],
      [service, 'payService'],
    ] as const) {
      const due = { ...facts, dueAt: NOW };
      expect(afterEvent(due, event, NOW - 1).ok).toBe(true);
      expect(afterEvent(due, event, NOW)).toEqual(late);
      expect(afterEvent({ ...due, state: 'canceled' }, event, NOW)).toEqual(CHANGED);
      expect(afterEvent(due, 'expire', NOW)).toEqual(ok('canceled'));
    }
  });

  it('can be cancelled with everything back until it is packed, or until it is handed out', () => {
    const toShip: OrderFacts = { ...shipped, state: 'toShip' };
    expect(afterEvent(toShip, 'cancelPaid', NOW)).toEqual(ok('canceled'));
    expect(afterEvent({ ...toShip, isPacked: true }, 'cancelPaid', NOW)).toEqual(CHANGED);
    expect(afterEvent({ ...shipped, state: 'toReceive' }, 'cancelPaid', NOW)).toEqual(CHANGED);
    const toReveal: OrderFacts = { ...service, state: 'toReceive' };
    expect(afterEvent(toReveal, 'cancelPaid', NOW)).toEqual(ok('canceled'));
    expect(afterEvent({ ...toReveal, isRevealed: true }, 'cancelPaid', NOW)).toEqual(CHANGED);
  });

  it('extends its receiving time once', () => {
    const sent: OrderFacts = { ...shipped, state: 'toReceive' };
    expect(afterEvent(sent, 'extend', NOW)).toEqual(ok('toReceive'));
    expect(afterEvent({ ...sent, isExtended: true }, 'extend', NOW)).toEqual(CHANGED);
  });

  it('lets its buyer ask for a refund for seven days, and what completed by itself still be handed out', () => {
    const done: OrderFacts = { ...shipped, state: 'completed', dueAt: NOW + CLOCKS.completed };
    expect(afterEvent(done, 'requestRefund', NOW + CLOCKS.completed - 1)).toEqual(ok('afterSale'));
    expect(afterEvent(done, 'requestRefund', NOW + CLOCKS.completed)).toEqual(CHANGED);
    expect(afterEvent({ ...done, isClosed: true }, 'requestRefund', NOW)).toEqual(CHANGED);
    expect(afterEvent({ ...done, isClosed: true }, 'close', NOW)).toEqual(CHANGED);
    const handOut: OrderFacts = { ...done, kind: 'service', isClosed: true };
    expect(afterEvent(handOut, 'reveal', NOW)).toEqual(ok('completed'));
    expect(afterEvent({ ...handOut, isRevealed: true }, 'reveal', NOW)).toEqual(CHANGED);
  });

  it('returns from a return request to where it came from', () => {
    for (const state of ['toShip', 'toReceive', 'completed'] as const)
      expect(afterEvent({ ...shipped, state: 'afterSale' }, settleEvent(state), NOW)).toEqual(ok(state));
    expect(() => settleEvent('toPay')).toThrow();
  });
});

describe('a return request', () => {
  it('ends in one of four states and cannot be paid twice', () => {
    expect(RETURN_TRANSITIONS.terminal).toEqual(['withdrawn', 'refused', 'refunded', 'lapsed']);
    expect(RETURN_TRANSITIONS.events('refunded')).toEqual([]);
  });

  it('takes two operators once the refunds of an order exceed 200 together', () => {
    const mey = (whole: bigint) => amount<'mey'>(whole * 1_000_000n);
    expect(refundNeedsTwo(mey(0n), mey(200n), mey(200n))).toBe(false);
    expect(refundNeedsTwo(mey(199n), mey(2n), mey(200n))).toBe(true);
  });
});

describe('the pace of orders', () => {
  it('refuses the next after five that ended unpaid within a day, until the oldest of them is a day old', () => {
    const ended = [1, 2, 3, 4, 5].map((hours) => NOW - hours * HOUR);
    expect(checkPace(ended.slice(1), NOW).ok).toBe(true);
    expect(checkPace(ended, NOW)).toEqual({ ok: false, refusal: 'tooFrequent', params: { seconds: 19 * 3_600 } });
    expect(checkPace(ended, NOW + 19 * HOUR).ok).toBe(true);
    expect(checkPace([...ended, NOW - 30 * MINUTE], NOW)).toMatchObject({ params: { seconds: 20 * 3_600 } });
  });

  it('lets one owner have three unpaid orders', () => {
    expect(checkUnpaidCount(2).ok).toBe(true);
    expect(checkUnpaidCount(3)).toEqual({ ok: false, refusal: 'unpaidOrders', params: { max: 3 } });
  });
});
