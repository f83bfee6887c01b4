import { LOGIN_LOCKOUT } from '@greenhall/domain/identity/lockout';
import { SESSION } from '@greenhall/domain/identity/session';
import { DAY, type Instant } from '@greenhall/domain/shared/time';
import { type RawBuilder, sql } from 'kysely';

export const BATCH = 500;

/** What nobody can use any more, each statement at most one batch. A lock stays until it is lifted. */
export function overdue(now: Instant): RawBuilder<unknown>[] {
  const at = new Date(now);
  const dayAgo = new Date(now - DAY);
  return [
    sql`delete from identity_challenge where id in
         (select id from identity_challenge where expires_at < ${at} limit ${BATCH})`,
    sql`delete from identity_code where id in (select id from identity_code where expires_at < ${at} limit ${BATCH})`,
    sql`delete from identity_passkey_flow where id in
         (select id from identity_passkey_flow where expires_at < ${at} limit ${BATCH})`,
    sql`delete from identity_hand_off where code_hash in
         (select code_hash from identity_hand_off where expires_at < ${at} limit ${BATCH})`,
    sql`delete from identity_session where id in
         (select id from identity_session
           where ended_at < ${dayAgo} or seen_at < ${new Date(now - SESSION.idle)}
              or created_at < ${new Date(now - SESSION.absolute)} limit ${BATCH})`,
    sql`delete from identity_lockout where (kind, subject) in
         (select l.kind, l.subject from identity_lockout l
           where l.changed_at < ${dayAgo}
             and ((l.state->>'waits')::int < ${LOGIN_LOCKOUT.waitsUntilLocked} or l.kind = 'login'
                  and not exists (select 1 from identity_credential c where c.username = l.subject))
           limit ${BATCH})`,
  ];
}
