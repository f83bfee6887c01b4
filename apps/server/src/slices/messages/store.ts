import type { ConversationState } from '@greenhall/domain/messages/conversation';
import type { Marks } from '@greenhall/domain/messages/marks';
import type { Author, ReferenceKind } from '@greenhall/domain/messages/message';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { sql } from 'kysely';
import { positionOf } from '../../platform/cursor.ts';
import { int8Column } from '../../platform/database/columns.ts';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../platform/database/select.ts';
import { namesFile } from '../../platform/pictures/named-files.ts';

/** A member's conversation. */
export type ConversationRow = RowOf<typeof CONVERSATION>;

export const CONVERSATION_COLUMNS = [
  'memberNo',
  'state',
  'version',
  'lastNumber as last',
  'memberDelivered',
  'memberRead',
  'deskDelivered',
  'deskRead',
  'holderId',
  'holder',
  'waitingSince',
  'lastAt',
] as const;
const CONVERSATION = columns('messages_conversation', CONVERSATION_COLUMNS);

export function conversationOf(db: Db | Tx, memberNo: MemberNo): Promise<ConversationRow | undefined> {
  return maybeRow(db, select(CONVERSATION)`from messages_conversation where member_no = ${memberNo}`);
}

/** Locks a conversation until the transaction ends. */
export function lockConversation(tx: Tx, memberNo: MemberNo): Promise<ConversationRow | undefined> {
  return maybeRow(tx, select(CONVERSATION)`from messages_conversation where member_no = ${memberNo} for update`);
}

/** Locks a member's conversation, which begins if there was none. */
export async function beginConversation(tx: Tx, memberNo: MemberNo, at: Date): Promise<ConversationRow> {
  const position = positionOf(at, memberNo);
  await run(
    tx,
    sql`insert into messages_conversation (member_no, state, waiting_since, waiting_position, last_at, position)
        values (${memberNo}, 'waiting', ${at}, ${position}, ${at}, ${position}) on conflict do nothing`,
  );
  return oneRow(tx, select(CONVERSATION)`from messages_conversation where member_no = ${memberNo} for update`);
}

/** What a new message changes of its conversation. */
interface Advanced {
  readonly state: ConversationState;
  readonly last: number;
  readonly waitingSince: Date | null;
  readonly at: Date;
}

export async function advanceConversation(
  tx: Tx,
  memberNo: MemberNo,
  { state, last, waitingSince, at }: Advanced,
): Promise<void> {
  await run(
    tx,
    sql`update messages_conversation
           set state = ${state}, last_number = ${last}, waiting_since = ${waitingSince},
               waiting_position = ${waitingSince && positionOf(waitingSince, memberNo)}, last_at = ${at},
               position = ${positionOf(at, memberNo)}
         where member_no = ${memberNo}`,
  );
}

/** Who has a conversation from now on, and its state if it is closed with that; the version rises. */
export async function setHolder(
  tx: Tx,
  memberNo: MemberNo,
  holder: { readonly id: bigint; readonly name: string } | null,
  closed?: ConversationState,
): Promise<void> {
  await run(
    tx,
    sql`update messages_conversation
           set holder_id = ${holder?.id ?? null}, holder = ${holder?.name ?? null}, version = version + 1,
               state = coalesce(${closed ?? null}, state),
               waiting_since = case when ${closed !== undefined} then null else waiting_since end,
               waiting_position = case when ${closed !== undefined} then null else waiting_position end
         where member_no = ${memberNo}`,
  );
}

/** Sets the marks of one side. */
export async function setMarks(tx: Tx, memberNo: MemberNo, side: Author, { delivered, read }: Marks): Promise<void> {
  const values =
    side === 'member'
      ? sql`member_delivered = ${delivered}, member_read = ${read}`
      : sql`desk_delivered = ${delivered}, desk_read = ${read}`;
  await run(tx, sql`update messages_conversation set ${values} where member_no = ${memberNo}`);
}

export type MessageRow = RowOf<typeof MESSAGE>;

const MESSAGE = columns('messages_message', [
  'memberNo',
  'number',
  'by',
  'key',
  'text',
  'picture',
  'referenceKind',
  'referenceId',
  'referenceNumber',
  'operator',
  'cannedId',
  'at',
]);

export async function insertMessage(tx: Tx, fresh: MessageRow): Promise<void> {
  await run(
    tx,
    sql`insert into messages_message (member_no, number, by, key, text, picture, reference_kind, reference_id,
                                      reference_number, operator, canned_id, at)
        values (${fresh.memberNo}, ${fresh.number}, ${fresh.by}, ${fresh.key}, ${fresh.text}, ${fresh.picture},
                ${fresh.referenceKind}, ${fresh.referenceId}, ${fresh.referenceNumber}, ${fresh.operator},
                ${fresh.cannedId}, ${fresh.at})`,
  );
}

/** The message that a side has sent with a key. */
export function messageByKey(tx: Tx, memberNo: MemberNo, by: Author, key: string): Promise<MessageRow | undefined> {
  return maybeRow(
    tx,
    select(MESSAGE)`
      from messages_message
       where member_no = ${memberNo} and by = ${by} and key = ${key}`,
  );
}

/** Messages after a number, in their order. */
export function messagesAfter(db: Db, memberNo: MemberNo, after: number, limit: number): Promise<MessageRow[]> {
  return rows(
    db,
    select(MESSAGE)`
      from messages_message
       where member_no = ${memberNo} and number > ${after} order by number limit ${limit}`,
  );
}

/** Messages before a number, the newest first. */
export function messagesBefore(db: Db, memberNo: MemberNo, before: number, limit: number): Promise<MessageRow[]> {
  return rows(
    db,
    select(MESSAGE)`
      from messages_message
       where member_no = ${memberNo} and number < ${before} order by number desc limit ${limit}`,
  );
}

/** The number of what the member's last message with a reference was about. */
export async function lastReference(tx: Tx, memberNo: MemberNo): Promise<string> {
  const found = await maybeRow(
    tx,
    select(columns('messages_message', ['referenceNumber as number']).narrow<{ number: string }>())`
      from messages_message
       where member_no = ${memberNo} and reference_number is not null order by messages_message.number desc limit 1`,
  );
  return found?.number ?? '';
}

/** Which of these files are pictures of messages. */
export async function messagesFiles(db: Db, among?: readonly string[]): Promise<string[]> {
  const found = await rows(
    db,
    select(columns('messages_message', ['picture as file']).narrow<{ file: string }>())`
      from messages_message where ${namesFile('picture', among)}`,
  );
  return found.map(({ file }) => file);
}

/** The messages of members that are about one thing, oldest first. */
export function messagesAbout(
  db: Db,
  members: readonly MemberNo[],
  thing: { readonly kind: ReferenceKind; readonly id: bigint },
  limit: number,
): Promise<{ by: Author; operator: string | null; at: Date }[]> {
  return rows(
    db,
    select(columns('messages_message', ['by', 'operator', 'at']))`
      from messages_message
       where member_no = any(${int8Column(members)}::bigint[])
         and reference_kind = ${thing.kind} and reference_id = ${thing.id}
       order by at limit ${limit}`,
  );
}
