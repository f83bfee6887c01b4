import { type Amount, amount, formatAmount } from '../shared/money.ts';
import { type Result, accept, refuse } from '../shared/result.ts';
import { DAY } from '../shared/time.ts';

/**
 * How far a person is verified: 0 not at all, 1 by a bound phone or e-mail, 2 by a document that a reviewer has approved.
 * Rule: verification#levels.
 */
export const LEVELS = [0, 1, 2] as const;
export type VerificationLevel = (typeof LEVELS)[number];

/** How long a withdrawal counts against the limit, in milliseconds. Rule: verification#limits. */
export const WITHDRAWAL_WINDOW = DAY;

/** The most that one owner withdraws within `WITHDRAWAL_WINDOW`, by level, in micro. Rule: verification#limits. */
export type WithdrawalLimits = Readonly<Record<VerificationLevel, Amount<'usdt'>>>;

/** The level of a person. Rule: verification#levels. */
export function levelOf(person: { readonly hasContact: boolean; readonly isApproved: boolean }): VerificationLevel {
  if (person.isApproved) return 2;
  return person.hasContact ? 1 : 0;
}

/** What an owner can still withdraw now within its limit, in micro; never below 0. Rule: verification#limits. */
export function leftToWithdraw(limit: Amount<'usdt'>, requested: Amount<'usdt'>): Amount<'usdt'> {
  const left = limit - requested;
  return amount<'usdt'>(left > 0n ? left : 0n);
}

/** A withdrawal that an owner asks for. */
export interface WithdrawalWish {
  readonly level: VerificationLevel;
  /** The limits in force. */
  readonly limits: WithdrawalLimits;
  /** What all nodes of the owner have requested within `WITHDRAWAL_WINDOW`, in micro. */
  readonly requested: Amount<'usdt'>;
  readonly amount: Amount<'usdt'>;
  /** The least that a withdrawal can be, for the text of the refusal. */
  readonly min: Amount<'usdt'>;
}

/**
 * Whether a withdrawal fits what is left of the owner's limit: `verificationRequired` with the next level, and at the
 * highest level `amountRange`. Rule: verification#limits.
 */
export function checkWithdrawalLimit({ level, limits, requested, amount: value, min }: WithdrawalWish): Result<true> {
  const left = leftToWithdraw(limits[level], requested);
  if (value <= left) return accept(true);
  if (level < 2) return refuse('verificationRequired', { level: level + 1 });
  return refuse('amountRange', { min: formatAmount(min), max: formatAmount(left) });
}
