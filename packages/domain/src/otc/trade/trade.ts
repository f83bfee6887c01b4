import { COOL_DOWN } from '../../identity/cool-down.ts';
import { type Result, accept, refuse } from '../../shared/result.ts';
import { DAY, HOUR, type Instant, unitsLeft } from '../../shared/time.ts';
import type { Tone } from '../../shared/tone.ts';
import { defineTransitions } from '../../shared/transitions.ts';
import { LATE_PAYMENT, type PaymentChecks } from '../../chain/judge.ts';

/**
 * A trade between a buyer, who pays usdt outside the platform, and a seller, whose coins are held until it ends. It is
 * cancelled if the buyer does nothing. If the seller does nothing it becomes a receipt error, which an appeal decides.
 * A cancelled trade is reopened if its payment appears on the chain within a day. Rule: otc#trades.
 */
export const TRADE_TRANSITIONS = defineTransitions(['waitForPayment'], {
  waitForPayment: { claim: 'waitForConfirmation', cancel: 'canceled', timeout: 'canceled' },
  waitForConfirmation: {
    claim: 'waitForConfirmation',
    confirm: 'completed',
    prove: 'completed',
    refute: 'paymentError',
    deny: 'paymentError',
    lapse: 'receiptError',
    award: 'completed',
    restore: 'canceled',
  },
  paymentError: {
    claim: 'waitForConfirmation',
    confirm: 'completed',
    prove: 'completed',
    cancel: 'canceled',
    timeout: 'canceled',
    award: 'completed',
    restore: 'canceled',
  },
  receiptError: {
    claim: 'receiptError',
    confirm: 'completed',
    prove: 'completed',
    award: 'completed',
    restore: 'canceled',
  },
  canceled: { revive: 'waitForConfirmation', award: 'completed', restore: 'canceled' },
  completed: {},
});
export type TradeState = (typeof TRADE_TRANSITIONS.states)[number];
/** What each state asks of operators. */
export const TRADE_TONES: Readonly<Record<TradeState, Tone>> = {
  waitForPayment: 'moving',
  waitForConfirmation: 'moving',
  paymentError: 'bad',
  receiptError: 'bad',
  completed: 'good',
  canceled: 'neutral',
};
export type TradeEvent = Parameters<typeof TRADE_TRANSITIONS.can>[1];

/** Everything that the history of a trade names: its beginning, its transitions, and its appeals. */
export const TRADE_STEPS = [
  'take',
  'claim',
  'cancel',
  'timeout',
  'confirm',
  'prove',
  'refute',
  'deny',
  'lapse',
  'award',
  'restore',
  'revive',
  'appeal',
  'revokeAppeal',
] as const satisfies readonly (TradeEvent | 'take' | 'appeal' | 'revokeAppeal')[];
export type TradeStep = (typeof TRADE_STEPS)[number];

/** The actor that causes a transition of a trade. */
export type TradeActor = 'buyer' | 'seller' | 'system' | 'desk';

/** The states in which the seller's coins are held for the trade. */
export const HELD: readonly TradeState[] = ['waitForPayment', 'waitForConfirmation', 'paymentError', 'receiptError'];

/** The states in which either side may appeal: once a payment was claimed. */
export const APPEALABLE: readonly TradeState[] = ['waitForConfirmation', 'paymentError', 'receiptError'];

/**
 * How long a buyer may correct a refuted or denied payment, and how long a seller may confirm one after its deadline.
 */
export const REPAIR_TIME = DAY;
/**
 * How long a closed trade is watched and its total stays reserved, because the last block of a late payment needs time
 * to become final.
 */
export const WATCH_CLOSED = LATE_PAYMENT + HOUR;
/** How often a buyer may claim the payment of one trade. */
export const CLAIMS = 5;
/** Orders that a buyer may leave unpaid in a UTC day; the next order can be taken on the next day. */
export const UNPAID_A_DAY = 3;

/** Orders that a buyer who takes listings may hold unpaid at the same time. */
export const UNPAID_AT_ONCE = 3;
/** The states of an order that its buyer has not paid: before the claim, and after one that was refuted or denied. */
export const UNPAID: readonly TradeState[] = ['waitForPayment', 'paymentError'];

/**
 * What a transition does to the held coins: they stay, go to the buyer, return to the seller, are held again, or are
 * held again and released.
 */
export type Escrow = 'stay' | 'release' | 'return' | 'hold' | 'holdAndRelease';

/**
 * How long bought coins settle, in ms: the market's time, but at least as long as a cool-down. So coins that a thief
 * bought after changing somebody's password are still there when the cool-down ends. Rule: identity#cool-down.
 */
export function settlingTime(settleHours: number): number {
  return Math.max(settleHours * HOUR, COOL_DOWN);
}

/**
 * The effect follows from the two states alone: coins are held in the open states, and they are the buyer's in the
 * completed state.
 */
export function escrowOf(from: TradeState, to: TradeState): Escrow {
  const wasHeld = HELD.includes(from);
  if (to === 'completed') return wasHeld ? 'release' : 'holdAndRelease';
  if (wasHeld === HELD.includes(to)) return 'stay';
  return wasHeld ? 'return' : 'hold';
}

/** The time limit of a state, in ms; `null` if the state has none. */
export function clockOf(state: TradeState, terms: { paymentMs: number; releaseMs: number }): number | null {
  if (state === 'waitForPayment') return terms.paymentMs;
  if (state === 'waitForConfirmation') return terms.releaseMs;
  return state === 'paymentError' || state === 'receiptError' ? REPAIR_TIME : null;
}

/** The side that has to act. */
export function dutyOf(state: TradeState, isAppealed: boolean): 'buyer' | 'seller' | 'desk' | null {
  if (isAppealed) return 'desk';
  if (state === 'waitForPayment' || state === 'paymentError') return 'buyer';
  return state === 'waitForConfirmation' || state === 'receiptError' ? 'seller' : null;
}

/** The event at the end of a state's time limit. `appeal` keeps the state and leaves the decision to the operators. */
export function atTheEnd(state: TradeState, isProved: boolean): 'timeout' | 'prove' | 'lapse' | 'appeal' | undefined {
  if (state === 'waitForPayment' || state === 'paymentError') return 'timeout';
  if (state === 'waitForConfirmation') return isProved ? 'prove' : 'lapse';
  return state === 'receiptError' ? 'appeal' : undefined;
}

/**
 * Whether the chain shows a payment that can be the one of an order: it is found, and no check has failed. Nothing needs
 * to be reported by hand then. Rule: otc#trades.
 */
export function isShownByChain({ outcome, checks }: Pick<PaymentChecks, 'outcome' | 'checks'>): boolean {
  const isSeen = checks.some((check) => check.name === 'found' && check.state === 'passed');
  return outcome !== 'refuted' && isSeen && checks.every((check) => check.state !== 'failed');
}

/**
 * The event that follows from judging the payment; `undefined` if it changes nothing. A payment that is on its way
 * stops the time limit for paying. A proved payment is released at once if the seller chose automatic release or the
 * time for the confirmation is over.
 */
export function afterJudgement(
  state: TradeState,
  { outcome, checks }: Pick<PaymentChecks, 'outcome' | 'checks'>,
  releaseOnProof: boolean,
): 'claim' | 'prove' | 'refute' | 'revive' | undefined {
  if (outcome === 'refuted') return state === 'waitForConfirmation' ? 'refute' : undefined;
  if (state === 'waitForPayment') return isShownByChain({ outcome, checks }) ? 'claim' : undefined;
  if (outcome === 'waiting' || state === 'completed') return undefined;
  if (state === 'canceled') return 'revive';
  return state !== 'waitForConfirmation' || releaseOnProof ? 'prove' : undefined;
}

/** What decides which actions a trade allows. */
export interface TradeConditions {
  readonly state: TradeState;
  readonly isProved: boolean;
  /** The open appeal, if there is one. */
  readonly appeal:
    | { readonly openedBy: 'buyer' | 'seller' | 'system'; readonly hasAnswered: boolean; readonly answerBy: Instant }
    | undefined;
}
export type Action = 'claim' | 'cancel' | 'confirm' | 'deny' | 'appeal' | 'answer' | 'revokeAppeal';

/** The actions that a side may take now. The server and the buttons of the screens use this same rule. */
export function actionsOf(
  role: 'buyer' | 'seller',
  { state, isProved, appeal }: TradeConditions,
  now: Instant,
): Action[] {
  const moves: Action[] =
    role === 'buyer'
      ? (['claim', 'cancel'] as const).filter((event) => TRADE_TRANSITIONS.can(state, event))
      : (['confirm', 'deny'] as const).filter(
          (event) => TRADE_TRANSITIONS.can(state, event) && (event === 'confirm' || (!isProved && !appeal)),
        );
  if (!appeal) return APPEALABLE.includes(state) ? [...moves, 'appeal'] : moves;
  if (appeal.openedBy === role) return [...moves, 'revokeAppeal'];
  return !appeal.hasAnswered && now < appeal.answerBy ? [...moves, 'answer'] : moves;
}

/** A buyer who left orders unpaid today may take no more until the UTC day is over (`tradePause` {max, hours}). */
export function checkUnpaid(unpaidToday: number, now: Instant): Result<true> {
  if (unpaidToday < UNPAID_A_DAY) return accept(true);
  const midnight = (Math.floor(now / DAY) + 1) * DAY;
  return refuse('tradePause', { max: UNPAID_A_DAY, hours: unitsLeft(midnight, now, HOUR) });
}

/** Whether a buyer with so many open unpaid orders may take another (`unpaidOrders` {max}). */
export function checkUnpaidOrders(open: number): Result<true> {
  return open < UNPAID_AT_ONCE ? accept(true) : refuse('unpaidOrders', { max: UNPAID_AT_ONCE });
}
