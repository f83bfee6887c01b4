import { NO_END } from '@greenhall/domain/verification/document';
import { sql } from 'kysely';
import { type PersonalTable, personalTable } from '../../platform/facts/personal-data.ts';

/** What the slice keeps about a member, for the member's own copy. Rule: members#export. */
export const verificationPersonal: readonly PersonalTable[] = [
  personalTable(
    'verifications',
    (member) => sql`
      select id, state, type, country, case when has_no_end then ${NO_END} else expires_on end as expires_on, reason, submitted_at, decided_at, ended_at, erased_at
        from verification_case where owner = ${member}`,
  ),
  personalTable(
    'verification_looks',
    (member) => sql`
      select id, what, at from verification_view where owner = ${member}`,
  ),
];
