import { EXPORT_HANDED, EXPORT_TRANSITIONS, type ExportState } from '@greenhall/domain/members/export';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type RawBuilder, sql } from 'kysely';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../../../platform/database/database.ts';
import { columns, returning, select } from '../../../platform/database/select.ts';
import { accepting } from '../../../platform/database/states.ts';

export interface ExportRow {
  readonly id: bigint;
  readonly memberNo: MemberNo;
  readonly state: ExportState;
  readonly name: string;
  readonly askedAt: Date;
  readonly expiresAt: Date | null;
  /** The session that fetched it first; others have nothing of it. */
  readonly fetchedBy: bigint | null;
}

const COLUMNS = columns('members_export', ['id', 'memberNo', 'state', 'name', 'askedAt', 'expiresAt', 'fetchedBy']);

/** The copy that a member asked for last. */
export function latestExport(db: Db | Tx, memberNo: MemberNo): Promise<ExportRow | undefined> {
  return maybeRow(db, select(COLUMNS)`from members_export where member_no = ${memberNo} order by id desc limit 1`);
}

/**
 * Asks for a copy. One that was ready and not confirmed is given up for it; one that is still being made is answered
 * instead, also if it is ready by then.
 */
export async function insertExport(tx: Tx, memberNo: MemberNo, name: string, at: Date): Promise<ExportRow> {
  await run(
    tx,
    sql`update members_export set state = 'expired', content = null, ended_at = ${at}
         where member_no = ${memberNo} and state in ${accepting(EXPORT_TRANSITIONS, 'expire')}`,
  );
  await run(
    tx,
    sql`insert into members_export (member_no, state, name, asked_at) values (${memberNo}, 'asked', ${name}, ${at})
        on conflict do nothing`,
  );
  return oneRow(tx, select(COLUMNS)`from members_export where member_no = ${memberNo} and state in ('asked', 'ready')`);
}

/** The copies that were asked for after one of them, oldest first. */
/** Whether a copy was asked for and is not made, or was not fetched in time. */
export const isExportDue = (now: Date): RawBuilder<boolean> => sql`
  exists (select from members_export
           where state in ${accepting(EXPORT_TRANSITIONS, 'make')}
              or (state in ${accepting(EXPORT_TRANSITIONS, 'expire')} and expires_at <= ${now}))`;

export function askedExports(db: Db, after: bigint, limit: number): Promise<ExportRow[]> {
  return rows(
    db,
    select(COLUMNS)`
      from members_export where state in ${accepting(EXPORT_TRANSITIONS, 'make')} and id > ${after} order by id limit ${limit}`,
  );
}

/** Stores a copy that was made; `false` if another process was faster. */
export async function storeExport(
  tx: Tx,
  id: bigint,
  content: Buffer,
  { at, until }: { readonly at: Date; readonly until: Date },
): Promise<boolean> {
  const kept = await run(
    tx,
    sql`update members_export set state = 'ready', content = ${content}, ready_at = ${at}, expires_at = ${until}
         where id = ${id} and state in ${accepting(EXPORT_TRANSITIONS, 'make')}`,
  );
  return kept === 1;
}

/** A session that fetches a copy: the first one has it to itself. */
export interface Fetching {
  readonly memberNo: MemberNo;
  readonly name: string;
  readonly sessionId: bigint;
  readonly at: Date;
}

/**
 * Hands a copy to the session that asks for it first, and to no other. When and to whom is written once, with the time until
 * which it may be fetched again.
 */
export async function handExport(db: Db, { memberNo, name, sessionId, at }: Fetching): Promise<Buffer | undefined> {
  const until = new Date(at.getTime() + EXPORT_HANDED);
  const handed = await maybeRow(
    db,
    returning(columns('members_export', ['content']).narrow<{ content: Uint8Array }>())`
      update members_export
         set state = 'handed', fetched_at = coalesce(fetched_at, ${at}), fetched_by = ${sessionId},
             expires_at = case when state = 'ready' then least(expires_at, ${until}) else expires_at end
       where member_no = ${memberNo} and name = ${name} and expires_at > ${at}
         and state in ${accepting(EXPORT_TRANSITIONS, 'fetch')} and (fetched_by is null or fetched_by = ${sessionId})`,
  );
  return handed && Buffer.from(handed.content);
}

/** Removes a copy that is whole where it was handed to; `false` if there is none for that session. */
export async function endExport(tx: Tx, { memberNo, name, sessionId, at }: Fetching): Promise<boolean> {
  const ended = await run(
    tx,
    sql`update members_export set state = 'fetched', content = null, ended_at = ${at}
         where member_no = ${memberNo} and name = ${name} and state in ${accepting(EXPORT_TRANSITIONS, 'confirm')} and fetched_by = ${sessionId}
           and expires_at > ${at}`,
  );
  return ended === 1;
}

/** Removes the copies that nobody has fetched, or confirmed, in time. */
export async function expireExports(db: Db, at: Date): Promise<void> {
  await run(
    db,
    sql`update members_export set state = 'expired', content = null, ended_at = ${at}
         where state in ${accepting(EXPORT_TRANSITIONS, 'expire')} and expires_at <= ${at}`,
  );
}
