import { createHmac, timingSafeEqual } from 'node:crypto';
import { judgeSession } from '@greenhall/domain/identity/session';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { Tx } from '../../../platform/database/database.ts';
import { type AuthPort, COMPANION_COOKIE } from '../../../platform/http/caller.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { COOKIE_SECONDS } from '../../../platform/http/cookies.ts';
import { ifWritable } from '../../../platform/outages.ts';
import type { Ports } from '../../../platform/ports.ts';
import { Batcher } from '../../../platform/batcher.ts';
import { keyOf, tokenHash } from '../../../platform/secrets/secrets.ts';
import {
  confirmToken,
  type Credential,
  credentialByNumber,
  endCopied,
  insertSession,
  rotateToken,
  type PresentedSession,
  sessionsByToken,
  touchSession,
} from '../store.ts';

const TOUCH_MS = 60_000;
/**
 * Sessions are never cached, so that an ended one is refused at once. Concurrent calls read their sessions together.
 */
const READING = { size: 250, waiting: 8_000 };

const sameBytes = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && timingSafeEqual(a, b);

/**
 * The token that follows a token of a session: always the same one, so that it can be given again when the answer with it was
 * lost, though its hash alone is kept.
 */
const nextToken = (secret: string, session: bigint, token: string): string =>
  createHmac('sha256', keyOf(secret)).update(`token after ${session} ${token}`).digest('base64url');

/** Finds the member of a token, rotates the token when it is due, and ends the family if a spent token is presented. */
export function memberSessions(ports: Ports): AuthPort['member'] {
  const reader = new Batcher<Buffer, PresentedSession | undefined>(
    (hashes) => sessionsByToken(ports.db, hashes),
    READING,
  );
  ports.thisProcess.watchQueue('sessions', reader);
  return async (token, companion) => {
    const hash = tokenHash(token);
    const row = await reader.submit(hash);
    if (!row) return undefined;
    const now = ports.clock.now();
    const sameCookie = companion !== undefined && sameBytes(tokenHash(companion), row.companionHash);
    const decision = judgeSession(
      {
        startedAt: row.createdAt.getTime(),
        lastSeenAt: row.seenAt.getTime(),
        tokenIssuedAt: row.rotatedAt.getTime(),
        ended: row.endedAt !== null,
      },
      { token: row.shown, sameCookie },
      now.getTime(),
    );
    if (decision === 'expired') return undefined;
    if (decision === 'reused') {
      await endCopied(ports.db, row, now);
      return undefined;
    }
    const caller = {
      kind: 'member',
      memberNo: row.memberNo,
      username: row.username,
      sessionId: row.id,
      actingFor: row.actingFor,
      companion: sameCookie,
      payVersion: row.payVersion,
    } as const;
    const next = nextToken(ports.secret, row.id, token);
    if (decision === 'repeat') return { caller, rotated: next };
    if (decision === 'rotate' && sameCookie) {
      // Whoever rotates the same token at the same moment makes the same next one.
      const done = await ifWritable(() => rotateToken(ports.db, row.id, hash, tokenHash(next), now));
      if (done !== undefined) return { caller, rotated: next };
    } else if (decision === 'confirm' && sameCookie) await ifWritable(() => confirmToken(ports.db, row.id, hash, now));
    else if (now.getTime() - row.seenAt.getTime() > TOUCH_MS)
      await ifWritable(() => touchSession(ports.db, row.id, now));
    return { caller };
  };
}

export interface Opened {
  readonly token: string;
  readonly companion: string;
}

/** Opens a session. The caller sends the token to the client and sets the companion cookie. */
export async function openSession(
  ports: Ports,
  tx: Tx,
  member: { memberNo: MemberNo; actedBy: MemberNo | null },
  origin: Call['origin'],
): Promise<Opened> {
  const opened = { token: ports.random.token(32), companion: ports.random.token(32) };
  await insertSession(tx, {
    memberNo: member.memberNo,
    tokenHash: tokenHash(opened.token),
    companionHash: tokenHash(opened.companion),
    actedBy: member.actedBy,
    device: origin.device,
    network: origin.network,
    at: ports.clock.now(),
  });
  return opened;
}

function giveCompanion(call: Pick<Call, 'setCookie'>, companion: string): void {
  call.setCookie(COMPANION_COOKIE, companion, COOKIE_SECONDS[COMPANION_COOKIE]);
}

/** Opens a session, of the member itself or of the one that acts for it, and returns it as the client stores it. */
export async function signIn(
  ports: Ports,
  tx: Tx,
  call: Pick<Call, 'origin' | 'setCookie'>,
  credential: Pick<Credential, 'memberNo' | 'username' | 'invitationCode'>,
  actedBy: MemberNo | null,
): Promise<Answer<'identity.login'>> {
  const opened = await openSession(ports, tx, { memberNo: credential.memberNo, actedBy }, call.origin);
  giveCompanion(call, opened.companion);
  const acting = actedBy === null ? undefined : await credentialByNumber(tx, actedBy);
  return {
    token: opened.token,
    id: String(credential.memberNo),
    userid: credential.username,
    recode: credential.invitationCode,
    actingFor: actedBy !== null,
    actedBy: acting?.username ?? null,
  };
}
