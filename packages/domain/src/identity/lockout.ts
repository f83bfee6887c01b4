import { accept, refuse, type Refusal, type Result } from '../shared/result.ts';
import { DAY, HOUR, MINUTE, unitsLeft, type Instant } from '../shared/time.ts';

/** What is kept about the attempts at one secret from one source. Stored by the server, so that it survives a restart. */
export interface Attempts {
  /** Attempts since the last success or wait, each counted before its password is hashed. */
  readonly failures: number;
  /** Waits imposed one after the other without a success between them. */
  readonly waits: number;
  /** No attempt is heard before this moment. */
  readonly blockedUntil: Instant | null;
  /** The first and the last of these attempts. */
  readonly since: Instant;
  readonly lastAt: Instant;
}

export const NO_ATTEMPTS: Attempts = { failures: 0, waits: 0, blockedUntil: null, since: 0, lastAt: 0 };

/** Sign-in: tries before a wait, the first wait and the longest, what is forgotten after, and what a challenge guards. */
export const LOGIN_LOCKOUT = {
  tries: 5,
  wait: 10 * MINUTE,
  longest: 60 * MINUTE,
  forgetAfter: DAY,
  challengeAfter: 2,
} as const;
/** What all devices together may try at one account that have never signed in to it. */
export const STRANGERS = { tries: 30, span: HOUR } as const;
export const PAY_LOCKOUT = { tries: 5, wait: 30 * MINUTE } as const;

/**
 * Counts one attempt. The last one allowed sets the block already here: attempts that run at the same time
 * cannot slip through while the first is being hashed; a success clears it (`NO_ATTEMPTS`).
 */
function count(before: Attempts, now: Instant, tries: number, wait: number): Attempts {
  const failures = (before.blockedUntil === null ? before.failures : 0) + 1;
  const since = failures === 1 ? now : before.since;
  return failures < tries
    ? { failures, waits: before.waits, blockedUntil: null, since, lastAt: now }
    : { failures, waits: before.waits + 1, blockedUntil: now + wait, since, lastAt: now };
}

const isWaiting = (state: Attempts, now: Instant): state is Attempts & { blockedUntil: Instant } =>
  state.blockedUntil !== null && now < state.blockedUntil;

/** A day without attempts forgets all of them. */
const remembered = (state: Attempts, now: Instant): Attempts =>
  now - state.lastAt >= LOGIN_LOCKOUT.forgetAfter ? NO_ATTEMPTS : state;

/** How long the wait after five more wrong tries is, in ms: 10 minutes, then twice the one before, 60 at most. */
const waitAfter = (waits: number): number => Math.min(LOGIN_LOCKOUT.wait * 2 ** waits, LOGIN_LOCKOUT.longest);

/**
 * Asks for one attempt at a login password, from one network or from one device that has signed in before. Accepted: the
 * state to store before the password is hashed; on success the caller stores `NO_ATTEMPTS`, on failure it answers
 * `wrongCredentials`. Refused: `loginTooFrequent` {minutes} during the 10 minutes after the first 5 failures, `loginLocked`
 * {minutes} during each later wait. No wait is without an end. Rule: identity#sign-in.
 */
export function admitLogin(state: Attempts, now: Instant): Result<Attempts> {
  const known = remembered(state, now);
  if (isWaiting(known, now)) {
    const minutes = unitsLeft(known.blockedUntil, now, MINUTE);
    return refuse(known.waits > 1 ? 'loginLocked' : 'loginTooFrequent', { minutes });
  }
  return accept(count(known, now, LOGIN_LOCKOUT.tries, waitAfter(known.waits)));
}

/** What is kept of the strangers' tries at this moment: their hour begins with its first try. */
const strangersNow = (state: Attempts, now: Instant): Attempts =>
  now - state.since >= STRANGERS.span ? NO_ATTEMPTS : state;

/**
 * Asks for one attempt at a login password among those of all devices that have never signed in to the account: 30 in an
 * hour, which begins with the first. Accepted: the state to store. Refused: `loginLocked` {minutes} until the hour ends.
 */
export function admitStranger(state: Attempts, now: Instant): Result<Attempts> {
  const known = strangersNow(state, now);
  if (isWaiting(known, now)) return refuse('loginLocked', { minutes: unitsLeft(known.blockedUntil, now, MINUTE) });
  const failures = known.failures + 1;
  const since = failures === 1 ? now : known.since;
  const blockedUntil = failures < STRANGERS.tries ? null : since + STRANGERS.span;
  return accept({ failures, waits: 0, blockedUntil, since, lastAt: now });
}

/** What is kept of the tries at one account: from where this one comes, and of all strangers, unless the device is known. */
export interface SignInCounts {
  readonly own: Attempts;
  readonly strangers: Attempts | null;
}

/** Whether the next attempt needs a challenge: from the third on, until a success or a day without attempts. */
function needsChallenge({ own, strangers }: SignInCounts, now: Instant): boolean {
  const { failures, waits } = remembered(own, now);
  const ofStrangers = strangers ? strangersNow(strangers, now).failures : 0;
  return waits > 0 || Math.max(failures, ofStrangers) >= LOGIN_LOCKOUT.challengeAfter;
}

/**
 * Asks for one attempt at signing in. A device that has signed in to the account before is counted by itself; any other
 * by its network, and together with all strangers. `isSolved`: a challenge was solved for this attempt. Refusals, in this
 * order: those of `admitLogin`, that of `admitStranger`, `challengeRequired` from the third try on. Rule: identity#sign-in.
 */
export function admitSignIn(counts: SignInCounts, isSolved: boolean, now: Instant): Result<SignInCounts> {
  const own = admitLogin(counts.own, now);
  if (!own.ok) return own;
  const strangers = counts.strangers ? admitStranger(counts.strangers, now) : accept(null);
  if (!strangers.ok) return strangers;
  if (!isSolved && needsChallenge(counts, now)) return refuse('challengeRequired');
  return accept({ own: own.value, strangers: strangers.value });
}

/** The strangers' tries without those of a device that has just signed in: the owner's own do not use up the hour. */
export function withoutOwn(state: Attempts, own: number): Attempts {
  const failures = Math.max(0, state.failures - own);
  return { ...state, failures, blockedUntil: failures < STRANGERS.tries ? null : state.blockedUntil };
}

/** What a wrong payment password answers: `payPasswordWrong` with the tries left and, once locked, the minutes to wait. */
export function payPasswordRefusal(state: Attempts, now: Instant): Refusal {
  const locked = isWaiting(state, now);
  return refuse('payPasswordWrong', {
    left: locked ? 0 : PAY_LOCKOUT.tries - (state.blockedUntil === null ? state.failures : 0),
    minutes: locked ? unitsLeft(state.blockedUntil, now, MINUTE) : 0,
  });
}

/**
 * Asks for one attempt at the payment password. Accepted: the state to store before hashing; on success the caller
 * stores `NO_ATTEMPTS`, on failure it answers `payPasswordRefusal`. Refused: `payPasswordWrong` {left: 0, minutes}
 * during the 30 minutes after 5 wrong ones. The session is left alone. Rule: identity#payment-password.
 */
export function admitPayPassword(state: Attempts, now: Instant): Result<Attempts> {
  if (isWaiting(state, now)) return payPasswordRefusal(state, now);
  return accept(count(state, now, PAY_LOCKOUT.tries, PAY_LOCKOUT.wait));
}
