import type { MemberStatus } from './status.ts';
import { part, type Amount } from '../shared/money.ts';
import type { Instant } from '../shared/time.ts';

/** The coins that pay activations. */
export const ACTIVATION_COINS = ['bdb', 'ftb'] as const;
export type ActivationCoin = (typeof ACTIVATION_COINS)[number];

/** What a trade asks of one of its sides: to pay, to release the coins, or to correct what did not match. */
export type OrderAct = 'pay' | 'release' | 'correct';

/** A trade in which the member has to act, with the end of its time limit. */
export interface WaitingOrder {
  readonly trade: bigint;
  readonly act: OrderAct;
  readonly until: Instant;
}

/** A payment of the member's level that can still be cancelled. */
export interface CoolingPayment {
  readonly payment: bigint;
  readonly level: number;
  readonly until: Instant;
  /** The member paid it, so the member may cancel it. */
  readonly isOwn: boolean;
}

/** The activation of a pending member: its level, its price, and the coins that can pay it, the usual one first. */
export interface Activation {
  readonly level: number;
  readonly price: Amount;
  readonly coins: readonly [ActivationCoin, ...ActivationCoin[]];
}

/** Everything that decides what a member does next. Amounts in micro. */
export interface NextStepFacts {
  readonly orders: readonly WaitingOrder[];
  /** When a cool-down after a security change ends; null without one. */
  readonly frozenUntil: Instant | null;
  readonly cooling: readonly CoolingPayment[];
  readonly status: MemberStatus;
  readonly level: number;
  readonly highestLevel: number;
  readonly outLimit: Amount;
  readonly effectiveHeight: Amount;
  readonly activation: Activation;
  readonly available: Readonly<Record<ActivationCoin, Amount>>;
  /** When a pending member's place is freed; null for others. */
  readonly pendingUntil: Instant | null;
}

/** The kinds of next steps, in the order in which they come first. Rule: members#next-step. */
export const NEXT_STEPS = [
  'payOrder',
  'releaseOrder',
  'correctOrder',
  'fundActivation',
  'frozen',
  'activate',
  'cooling',
  'upgradeClosed',
  'reinvestClosed',
  'lowHeight',
  'none',
] as const;
export type NextStepKind = (typeof NEXT_STEPS)[number];

/** The one thing that a member does next, with the figures that its sentence names. */
export interface NextStep {
  readonly kind: NextStepKind;
  readonly trade?: bigint;
  readonly level?: number;
  readonly until?: Instant;
  /** In micro: the price of an activation, or the effective height that is left. */
  readonly amount?: Amount;
  readonly coin?: ActivationCoin;
  /** The cooling payment can be cancelled by the member. */
  readonly mayCancel?: boolean;
}

/** Below this share of the out limit the effective height is low, in basis points. Rule: members#next-step. */
export const LOW_HEIGHT_BP = 1_000;

const ORDER_STEPS = { pay: 'payOrder', release: 'releaseOrder', correct: 'correctOrder' } as const;

const first = <T extends { readonly until: Instant }>(items: readonly T[]): T | undefined =>
  items.toSorted((a, b) => a.until - b.until)[0];

/** The step of a pending member whose payment has not been made: to get the coins, or to pay. */
function activationStep({ activation, available, pendingUntil }: NextStepFacts): NextStep {
  const { level, price, coins } = activation;
  const until = pendingUntil === null ? {} : { until: pendingUntil };
  const funded = coins.find((coin) => available[coin] >= price);
  const step = { level, amount: price, ...until };
  if (funded) return { kind: 'activate', ...step, coin: funded };
  const coin = coins.reduce((most, one) => (available[one] > available[most] ? one : most), coins[0]);
  return { kind: 'fundActivation', ...step, coin };
}

/**
 * What a member does next: the first that holds of an order that waits (the one whose time ends first), coins that are missing
 * for the activation, a cool-down, an activation to pay, a payment that cools off, a closed level, a low effective height, and
 * nothing. While a payment cools off nobody is asked to pay. Amounts in micro. Rule: members#next-step.
 */
export function nextStep(situation: NextStepFacts): NextStep {
  const { orders, frozenUntil, cooling, status, level, highestLevel, outLimit, effectiveHeight } = situation;
  const order = first(orders);
  if (order) return { kind: ORDER_STEPS[order.act], trade: order.trade, until: order.until };
  const payment = first(cooling);
  const activation = status === 'pending' && !payment ? activationStep(situation) : undefined;
  if (activation?.kind === 'fundActivation') return activation;
  if (frozenUntil !== null) return { kind: 'frozen', until: frozenUntil };
  if (payment) return { kind: 'cooling', level: payment.level, until: payment.until, mayCancel: payment.isOwn };
  if (activation) return activation;
  if (status === 'closed') return { kind: level < highestLevel ? 'upgradeClosed' : 'reinvestClosed', level };
  if (level > 0 && effectiveHeight < part(outLimit, LOW_HEIGHT_BP))
    return { kind: 'lowHeight', level, amount: effectiveHeight };
  return { kind: 'none' };
}
