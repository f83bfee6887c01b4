import { type Amount, MICRO, mulDivDown, parseAmount } from '../shared/money.ts';
import { type Result, accept, refuse } from '../shared/result.ts';
import { DAY, type Instant } from '../shared/time.ts';

/** The currencies for which operators may propose a rate, by their codes in ISO 4217. Rule: wallet#reference-rates. */
export const RATE_CURRENCIES = [
  'AUD',
  'BRL',
  'CAD',
  'CHF',
  'CNY',
  'EUR',
  'GBP',
  'HKD',
  'IDR',
  'INR',
  'JPY',
  'KRW',
  'MXN',
  'MYR',
  'PHP',
  'SGD',
  'THB',
  'TWD',
  'USD',
  'VND',
] as const;
export type RateCurrency = (typeof RATE_CURRENCIES)[number];

/** How long a rate is shown after it was proposed (ms). Rule: wallet#reference-rates. */
export const RATE_TTL = 3 * DAY;
/** By how much a rate may differ from each that was in force within the last day, in basis points. Rule: wallet#reference-rates. */
export const RATE_STEP_BP = 1_000;
/** The largest rate, in micro of the currency for one unit. Rule: wallet#reference-rates. */
const MOST = 1_000_000n * MICRO;

/** A rate that two operators have set. */
export interface ReferenceRate {
  /** Micro of the currency for one unit of account. */
  readonly rate: bigint;
  /** When it was proposed: the day that stands beside a figure made with it. */
  readonly of: Instant;
  readonly approvedAt: Instant;
}

/** Reads a typed rate as micro of the currency for one unit: above 0 and 1 000 000 at most, else `amountRule`. */
export function readRate(typed: string): Result<bigint> {
  const rate = parseAmount(typed);
  return rate !== undefined && rate > 0n && rate <= MOST ? accept(rate) : refuse('amountRule');
}

/** Whether a rate that was proposed then is still shown. Rule: wallet#reference-rates. */
export const isShown = (of: Instant, now: Instant): boolean => now < of + RATE_TTL;

/** Whether one rate differs from another by no more than a day allows. */
function isNear(rate: bigint, earlier: bigint): boolean {
  const apart = rate > earlier ? rate - earlier : earlier - rate;
  return apart * 10_000n <= earlier * BigInt(RATE_STEP_BP);
}

/**
 * Whether a rate may follow the earlier ones of its currency, the newest first: `rateTooFar` {percent} if it differs too much from one that was
 * in force within the last day. A rate is in force from its approval until the next one, and no longer than it is shown.
 * Rule: wallet#reference-rates.
 */
export function checkStep(rate: bigint, earlier: readonly ReferenceRate[], now: Instant): Result<true> {
  const isFar = earlier.some((one, at) => {
    const until = Math.min(one.of + RATE_TTL, earlier[at - 1]?.approvedAt ?? Infinity);
    return until > now - DAY && !isNear(rate, one.rate);
  });
  return isFar ? refuse('rateTooFar', { percent: String(RATE_STEP_BP / 100) }) : accept(true);
}

/** What an amount is worth at a rate, in micro of the currency, cut. It is shown beside a balance alone. Rule: wallet#reference-rates. */
export const figureAt = (amount: Amount, rate: bigint): bigint => mulDivDown(amount, rate, MICRO);
