import type { InboxView } from '@greenhall/domain/messages/conversation';
import type { SupportTopic } from '@greenhall/domain/messages/support-ticket';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { sql } from 'kysely';
import { FIRST_PLACE, LAST_PLACE, type Place } from '../../../platform/cursor.ts';
import { type Db, type Tx, maybeRow, rows } from '../../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../../platform/database/select.ts';
import { CONVERSATION_COLUMNS } from '../store.ts';

const PREVIEW = 120;

/** A conversation as the desk lists it. */
const INBOX = columns('messages_conversation as c', CONVERSATION_COLUMNS).and({
  username: sql<string>`n.username`,
  preview: sql<string>`left(m.text, ${PREVIEW})`,
  unread: sql<bigint>`
    (select count(*) from messages_message u
      where u.member_no = c.member_no and u.by = 'member' and u.number > c.desk_read)`,
});
/** The position is where the next page of a view begins. */
const BY_LAST = INBOX.and(columns('messages_conversation as c', ['position']));
const BY_WAIT = INBOX.and(columns('messages_conversation as c', ['waitingPosition as position'])).narrow<{
  position: bigint;
}>();
export type InboxRow = RowOf<typeof BY_LAST>;

const FROM = sql`messages_conversation c
  join identity_name n on n.member_no = c.member_no
  join messages_message m on m.member_no = c.member_no and m.number = c.last_number`;

/** Which conversations are wanted. */
export interface InboxFilter {
  readonly view: InboxView;
  readonly operator: bigint;
  /** A member's number or username; all members without one. */
  readonly search: string | undefined;
  /** The topic of the last ticket; all without one. */
  readonly topic: SupportTopic | undefined;
}

/** A page of conversations: those that wait by the length of the wait, the others by their last message. */
export function listInbox(
  db: Db,
  { view, operator, search, topic }: InboxFilter,
  start: Place | undefined,
  limit: number,
): Promise<InboxRow[]> {
  const number = search !== undefined && /^\d{1,16}$/.test(search) ? BigInt(search) : null;
  const searched = search === undefined ? sql`true` : sql`(c.member_no = ${number}::bigint or n.username = ${search})`;
  const wanted =
    topic === undefined
      ? searched
      : sql`${searched} and ${topic} = (select a.topic from messages_matter a where a.member_no = c.member_no
                                         order by a.number desc limit 1)`;
  const { position, id } = start ?? (view === 'waiting' ? FIRST_PLACE : LAST_PLACE);
  if (view === 'waiting')
    return rows(
      db,
      select(BY_WAIT)`
        from ${FROM}
         where c.state = 'waiting' and ${wanted} and (c.waiting_position, c.member_no) > (${position}, ${id})
         order by c.waiting_position, c.member_no limit ${limit}`,
    );
  const mine = view === 'mine' ? sql`c.holder_id = ${operator}` : sql`true`;
  return rows(
    db,
    select(BY_LAST)`
      from ${FROM} where ${mine} and ${wanted} and (c.position, c.member_no) < (${position}, ${id})
       order by c.position desc, c.member_no desc limit ${limit}`,
  );
}

/** One conversation as the desk lists it. */
export function inboxRow(db: Db | Tx, memberNo: MemberNo): Promise<InboxRow | undefined> {
  return maybeRow(db, select(BY_LAST)`from ${FROM} where c.member_no = ${memberNo}`);
}
