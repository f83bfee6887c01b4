import { sql } from 'kysely';
import { type DecisionRows, type DecisionsOf, byMaker } from '../../platform/facts/decisions.ts';

const versions =
  (table: 'members_plan' | 'members_launch', title: 'version' | 'entity'): DecisionRows =>
  (asked) =>
    sql`
    select v.version::text as id, v.${sql.ref(title)}::text as title, '{}'::text[] as members, null::text as about,
           null::bigint as amount, null::text as coin, v.proposed_at as since, v.proposed_by_id as "makerId",
           v.proposed_by as maker
      from ${sql.table(table)} v where v.state = 'proposed' and ${byMaker('v.proposed_by_id', asked)} order by v.version`;

/** Versions of the plan and of live mode that one operator has proposed. */
export const membersDecisions: DecisionsOf = {
  planVersion: versions('members_plan', 'version'),
  launch: versions('members_launch', 'entity'),
};
