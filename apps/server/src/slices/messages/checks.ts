import { sql } from 'kysely';
import { type Check, check } from '../../platform/checks.ts';

const NAMED = 20;

/** What always holds of conversations. */
export const messagesChecks: readonly Check[] = [
  check(
    'the messages of a conversation are numbered from 1 to its last number, without a gap',
    sql`
          select 'member ' || c.member_no as found
            from messages_conversation c
            left join (select member_no, count(*) as n, max(number) as last from messages_message group by member_no) m
                   using (member_no)
           where coalesce(m.n, 0) <> c.last_number or coalesce(m.last, 0) <> c.last_number limit ${NAMED}`,
  ),
  check(
    'a conversation waits exactly if its member wrote last and it was not closed since',
    sql`
          select 'member ' || c.member_no as found
            from messages_conversation c
            join messages_message m on m.member_no = c.member_no and m.number = c.last_number
           where c.state <> 'closed' and (c.state = 'waiting') <> (m.by = 'member') limit ${NAMED}`,
  ),
  check(
    'a conversation that waits has an open ticket, and a closed one has none',
    sql`
          select 'member ' || c.member_no as found
            from messages_conversation c
            left join messages_matter m on m.member_no = c.member_no and m.closed_at is null
           where (c.state = 'waiting' and m.member_no is null) or (c.state = 'closed' and m.member_no is not null)
           limit ${NAMED}`,
  ),
  check(
    'a ticket begins with a message of its member, and is about what that refers to',
    sql`
          select 'member ' || a.member_no || ' message ' || a.number as found
            from messages_matter a
            left join messages_message m on m.member_no = a.member_no and m.number = a.number and m.by = 'member'
           where m.number is null
              or (a.reference_kind is not null and (a.reference_kind, a.reference_id) is distinct from (m.reference_kind, m.reference_id))
           limit ${NAMED}`,
  ),
];
