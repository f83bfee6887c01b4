import { DAY, type Instant } from '../shared/time.ts';

/**
 * How long a passkey must have been registered before it may approve acts with money, in ms: whoever has just entered an
 * account must not add one and trade with it at once. Rule: identity#passkeys.
 */
export const PASSKEY_AGE = DAY;

/** Whether a passkey that was registered at a moment may approve acts now. Rule: identity#passkeys. */
export function isOldEnough(registeredAt: Instant, now: Instant): boolean {
  return registeredAt + PASSKEY_AGE <= now;
}
