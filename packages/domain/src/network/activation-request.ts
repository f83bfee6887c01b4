import { type Result, accept, refuse } from '../shared/result.ts';
import { DAY, HOUR, type Instant, unitsLeft } from '../shared/time.ts';

/** A pending member asks its referrer once in so long. Rule: network#asking-the-sponsor. */
const ASK_EVERY = DAY;

/** What decides whether a member may ask its referrer to activate it. */
export interface Asker {
  readonly isPending: boolean;
  /** It has a referrer, who is another owner. */
  readonly hasSponsor: boolean;
  /** It has the coins of its activation, in one coin that pays it. */
  readonly hasCoins: boolean;
  /** When it asked last; null if it never did. */
  readonly askedAt: Instant | null;
}

/** Until when a member has asked, so that it cannot ask again; null once it can. Rule: network#asking-the-sponsor. */
export function askedUntil(askedAt: Instant | null, now: Instant): Instant | null {
  return askedAt !== null && now < askedAt + ASK_EVERY ? askedAt + ASK_EVERY : null;
}

/**
 * Whether a member may ask its referrer to activate it. Refusals, in this order: `notPending`, `sponsorMissing`,
 * `coinsSuffice`, `askedAlready` {hours}. Rule: network#asking-the-sponsor.
 */
export function checkActivationRequest(
  { isPending, hasSponsor, hasCoins, askedAt }: Asker,
  now: Instant,
): Result<true> {
  if (!isPending) return refuse('notPending');
  if (!hasSponsor) return refuse('sponsorMissing');
  if (hasCoins) return refuse('coinsSuffice');
  const until = askedUntil(askedAt, now);
  return until === null ? accept(true) : refuse('askedAlready', { hours: unitsLeft(until, now, HOUR) });
}
