import type { Ports } from '../../platform/ports.ts';
import type { ConversationRow, MessageRow } from './store.ts';

/** What both sides see of a message. A link to its picture is made for this answer and lives a quarter of an hour. */
export function presentMessage(ports: Pick<Ports, 'files'>, row: MessageRow) {
  const { referenceKind: kind, referenceId: id, referenceNumber: number } = row;
  return {
    number: row.number,
    by: row.by,
    text: row.text,
    picture: row.picture === null ? null : ports.files.link(row.picture),
    reference: kind === null || id === null || number === null ? null : { kind, id: String(id), number },
    at: row.at.toISOString(),
  };
}

/** A message as the member sees it: who answered at the desk stays inside. */
export function presentOwn(ports: Pick<Ports, 'files'>, row: MessageRow) {
  return { ...presentMessage(ports, row), key: row.by === 'member' ? row.key : null };
}

export const memberMarks = (row: ConversationRow) => ({ delivered: row.memberDelivered, read: row.memberRead });
export const deskMarks = (row: ConversationRow) => ({ delivered: row.deskDelivered, read: row.deskRead });
