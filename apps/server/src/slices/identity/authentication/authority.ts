import { hash, randomBytes } from 'node:crypto';
import { NO_ATTEMPTS, admitPayPassword, payPasswordRefusal } from '@greenhall/domain/identity/lockout';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Db } from '../../../platform/database/database.ts';
import type { MemberCaller } from '../../../platform/http/caller.ts';
import { transact } from '../../../platform/database/transact.ts';
import type { Ports } from '../../../platform/ports.ts';
import { clearAttempts, countAttempt } from './attempts.ts';
import { credentialByNumber, endPayProofs, renewHash } from '../store.ts';
import { type Subject, lockAttempts } from './store-attempts.ts';

const KEPT_MS = 2 * 60_000;
const KEPT_AT_MOST = 100_000;

/** What the programs of this process have verified, never stored, so that a busy member is not hashed at every call. */
interface Proofs {
  readonly verified: Map<bigint, { readonly mark: string; readonly until: number }>;
  /** Proofs in progress, by their digest. */
  readonly underWay: Map<string, Promise<Result<void>>>;
}

const processKey = randomBytes(32).toString('hex');
/**
 * By the database that the passwords lie in: programs that share a process may have members, sessions and versions of
 * the same numbers, whose passwords are not the same. All copies of a program's ports that answer members share it.
 */
const proofs = new WeakMap<Db, Proofs>();

function proofsOf({ db }: Pick<Ports, 'db'>): Proofs {
  const known = proofs.get(db) ?? { verified: new Map(), underWay: new Map() };
  proofs.set(db, known);
  return known;
}

/** A keyed digest. Without the key, which never leaves the process, no password can be tried against it. */
function markOf(caller: MemberCaller, password: string): string {
  return hash('sha256', `${processKey}|${caller.memberNo}|${caller.sessionId}|${caller.payVersion}|${password}`, 'hex');
}

/** Forgets a member's verified payment password when it changes, is locked, or the member signs out. */
export function forgetAuthority(ports: Pick<Ports, 'db'>, memberNo: MemberNo): void {
  proofsOf(ports).verified.delete(memberNo);
}

/**
 * At a lock, earlier proofs become invalid here and in every other process, because each call reads the version of its
 * session again and a proof is bound to that version.
 */
async function lockAuthority(ports: Ports, memberNo: MemberNo): Promise<void> {
  await endPayProofs(ports.db, memberNo);
  forgetAuthority(ports, memberNo);
}

async function prove(ports: Ports, caller: MemberCaller, password: string, mark: string): Promise<Result<void>> {
  const subject: Subject = { kind: 'pay', subject: String(caller.memberNo) };
  const admitted = await countAttempt(ports, subject, admitPayPassword);
  if (!admitted.ok) {
    forgetAuthority(ports, caller.memberNo);
    return admitted;
  }
  const credential = await credentialByNumber(ports.db, caller.memberNo);
  if (!credential) return refuse('memberNotFound');
  if (!(await ports.hasher.fits(password, credential.payHash))) {
    if (admitted.value.blockedUntil !== null) await lockAuthority(ports, caller.memberNo);
    // The lock begins with the attempt, which was made after this call began. Using that earlier moment would report a
    // minute too many.
    return payPasswordRefusal(admitted.value, ports.clock.now().getTime());
  }
  const renewed = await ports.hasher.renewed(password, credential.payHash);
  if (renewed) await renewHash(ports.db, caller.memberNo, 'pay', credential.payHash, renewed);
  await clearAttempts(ports, subject);
  const { verified } = proofsOf(ports);
  if (verified.size >= KEPT_AT_MOST) verified.clear();
  verified.set(caller.memberNo, { mark, until: ports.clock.now().getTime() + KEPT_MS });
  return accept(undefined);
}

/** Whether the payment password may be used now: refused while it is locked, without counting an attempt. */
export function checkPayPassword(ports: Ports, memberNo: MemberNo): Promise<Result<unknown>> {
  const now = ports.clock.now();
  return transact(ports.db, async (tx) => {
    const [state = NO_ATTEMPTS] = await lockAttempts(tx, { kind: 'pay', subject: String(memberNo) }, [''], now);
    return admitPayPassword(state, now.getTime());
  });
}

/**
 * Proves the payment password of a money call. Attempts are counted before hashing. Five wrong ones lock it for 30
 * minutes (`payPasswordWrong`); the session stays valid. Concurrent calls of one session with the same password share
 * one attempt and its proof; otherwise a burst of correct ones would count as guessing.
 */
export async function provePayPassword(ports: Ports, caller: MemberCaller, password: string): Promise<Result<void>> {
  const mark = markOf(caller, password);
  const { verified, underWay } = proofsOf(ports);
  const kept = verified.get(caller.memberNo);
  if (kept && kept.until > ports.clock.now().getTime() && kept.mark === mark) return accept(undefined);
  const begun = underWay.get(mark);
  if (begun) return begun;
  const proof = prove(ports, caller, password, mark).finally(() => underWay.delete(mark));
  underWay.set(mark, proof);
  return proof;
}
