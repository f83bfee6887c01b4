import { sql } from 'kysely';
import { type PersonalTable, personalTable } from '../../platform/facts/personal-data.ts';

/** What the slice keeps about a member, for the member's own copy. Rule: members#export. */
export const messagesPersonal: readonly PersonalTable[] = [
  personalTable(
    'messages',
    (member) => sql`
      select number as id, "by", text, reference_kind, reference_number, at from messages_message where member_no = ${member}`,
  ),
  personalTable(
    'tickets',
    (member) => sql`
      select number as id, topic, reference_kind, reference_number, began_at, closed_at, rating, rating_text, rated_at
        from messages_matter where member_no = ${member}`,
  ),
];
