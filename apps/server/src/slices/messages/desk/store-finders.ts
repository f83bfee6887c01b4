import { sql } from 'kysely';
import type { FindersOf } from '../../../platform/facts/finders.ts';
import { membersNamed } from '../../identity/index.ts';

/** Conversations by their member. */
export const messagesFinders: FindersOf = {
  conversation: (sought) => sql`
    select c.member_no::text as id, n.username as title, c.member_no::text as about
      from messages_conversation c join identity_name n using (member_no)
     where c.member_no = ${membersNamed(sought)} order by n.username`,
};
