import { COOL_DOWN } from '../../identity/cool-down.ts';
import type { Instant } from '../../shared/time.ts';

/** Addresses that a member can have. */
export const ADDRESSES = 20;

/** What decides from when goods are packed for an address. */
export interface AddressFacts {
  /** The end of the member's cool-down, or of its last one; `null` if there was none. */
  readonly coolsUntil: Instant | null;
  /** Whether the payment password came with it. */
  readonly isProved: boolean;
  /** From when goods were packed for the same place before; `null` for another one. */
  readonly before: Instant | null;
  /** Whether the address became the default one. */
  readonly isNewDefault: boolean;
}

/**
 * From when goods are packed for an address that is saved now. A new place, or one that became the default, waits 24 h
 * unless the payment password came with it. During a cool-down and in the 24 h after one, a new place waits until it is
 * 24 h old and the cool-down is over in either case, so that goods that a thief has ordered stay until the owner has noticed.
 * Rule: shop#addresses.
 */
export function packableFrom(now: Instant, { coolsUntil, isProved, before, isNewDefault }: AddressFacts): Instant {
  const isCooled = coolsUntil !== null && now < coolsUntil + COOL_DOWN;
  const asNew = Math.max(isCooled ? coolsUntil : now, isCooled || !isProved ? now + COOL_DOWN : now);
  if (before === null) return asNew;
  if (isProved) return Math.min(before, asNew);
  return isNewDefault ? Math.max(before, now + COOL_DOWN) : before;
}
