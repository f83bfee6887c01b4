import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { OperatorCaller } from '../../../platform/http/caller.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Ports } from '../../../platform/ports.ts';
import { languagesOf } from '../../members/index.ts';
import { deskMarks, memberMarks, presentMessage, presentTopic } from '../present.ts';
import type { MessageRow } from '../store.ts';
import { lastTickets } from '../store-support-tickets.ts';
import { colleaguesOf, holdingOf } from './holding.ts';
import { languageFor } from './language.ts';
import type { CannedRow } from './store-canned.ts';
import type { InboxRow } from './store-inbox.ts';
import type { NoteRow } from './store-notes.ts';

/**
 * Conversations as an operator sees them: in which language their members read, and whether their holders are present. Of
 * that of its own person nothing is shown that was said.
 */
export async function presentInbox(
  ports: Pick<Ports, 'operators' | 'clock' | 'persons'>,
  db: Db | Tx,
  { operatorId }: Pick<OperatorCaller, 'operatorId'>,
  shown: readonly InboxRow[],
) {
  const colleagues = await colleaguesOf(ports, db);
  const members = shown.map(({ memberNo }) => memberNo);
  const languages = await languagesOf(db, members);
  const tickets = await lastTickets(db, members);
  const own = await ports.persons.ownAmong(db, operatorId, members);
  const ticketOf = (member: MemberNo) => {
    const ticket = own.has(member) ? undefined : tickets.get(member);
    return ticket ? presentTopic(ticket) : null;
  };
  return shown.map((row) => ({
    member: String(row.memberNo),
    username: row.username,
    language: languageFor(languages.get(row.memberNo)),
    state: row.state,
    version: row.version,
    last: row.last,
    unread: Number(row.unread),
    holder:
      row.holder === null
        ? null
        : {
            name: row.holder,
            isMe: row.holderId === operatorId,
            isPresent: holdingOf(row, colleagues).isHolderPresent,
          },
    waitingSince: row.waitingSince?.toISOString() ?? null,
    lastAt: row.lastAt.toISOString(),
    isOwn: own.has(row.memberNo),
    ticket: ticketOf(row.memberNo),
    preview: own.has(row.memberNo) ? '' : row.preview,
    desk: deskMarks(row),
    theirs: memberMarks(row),
  }));
}

/** A message with what only the desk is told: who wrote it, and of what it was made. */
export function presentAtDesk(ports: Pick<Ports, 'files'>, row: MessageRow, reader: string) {
  const canned = row.cannedId === null ? null : String(row.cannedId);
  return { ...presentMessage(ports, row, reader), operator: row.operator, canned };
}

export function presentCanned({ id, title, version, texts }: CannedRow) {
  const { 'zh-Hans': simplified = '', 'zh-Hant': traditional = '', en = '', kor = '', jp = '' } = texts;
  const { de = '', spa = '', fra = '', pt = '', th = '' } = texts;
  const all = { 'zh-Hans': simplified, 'zh-Hant': traditional, en, kor, jp, de, spa, fra, pt, th };
  return { id: String(id), title, version, texts: all };
}

export function presentNote({ id, operator, text, at }: NoteRow) {
  return { id: String(id), operator, text, at: at.toISOString() };
}
