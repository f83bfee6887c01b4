import type { ChainTerms } from '../chain/facts.ts';
import { BLOCK_AHEAD, type ExpectedPayment } from '../chain/judge.ts';
import { type Amount, amount, formatAmount, parseAmount } from '../shared/money.ts';
import { type Result, accept, refuse } from '../shared/result.ts';
import { DAY, HOUR, type Instant } from '../shared/time.ts';
import { defineTransitions } from '../shared/transitions.ts';
import type { PayInTerms } from './pay-in.ts';

/**
 * A payment that a member is about to make on a network, with an amount that is its own. The transactions of a shared address are
 * public, so the amount alone says whose payment it is. Rule: wallet#exact-payments.
 */
export const UNIQUE_AMOUNT_TRANSITIONS = defineTransitions(['open'], {
  open: { report: 'reported', giveUp: 'givenUp' },
  reported: {},
  givenUp: {},
});
export type UniqueAmountState = (typeof UNIQUE_AMOUNT_TRANSITIONS.states)[number];

/** Milliseconds in which an exact amount may be paid. Rule: wallet#exact-payments. */
export const UNIQUE_AMOUNT_TIME = DAY;

/** How long before the end of that time the member is told of it. Rule: wallet#exact-payments. */
export const UNIQUE_AMOUNT_NOTICE = HOUR;

/**
 * Milliseconds after that time in which the payment may still be reported, and in which its amount is given to nobody else.
 * Rule: wallet#exact-payments.
 */
export const UNIQUE_AMOUNT_REST = 30 * DAY;

/** What a typed amount is a multiple of, in micro: the decimals below name the payment. */
const TYPED_STEP = 10_000n;
/** The decimals of amounts in micro. A token with fewer of them cannot be paid to the last digit. */
const MICRO_DECIMALS = 6;

/** How many exact amounts there are above one typed amount, and how far apart they lie in micro. */
export function uniqueAmountSteps(decimals: number): { readonly count: number; readonly step: bigint } {
  const step = 10n ** BigInt(Math.max(0, MICRO_DECIMALS - decimals));
  return { count: Number((TYPED_STEP - 1n) / step), step };
}

/** The amounts above a typed one that a payment can have; the first is beyond the typed one itself. */
export interface UniqueAmountRange {
  readonly typed: bigint;
  /** Where the search begins, from 0 on and below the count of steps. */
  readonly start: number;
  readonly decimals: number;
}

/**
 * The first amount from the start on, and then from the beginning, that is not taken; `undefined` if all are. In micro of usdt. Rule:
 * wallet#exact-payments.
 */
export function uniqueAmount(
  { typed, start, decimals }: UniqueAmountRange,
  taken: ReadonlySet<bigint>,
): Amount<'usdt'> | undefined {
  const { count, step } = uniqueAmountSteps(decimals);
  for (let tried = 0; tried < count; tried += 1) {
    const value = typed + (BigInt((start + tried) % count) + 1n) * step;
    if (!taken.has(value)) return amount<'usdt'>(value);
  }
  return undefined;
}

/**
 * Reads what a member wants to pay by a way: `amountRule` for what is no amount or has more than two decimals, `amountRange` beyond
 * the way's limits. Rule: wallet#exact-payments.
 */
export function readUniqueAmount(
  typed: string,
  { least, most }: Pick<PayInTerms, 'least' | 'most'>,
): Result<Amount<'usdt'>> {
  const value = parseAmount<'usdt'>(typed);
  if (value === undefined || value % TYPED_STEP !== 0n) return refuse('amountRule');
  if (value < least || value > most)
    return refuse('amountRange', { min: formatAmount(least), max: formatAmount(most) });
  return accept(value);
}

/** Whether a payment that began then may be reported now. Rule: wallet#exact-payments. */
export const isReportable = (madeAt: Instant, now: Instant): boolean =>
  now <= madeAt + UNIQUE_AMOUNT_TIME + UNIQUE_AMOUNT_REST;

/** What is known of an exact payment when the network is asked. */
export interface UniqueAmountFacts {
  readonly terms: ChainTerms | undefined;
  readonly address: string;
  readonly amount: Amount<'usdt'>;
  readonly madeAt: Instant;
  readonly askedAt: Instant;
  readonly usedLogs: readonly number[] | 'every';
}

/** The payment that is looked for on the network. It may come from any wallet. Rule: wallet#exact-payments. */
export const expectedPayment = (facts: UniqueAmountFacts): ExpectedPayment => ({
  terms: facts.terms,
  receiver: facts.address,
  sender: null,
  total: facts.amount,
  openedAt: facts.madeAt,
  closedAt: facts.madeAt + UNIQUE_AMOUNT_TIME,
  lateFor: BLOCK_AHEAD,
  askedAt: facts.askedAt,
  usedLogs: facts.usedLogs,
});
