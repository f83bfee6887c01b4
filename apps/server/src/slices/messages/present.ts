import type { Ports } from '../../platform/ports.ts';
import type { ConversationRow, MessageRow } from './store.ts';

/** What both sides see of a message. A link to its picture is made for the reader of this answer and lives a quarter of an hour. */
export function presentMessage(ports: Pick<Ports, 'files'>, row: MessageRow, reader: string) {
  const { referenceKind: kind, referenceId: id, referenceNumber: number } = row;
  return {
    number: row.number,
    by: row.by,
    text: row.text,
    picture: row.picture === null ? null : ports.files.link(row.picture, reader),
    reference: kind === null || id === null || number === null ? null : { kind, id: String(id), number },
    at: row.at.toISOString(),
  };
}

/** A message as the member sees it: who answered at the desk stays inside. */
export function presentOwn(ports: Pick<Ports, 'files'>, row: MessageRow, reader: string) {
  return { ...presentMessage(ports, row, reader), key: row.by === 'member' ? row.key : null };
}

export const memberMarks = (row: ConversationRow) => ({ delivered: row.memberDelivered, read: row.memberRead });
export const deskMarks = (row: ConversationRow) => ({ delivered: row.deskDelivered, read: row.deskRead });
