import type { HelpRating } from '@greenhall/domain/messages/support-ticket';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, rows, run } from '../../platform/database/database.ts';
import { type RowOf, columns, select, selectDistinct } from '../../platform/database/select.ts';
import { CONVERSATION_COLUMNS } from './store.ts';

/** What a ticket is about, from the message with this number on. */
export type TicketRow = RowOf<typeof TICKET>;

const TICKET = columns('messages_matter', [
  'id',
  'memberNo',
  'number',
  'topic',
  'referenceKind',
  'referenceId',
  'referenceNumber',
  'closedAt',
  'rating',
  'ratingText',
  'ratedAt',
]);

type NewTicket = Omit<TicketRow, 'id' | 'closedAt' | 'rating' | 'ratingText' | 'ratedAt'> & { readonly at: Date };

/** Begins a ticket, unless one of the member is open. */
export async function beginTicket(tx: Tx, fresh: NewTicket): Promise<void> {
  await run(
    tx,
    sql`insert into messages_matter (member_no, number, topic, reference_kind, reference_id, reference_number, began_at)
        values (${fresh.memberNo}, ${fresh.number}, ${fresh.topic}, ${fresh.referenceKind}, ${fresh.referenceId},
                ${fresh.referenceNumber}, ${fresh.at})
        on conflict (member_no) where closed_at is null do nothing`,
  );
}

/** Ends the open ticket of a member, if there is one. */
export async function endTicket(tx: Tx, memberNo: MemberNo, at: Date): Promise<void> {
  await run(tx, sql`update messages_matter set closed_at = ${at} where member_no = ${memberNo} and closed_at is null`);
}

const BEGUN = columns('messages_matter', ['number', 'topic']);

/** The topics of the tickets of a member that began with one of these messages, by its number. */
export async function topicsBegun(
  db: Db | Tx,
  memberNo: MemberNo,
  messages: readonly { readonly number: number }[],
): Promise<ReadonlyMap<number, TicketRow['topic']>> {
  const numbers = messages.map(({ number }) => number);
  const begun = await rows(
    db,
    select(BEGUN)`from messages_matter where member_no = ${memberNo} and number = any(${numbers}::integer[])`,
  );
  return new Map(begun.map(({ number, topic }) => [number, topic]));
}

const CURRENT = columns('messages_conversation as c', CONVERSATION_COLUMNS)
  .and({
    unread: sql<bigint>`(select count(*) from messages_message u
                               where u.member_no = c.member_no and u.by = 'desk' and u.number > c.member_read)`,
  })
  .and(
    columns('messages_matter as k', [
      'id as ticketId',
      'number as ticketNumber',
      'topic',
      'referenceKind',
      'referenceId',
      'referenceNumber',
      'closedAt',
      'rating',
      'ratingText',
      'ratedAt',
    ]).orNull(),
  );

/** A member's conversation, how many messages of the desk are unread, and the member's last ticket. */
export async function conversationNow(db: Db, memberNo: MemberNo) {
  const row = await maybeRow(
    db,
    select(CURRENT)`
      from messages_conversation c
        left join lateral (
          select * from messages_matter where member_no = c.member_no order by number desc limit 1) k on true
       where c.member_no = ${memberNo}`,
  );
  if (!row) return undefined;
  const { ticketId: id, ticketNumber: number } = row;
  const isThere = id !== null && number !== null;
  return { ...row, ticket: isThere ? ({ ...row, id, number } as TicketRow) : undefined };
}

/** The last ticket of each of these members. */
export async function lastTickets(db: Db | Tx, members: readonly MemberNo[]): Promise<ReadonlyMap<bigint, TicketRow>> {
  const found = await rows(
    db,
    selectDistinct(TICKET, sql`on (member_no)`)`
      from messages_matter where member_no = any(${members}::bigint[]) order by member_no, number desc`,
  );
  return new Map(found.map((row) => [row.memberNo, row]));
}

/** A ticket of the member, locked until the transaction ends. */
export function lockTicket(tx: Tx, memberNo: MemberNo, id: bigint): Promise<TicketRow | undefined> {
  return maybeRow(tx, select(TICKET)`from messages_matter where id = ${id} and member_no = ${memberNo} for update`);
}

/** What a member says of the help. */
interface Said {
  readonly rating: HelpRating;
  readonly text: string;
  readonly at: Date;
}

/** Rates a ticket; the moment of its first rating stays. */
export async function rateTicket(tx: Tx, id: bigint, { rating, text, at }: Said): Promise<void> {
  await run(
    tx,
    sql`update messages_matter
           set rating = ${rating}, rating_text = ${text}, rated_at = coalesce(rated_at, ${at})
         where id = ${id}`,
  );
}
