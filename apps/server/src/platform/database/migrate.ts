import { readdirSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { rows } from './database.ts';
import type { OpenDatabase } from './postgres.ts';

const FOLDER = new URL('../../../db/migrations/', import.meta.url);
/** Any constant: the key of the advisory lock that keeps two starting servers apart. */
const LOCK = 7_264_401;

/** Brings the database forward. A migration that was changed after it ran is refused. */
export async function migrate(database: OpenDatabase): Promise<string[]> {
  await database.script(
    `create table if not exists platform_migration (
       name text primary key, hash text not null, applied_at timestamptz not null default now())`,
  );
  const ran: string[] = [];
  for (const name of readdirSync(FOLDER)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()) {
    const text = readFileSync(new URL(name, FOLDER), 'utf8');
    const hash = createHash('sha256').update(text).digest('hex');
    const [known] = await rows(
      database.db,
      sql<{ hash: string }>`select hash from platform_migration where name = ${name}`,
    );
    if (known) {
      if (known.hash !== hash) throw new Error(`migration ${name} was changed after it ran`);
      continue;
    }
    await database.script(
      `begin; select pg_advisory_xact_lock(${LOCK});
       insert into platform_migration (name, hash) values ('${name}', '${hash}');
       ${text}
       ; commit;`,
    );
    ran.push(name);
  }
  return ran;
}
