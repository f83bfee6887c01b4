import { DAY, HOUR, SECOND, type Instant } from '../shared/time.ts';

/** The lifetime of a session: how long it lives unused, how long at most, and when its token is rotated. */
export const SESSION = { idle: 3 * DAY, absolute: 30 * DAY, rotateAfter: HOUR, grace: 30 * SECOND } as const;

/** One sign-in and all tokens that followed from it. */
export interface SessionFamily {
  readonly startedAt: Instant;
  readonly lastSeenAt: Instant;
  /** When the current token was issued, and once it was presented, when that happened first. */
  readonly tokenIssuedAt: Instant;
  readonly ended: boolean;
}

/**
 * Which token of its family a request presented. `fresh` is the current one that nobody has presented before, and `unanswered`
 * the previous one as long as that is so.
 */
export type PresentedToken = 'current' | 'fresh' | 'previous' | 'unanswered' | 'older';

/** What a request presented, and whether the companion cookie belongs to the same family. */
export interface Presented {
  readonly token: PresentedToken;
  readonly sameCookie: boolean;
}

/**
 * `valid`: go on. `confirm`: go on, and keep that the token has arrived. `rotate`: go on and issue the next token. `repeat`: go on
 * and give the token again that was issued in place of this one. `expired`: sign in again. `reused`: end the whole family.
 */
export type SessionDecision = 'valid' | 'confirm' | 'rotate' | 'repeat' | 'expired' | 'reused';

/** The moment at which a session ends if nothing more happens: the earlier of its idle and absolute end. */
export function sessionEnd(family: SessionFamily): Instant {
  return Math.min(family.lastSeenAt + SESSION.idle, family.startedAt + SESSION.absolute);
}

/**
 * Judges a presented token. The answer with a new token can be lost, so the previous one is accepted with the same cookie until
 * the new one is presented, and for 30 s from then on, because other requests are still under way. Any other use of a rotated
 * token means that somebody copied it. Rule: identity#sessions.
 */
export function judgeSession(family: SessionFamily, presented: Presented, now: Instant): SessionDecision {
  if (family.ended || now >= sessionEnd(family)) return 'expired';
  const { token, sameCookie } = presented;
  if (token === 'current' || token === 'fresh') {
    if (now - family.tokenIssuedAt >= SESSION.rotateAfter) return 'rotate';
    return token === 'fresh' ? 'confirm' : 'valid';
  }
  const inGrace = token === 'previous' && now - family.tokenIssuedAt <= SESSION.grace;
  return (token === 'unanswered' || inGrace) && sameCookie ? 'repeat' : 'reused';
}
