import { sql } from 'kysely';
import { type Tx, run } from '../../../platform/database/database.ts';

/**
 * Makes void what lets somebody in without a password, or helps to: sessions of members, codes, puzzles, sign-ins by passkey that were
 * begun, and codes of hand-offs. Waits after wrong sign-ins, of members and operators, are over too.
 */
export async function voidAccess(tx: Tx, at: Date): Promise<void> {
  await run(tx, sql`delete from identity_hand_off`);
  await run(tx, sql`delete from identity_code`);
  await run(tx, sql`delete from identity_challenge`);
  await run(tx, sql`delete from identity_passkey_flow`);
  await run(tx, sql`delete from identity_attempt`);
  await run(tx, sql`update identity_session set ended_at = ${at} where ended_at is null`);
}
