import { sql } from 'kysely';
import { type Check, check } from '../../platform/checks.ts';

const NAMED = 20;

/** What always holds of verifications. */
export const verificationChecks: readonly Check[] = [
  check(
    'nothing is sealed of a verification that was erased',
    sql`
          select 'case ' || c.id as found from verification_case c
           where c.erased_at is not null
             and (exists (select from verification_fields f where f.case_id = c.id)
                  or exists (select from verification_picture p where p.case_id = c.id)) limit ${NAMED}`,
  ),
  check(
    'every sealed document is wrapped with a key that is known',
    sql`
          select 'key ' || s.key_id as found
            from (select key_id from verification_fields union select key_id from verification_picture
                  union select key_id from verification_hash_key) s
           where exists (select from verification_key)
             and not exists (select from verification_key k where k.id = s.key_id) limit ${NAMED}`,
  ),
];
