import { sql } from 'kysely';
import type { FindersOf } from '../../../platform/facts/finders.ts';
import { membersNamed } from '../../identity/index.ts';

/** Verifications by their member: the one that counts now, once it is handed in. What is sealed in them is not searched. */
export const verificationFinders: FindersOf = {
  verification: (sought) => sql`
    select c.id::text as id, n.username as title, c.owner::text as about
      from verification_case c join identity_name n on n.member_no = c.owner
     where c.is_current and c.state <> 'draft' and c.owner = ${membersNamed(sought)} order by n.username`,
};
