import { sql } from 'kysely';
import type { CoolDownChange } from '@greenhall/domain/identity/cool-down';
import type { PresentedToken } from '@greenhall/domain/identity/session';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { byteaColumn } from '../../platform/database/columns.ts';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../../platform/database/database.ts';
import { type RowOf, columns, returning, select } from '../../platform/database/select.ts';

export type Credential = RowOf<typeof CREDENTIAL>;

const CREDENTIAL = columns('identity_credential', [
  'memberNo',
  'username',
  'loginHash',
  'payHash',
  'payVersion',
  'invitationCode',
  'totpSecret',
  'totpConfirmed',
  'totpLastStep',
  'transferLock',
  'unlockedAt',
  'changes',
  'language',
]).narrow<{ changes: Readonly<Partial<Record<CoolDownChange, number>>> }>();

export function credentialByName(db: Db | Tx, username: string): Promise<Credential | undefined> {
  return maybeRow(db, select(CREDENTIAL)`from identity_credential where username = ${username}`);
}

export function credentialByNumber(db: Db | Tx, memberNo: MemberNo): Promise<Credential | undefined> {
  return maybeRow(db, select(CREDENTIAL)`from identity_credential where member_no = ${memberNo}`);
}

export interface NewCredential {
  readonly username: string;
  readonly loginHash: string;
  readonly payHash: string;
  readonly invitationCode: string;
  readonly language: string | null;
  readonly at: Date;
}

/** `undefined` if the username or the invitation code is taken. */
export async function insertCredential(tx: Tx, fresh: NewCredential): Promise<MemberNo | undefined> {
  const row = await maybeRow(
    tx,
    returning(columns('identity_credential', ['memberNo']))`
      insert into identity_credential (member_no, username, login_hash, pay_hash, invitation_code, language, created_at)
      values (nextval('identity_member_no'), ${fresh.username}, ${fresh.loginHash}, ${fresh.payHash},
              ${fresh.invitationCode}, ${fresh.language}, ${fresh.at})
      on conflict do nothing`,
  );
  return row?.memberNo;
}

export async function isUsernameTaken(db: Db | Tx, username: string): Promise<boolean> {
  return (await maybeRow(db, sql`select 1 from identity_credential where username = ${username}`)) !== undefined;
}

export async function deleteCredential(tx: Tx, memberNo: MemberNo): Promise<void> {
  await run(tx, sql`delete from identity_credential where member_no = ${memberNo}`);
  await run(tx, sql`delete from identity_attempt where kind in ('login', 'pay') and subject = ${String(memberNo)}`);
  await run(tx, sql`delete from identity_device where kind = 'login' and subject = ${String(memberNo)}`);
}

/**
 * The same, while nothing of it can change until the transaction ends: what rests on the absence of a cool-down is then
 * stored before one begins, or not at all.
 */
export function lockCredentialShared(tx: Tx, memberNo: MemberNo): Promise<Credential | undefined> {
  return maybeRow(tx, select(CREDENTIAL)`from identity_credential where member_no = ${memberNo} for share`);
}

/** Records that a security setting changed, which starts a cool-down. */
const markChange = (kind: CoolDownChange, at: Date) =>
  sql`changes = changes || jsonb_build_object(${kind}::text, ${at.getTime()}::bigint)`;

/**
 * Ends every way in which another member acts in this one, as each start of a cool-down does. The codes go first: a
 * session that one of them is opening is committed before it can be deleted, and is then ended with the others.
 */
async function endActingIn(tx: Tx, memberNo: MemberNo, at: Date): Promise<void> {
  await run(tx, sql`delete from identity_hand_off where target = ${memberNo}`);
  await run(
    tx,
    sql`update identity_session set ended_at = ${at} where member_no = ${memberNo} and acting_for and ended_at is null`,
  );
}

export async function recordChange(tx: Tx, memberNo: MemberNo, kind: CoolDownChange, at: Date): Promise<void> {
  await run(tx, sql`update identity_credential set ${markChange(kind, at)} where member_no = ${memberNo}`);
  await endActingIn(tx, memberNo, at);
}

/** Replaces the login password if it is still the one that was proved. */
export async function setLoginHash(tx: Tx, memberNo: MemberNo, from: string, to: string, at: Date): Promise<boolean> {
  const done = await run(
    tx,
    sql`update identity_credential set login_hash = ${to}, ${markChange('loginPassword', at)}
         where member_no = ${memberNo} and login_hash = ${from}`,
  );
  if (done !== 1) return false;
  await endActingIn(tx, memberNo, at);
  return true;
}

/**
 * Replaces both passwords of a member whatever they were, and takes away every other way into the account: contacts,
 * second factors, known devices, codes and sessions.
 */
export async function replaceAccess(
  tx: Tx,
  memberNo: MemberNo,
  { loginHash, payHash }: Pick<Credential, 'loginHash' | 'payHash'>,
  at: Date,
): Promise<void> {
  await run(
    tx,
    sql`update identity_credential
           set login_hash = ${loginHash}, pay_hash = ${payHash}, pay_version = pay_version + 1, totp_secret = null,
               totp_confirmed = false, ${markChange('loginPassword', at)} where member_no = ${memberNo}`,
  );
  await run(tx, sql`delete from identity_passkey where member_no = ${memberNo}`);
  await run(tx, sql`delete from identity_contact where member_no = ${memberNo}`);
  await run(tx, sql`delete from identity_device where kind = 'login' and subject = ${String(memberNo)}`);
  await run(tx, sql`delete from identity_attempt where kind in ('login', 'pay') and subject = ${String(memberNo)}`);
  await endActingIn(tx, memberNo, at);
  await endSessions(tx, memberNo, null, at);
}

export async function setPayHash(tx: Tx, memberNo: MemberNo, from: string, to: string, at: Date): Promise<boolean> {
  const done = await run(
    tx,
    sql`update identity_credential set pay_hash = ${to}, pay_version = pay_version + 1, ${markChange('payPassword', at)}
         where member_no = ${memberNo} and pay_hash = ${from}`,
  );
  if (done !== 1) return false;
  await endActingIn(tx, memberNo, at);
  return true;
}

/** Invalidates every proof of the payment password in all processes, because proofs are bound to its version. */
export async function endPayProofs(db: Db, memberNo: MemberNo): Promise<void> {
  await run(db, sql`update identity_credential set pay_version = pay_version + 1 where member_no = ${memberNo}`);
}

/** Stores a secret that becomes active once a code of it is confirmed. An active secret stays. */
export async function proposeTotp(tx: Tx, memberNo: MemberNo, sealed: string): Promise<boolean> {
  const done = await run(
    tx,
    sql`update identity_credential set totp_secret = ${sealed} where member_no = ${memberNo} and not totp_confirmed`,
  );
  return done === 1;
}

export async function switchTotp(
  tx: Tx,
  memberNo: MemberNo,
  secret: string | null,
  on: boolean,
  at: Date,
): Promise<boolean> {
  // Adding a factor makes the account safer and starts no cool-down. Removing it makes the account weaker and starts
  // one.
  const marked = on ? sql`changes = changes` : markChange('secondFactor', at);
  const done = await run(
    tx,
    sql`update identity_credential
           set totp_confirmed = ${on}, totp_secret = case when ${on} then totp_secret end, ${marked}
         where member_no = ${memberNo} and totp_confirmed <> ${on} and totp_secret = ${secret}`,
  );
  if (done !== 1) return false;
  if (!on) await endActingIn(tx, memberNo, at);
  return true;
}

/** Spends a time step; false if it or a later one was spent before. */
export async function raiseTotpStep(db: Db, memberNo: MemberNo, step: bigint): Promise<boolean> {
  const done = await run(
    db,
    sql`update identity_credential set totp_last_step = ${step} where member_no = ${memberNo} and totp_last_step < ${step}`,
  );
  return done === 1;
}

/** Turns the transfer lock on or off; false if it was so already. */
export async function setTransferLock(tx: Tx, memberNo: MemberNo, on: boolean, at: Date): Promise<boolean> {
  const changed = await run(
    tx,
    sql`update identity_credential set transfer_lock = ${on}, unlocked_at = case when ${on} then null else ${at}::timestamptz end
         where member_no = ${memberNo} and transfer_lock <> ${on}`,
  );
  return changed === 1;
}

export async function setLanguage(tx: Tx, memberNo: MemberNo, language: string): Promise<void> {
  await run(tx, sql`update identity_credential set language = ${language} where member_no = ${memberNo}`);
}

/** A session by a presented token. */
export interface PresentedSession {
  readonly id: bigint;
  readonly memberNo: MemberNo;
  readonly username: string;
  readonly payVersion: number;
  readonly actingFor: boolean;
  readonly companionHash: Uint8Array;
  readonly createdAt: Date;
  readonly rotatedAt: Date;
  readonly seenAt: Date;
  readonly endedAt: Date | null;
  readonly shown: PresentedToken;
}

export interface NewSession {
  readonly memberNo: MemberNo;
  readonly tokenHash: Buffer;
  readonly companionHash: Buffer;
  /** The member that the session belongs to; null for the member's own session. */
  readonly actedBy: MemberNo | null;
  readonly device: string;
  readonly network: string;
  readonly at: Date;
}

export async function insertSession(db: Db | Tx, fresh: NewSession): Promise<bigint> {
  const row = await oneRow(
    db,
    returning(columns('identity_session', ['id']))`
      insert into identity_session
        (member_no, token_hash, companion_hash, acting_for, acted_by, device, network, created_at, rotated_at, seen_at)
      values (${fresh.memberNo}, ${fresh.tokenHash}, ${fresh.companionHash}, ${fresh.actedBy !== null}, ${fresh.actedBy},
              ${fresh.device}, ${fresh.network}, ${fresh.at}, ${fresh.at}, ${fresh.at})`,
  );
  return row.id;
}

/** The sessions that tokens belong or once belonged to, in the order of the tokens. */
export async function sessionsByToken(db: Db, hashes: readonly Buffer[]): Promise<(PresentedSession | undefined)[]> {
  const found = await rows(
    db,
    sql<PresentedSession & { n: bigint }>`
      select n, id, member_no as "memberNo", username, pay_version as "payVersion", acting_for as "actingFor",
             companion_hash as "companionHash", created_at as "createdAt", rotated_at as "rotatedAt", seen_at as "seenAt",
             ended_at as "endedAt", shown
        from identity_sessions_of(${byteaColumn(hashes)}::bytea[])`,
  );
  const byPlace = new Map(found.map((row) => [Number(row.n) - 1, row]));
  return hashes.map((_, index) => byPlace.get(index));
}

/** Replaces the token of a session if it is still the presented one. */
export async function rotateToken(db: Db, id: bigint, from: Buffer, to: Buffer, at: Date): Promise<boolean> {
  const changed = await run(
    db,
    sql`with spent as (
          insert into identity_spent_token (token_hash, session_id)
          select previous_hash, id from identity_session where id = ${id} and token_hash = ${from} and previous_hash is not null
          on conflict do nothing)
        update identity_session
           set token_hash = ${to}, previous_hash = ${from}, rotated_at = ${at}, seen_at = ${at}, has_arrived = false
         where id = ${id} and token_hash = ${from} and ended_at is null`,
  );
  return changed === 1;
}

/** Keeps when the current token of a session was presented first. */
export async function confirmToken(db: Db, id: bigint, hash: Buffer, at: Date): Promise<void> {
  await run(
    db,
    sql`update identity_session set has_arrived = true, rotated_at = ${at}, seen_at = greatest(seen_at, ${at})
         where id = ${id} and token_hash = ${hash} and not has_arrived`,
  );
}

export async function touchSession(db: Db, id: bigint, at: Date): Promise<void> {
  await run(db, sql`update identity_session set seen_at = ${at} where id = ${id} and seen_at < ${at}`);
}

export async function endSession(db: Db | Tx, id: bigint, at: Date): Promise<number> {
  return run(db, sql`update identity_session set ended_at = ${at} where id = ${id} and ended_at is null`);
}

/** Ends a member's other sessions, or all of them if no exception is given; with them those that it opened elsewhere. */
export async function endSessions(tx: Tx, memberNo: MemberNo, except: bigint | null, at: Date): Promise<void> {
  await run(
    tx,
    sql`update identity_session set ended_at = ${at}
         where (member_no = ${memberNo} or acted_by = ${memberNo}) and ended_at is null
           and (${except}::bigint is null or id <> ${except}::bigint)`,
  );
}

/** Ends a member's session whose token was copied; with it those in which the member acts for others. */
export async function endCopied(db: Db, { id, memberNo }: PresentedSession, at: Date): Promise<void> {
  await run(
    db,
    sql`update identity_session set ended_at = ${at}
         where (id = ${id} or acted_by = ${memberNo}) and ended_at is null`,
  );
}

/** Ends the sessions in which a member acts for another one. */
export async function endActingSessions(tx: Tx, memberNo: MemberNo, actedBy: MemberNo, at: Date): Promise<void> {
  await run(
    tx,
    sql`update identity_session set ended_at = ${at}
         where member_no = ${memberNo} and acted_by = ${actedBy} and ended_at is null`,
  );
}

/**
 * Ends one of a member's sessions, and those in which the member acts for others: whoever had it may have opened them.
 * `false` if it was not there.
 */
export async function endOneOf(tx: Tx, memberNo: MemberNo, id: bigint, at: Date): Promise<boolean> {
  const done = await run(
    tx,
    sql`update identity_session set ended_at = ${at} where id = ${id} and member_no = ${memberNo} and ended_at is null`,
  );
  if (done !== 1) return false;
  await run(tx, sql`update identity_session set ended_at = ${at} where acted_by = ${memberNo} and ended_at is null`);
  return true;
}

/** Replaces a hash by another one of the same password. The member's settings do not change. */
export async function renewHash(
  db: Db | Tx,
  memberNo: MemberNo,
  kind: 'login' | 'pay',
  from: string,
  to: string,
): Promise<void> {
  const column = sql.ref(`${kind}_hash`);
  await run(
    db,
    sql`update identity_credential set ${column} = ${to} where member_no = ${memberNo} and ${column} = ${from}`,
  );
}
