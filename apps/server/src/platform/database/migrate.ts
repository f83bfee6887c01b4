import { readdirSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { commandOf } from '../build.ts';
import { StartError } from '../start-error.ts';
import { type Db, oneRow, rows } from './database.ts';
import { lockSessionSql } from './locks.ts';
import type { OpenDatabase } from './postgres.ts';

const FOLDER = new URL('../../../db/migrations/', import.meta.url);

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly hash: string;
}

function readMigrations(): Migration[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      const text = readFileSync(new URL(name, FOLDER), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    });
}

/** The name of the newest migration of this program. */
export const newestMigration = (): string => readMigrations().at(-1)?.name ?? '';

/**
 * The migrations that a database lacks; `undefined` if none ever ran. Throws `StartError` for a database of a newer
 * program.
 */
async function missingFrom(db: Db): Promise<Migration[] | undefined> {
  const { found } = await oneRow(
    db,
    sql<{ found: boolean }>`select to_regclass('platform_migration') is not null as found`,
  );
  if (!found) return undefined;
  const ran = await rows(
    db,
    sql<{ name: string; hash: string }>`select name, hash from platform_migration order by name`,
  );
  const own = readMigrations();
  const newer = ran.find(({ name }) => !own.some((migration) => migration.name === name));
  if (newer)
    throw new StartError(
      `the database is newer than this program: it has ${newer.name}; start the program it belongs to`,
    );
  const changed = ran.find(({ name, hash }) => own.find((migration) => migration.name === name)?.hash !== hash);
  if (changed) throw new Error(`migration ${changed.name} was changed after it ran`);
  return own.filter(({ name }) => !ran.some((one) => one.name === name));
}

/** A migration that a database lacks, with the tables of the database that it names and how many rows these have. */
export interface MissingMigration {
  readonly name: string;
  readonly tables: readonly { readonly table: string; readonly rows: number }[];
}

/** What a migration changes or reads in whole: what it alters, indexes, updates, deletes from or copies. */
const TOUCHES =
  /(?:alter table|update|delete from|insert into|create (?:unique )?index [^;]*? on|from|join)\s+(?:if exists\s+|only\s+)?([a-z]+_[a-z_]+)/gi;

/**
 * The migrations that a database lacks, in their order. The numbers of rows are those of the database's statistics. A database
 * that is newer than the program throws `StartError`.
 */
export async function missingMigrations(db: Db): Promise<MissingMigration[]> {
  const missing = (await missingFrom(db)) ?? readMigrations();
  if (missing.length === 0) return [];
  const found = await rows(
    db,
    sql<{ table: string; rows: number }>`
      select relname as table, greatest(reltuples, 0)::float8 as rows from pg_class
       where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  );
  return missing.map(({ name, text }) => {
    const named = new Set(Array.from(text.matchAll(TOUCHES), ([, table]) => table?.toLowerCase()));
    return { name, tables: found.filter(({ table }) => named.has(table)) };
  });
}

/**
 * Migrates the database and returns the migrations that ran. If several processes start at once, one migrates and the
 * others wait for it. A database that is newer than the program is left unchanged (`StartError`).
 */
export function migrate(database: OpenDatabase): Promise<string[]> {
  return database.session(async (script) => {
    await script(lockSessionSql('migrator'));
    const known = await missingFrom(database.db);
    if (!known)
      await script(
        `create table platform_migration (
           name text primary key, hash text not null, applied_at timestamptz not null default now())`,
      );
    const missing = known ?? readMigrations();
    for (const { name, text, hash } of missing) {
      await script(
        `begin;
         insert into platform_migration (name, hash) values ('${name}', '${hash}');
         ${text}
         ; commit;`,
      );
    }
    return missing.map(({ name }) => name);
  });
}

/**
 * Refuses a database whose migrations are not exactly those of this program. Programs that only read call it. Throws
 * `StartError`.
 */
export async function requireMigrated(db: Db): Promise<void> {
  const missing = await missingFrom(db);
  if (!missing) throw new StartError('there is nothing in this database: is DATABASE_URL or DATA_DIR the right one?');
  if (missing.length > 0)
    throw new StartError(
      `the database is older than this program: run ${commandOf('migrate')}, or start the server once`,
    );
}
