import { accept, refuse, type Refusal, type Result } from '../shared/result.ts';
import { DAY, MINUTE, unitsLeft, type Instant } from '../shared/time.ts';

/** What is kept about the attempts at one secret. Stored by the server, so that it survives a restart. */
export interface Attempts {
  /** Attempts since the last success or wait, each counted before its password is hashed. */
  readonly failures: number;
  /** Waits imposed one after the other without a success between them. */
  readonly waits: number;
  /** No attempt is heard before this moment. */
  readonly blockedUntil: Instant | null;
  readonly lastAt: Instant;
}

export const NO_ATTEMPTS: Attempts = { failures: 0, waits: 0, blockedUntil: null, lastAt: 0 };

export const LOGIN_LOCKOUT = { tries: 5, wait: 10 * MINUTE, waitsUntilLocked: 3, forgetAfter: DAY } as const;
export const PAY_LOCKOUT = { tries: 5, wait: 30 * MINUTE } as const;

/**
 * Counts one attempt. The last one allowed sets the block already here: attempts that run at the same time
 * cannot slip through while the first is being hashed; a success clears it (`NO_ATTEMPTS`).
 */
function count(before: Attempts, now: Instant, tries: number, wait: number): Attempts {
  const failures = (before.blockedUntil === null ? before.failures : 0) + 1;
  return failures < tries
    ? { failures, waits: before.waits, blockedUntil: null, lastAt: now }
    : { failures, waits: before.waits + 1, blockedUntil: now + wait, lastAt: now };
}

/**
 * Asks for one login attempt. Accepted: the state to store before the password is hashed; on success the caller
 * stores `NO_ATTEMPTS`, on failure it answers `wrongCredentials`. Refused: `loginTooFrequent` {minutes} during the
 * 10 minutes after 5 failures, `loginLocked` after the third such wait, until the password is retrieved or an
 * operator unlocks it. A day without attempts forgets waits, but no lock. Rule: specification §8 (5100, 5239), wire passwords.
 */
export function admitLogin(state: Attempts, now: Instant): Result<Attempts> {
  if (isLoginLocked(state)) return refuse('loginLocked');
  if (state.blockedUntil !== null && now < state.blockedUntil)
    return refuse('loginTooFrequent', { minutes: unitsLeft(state.blockedUntil, now, MINUTE) });
  const fresh = now - state.lastAt > LOGIN_LOCKOUT.forgetAfter ? NO_ATTEMPTS : state;
  return accept(count(fresh, now, LOGIN_LOCKOUT.tries, LOGIN_LOCKOUT.wait));
}

/** Whether signing in is locked until the password is retrieved or an operator unlocks it. Rule: specification §8 (5239). */
export function isLoginLocked(state: Attempts): boolean {
  return state.waits >= LOGIN_LOCKOUT.waitsUntilLocked;
}

/** What a wrong payment password answers: `payPasswordWrong` with the tries left and, once locked, the minutes to wait. */
export function payPasswordRefusal(state: Attempts, now: Instant): Refusal {
  const locked = state.blockedUntil !== null && now < state.blockedUntil;
  return refuse('payPasswordWrong', {
    left: locked ? 0 : PAY_LOCKOUT.tries - (state.blockedUntil === null ? state.failures : 0),
    minutes: locked ? unitsLeft(state.blockedUntil, now, MINUTE) : 0,
  });
}

/**
 * Asks for one attempt at the payment password. Accepted: the state to store before hashing; on success the caller
 * stores `NO_ATTEMPTS`, on failure it answers `payPasswordRefusal`. Refused: `payPasswordWrong` {left: 0, minutes}
 * during the 30 minutes after 5 wrong ones. The session is left alone. Rule: wire, payment password.
 */
export function admitPayPassword(state: Attempts, now: Instant): Result<Attempts> {
  if (state.blockedUntil !== null && now < state.blockedUntil) return payPasswordRefusal(state, now);
  return accept(count(state, now, PAY_LOCKOUT.tries, PAY_LOCKOUT.wait));
}
