import { DAY, HOUR, SECOND, type Instant } from '../shared/time.ts';

/** The lifetime of a session: how long it lives unused, how long at most, and when its token is rotated. */
export const SESSION = { idle: 3 * DAY, absolute: 30 * DAY, rotateAfter: HOUR, grace: 30 * SECOND } as const;

/** One sign-in and all tokens that followed from it. */
export interface SessionFamily {
  readonly startedAt: Instant;
  readonly lastSeenAt: Instant;
  /** When the current token was issued; the previous one is accepted for the grace time from here. */
  readonly tokenIssuedAt: Instant;
  readonly ended: boolean;
}

/** Which token of its family a request presented, and whether the companion cookie belongs to the same family. */
export interface Presented {
  readonly token: 'current' | 'previous' | 'older';
  readonly sameCookie: boolean;
}

/** `valid`: go on. `rotate`: go on and issue a new token. `expired`: sign in again. `reused`: end the whole family. */
export type SessionDecision = 'valid' | 'rotate' | 'expired' | 'reused';

/** The moment at which a session ends if nothing more happens: the earlier of its idle and absolute end. */
export function sessionEnd(family: SessionFamily): Instant {
  return Math.min(family.lastSeenAt + SESSION.idle, family.startedAt + SESSION.absolute);
}

/**
 * Judges a presented token. The previous token is accepted for 30 s with the same cookie, because the answer with the
 * new token can be lost. Any other use of a rotated token means that somebody copied it. Rule: identity#sessions.
 */
export function judgeSession(family: SessionFamily, presented: Presented, now: Instant): SessionDecision {
  if (family.ended || now >= sessionEnd(family)) return 'expired';
  if (presented.token === 'current') return now - family.tokenIssuedAt >= SESSION.rotateAfter ? 'rotate' : 'valid';
  const inGrace = presented.token === 'previous' && now - family.tokenIssuedAt <= SESSION.grace;
  return inGrace && presented.sameCookie ? 'valid' : 'reused';
}
