import { COOL_DOWN } from '../../identity/cool-down.ts';
import type { Instant } from '../../shared/time.ts';

/** Addresses that a member can have. */
export const ADDRESSES = 20;

/**
 * From when goods are packed for an address that is added or changed now. `coolsUntil` is the end of the member's
 * cool-down, or of its last one, `null` if there was none: during it, and in the 24 h after it, the address waits until
 * it is 24 h old and the cool-down is over. So goods paid by a thief stay until the owner has noticed. Rule:
 * shop#addresses.
 */
export function packableFrom(now: Instant, coolsUntil: Instant | null): Instant {
  if (coolsUntil === null || now >= coolsUntil + COOL_DOWN) return now;
  return Math.max(coolsUntil, now + COOL_DOWN);
}
