import { sql } from 'kysely';
import type { FindersOf } from '../../../platform/facts/finders.ts';
import { membersNamed } from '../../identity/index.ts';

/** Members by number or username, and by a phone or e-mail that was typed in full. */
export const memberFinders: FindersOf = {
  member: (sought) => sql`
    select m.member_no::text as id, n.username as title, m.member_no::text as about
      from members_member m join identity_name n using (member_no)
     where m.member_no = ${membersNamed(sought)} order by n.username`,
  contact: ({ lower }) => sql`
    select n.member_no::text as id, n.username as title, n.member_no::text as about
      from identity_bound_address a join identity_name n using (member_no)
     where a.channel in ('phone', 'email') and a.address = ${lower} order by n.member_no`,
};
