import { sql } from 'kysely';
import type { Check } from '../../platform/checks.ts';
import { rows } from '../../platform/database/database.ts';

const NAMED = 20;

/** What always holds of the texts that operators write. */
export const contentChecks: readonly Check[] = [
  {
    name: 'every member has accepted an agreement that was published',
    run: async (db) => {
      const found = await rows(
        db,
        sql<{ found: string }>`
          select 'member ' || m.member_no as found from members_acceptance m
           where not exists (select from content_entry e where e.agreement_version::text = m.agreement) limit ${NAMED}`,
      );
      return found.map((row) => row.found);
    },
  },
  {
    name: 'a published agreement has all languages, and any other published entry English',
    run: async (db) => {
      const found = await rows(
        db,
        sql<{ found: string }>`
          select 'entry ' || e.id as found from content_entry e
           where e.state = 'published'
             and (select count(*) from content_text t
                   where t.entry_id = e.id and (e.kind = 'agreement' or t.language = 'en'))
                 <> case when e.kind = 'agreement' then 10 else 1 end limit ${NAMED}`,
      );
      return found.map((row) => row.found);
    },
  },
];
