import { sql } from 'kysely';
import { BEYOND_LAST } from '../../../platform/cursor.ts';
import { type Db, type Tx, oneRow, rows } from '../../../platform/database/database.ts';

export interface NoteRow {
  readonly id: bigint;
  readonly operator: string;
  readonly text: string;
  readonly at: Date;
}

export function insertNote(tx: Tx, memberNo: bigint, note: Omit<NoteRow, 'id'>): Promise<NoteRow> {
  return oneRow(
    tx,
    sql<NoteRow>`insert into messages_note (member_no, operator, text, at)
                 values (${memberNo}, ${note.operator}, ${note.text}, ${note.at}) returning id, operator, text, at`,
  );
}

/** A page of the notes at a conversation, newest first. */
export function listNotes(db: Db, memberNo: bigint, below: bigint | undefined, limit: number): Promise<NoteRow[]> {
  return rows(
    db,
    sql<NoteRow>`select id, operator, text, at from messages_note
                  where member_no = ${memberNo} and id < ${below ?? BEYOND_LAST} order by id desc limit ${limit}`,
  );
}
