import { sql } from 'kysely';
import { type Check, check } from '../../platform/checks.ts';

const NAMED = 20;

/** What always holds of the texts that operators write. */
export const contentChecks: readonly Check[] = [
  check(
    'every member has accepted an agreement that was published',
    sql`
          select 'member ' || m.member_no as found from members_acceptance m
           where not exists (select from content_entry e where e.agreement_version::text = m.agreement) limit ${NAMED}`,
  ),
  check(
    'a published agreement has all languages, and any other published entry English',
    sql`
          select 'entry ' || e.id as found from content_entry e
           where e.state = 'published'
             and (select count(*) from content_text t
                   where t.entry_id = e.id and (e.kind = 'agreement' or t.language = 'en'))
                 <> case when e.kind = 'agreement' then 10 else 1 end limit ${NAMED}`,
  ),
];
