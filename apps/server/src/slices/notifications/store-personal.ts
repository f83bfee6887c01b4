import { sql } from 'kysely';
import { type PersonalTable, personalTable } from '../../platform/facts/personal-data.ts';

/** What the slice keeps about a member, for the member's own copy. Rule: members#export. */
export const notificationsPersonal: readonly PersonalTable[] = [
  personalTable(
    'notifications',
    (member) => sql`
      select id, kind, params::text as params, at, is_read from notifications_notice where member_no = ${member}`,
  ),
  personalTable(
    'notification_choices',
    (member) => sql`
      select member_no as id, mail::text as mail, push::text as push from notifications_choice where member_no = ${member}`,
  ),
  personalTable(
    'notification_devices',
    (member) => sql`
      select id, language, at from notifications_device where member_no = ${member}`,
  ),
];
