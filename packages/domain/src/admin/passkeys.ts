import { PASSKEY_AGE } from '../identity/passkey.ts';
import type { Instant } from '../shared/time.ts';

/** The most passkeys of an operator. Rule: admin#passkeys. */
export const OPERATOR_PASSKEYS = 5;

/**
 * From when on, in ms, a passkey of an operator may sign acts: 24 hours after it was added, so that whoever has just got into
 * an account does not approve with a passkey of its own. In the sandbox, where nothing is of worth, at once. Rule: admin#passkeys.
 */
export function signsFrom(addedAt: Instant, mode: 'sandbox' | 'live'): Instant {
  return mode === 'live' ? addedAt + PASSKEY_AGE : addedAt;
}
