import { sql } from 'kysely';
import type { Check } from '../../platform/checks.ts';
import { rows } from '../../platform/database/database.ts';

const NAMED = 20;

/** What always holds of verifications. */
export const verificationChecks: readonly Check[] = [
  {
    name: 'nothing is sealed of a verification that was erased',
    run: async (db) => {
      const found = await rows(
        db,
        sql<{ found: string }>`
          select 'case ' || c.id as found from verification_case c
           where c.erased_at is not null
             and (exists (select from verification_fields f where f.case_id = c.id)
                  or exists (select from verification_picture p where p.case_id = c.id)) limit ${NAMED}`,
      );
      return found.map((row) => row.found);
    },
  },
  {
    name: 'every sealed document is wrapped with a key that is known',
    run: async (db) => {
      const found = await rows(
        db,
        sql<{ found: string }>`
          select 'key ' || s.key_id as found
            from (select key_id from verification_fields union select key_id from verification_picture
                  union select key_id from verification_hash_key) s
           where exists (select from verification_key)
             and not exists (select from verification_key k where k.id = s.key_id) limit ${NAMED}`,
      );
      return found.map((row) => row.found);
    },
  },
];
