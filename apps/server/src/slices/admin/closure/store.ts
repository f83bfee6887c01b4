import { sql } from 'kysely';
import { type Tx, run } from '../../../platform/database/database.ts';

/**
 * Makes void what lets operators in, or counts as their word: sessions with their fresh codes, links, what was begun with passkeys and
 * authenticators, and approvals that were not used.
 */
export async function voidOperatorAccess(tx: Tx, at: Date): Promise<void> {
  await run(tx, sql`delete from admin_setup_link where used_at is null`);
  await run(tx, sql`delete from admin_factor_link where used_at is null`);
  await run(tx, sql`delete from admin_passkey_flow`);
  await run(tx, sql`delete from admin_approval where used_at is null`);
  await run(tx, sql`delete from admin_export_turn`);
  await run(
    tx,
    sql`update admin_operator set next_totp_secret = null, next_totp_at = null where next_totp_secret is not null`,
  );
  await run(tx, sql`update admin_session set ended_at = ${at}, proved_until = null where ended_at is null`);
}
