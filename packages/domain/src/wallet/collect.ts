import { checkBoundLongEnough } from '../network/link.ts';
import type { RefusalName } from '../shared/codes.ts';
import { COINS, minus, type Amount, type Coin } from '../shared/money.ts';
import { accept, refuse, type Refusal, type Result } from '../shared/result.ts';
import { SECOND, type Instant } from '../shared/time.ts';
import { COIN_MOVES } from './coins.ts';
import { feeOf } from './fees.ts';
import type { TransferFigures } from './transfer.ts';

/** How long a preview can be confirmed (ms). Rule: wallet#collecting. */
export const COLLECT_PREVIEW_TTL = 60 * SECOND;

/** The coins that can be collected from a linked account. Rule: wallet#collecting. */
export const COLLECTED_COINS: readonly Coin[] = COINS.filter((coin) => COIN_MOVES[coin].includes('collect'));

/** Why nothing is collected from an account, or nothing of one coin. Rule: wallet#collecting. */
export const COLLECT_REASONS = [
  'consentMissing',
  'coolDown',
  'transferLocked',
  'switchCoolDown',
  'protectedTeam',
  'transferRestricted',
  'collectionRestricted',
  'functionBanned',
  'amountRule',
  'insufficientBalance',
  'rateChanged',
] as const satisfies readonly RefusalName[];
export type CollectReason = (typeof COLLECT_REASONS)[number];

const REASONS: ReadonlySet<string> = new Set(COLLECT_REASONS);

/** A refusal as the reason of a row; throws for one that no row can have. */
export function collectReason({ refusal, params = {} }: Refusal): {
  readonly name: CollectReason;
  readonly params: Readonly<Record<string, string | number>>;
} {
  if (!REASONS.has(refusal)) throw new RangeError(`nothing is collected because of ${refusal}`);
  return { name: refusal as CollectReason, params };
}

/** What a binding must allow before anything else is asked. */
export interface CollectingLink {
  readonly mayCollect: boolean;
  readonly boundAt: Instant;
}

/**
 * Whether a binding lets its main account collect: `consentMissing`, and `coolDown` {hours} for the first 24 hours. Rule:
 * wallet#collecting.
 */
export function checkCollectingLink({ mayCollect, boundAt }: CollectingLink, now: Instant): Result<true> {
  return mayCollect ? checkBoundLongEnough(boundAt, now) : refuse('consentMissing');
}

/**
 * The figures of collecting all that is available of a coin, in micro: the fee lies within the amount, as in a transfer.
 * `amountRule` for an amount of which nothing would arrive. Rule: wallet#collecting.
 */
export function collectFigures(value: Amount, feeBp: number): Result<TransferFigures> {
  const fee = feeOf(value, feeBp);
  const credited = minus(value, fee);
  return credited > 0n ? accept({ amount: value, fee, credited }) : refuse('amountRule');
}
