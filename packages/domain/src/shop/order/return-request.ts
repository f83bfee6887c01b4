import { formatAmount, minus, plus, type Amount } from '../../shared/money.ts';
import { accept, refuse, type Result } from '../../shared/result.ts';
import { DAY } from '../../shared/time.ts';
import type { Tone } from '../../shared/tone.ts';
import { defineTransitions } from '../../shared/transitions.ts';

/**
 * A return request: the buyer asks for money back for chosen units. It is refunded at once, or agreed to for goods that come back.
 * Rule: shop#return-requests.
 */
export const RETURN_TRANSITIONS = defineTransitions(['asked'], {
  asked: { withdraw: 'withdrawn', refuse: 'refused', refund: 'refunded', agree: 'agreed' },
  agreed: { withdraw: 'withdrawn', send: 'sent', lapse: 'lapsed' },
  sent: { refund: 'refunded', refuse: 'refused' },
  withdrawn: {},
  refused: {},
  refunded: {},
  lapsed: {},
});
export type ReturnState = (typeof RETURN_TRANSITIONS.states)[number];
/** What each state asks of operators. */
export const RETURN_TONES: Readonly<Record<ReturnState, Tone>> = {
  asked: 'waiting',
  agreed: 'moving',
  sent: 'waiting',
  withdrawn: 'neutral',
  refused: 'bad',
  refunded: 'good',
  lapsed: 'neutral',
};
export type ReturnEvent = Parameters<typeof RETURN_TRANSITIONS.can>[1];

/** How long goods may take to be sent back after the desk has agreed. */
export const RETURN_TIME = 14 * DAY;
/** The longest reason of a return request, in characters. */
export const REASON_LENGTH = 500;
/** Pictures that a return request can have. */
export const RETURN_PICTURES = 6;

/**
 * Whether a refund takes two operators: with what was refunded of the order before it exceeds what one operator may decide, in micro.
 * Rule: shop#refunds.
 */
export function refundNeedsTwo(before: Amount<'mey'>, more: Amount<'mey'>, aloneUpTo: Amount<'mey'>): boolean {
  return plus(before, more) > aloneUpTo;
}

/** What decides whether an order can get a goodwill payment. Amounts in micro. */
export interface GoodwillFacts {
  readonly isClosed: boolean;
  readonly total: Amount<'mey'>;
  readonly refunded: Amount<'mey'>;
  readonly goodwill: Amount<'mey'>;
}

/**
 * Whether an order can get so much goodwill: once and after it has closed (`statusChanged`), at most what was paid for it
 * less what was refunded (`refundTooMuch` {max}). Rule: shop#goodwill.
 */
export function checkGoodwill(order: GoodwillFacts, value: Amount<'mey'>): Result<true> {
  if (!order.isClosed || order.goodwill > 0n) return refuse('statusChanged');
  const max = minus(order.total, order.refunded);
  return value <= max ? accept(true) : refuse('refundTooMuch', { max: formatAmount(max) });
}
