import { sql, type RawBuilder } from 'kysely';
import type { SearchTerm } from '../../platform/facts/cases.ts';

/** How many members one search looks at whose names begin with what was typed. */
const MOST_NAMES = 10;

/**
 * The numbers of the members with this number, or whose username begins with what was typed, to be compared with a column:
 * as an array, because few are found whatever the planner knows of the table.
 */
export const membersNamed = ({ member, lower }: SearchTerm): RawBuilder<unknown> => sql`any(array(
  select ${member}::bigint
  union (select member_no from identity_name where username ~>=~ ${lower} and username ~<~ ${`${lower}~`}
          order by username using ~<~ limit ${MOST_NAMES})))`;
