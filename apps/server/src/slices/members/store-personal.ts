import { sql } from 'kysely';
import { decimal, type PersonalTable, personalTable } from '../../platform/facts/personal-data.ts';

/** What the slice keeps about a member, for the member's own copy. Rule: members#export. */
export const membersPersonal: readonly PersonalTable[] = [
  personalTable(
    'profile',
    (member) => sql`
      select member_no as id, nickname, country, language, status, level, ${decimal('node_fuel')}, ${decimal('fees_paid')},
             ${decimal('counted_income')}, agreement, risk_version, joined_at
        from members_member where member_no = ${member}`,
  ),
  personalTable(
    'restrictions',
    (member) => sql`
      select id, kind, reason, starts_at, ends_at, lifted_at from members_restriction where member_no = ${member}`,
  ),
  personalTable(
    'inspections',
    // What belongs to an investigation that runs is told when that has ended, here as in the member's list.
    (member, at) => sql`
      select i.id, i.operator_id, i.roles, i.category, i.reason, i.contact_seen, i.at, least(i.ends_at, i.ended_at) as until,
             v.starts_at as investigated_from, least(v.ends_at, v.ended_at) as investigated_until
        from members_inspection i left join members_investigation v on v.id = i.investigation_id
       where i.member_no = ${member} and (v.id is null or least(v.ends_at, v.ended_at) <= ${at})`,
  ),
];
