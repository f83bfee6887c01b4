import { DAY, HOUR, MINUTE, type Instant } from '../shared/time.ts';

/** How often and how long something that could not be delivered is tried again. Rule: notifications#delivery. */
export interface Delivery {
  /** The wait after the first failure (ms); it doubles with each. */
  readonly first: number;
  /** The longest wait (ms). */
  readonly longest: number;
  /** How long after it was made it is given up (ms). */
  readonly until: number;
}

/** Mail is tried for three days. Rule: notifications#delivery. */
export const MAIL_DELIVERY: Delivery = { first: MINUTE, longest: HOUR, until: 3 * DAY };

/** An announcement on a device is worth nothing the next day. Rule: notifications#delivery. */
export const PUSH_DELIVERY: Delivery = { first: MINUTE, longest: HOUR, until: DAY };

/**
 * When something is tried again after its `attempts`-th failure, in ms since the epoch; `undefined` if it is given up.
 * Rule: notifications#delivery.
 */
export function nextAttempt(
  { first, longest, until }: Delivery,
  { madeAt, attempts }: { readonly madeAt: Instant; readonly attempts: number },
  now: Instant,
): Instant | undefined {
  const wait = Math.min(longest, first * 2 ** (attempts - 1));
  return now + wait > madeAt + until ? undefined : now + wait;
}
