import { accept, refuse, type Result } from '../shared/result.ts';
import { DAY, HOUR, type Instant, unitsLeft } from '../shared/time.ts';
import type { Tone } from '../shared/tone.ts';
import { defineTransitions } from '../shared/transitions.ts';

/** The most accounts that one main account has bound. Rule: network#linked-accounts. */
export const LINKED_ACCOUNTS_LIMIT = 20;
/** How long an application waits for its answer (ms). Rule: network#linked-accounts. */
export const APPLICATION_TTL = 7 * DAY;
/** How long two accounts can't be bound again after their binding ended (ms). Rule: network#linked-accounts. */
export const BIND_AGAIN_AFTER = 24 * HOUR;
/** From when on after the binding coins can be collected (ms). Rule: network#linked-accounts. */
export const COLLECT_AFTER = 24 * HOUR;
/** How long an ended binding still counts where persons must be different (ms). Rule: network#linked-accounts. */
export const INVOLVED_AFTER_END = 90 * DAY;

/**
 * The binding of a sub-account to a main account: the main account applies, the sub-account agrees, and either of them
 * ends it. Rule: network#linked-accounts.
 */
export const LINK_TRANSITIONS = defineTransitions(['applied'], {
  applied: { agree: 'bound', refuse: 'refused', withdraw: 'withdrawn', expire: 'expired' },
  bound: { unbind: 'ended' },
  refused: {},
  withdrawn: {},
  expired: {},
  ended: {},
});
export type LinkState = (typeof LINK_TRANSITIONS.states)[number];
/** What each state asks of operators. */
export const LINK_TONES: Readonly<Record<LinkState, Tone>> = {
  applied: 'waiting',
  bound: 'good',
  refused: 'bad',
  withdrawn: 'neutral',
  expired: 'neutral',
  ended: 'neutral',
};

/** What a sub-account can allow its main account, each by itself. Rule: network#linked-accounts. */
export const LINK_CONSENTS = ['signIn', 'collect'] as const;
export type LinkConsent = (typeof LINK_CONSENTS)[number];

/** What is known of two accounts and their bindings when one is applied for, or agreed to. */
export interface LinkFacts {
  /** Both are nodes of one owner, or one and the same account. */
  readonly sameOwner: boolean;
  /** The main account is the sub-account of another one. */
  readonly mainIsSub: boolean;
  /** The sub-account is the main account of others. */
  readonly subIsMain: boolean;
  /** The sub-account has a main account. */
  readonly subHasMain: boolean;
  /** How many sub-accounts the main account has. */
  readonly subs: number;
  /** When a binding of these two ended last; null if there was none. */
  readonly endedAt: Instant | null;
}

/**
 * Whether a main account can bind a sub-account: not an account of its own owner, not one that has a main account, and no
 * chains in either direction (`linkNotAllowed`); at most 20 (`linkLimit` {max}); and the same two only 24 hours after
 * their binding ended (`coolDown` {hours}). Rule: network#linked-accounts.
 */
export function checkLink(facts: LinkFacts, now: Instant): Result<true> {
  if (facts.sameOwner || facts.mainIsSub || facts.subIsMain || facts.subHasMain) return refuse('linkNotAllowed');
  if (facts.subs >= LINKED_ACCOUNTS_LIMIT) return refuse('linkLimit', { max: LINKED_ACCOUNTS_LIMIT });
  const again = (facts.endedAt ?? -Infinity) + BIND_AGAIN_AFTER;
  return now < again ? refuse('coolDown', { hours: unitsLeft(again, now, HOUR) }) : accept(true);
}

/** When an application expires that is made now. Rule: network#linked-accounts. */
export function applicationEnd(appliedAt: Instant): Instant {
  return appliedAt + APPLICATION_TTL;
}

/**
 * Whether the binding is old enough to collect (`coolDown` {hours}): bound for 24 hours. Rule: network#linked-accounts.
 */
export function checkBoundLongEnough(boundAt: Instant, now: Instant): Result<true> {
  const from = boundAt + COLLECT_AFTER;
  return now < from ? refuse('coolDown', { hours: unitsLeft(from, now, HOUR) }) : accept(true);
}
