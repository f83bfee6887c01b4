import { accept, refuse, type Refusal, type Result } from '../shared/result.ts';
import { DAY, HOUR, MINUTE, SECOND, unitsLeft, type Instant } from '../shared/time.ts';

/** The attempts at one secret from one source. The server stores them, so that they survive a restart. */
export interface Attempts {
  /** Attempts since the last success or wait, each counted before its password is hashed. */
  readonly failures: number;
  /** Waits imposed in a row without a success between them. */
  readonly waits: number;
  /** Attempts before this moment are refused without checking the secret. */
  readonly blockedUntil: Instant | null;
  /** The first and the last of these attempts. */
  readonly since: Instant;
  readonly lastAt: Instant;
}

export const NO_ATTEMPTS: Attempts = { failures: 0, waits: 0, blockedUntil: null, since: 0, lastAt: 0 };

/**
 * Limits of sign-in: attempts before a wait, the first and the longest wait, the time after which attempts are
 * forgotten, and the attempt from which a challenge is needed.
 */
export const LOGIN_LOCKOUT = {
  tries: 5,
  wait: 10 * MINUTE,
  longest: 60 * MINUTE,
  forgetAfter: DAY,
  challengeAfter: 2,
} as const;
/** The attempts that all devices which have never signed in to an account may make together. */
export const UNKNOWN_DEVICES = { tries: 30, span: HOUR } as const;
export const PAY_LOCKOUT = { tries: 5, wait: 30 * MINUTE } as const;

/**
 * Counts one attempt. The last allowed attempt sets the block before its password is hashed, so that concurrent
 * attempts cannot slip through. A success clears it (`NO_ATTEMPTS`).
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

/** Forgets all attempts after a day without any. */
const remembered = (state: Attempts, now: Instant): Attempts =>
  now - state.lastAt >= LOGIN_LOCKOUT.forgetAfter ? NO_ATTEMPTS : state;

/** The wait after five more wrong attempts, in ms: 10 minutes at first, then doubled each time up to 60 minutes. */
const waitAfter = (waits: number): number => Math.min(LOGIN_LOCKOUT.wait * 2 ** waits, LOGIN_LOCKOUT.longest);

/** A wait as a refusal tells it: to people in minutes, to clients in seconds. */
const waitOf = (until: Instant, now: Instant) => ({
  minutes: unitsLeft(until, now, MINUTE),
  seconds: unitsLeft(until, now, SECOND),
});

/**
 * Decides whether a login password may be tried, from one network or from one device that has signed in before.
 * Accepted: the state to store before the password is hashed; on success the caller stores `NO_ATTEMPTS`, on failure it
 * answers `wrongCredentials`. Refused: `loginTooFrequent` {minutes} during the 10 minutes after the first 5 failures,
 * `loginLocked` {minutes} during each later wait. Every wait ends by itself. Rule: identity#sign-in.
 */
export function admitLogin(state: Attempts, now: Instant): Result<Attempts> {
  const known = remembered(state, now);
  if (isWaiting(known, now)) {
    return refuse(known.waits > 1 ? 'loginLocked' : 'loginTooFrequent', waitOf(known.blockedUntil, now));
  }
  return accept(count(known, now, LOGIN_LOCKOUT.tries, waitAfter(known.waits)));
}

/** The attempts of unknown devices that still count now. Their hour begins with the first attempt. */
const unknownDevicesNow = (state: Attempts, now: Instant): Attempts =>
  now - state.since >= UNKNOWN_DEVICES.span ? NO_ATTEMPTS : state;

/**
 * Decides whether a device that has never signed in to the account may try a login password. All such devices together
 * have 30 attempts in an hour, which begins with the first. Accepted: the state to store. Refused: `loginLocked`
 * {minutes} until the hour ends.
 */
export function admitUnknownDevice(state: Attempts, now: Instant): Result<Attempts> {
  const known = unknownDevicesNow(state, now);
  if (isWaiting(known, now)) return refuse('loginLocked', waitOf(known.blockedUntil, now));
  const failures = known.failures + 1;
  const since = failures === 1 ? now : known.since;
  const blockedUntil = failures < UNKNOWN_DEVICES.tries ? null : since + UNKNOWN_DEVICES.span;
  return accept({ failures, waits: 0, blockedUntil, since, lastAt: now });
}

/**
 * The attempts at one account: those of the source of this request and, unless the device is known, those of all
 * unknown devices.
 */
export interface SignInCounts {
  readonly own: Attempts;
  readonly unknownDevices: Attempts | null;
}

/** Whether the next attempt needs a challenge: from the third on, until a success or a day without attempts. */
function needsChallenge({ own, unknownDevices }: SignInCounts, now: Instant): boolean {
  const { failures, waits } = remembered(own, now);
  const ofUnknown = unknownDevices ? unknownDevicesNow(unknownDevices, now).failures : 0;
  return waits > 0 || Math.max(failures, ofUnknown) >= LOGIN_LOCKOUT.challengeAfter;
}

/**
 * Decides whether a sign-in may be attempted. A device that has signed in to the account before is counted by itself;
 * any other by its network and together with all unknown devices. `isSolved`: a challenge was solved for this attempt.
 * Refusals, in this order: those of `admitLogin`, that of `admitUnknownDevice`, `challengeRequired` from the third
 * attempt on. Rule: identity#sign-in.
 */
export function admitSignIn(counts: SignInCounts, isSolved: boolean, now: Instant): Result<SignInCounts> {
  const own = admitLogin(counts.own, now);
  if (!own.ok) return own;
  const others = counts.unknownDevices ? admitUnknownDevice(counts.unknownDevices, now) : accept(null);
  if (!others.ok) return others;
  if (!isSolved && needsChallenge(counts, now)) return refuse('challengeRequired');
  return accept({ own: own.value, unknownDevices: others.value });
}

/**
 * Removes the attempts of a device that has just signed in from those of unknown devices, so that an owner's own
 * attempts do not use up the hour.
 */
export function withoutAttempt(state: Attempts, own: number): Attempts {
  const failures = Math.max(0, state.failures - own);
  return { ...state, failures, blockedUntil: failures < UNKNOWN_DEVICES.tries ? null : state.blockedUntil };
}

/**
 * The refusal of a wrong payment password: `payPasswordWrong` with the attempts left and, once locked, the minutes to
 * wait.
 */
export function payPasswordRefusal(state: Attempts, now: Instant): Refusal {
  const locked = isWaiting(state, now);
  return refuse('payPasswordWrong', {
    left: locked ? 0 : PAY_LOCKOUT.tries - (state.blockedUntil === null ? state.failures : 0),
    minutes: locked ? unitsLeft(state.blockedUntil, now, MINUTE) : 0,
  });
}

/**
 * Decides whether the payment password may be tried. Accepted: the state to store before hashing; on success the caller
 * stores `NO_ATTEMPTS`, on failure it answers `payPasswordRefusal`. Refused: `payPasswordWrong` {left: 0, minutes}
 * during the 30 minutes after 5 wrong attempts. The session stays valid. Rule: identity#payment-password.
 */
export function admitPayPassword(state: Attempts, now: Instant): Result<Attempts> {
  if (isWaiting(state, now)) return payPasswordRefusal(state, now);
  return accept(count(state, now, PAY_LOCKOUT.tries, PAY_LOCKOUT.wait));
}
