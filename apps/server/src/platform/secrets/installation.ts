import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { type Db, maybeRow, run } from '../database/database.ts';
import { StartError } from '../start-error.ts';

const fingerprintOf = (secret: string): Buffer =>
  createHmac('sha256', secret).update('fingerprint of this installation').digest();

async function storedFingerprint(db: Db): Promise<Buffer | undefined> {
  const row = await maybeRow(db, sql<{ fingerprint: Uint8Array }>`select fingerprint from platform_installation`);
  return row && Buffer.from(row.fingerprint);
}

const ANOTHER =
  'this database was made with another secret: start with the PEPPER, or the DATA_DIR with the file "secret", that it ' +
  'was made with. With another one no password would be right any more. docs/security.md says how to change it.';

/** Throws `StartError` if this is not the secret with which the passwords of the database were hashed. */
export async function requireSecret(db: Db, secret: string): Promise<void> {
  if (!(await storedFingerprint(db))?.equals(fingerprintOf(secret))) throw new StartError(ANOTHER);
}

/** What the check needs of the slices that seal values with the secret. */
interface Sealed {
  /** Seals again, with the new secret, what was sealed with the previous one. */
  readonly reseal: (secret: string, before: string) => Promise<void>;
}

/**
 * Ends the program if its secret is not the one with which the database's passwords were hashed. The first start of a
 * database stores the secret's fingerprint. If the secret was changed and the previous one is given too, all values are sealed again first. Throws
 * `StartError`.
 */
export async function checkSecret(
  db: Db,
  { secret, before }: { readonly secret: string; readonly before: string | undefined },
  sealed: Sealed,
  at: Date,
): Promise<void> {
  const own = fingerprintOf(secret);
  const stored = await storedFingerprint(db);
  const earlier = before === undefined ? undefined : fingerprintOf(before);
  if (before !== undefined && earlier && stored?.equals(earlier)) {
    await sealed.reseal(secret, before);
    await run(
      db,
      sql`update platform_installation set fingerprint = ${own}, since = ${at} where fingerprint = ${earlier}`,
    );
  }
  if (!stored)
    await run(
      db,
      sql`insert into platform_installation (fingerprint, since) values (${own}, ${at}) on conflict do nothing`,
    );
  // If two processes start at the same time for the first time, one of them has stored its fingerprint, so it is read
  // again.
  await requireSecret(db, secret);
}
