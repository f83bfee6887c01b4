import type { InboxView } from '@greenhall/domain/messages/conversation';
import type { MatterTopic } from '@greenhall/domain/messages/matter';
import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, rows } from '../../../platform/database/database.ts';
import type { ConversationRow } from '../store.ts';

/** A conversation as the desk lists it. */
export interface InboxRow extends ConversationRow {
  readonly username: string;
  readonly unread: bigint;
  readonly preview: string;
  /** Where the next page of its view begins. */
  readonly position: bigint;
}

const PREVIEW = 120;

const INBOX = sql`c.member_no as "memberNo", c.state, c.version, c.last_number as last,
  c.member_delivered as "memberDelivered", c.member_read as "memberRead", c.desk_delivered as "deskDelivered",
  c.desk_read as "deskRead", c.holder_id as "holderId", c.holder, c.waiting_since as "waitingSince",
  c.last_at as "lastAt", n.username, left(m.text, ${PREVIEW}) as preview,
  (select count(*) from messages_message u
    where u.member_no = c.member_no and u.by = 'member' and u.number > c.desk_read) as unread`;
const FROM = sql`messages_conversation c
  join identity_name n on n.member_no = c.member_no
  join messages_message m on m.member_no = c.member_no and m.number = c.last_number`;

/** Which conversations are wanted. */
export interface InboxFilter {
  readonly view: InboxView;
  readonly operator: bigint;
  /** A member's number or username; all members without one. */
  readonly search: string | undefined;
  /** The topic of the last matter; all without one. */
  readonly topic: MatterTopic | undefined;
}

/** A page of conversations: those that wait by the length of the wait, the others by their last message. */
export function listInbox(
  db: Db,
  { view, operator, search, topic }: InboxFilter,
  start: bigint | undefined,
  limit: number,
): Promise<InboxRow[]> {
  const number = search !== undefined && /^\d{1,16}$/.test(search) ? BigInt(search) : null;
  const searched = search === undefined ? sql`true` : sql`(c.member_no = ${number}::bigint or n.username = ${search})`;
  const wanted =
    topic === undefined
      ? searched
      : sql`${searched} and ${topic} = (select a.topic from messages_matter a where a.member_no = c.member_no
                                         order by a.number desc limit 1)`;
  if (view === 'waiting')
    return rows(
      db,
      sql<InboxRow>`
        select ${INBOX}, c.waiting_position as position from ${FROM}
         where c.state = 'waiting' and ${wanted} and c.waiting_position > ${start ?? 0n}
         order by c.waiting_position limit ${limit}`,
    );
  const mine = view === 'mine' ? sql`c.holder_id = ${operator}` : sql`true`;
  const below = start === undefined ? sql`true` : sql`c.position < ${start}`;
  return rows(
    db,
    sql<InboxRow>`
      select ${INBOX}, c.position from ${FROM} where ${mine} and ${wanted} and ${below}
       order by c.position desc limit ${limit}`,
  );
}

/** One conversation as the desk lists it. */
export function inboxRow(db: Db | Tx, memberNo: bigint): Promise<InboxRow | undefined> {
  return maybeRow(db, sql<InboxRow>`select ${INBOX}, c.position from ${FROM} where c.member_no = ${memberNo}`);
}
