import { type RawBuilder, sql } from 'kysely';
import { type AskedDecisions, type DecisionsOf, byMaker } from '../../../platform/facts/decisions.ts';

/** Who looks for its own work is not shown what a colleague has in review. */
const isFree = ({ view, caller }: AskedDecisions): RawBuilder<boolean> =>
  view === 'waiting' ? sql`coalesce(c.reviewer_id, ${caller.operatorId}) = ${caller.operatorId}` : sql`true`;

/** Cases that a first reviewer has approved and a second one has yet to look at. */
export const verificationDecisions: DecisionsOf = {
  secondReview: (asked) => sql`
    select c.id::text as id, null::text as title, array[c.owner]::text[] as members, n.username as about, null::bigint as amount,
           null::text as coin, c.submitted_at as since, c.first_reviewer_id as "makerId", c.first_reviewer as maker
      from verification_case c join identity_name n on n.member_no = c.owner
     where c.state in ('submitted', 'inReview') and c.first_reviewer_id is not null
       and ${byMaker('c.first_reviewer_id', asked)} and ${isFree(asked)} order by c.position`,
};
