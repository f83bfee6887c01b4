import { DAY } from '../shared/time.ts';

/**
 * How long a passkey must have been registered before it may approve acts with money, in ms: whoever has just entered an
 * account must not add one and trade with it at once. Rule: identity#passkeys.
 */
export const PASSKEY_AGE = DAY;
