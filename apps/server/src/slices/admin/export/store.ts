import { EXPORT_ATTEMPTS, type ExportFailure } from '@greenhall/domain/admin/exports';
import type { Role } from '@greenhall/domain/admin/roles';
import type { OperatorId } from '@greenhall/domain/shared/four-eyes';
import { type RawBuilder, sql } from 'kysely';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../../../platform/database/database.ts';
import { lockText } from '../../../platform/database/locks.ts';
import { type RowOf, columns, returning, select } from '../../../platform/database/select.ts';

/** A file that is made in the background, or was. */
export type ExportRow = RowOf<typeof EXPORT>;

const EXPORT = columns('admin_export', [
  'id',
  'operatorId',
  'list',
  'filter',
  'state',
  'askedAt',
  'attempts',
  'rowCount',
  'endedAt',
  'bytes',
  'sha256',
  'failure',
]).narrow<{ operatorId: OperatorId }>();

/** Files that are listed at most: more than an operator has made in a day. */
const LISTED = 50;

/**
 * Whether an operator has a file made, now or in the background. Others that ask for one wait until the transaction ends, so that of two
 * processes one makes a file.
 */
export async function isMaking(tx: Tx, operator: bigint, now: Date): Promise<boolean> {
  await lockText(tx, 'exports', String(operator));
  const { making } = await oneRow(
    tx,
    sql<{ making: boolean }>`
      select exists (select 1 from admin_export where operator_id = ${operator} and due_at is not null)
          or exists (select 1 from admin_export_turn where operator_id = ${operator} and until > ${now}) as making`,
  );
  return making;
}

/** Notes that an operator is answered a file at once, until a moment at most. */
export async function beginTurn(tx: Tx, operator: bigint, until: Date): Promise<void> {
  await run(
    tx,
    sql`insert into admin_export_turn (operator_id, until) values (${operator}, ${until})
        on conflict (operator_id) do update set until = excluded.until`,
  );
}

export async function endTurn(db: Db, operator: bigint, until: Date): Promise<void> {
  await run(db, sql`delete from admin_export_turn where operator_id = ${operator} and until = ${until}`);
}

interface NewExport {
  readonly operator: bigint;
  readonly list: string;
  readonly filter: string;
  readonly at: Date;
}

export function insertExport(tx: Tx, { operator, list, filter, at }: NewExport): Promise<ExportRow> {
  return oneRow(
    tx,
    returning(EXPORT)`
      insert into admin_export (operator_id, list, filter, state, asked_at, due_at)
      values (${operator}, ${list}, ${filter}, 'waiting', ${at}, ${at})`,
  );
}

/** Takes one that is due, so that no other process takes it before `until`. */
/** Whether a file is to be written. */
export const isFileDue = (now: Date): RawBuilder<boolean> =>
  sql`exists (select from admin_export where due_at <= ${now})`;

export function takeExport(db: Db, now: Date, until: Date): Promise<ExportRow | undefined> {
  return maybeRow(
    db,
    returning(EXPORT)`
      update admin_export set state = 'running', due_at = ${until}, attempts = attempts + 1, row_count = 0
       where id = (select id from admin_export where due_at <= ${now} order by due_at, id limit 1 for update skip locked)`,
  );
}

/** One attempt at a file: what is written under it counts only as long as no other process has begun another. */
export interface Attempt {
  readonly id: bigint;
  readonly attempts: number;
}

const OWN = ({ id, attempts }: Attempt) => sql`id = ${id} and attempts = ${attempts} and state = 'running'`;

/** Keeps an attempt for longer, and says how far it is; false if it is another's by now. */
export async function holdExport(db: Db, attempt: Attempt, rowCount: number, until: Date): Promise<boolean> {
  return (
    (await run(db, sql`update admin_export set due_at = ${until}, row_count = ${rowCount} where ${OWN(attempt)}`)) === 1
  );
}

interface Finished {
  readonly rowCount: number;
  readonly bytes: bigint;
  readonly sha256: string;
  readonly at: Date;
}

/** Gives a whole file out; false if the attempt is another's by now. */
export async function finishExport(tx: Tx, attempt: Attempt, made: Finished): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`update admin_export set state = 'done', due_at = null, ended_at = ${made.at}, row_count = ${made.rowCount},
                                  bytes = ${made.bytes}, sha256 = ${made.sha256}
           where ${OWN(attempt)}`,
    )) === 1
  );
}

/** Ends an attempt without a file. */
export async function failExport(db: Db, attempt: Attempt, failure: ExportFailure, at: Date): Promise<void> {
  await run(
    db,
    sql`update admin_export set state = 'failed', due_at = null, ended_at = ${at}, failure = ${failure} where ${OWN(attempt)}`,
  );
}

/** Leaves a file to be begun again, or says that it has been begun too often. */
export async function putBackExport(db: Db, attempt: Attempt, at: Date, next: Date): Promise<void> {
  if (attempt.attempts >= EXPORT_ATTEMPTS) return failExport(db, attempt, 'attempts', at);
  await run(db, sql`update admin_export set state = 'waiting', due_at = ${next} where ${OWN(attempt)}`);
}

/** Whether the file of an attempt is given out. */
export async function isGivenOut(db: Db, { id, attempts }: Attempt): Promise<boolean> {
  const found = await maybeRow(
    db,
    select(columns('admin_export', ['id']))`
      from admin_export where id = ${id} and attempts = ${attempts} and state = 'done'`,
  );
  return found !== undefined;
}

export const exportOf = (db: Db, id: bigint, operator: bigint): Promise<ExportRow | undefined> =>
  maybeRow(db, select(EXPORT)`from admin_export where id = ${id} and operator_id = ${operator}`);

/** The files of an operator that were asked for, or ended, since a moment, newest first. */
export const exportsOf = (db: Db, operator: bigint, since: Date): Promise<ExportRow[]> =>
  rows(
    db,
    select(EXPORT)`
      from admin_export where operator_id = ${operator} and (ended_at is null or ended_at > ${since})
     order by id desc limit ${LISTED}`,
  );

/** Some of the files that ended before a moment. */
export const endedExports = (db: Db, before: Date, limit: number): Promise<ExportRow[]> =>
  rows(db, select(EXPORT)`from admin_export where ended_at <= ${before} order by ended_at, id limit ${limit}`);

export async function forgetExport(db: Db, id: bigint): Promise<void> {
  await run(db, sql`delete from admin_export where id = ${id} and ended_at is not null`);
}

/** Turns that were not ended, because their process has died. */
export async function forgetTurns(db: Db, before: Date): Promise<void> {
  await run(db, sql`delete from admin_export_turn where until <= ${before}`);
}

/** Who has a file made, with the roles of now; `undefined` for one who may not sign in. */
export function makerOf(
  db: Db,
  operator: bigint,
): Promise<{ readonly username: string; readonly roles: readonly Role[] } | undefined> {
  return maybeRow(
    db,
    select(columns('admin_operator', ['username', 'roles']).narrow<{ roles: readonly Role[] }>())`
      from admin_operator where id = ${operator} and suspended_at is null`,
  );
}
