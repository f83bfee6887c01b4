import { mayRate, type RatedTicket, type SupportTopic } from '@greenhall/domain/messages/support-ticket';
import type { Ports } from '../../platform/ports.ts';
import type { ConversationRow, MessageRow } from './store.ts';
import type { TicketRow } from './store-support-tickets.ts';

type Referring = Pick<MessageRow, 'referenceKind' | 'referenceId' | 'referenceNumber'>;

/** What a message or a ticket refers to. */
function presentReference({ referenceKind: kind, referenceId: id, referenceNumber: number }: Referring) {
  return kind === null || id === null || number === null ? null : { kind, id: String(id), number };
}

/** What both sides see of a message. A link to its picture is made for the reader of this answer and lives a quarter of an hour. */
export function presentMessage(ports: Pick<Ports, 'files'>, row: MessageRow, reader: string) {
  return {
    number: row.number,
    by: row.by,
    text: row.text,
    picture: row.picture === null ? null : ports.files.link(row.picture, reader),
    reference: presentReference(row),
    at: row.at.toISOString(),
  };
}

/** A message as the member sees it, with the topic of a ticket that began with it: who answered at the desk stays inside. */
export function presentMine(
  ports: Pick<Ports, 'files'>,
  row: MessageRow,
  topics: ReadonlyMap<number, SupportTopic>,
  reader: string,
) {
  const key = row.by === 'member' ? row.key : null;
  return { ...presentMessage(ports, row, reader), key, topic: topics.get(row.number) ?? null };
}

export const memberMarks = (row: ConversationRow) => ({ delivered: row.memberDelivered, read: row.memberRead });
export const deskMarks = (row: ConversationRow) => ({ delivered: row.deskDelivered, read: row.deskRead });

export const instants = ({ closedAt, ratedAt }: TicketRow): RatedTicket => ({
  closedAt: closedAt?.getTime() ?? null,
  ratedAt: ratedAt?.getTime() ?? null,
});

/** A ticket as its member sees it. */
export function presentTicket(row: TicketRow, now: Date) {
  return {
    id: String(row.id),
    ...presentTopic(row),
    closedAt: row.closedAt?.toISOString() ?? null,
    rating: row.rating,
    text: row.ratingText,
    mayRate: mayRate(instants(row), now.getTime()),
  };
}

/** What a ticket is about. The desk is not told at a conversation how the help was rated. */
export const presentTopic = (row: TicketRow) => ({ topic: row.topic, reference: presentReference(row) });
