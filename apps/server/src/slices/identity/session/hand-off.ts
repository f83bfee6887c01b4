import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Tx } from '../../../platform/database/database.ts';
import type { MemberCaller } from '../../../platform/http/caller.ts';
import type { Ports } from '../../../platform/ports.ts';
import { tokenHash } from '../../../platform/secrets/secrets.ts';
import { endActingSessions } from '../store.ts';
import { type HandOffRow, deleteHandOffs, insertHandOff, takeHandOff } from './store-hand-off.ts';

const LIFE_MS = 60_000;

/**
 * Makes a one-time code that signs the caller in to `target` within 60 s. It is valid only with the companion cookie of
 * the caller's own session, so a code from an address bar or a log gives no access.
 */
export async function issueHandOff(ports: Ports, tx: Tx, caller: MemberCaller, target: MemberNo): Promise<string> {
  const code = ports.random.token(32);
  const expiresAt = new Date(ports.clock.now().getTime() + LIFE_MS);
  await insertHandOff(tx, tokenHash(code), caller.sessionId, target, expiresAt);
  return code;
}

/** Spends a hand-off code and returns the member it signs in to, and the one who asked for it. */
export async function spendHandOff(tx: Tx, code: string, companion: string, now: Date): Promise<Result<HandOffRow>> {
  const spent = await takeHandOff(tx, tokenHash(code), tokenHash(companion), now);
  return spent ? accept(spent) : refuse('handOffInvalid');
}

/**
 * Ends every way in which a member acts for another one. The codes go first: a session that one of them is opening is
 * committed before it can be deleted, and is then ended with the others.
 */
export async function endActing(tx: Tx, target: MemberNo, actedBy: MemberNo, at: Date): Promise<void> {
  await deleteHandOffs(tx, target, actedBy);
  await endActingSessions(tx, target, actedBy, at);
}
