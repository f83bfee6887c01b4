import { sql } from 'kysely';
import { type PersonalTable, personalTable } from '../../platform/facts/personal-data.ts';

/** What the slice keeps about a member, for the member's own copy. Rule: members#export. */
export const identityPersonal: readonly PersonalTable[] = [
  personalTable(
    'sign_in',
    (member) => sql`
      select member_no as id, username, language, invitation_code, transfer_lock, created_at
        from identity_credential where member_no = ${member}`,
  ),
  personalTable(
    'contacts',
    (member) => sql`
      select row_number() over (order by channel) as id, channel, address from identity_contact where member_no = ${member}`,
  ),
  personalTable(
    'sessions',
    (member) => sql`
      select id, device, network, acting_for, created_at, seen_at, ended_at from identity_session where member_no = ${member}`,
  ),
  personalTable(
    'passkeys',
    (member) => sql`
      select id, name, created_at from identity_passkey where member_no = ${member}`,
  ),
];
