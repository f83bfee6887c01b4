import { sql } from 'kysely';
import { type PersonalTable, personalTable } from '../../platform/facts/personal-data.ts';

/** What the slice keeps about a member, for the member's own copy. Rule: members#export. */
export const networkPersonal: readonly PersonalTable[] = [
  personalTable(
    'place',
    (member) => sql`
      select member_no as id, zone, depth, generation, placed_at from network_node where member_no = ${member}`,
  ),
  personalTable(
    'may_enter_main_account',
    (member) => sql`select member_no as id, given_at from network_parent_access where member_no = ${member}`,
  ),
  personalTable(
    'request_to_be_activated',
    (member) => sql`select member_no as id, asked_at from network_ask where member_no = ${member}`,
  ),
  personalTable(
    'muted_requests',
    (member) => sql`
      select member_no as id, member_no = sponsor as of_all, muted_at from network_ask_mute where sponsor = ${member}`,
  ),
  personalTable(
    'linked_accounts',
    (member) => sql`
      select id, case when main = ${member} then 'main' else 'sub' end as role, state, may_sign_in, may_collect, applied_at,
             bound_at, closed_at
        from network_link where main = ${member} or sub = ${member}`,
  ),
];
