import type { PushGroup } from '@greenhall/domain/notifications/notice';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type RawBuilder, sql } from 'kysely';
import { int8Column } from '../../platform/database/columns.ts';
import { type Db, type Tx, maybeRow, rows, run } from '../../platform/database/database.ts';
import { type RowOf, columns, returning, select } from '../../platform/database/select.ts';
import type { PushDevice } from '../../platform/push/push.ts';
import type { Queued } from './due-queue.ts';

interface NewDevice extends PushDevice {
  readonly memberNo: MemberNo;
  readonly sessionId: bigint;
  readonly language: string;
  readonly at: Date;
}

/** Keeps a device for a session, in place of whoever had it before, and no more of a member's devices than `most`. */
export async function storeDevice(tx: Tx, device: NewDevice, most: number): Promise<void> {
  const { memberNo, sessionId, endpoint, p256dh, auth, language, at } = device;
  await run(
    tx,
    sql`insert into notifications_device as d (member_no, session_id, endpoint, p256dh, auth, language, at)
        values (${memberNo}, ${sessionId}, ${endpoint}, ${p256dh}, ${auth}, ${language}, ${at})
        on conflict (endpoint) do update
           set member_no = excluded.member_no, session_id = excluded.session_id, p256dh = excluded.p256dh,
               auth = excluded.auth, language = excluded.language, at = excluded.at`,
  );
  await run(
    tx,
    sql`delete from notifications_device where id in (
          select id from notifications_device where member_no = ${memberNo} order by at desc, id desc offset ${most})`,
  );
}

export async function removeDevice(tx: Tx, memberNo: MemberNo, endpoint: string): Promise<void> {
  await run(tx, sql`delete from notifications_device where member_no = ${memberNo} and endpoint = ${endpoint}`);
}

export async function forgetDevices(db: Db, ids: readonly bigint[]): Promise<void> {
  await run(db, sql`delete from notifications_device where id = any(${int8Column(ids)}::bigint[])`);
}

/** A page of devices with their sessions, by number. */
export function devicesAfter(db: Db, after: bigint, limit: number): Promise<{ id: bigint; sessionId: bigint }[]> {
  return rows(
    db,
    select(columns('notifications_device', ['id', 'sessionId']))`
      from notifications_device where id > ${after} order by id limit ${limit}`,
  );
}

/** An announcement that waits, with its device. */
export type PushRow = RowOf<typeof PUSH>;

const PUSH = columns('notifications_push as p', ['id', 'topic', 'madeAt', 'attempts'])
  .narrow<{ topic: PushGroup }>()
  .and(columns('notifications_device as d', ['id as deviceId', 'sessionId', 'endpoint', 'p256dh', 'auth', 'language']));

/** Whether something of the queue is due. */
export const isPushDue = (now: Date): RawBuilder<boolean> =>
  sql`exists (select from notifications_push where due_at <= ${now})`;

/** Takes some of the announcements that are due, so that no other process takes them before `until`. */
export function claimPushes(db: Db, now: Date, until: Date, limit: number): Promise<PushRow[]> {
  return rows(
    db,
    returning(PUSH)`
      update notifications_push p set due_at = ${until}, attempts = p.attempts + 1
        from notifications_device d
       where d.id = p.device_id
         and p.id in (select id from notifications_push where due_at <= ${now}
                       order by due_at, id limit ${limit} for update skip locked)`,
  );
}

export async function deletePush(db: Db, id: bigint): Promise<void> {
  await run(db, sql`delete from notifications_push where id = ${id}`);
}

/** Leaves an announcement for later, unless it was taken again since. */
export async function putPushOff(db: Db, { id, attempts }: Queued, dueAt: Date): Promise<void> {
  await run(db, sql`update notifications_push set due_at = ${dueAt} where id = ${id} and attempts = ${attempts}`);
}

/** The key pair of this installation, with the private key sealed. */
type SealedKeys = RowOf<typeof SEALED_KEYS>;

const SEALED_KEYS = columns('notifications_push_key', ['publicKey', 'sealedKey']);

export function sealedPushKeys(db: Db): Promise<SealedKeys | undefined> {
  return maybeRow(db, select(SEALED_KEYS)`from notifications_push_key`);
}

/** Keeps the key pair unless there is one. */
export async function insertPushKeys(db: Db, { publicKey, sealedKey }: SealedKeys): Promise<void> {
  await run(
    db,
    sql`insert into notifications_push_key (public_key, sealed_key) values (${publicKey}, ${sealedKey})
        on conflict do nothing`,
  );
}

export async function replaceSealedKey(db: Db, before: string, after: string): Promise<void> {
  await run(db, sql`update notifications_push_key set sealed_key = ${after} where sealed_key = ${before}`);
}
