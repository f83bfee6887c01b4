import { SESSION } from '@greenhall/domain/identity/session';
import { DAY, type Instant } from '@greenhall/domain/shared/time';
import { type RawBuilder, sql } from 'kysely';

export const BATCH = 500;

/** Browsers keep a device's cookie no longer than this. */
const DEVICE_KEPT = 400 * DAY;

/** The statements that delete expired rows, each at most one batch. */
export function overdueDeletions(now: Instant): RawBuilder<unknown>[] {
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
    sql`delete from identity_attempt where (kind, subject, source) in
         (select kind, subject, source from identity_attempt where last_at < ${dayAgo} limit ${BATCH})`,
    sql`delete from identity_device where (kind, subject, device_hash) in
         (select kind, subject, device_hash from identity_device
           where seen_at < ${new Date(now - DEVICE_KEPT)} limit ${BATCH})`,
  ];
}
