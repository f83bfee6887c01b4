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
    (member) => sql`
      select id, reason, contact_seen, at from members_inspection where member_no = ${member}`,
  ),
];
