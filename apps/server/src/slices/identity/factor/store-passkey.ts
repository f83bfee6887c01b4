import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, rows, run } from '../../../platform/database/database.ts';
import { type RowOf, columns, returning, select } from '../../../platform/database/select.ts';

export type Passkey = RowOf<typeof PASSKEY>;

interface Flow {
  readonly id: string;
  readonly kind: 'add' | 'login';
  readonly memberNo: MemberNo | null;
  readonly challenge: string;
  readonly expiresAt: Date;
}

const PASSKEY = columns('identity_passkey', [
  'id',
  'memberNo',
  'credentialId',
  'publicKey',
  'counter',
  'name',
  'createdAt',
]);
/** The passkeys that a member may have. */
const MOST = 20;

export function passkeysOf(db: Db | Tx, memberNo: MemberNo): Promise<Passkey[]> {
  return rows(db, select(PASSKEY)`from identity_passkey where member_no = ${memberNo} order by id limit ${MOST}`);
}

export function passkeyById(db: Db, credentialId: string): Promise<Passkey | undefined> {
  return maybeRow(db, select(PASSKEY)`from identity_passkey where credential_id = ${credentialId}`);
}

/** False if the passkey is known already or the member has too many. */
export async function insertPasskey(tx: Tx, fresh: Omit<Passkey, 'id'>): Promise<boolean> {
  const done = await run(
    tx,
    sql`insert into identity_passkey (member_no, credential_id, public_key, counter, name, created_at)
        select ${fresh.memberNo}::bigint, ${fresh.credentialId}::text, ${fresh.publicKey}::bytea, ${fresh.counter}::bigint,
               ${fresh.name}::text, ${fresh.createdAt}::timestamptz
         where (select count(*) from identity_passkey where member_no = ${fresh.memberNo}) < ${MOST}
        on conflict (credential_id) do nothing`,
  );
  return done === 1;
}

/**
 * Stores a higher counter. A counter that does not increase means that the passkey was copied, unless the authenticator
 * does not count.
 */
export async function raiseCounter(tx: Tx, id: bigint, counter: bigint): Promise<boolean> {
  const done = await run(
    tx,
    sql`update identity_passkey set counter = ${counter}
         where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter}::bigint = 0))`,
  );
  return done === 1;
}

export async function deletePasskey(tx: Tx, memberNo: MemberNo, id: bigint): Promise<boolean> {
  return (await run(tx, sql`delete from identity_passkey where id = ${id} and member_no = ${memberNo}`)) === 1;
}

export async function deletePasskeysOf(tx: Tx, memberNo: MemberNo): Promise<void> {
  await run(tx, sql`delete from identity_passkey where member_no = ${memberNo}`);
}

export async function insertFlow(db: Db | Tx, flow: Flow): Promise<void> {
  await run(
    db,
    sql`insert into identity_passkey_flow (id, kind, member_no, challenge, expires_at)
        values (${flow.id}, ${flow.kind}, ${flow.memberNo}, ${flow.challenge}, ${flow.expiresAt})`,
  );
}

/** The approval of one act of one session. */
export type ActFlow = RowOf<typeof ACT_FLOW>;

const ACT_FLOW = columns('identity_passkey_flow', [
  'id',
  'memberNo',
  'sessionId',
  'act',
  'challenge',
  'expiresAt',
]).narrow<{ memberNo: MemberNo; sessionId: bigint; act: Uint8Array }>();

export async function insertActFlow(db: Db, flow: ActFlow): Promise<void> {
  await run(
    db,
    sql`insert into identity_passkey_flow (id, kind, member_no, session_id, act, challenge, expires_at)
        values (${flow.id}, 'act', ${flow.memberNo}, ${flow.sessionId}, ${flow.act}, ${flow.challenge}, ${flow.expiresAt})`,
  );
}

/** The approval that was begun under this name, if it has neither ended nor been used. */
export function actFlow(db: Db, id: string, now: Date): Promise<ActFlow | undefined> {
  return maybeRow(
    db,
    select(ACT_FLOW)`from identity_passkey_flow where id = ${id} and kind = 'act' and expires_at > ${now}`,
  );
}

/** Ends an approval; false if another transaction has used it, or its time is over. */
export async function endActFlow(tx: Tx, id: string, now: Date): Promise<boolean> {
  const ended = await run(
    tx,
    sql`delete from identity_passkey_flow where id = ${id} and kind = 'act' and expires_at > ${now}`,
  );
  return ended === 1;
}

/** Deletes and returns a flow, so that it can be completed only once. */
export async function takeFlow(
  db: Db,
  id: string,
  kind: Flow['kind'],
  memberNo: MemberNo | null,
  now: Date,
): Promise<string | undefined> {
  const row = await maybeRow(
    db,
    returning(columns('identity_passkey_flow', ['challenge']))`
      delete from identity_passkey_flow
       where id = ${id} and kind = ${kind} and member_no is not distinct from ${memberNo}::bigint and expires_at > ${now}`,
  );
  return row?.challenge;
}
