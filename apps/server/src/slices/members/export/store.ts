import type { ExportState } from '@greenhall/domain/members/export';
import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../../../platform/database/database.ts';

export interface ExportRow {
  readonly id: bigint;
  readonly memberNo: bigint;
  readonly state: ExportState;
  readonly name: string;
  readonly askedAt: Date;
  readonly expiresAt: Date | null;
}

const COLUMNS = sql`id, member_no as "memberNo", state, name, asked_at as "askedAt", expires_at as "expiresAt"`;

/** The copy that a member asked for last. */
export function latestExport(db: Db | Tx, memberNo: bigint): Promise<ExportRow | undefined> {
  return maybeRow(
    db,
    sql<ExportRow>`select ${COLUMNS} from members_export where member_no = ${memberNo} order by id desc limit 1`,
  );
}

/**
 * Asks for a copy. One that was ready and not fetched is given up for it; one that is still being made is answered
 * instead, also if it is ready by then.
 */
export async function insertExport(tx: Tx, memberNo: bigint, name: string, at: Date): Promise<ExportRow> {
  await run(
    tx,
    sql`update members_export set state = 'expired', content = null, ended_at = ${at}
         where member_no = ${memberNo} and state = 'ready'`,
  );
  await run(
    tx,
    sql`insert into members_export (member_no, state, name, asked_at) values (${memberNo}, 'asked', ${name}, ${at})
        on conflict do nothing`,
  );
  return oneRow(
    tx,
    sql<ExportRow>`select ${COLUMNS} from members_export where member_no = ${memberNo} and state in ('asked', 'ready')`,
  );
}

/** The copies that were asked for after one of them, oldest first. */
export function askedExports(db: Db, after: bigint, limit: number): Promise<ExportRow[]> {
  return rows(
    db,
    sql<ExportRow>`
      select ${COLUMNS} from members_export where state = 'asked' and id > ${after} order by id limit ${limit}`,
  );
}

/** Keeps a copy that was made; `false` if another process was faster. */
export async function keepExport(
  tx: Tx,
  id: bigint,
  content: Buffer,
  { at, until }: { readonly at: Date; readonly until: Date },
): Promise<boolean> {
  const kept = await run(
    tx,
    sql`update members_export set state = 'ready', content = ${content}, ready_at = ${at}, expires_at = ${until}
         where id = ${id} and state = 'asked'`,
  );
  return kept === 1;
}

/** Hands a copy out, once, and removes it. */
export async function takeExport(db: Db, memberNo: bigint, name: string, at: Date): Promise<Buffer | undefined> {
  const taken = await maybeRow(
    db,
    sql<{ content: Buffer }>`
      with taken as (select id, content from members_export
                      where member_no = ${memberNo} and name = ${name} and state = 'ready' and expires_at > ${at} for update)
      update members_export e set state = 'fetched', content = null, ended_at = ${at} from taken
       where e.id = taken.id returning taken.content`,
  );
  return taken && Buffer.from(taken.content);
}

/** Removes the copies that nobody has fetched in time. */
export async function expireExports(db: Db, at: Date): Promise<void> {
  await run(
    db,
    sql`update members_export set state = 'expired', content = null, ended_at = ${at}
         where state = 'ready' and expires_at <= ${at}`,
  );
}
