import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { BEYOND_LAST } from '../../../platform/cursor.ts';
import { type Db, type Tx, oneRow, rows } from '../../../platform/database/database.ts';
import { type RowOf, columns, returning, select } from '../../../platform/database/select.ts';

export type NoteRow = RowOf<typeof NOTE>;

const NOTE = columns('messages_note', ['id', 'operator', 'text', 'at']);

export function insertNote(tx: Tx, memberNo: MemberNo, note: Omit<NoteRow, 'id'>): Promise<NoteRow> {
  return oneRow(
    tx,
    returning(NOTE)`
      insert into messages_note (member_no, operator, text, at)
       values (${memberNo}, ${note.operator}, ${note.text}, ${note.at})`,
  );
}

/** A page of the notes at a conversation, newest first. */
export function listNotes(db: Db, memberNo: MemberNo, below: bigint | undefined, limit: number): Promise<NoteRow[]> {
  return rows(
    db,
    select(NOTE)`
      from messages_note
       where member_no = ${memberNo} and id < ${below ?? BEYOND_LAST} order by id desc limit ${limit}`,
  );
}
