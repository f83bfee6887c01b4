import type { Owner } from '@greenhall/domain/members/owner';
import type { CaseView } from '@greenhall/domain/verification/case';
import { sql } from 'kysely';
import { FIRST_PLACE, LAST_PLACE, type Place } from '../../../platform/cursor.ts';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../../platform/database/select.ts';
import { CASE, type CaseRow } from '../store.ts';

/** A case as the desk lists it. */
export interface DeskRow extends CaseRow {
  readonly username: string;
  /** Where the next page of its view begins. */
  readonly position: bigint;
}

const DESK = CASE.and({ username: sql<string>`n.username` });
const DECIDED = DESK.and(columns('verification_case as c', ['id as position']));
const WAITING = DESK.and(columns('verification_case as c', ['position']).narrow<{ position: bigint }>());
const FROM = sql`verification_case c join identity_name n on n.member_no = c.owner`;

/** Which cases are wanted. */
export interface DeskFilter {
  readonly view: CaseView;
  readonly operator: bigint;
  readonly at: Date;
}

/** A page of cases: those that wait by the day of the first submission, the own ones likewise, the decided ones newest first. */
export function listCases(
  db: Db,
  { view, operator, at }: DeskFilter,
  start: Place | undefined,
  limit: number,
): Promise<DeskRow[]> {
  const { position, id } = start ?? (view === 'decided' ? LAST_PLACE : FIRST_PLACE);
  if (view === 'decided')
    return rows(
      db,
      select(DECIDED)`
        from ${FROM}
         where c.decided_at is not null and c.id < ${position} order by c.id desc limit ${limit}`,
    );
  const wanted =
    view === 'mine'
      ? sql`c.state = 'inReview' and c.reviewer_id = ${operator} and c.claimed_until > ${at}`
      : sql`(c.state = 'submitted' or (c.state = 'inReview' and c.claimed_until <= ${at}))`;
  return rows(
    db,
    select(WAITING)`
      from ${FROM}
       where ${wanted} and (c.position, c.id) > (${position}, ${id}) order by c.position, c.id limit ${limit}`,
  );
}

/** A case of another person with the same name and birth date, or the same document. */
export type DuplicateRow = RowOf<ReturnType<typeof sameAs>>;

const sameAs = ({ personHash, documentHash }: CaseRow) =>
  columns('verification_case as c', ['id', 'owner', 'state']).and({
    username: sql<string>`n.username`,
    samePerson: sql<boolean>`coalesce(c.person_hash = ${personHash}, false)`,
    sameDocument: sql<boolean>`coalesce(c.document_hash = ${documentHash}, false)`,
  });

const DUPLICATES = 20;

/** The cases of others that are the same in person or document, also those that were erased. */
export function duplicatesOf(db: Db | Tx, row: CaseRow): Promise<DuplicateRow[]> {
  const { owner, personHash, documentHash } = row;
  return rows(
    db,
    select(sameAs(row))`
      from ${FROM}
       where c.owner <> ${owner} and (c.person_hash = ${personHash} or c.document_hash = ${documentHash})
       order by c.id desc limit ${DUPLICATES}`,
  );
}

/** Whether an earlier case of the same person took a second reviewer, also one that was erased. */
export async function hadSecond(tx: Tx, { owner, id }: Pick<CaseRow, 'owner' | 'id'>): Promise<boolean> {
  const found = await maybeRow(
    tx,
    sql`select 1 from verification_case where owner = ${owner} and id < ${id} and second_for is not null limit 1`,
  );
  return found !== undefined;
}

export type NoteRow = RowOf<typeof NOTE>;

const NOTE = columns('verification_note', ['id', 'operator', 'text', 'at']);

export async function insertNote(tx: Tx, caseId: bigint, note: Omit<NoteRow, 'id'>): Promise<void> {
  await run(
    tx,
    sql`insert into verification_note (case_id, operator, text, at)
        values (${caseId}, ${note.operator}, ${note.text}, ${note.at})`,
  );
}

const NOTES = 50;

/** The newest notes at a case. */
export function notesOf(db: Db | Tx, caseId: bigint): Promise<NoteRow[]> {
  return rows(
    db,
    select(NOTE)`
      from verification_note where case_id = ${caseId}
       order by id desc limit ${NOTES}`,
  );
}

/** The claim lasts on from an act of its reviewer. */
export async function extendClaim(tx: Tx, id: bigint, until: Date): Promise<void> {
  await run(tx, sql`update verification_case set claimed_until = ${until} where id = ${id}`);
}

/** The name of a person. */
export async function usernameOf(db: Db | Tx, owner: Owner): Promise<string> {
  const found = await oneRow(
    db,
    sql<{ username: string }>`select username from identity_name where member_no = ${owner}`,
  );
  return found.username;
}
