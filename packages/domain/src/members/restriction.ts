import type { RefusalName } from '../shared/codes.ts';
import { type Result, accept, refuse } from '../shared/result.ts';
import { DAY, HOUR, type Instant } from '../shared/time.ts';

/**
 * What operators can restrict of a member for some time: sending coins, collecting from linked accounts, new listings and
 * orders of the trading hall, new offers of shares, new withdrawals, new orders of the shop, new bindings of accounts, messages, which are
 * slowed; or the transfers across the border of the member's team. Rule: members#restrictions.
 */
export const RESTRICTION_KINDS = [
  'transfer',
  'collect',
  'trade',
  'shares',
  'withdraw',
  'shop',
  'link',
  'messages',
  'protectedTeam',
] as const;
export type RestrictionKind = (typeof RESTRICTION_KINDS)[number];

/** The limits of restrictions, in milliseconds. Rule: members#restrictions. */
export const RESTRICTION_LIMITS = {
  /** The longest that two operators set at once. */
  longest: 90 * DAY,
  /** The longest that one operator sets alone. */
  alone: 24 * HOUR,
  /** How long after it one operator can't set the same alone again. */
  againAlone: 7 * DAY,
  /** The most that withdrawals are restricted within `withdrawWindow`. */
  withdraw: 14 * DAY,
  withdrawWindow: 60 * DAY,
} as const;

/** A time for which something is restricted. */
export interface RestrictedSpan {
  readonly from: Instant;
  readonly until: Instant;
}

/** An earlier restriction of the same kind; one that was lifted ends then. */
export interface EarlierRestriction extends RestrictedSpan {
  /** Whether one operator set it without a second. */
  readonly isAlone: boolean;
}

/**
 * Whether a restriction takes a second operator: it is longer than a day, or one operator has set the same alone and that
 * ended less than seven days before. Rule: members#restrictions.
 */
export function restrictionNeedsTwo({ from, until }: RestrictedSpan, earlier: readonly EarlierRestriction[]): boolean {
  if (until - from > RESTRICTION_LIMITS.alone) return true;
  return earlier.some((one) => one.isAlone && one.until > from - RESTRICTION_LIMITS.againAlone);
}

/** Spans that overlap as one, in the order of their beginnings. */
function joined(spans: readonly RestrictedSpan[]): RestrictedSpan[] {
  const found: RestrictedSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = found.at(-1);
    if (last && span.from <= last.until)
      found[found.length - 1] = { from: last.from, until: Math.max(last.until, span.until) };
    else found.push(span);
  }
  return found;
}

/**
 * The most milliseconds that spans cover within any window of a length. The sum changes its slope only where a window
 * begins or ends with a span, so that these windows suffice. Rule: members#restrictions.
 */
export function mostWithin(spans: readonly RestrictedSpan[], window: number): number {
  const all = joined(spans);
  const starts = all.flatMap(({ from, until }) => [from, until, from - window, until - window]);
  const covered = (start: Instant): number =>
    all.reduce((sum, { from, until }) => sum + Math.max(0, Math.min(until, start + window) - Math.max(from, start)), 0);
  return Math.max(0, ...starts.map(covered));
}

/**
 * Whether a restriction can be set: at most 90 days, and of withdrawals not more than 14 days within any 60 together with
 * the earlier ones (`badRequest` with the field `hours`). Rule: members#restrictions.
 */
export function checkRestriction(
  kind: RestrictionKind,
  fresh: RestrictedSpan,
  earlier: readonly EarlierRestriction[],
): Result<true> {
  const { longest, withdraw, withdrawWindow } = RESTRICTION_LIMITS;
  const isTooLong = fresh.until <= fresh.from || fresh.until - fresh.from > longest;
  const isTooMuch = kind === 'withdraw' && mostWithin([...earlier, fresh], withdrawWindow) > withdraw;
  return isTooLong || isTooMuch ? refuse('badRequest', { field: 'hours' }) : accept(true);
}

/** The kinds of which a new act is refused. */
export type RefusedKind = Exclude<RestrictionKind, 'messages' | 'protectedTeam'>;

/** How each is refused: `transferRestricted`, `collectionRestricted`, `positionLocked` or `functionBanned`. */
const REFUSAL_OF = {
  transfer: 'transferRestricted',
  collect: 'collectionRestricted',
  trade: 'positionLocked',
  shares: 'positionLocked',
  withdraw: 'functionBanned',
  shop: 'functionBanned',
  link: 'functionBanned',
} as const satisfies Record<RefusedKind, RefusalName>;

/**
 * What a member is refused with who does what is restricted until then, each with the moment as text of ISO 8601. Rule: members#restrictions.
 */
export const refuseRestricted = (kind: RefusedKind, until: Instant): Result<never> =>
  refuse(REFUSAL_OF[kind], { until: new Date(until).toISOString() });
