import {
  priceOfActivation,
  priceOfReinvestment,
  priceOfUpgrade,
  type Level,
  type LevelPrice,
  type MemberLevels,
} from '../../members/levels.ts';
import type { Plan } from '../../members/plan.ts';
import type { MemberNo } from '../../shared/member-no.ts';
import { part, plus, ZERO, type Amount, type Coin } from '../../shared/money.ts';
import { accept, refuse, type Result } from '../../shared/result.ts';
import { dayOf, MINUTE, SECOND, startOfDay, unitsLeft, type Instant } from '../../shared/time.ts';
import { defineTransitions } from '../../shared/transitions.ts';
import type { HeldPayment } from '../movements.ts';

/** A payment in its cooling-off hold: recognised at the end, or cancelled by its funder before (rule: stock#cooling-off). */
export const PAYMENT_TRANSITIONS = defineTransitions(['cooling'], {
  cooling: { recognise: 'recognised', cancel: 'cancelled' },
  recognised: {},
  cancelled: {},
});
export type PaymentState = (typeof PAYMENT_TRANSITIONS.states)[number];

/** The coins that pay each kind. Rule: stock#payments. */
export const PAYMENT_COINS = {
  activation: ['bdb', 'ftb'],
  upgrade: ['bdb'],
  reinvest: ['ftb'],
} as const satisfies Record<string, readonly Coin[]>;
export type PaymentKind = keyof typeof PAYMENT_COINS;

export const ACTIVATION_WAIT = 10 * MINUTE;

/** The members around a payment: whose level it buys, and that member's neighbours in the trees. */
export interface PayerSide {
  readonly payer: string;
  readonly referrer: string | null;
  readonly contact: string | null;
  /** A reinvestment account: a further node of the same owner. */
  readonly isReinvestmentAccount: boolean;
}

/**
 * Whether `funder` may pay this in `coin`. An activation is funded by the payer, its referrer or its contact person;
 * upgrade and reinvestment are the payer's own decision (`forbidden`). Coins as in `PAYMENT_COINS`; a reinvestment
 * account is activated with `ftb` alone (`coinNotAllowed`). Rule: stock#payments, stock#cooling-off, network#trees.
 */
export function checkFunder(kind: PaymentKind, side: PayerSide, funder: string, coin: Coin): Result<true> {
  const others = kind === 'activation' ? [side.referrer, side.contact] : [];
  if (![side.payer, ...others].includes(funder)) return refuse('forbidden');
  const coins: readonly Coin[] = side.isReinvestmentAccount && kind === 'activation' ? ['ftb'] : PAYMENT_COINS[kind];
  return coins.includes(coin) ? accept(true) : refuse('coinNotAllowed');
}

/** A funder activates once in 10 minutes (`activationTooSoon` {minutes}). Rule: network#registration. */
export function checkActivationPace(lastActivationAt: Instant | null, now: Instant): Result<true> {
  const until = (lastActivationAt ?? -Infinity) + ACTIVATION_WAIT;
  if (now >= until) return accept(true);
  const [minutes, seconds] = [unitsLeft(until, now, MINUTE), unitsLeft(until, now, SECOND)];
  return refuse('activationTooSoon', { minutes, seconds });
}

/**
 * The UTC day (counted from any fixed day) at whose end a payment is recognised: the first day that lies the
 * cooling-off days or more after it, and none before an earlier payment of the same payer, whose days are `earlier`.
 * Rule: stock#cooling-off.
 */
export function recognitionDay(paidOn: number, coolingOffDays: number, earlier: readonly number[] = []): number {
  return Math.max(paidOn + coolingOffDays, ...earlier);
}

/**
 * The moment from which a payment is recognised: the end of its recognition day in UTC. Until it is recognised the
 * funder may cancel it. Rule: stock#cooling-off.
 */
export function coolsUntil(paidAt: Instant, coolingOffDays: number): Instant {
  return startOfDay(recognitionDay(dayOf(paidAt), coolingOffDays) + 1);
}

/** The terms of a payment for a level: its amount and fee in micro, its level, and its UTC days. */
export interface PaymentTerms {
  readonly amount: Amount;
  readonly fee: Amount;
  /** The level that is bought with it. */
  readonly level: number;
  readonly paidOn: number;
  readonly recognisedOn: number;
}

/**
 * What is paid for a level by a payment of this kind, in micro; `target` is the level of an activation or upgrade.
 * Refusals: `notPending` for a second activation, and those of the prices. Rule: members#levels.
 */
export function priceOfPayment(
  kind: PaymentKind,
  levels: readonly Level[],
  standing: MemberLevels,
  target: number,
): Result<LevelPrice> {
  if (kind === 'upgrade') return priceOfUpgrade(levels, standing, target);
  if (kind === 'reinvest') return priceOfReinvestment(levels, standing);
  return standing.bought > 0 ? refuse('notPending') : priceOfActivation(levels, target);
}

/**
 * The terms of a payment on a day: its fee, and when it is recognised. `earlier` are the recognition days of the
 * payer's payments in cooling-off, because a plan with a shorter cooling-off must not recognise a later payment before
 * them. Rule: stock#cooling-off.
 */
export function paymentTerms(
  { amount, level }: LevelPrice,
  { feeBp, coolingOffDays }: Pick<Plan, 'feeBp' | 'coolingOffDays'>,
  paidOn: number,
  earlier: readonly number[],
): PaymentTerms {
  const recognisedOn = recognitionDay(paidOn, coolingOffDays, earlier);
  return { amount, fee: part(amount, feeBp), level, paidOn, recognisedOn };
}

/** A payment of a payer, with the level that is bought with it. */
export interface Payment extends HeldPayment {
  readonly kind: PaymentKind;
  readonly payer: MemberNo;
  readonly level: number;
  readonly state: PaymentState;
}

/** What follows for a payer from its payments alone: the level bought, node fuel in micro, and whether it is active. */
export interface PayerFigures {
  readonly bought: number;
  readonly fuel: Amount;
  readonly state: 'pending' | 'active';
}

/**
 * Derives a payer's figures from its payments, oldest first; cancelled payments do not count. Rule: members#levels,
 * stock#cooling-off.
 */
export function payerFigures(payments: readonly Payment[]): PayerFigures {
  const kept = payments.filter((payment) => payment.state !== 'cancelled');
  return {
    bought: kept.at(-1)?.level ?? 0,
    fuel: kept.reduce<Amount>((total, payment) => plus(total, payment.amount), ZERO),
    state: kept.length > 0 ? 'active' : 'pending',
  };
}

/**
 * Splits a payer's payments, oldest first, for a cancellation: the payment and all later ones end, those before it are
 * kept. If the payment is not among them, none end. Rule: stock#cooling-off.
 */
export function endFrom<P extends { readonly id: bigint }>(
  payments: readonly P[],
  id: bigint,
): { readonly kept: readonly P[]; readonly ended: readonly P[] } {
  const index = payments.findIndex((payment) => payment.id === id);
  return index < 0 ? { kept: payments, ended: [] } : { kept: payments.slice(0, index), ended: payments.slice(index) };
}

/** The whole effect of a cancellation: what returns to the funders, and the payer's figures afterwards. */
export interface Cancellation {
  readonly returns: readonly Payment[];
  readonly standing: PayerFigures;
}

/**
 * Cancels a payment and the payer's later ones with it, each to its own funder, whole, in the coin that paid.
 * `payments` are all of the payer's, oldest first. Refusals, in this order: `notFound`; `forbidden` for anyone but
 * its funder; `cancelWindowOver` once recognised; `paymentNotCancellable` when cancelled already. Throws when a
 * later payment was recognised before an earlier one, which the order of recognition rules out. Rule: stock#cooling-off.
 */
export function cancelPayment(payments: readonly Payment[], id: bigint, actor: bigint): Result<Cancellation> {
  const target = payments.find((payment) => payment.id === id);
  if (!target) return refuse('notFound');
  if (target.funder !== actor) return refuse('forbidden');
  if (target.state === 'recognised') return refuse('cancelWindowOver');
  if (!PAYMENT_TRANSITIONS.can(target.state, 'cancel')) return refuse('paymentNotCancellable');
  const { kept, ended } = endFrom(payments, id);
  const returns = ended.filter((payment) => payment.state !== 'cancelled');
  if (returns.some(({ state }) => state === 'recognised')) throw new Error('payments were recognised out of order');
  return accept({ returns, standing: payerFigures(kept) });
}
