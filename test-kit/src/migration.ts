import { readFileSync } from 'node:fs';
import { accept } from '@greenhall/domain/shared/result';
import type { Db } from '@greenhall/server/platform/database/database';
import { transact } from '@greenhall/server/platform/database/transact';
import { sql } from 'kysely';

const FOLDER = new URL('../../apps/server/db/migrations/', import.meta.url);

/** Runs a migration again, after a test has put the data of an older version into the database. */
export async function runMigration(db: Db, name: string): Promise<void> {
  const statements = readFileSync(new URL(name, FOLDER), 'utf8')
    .split(/;$/m)
    .filter((one) => one.trim());
  await transact(db, async (tx) => {
    for (const statement of statements) await sql.raw(statement).execute(tx);
    return accept(undefined);
  });
}
