import { sql } from 'kysely';
import { type PersonalTable, personalTable } from '../../platform/facts/personal-data.ts';

/** What the slice keeps about a member, for the member's own copy. Rule: members#export. */
export const contentPersonal: readonly PersonalTable[] = [
  personalTable(
    'read_notices',
    (member) => sql`
      select entry_id as id from content_read where member_no = ${member}`,
  ),
];
