import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { commandOf } from '../build.ts';
import { StartError } from '../start-error.ts';
import { livingOf } from '../processes/store.ts';
import { type Db, oneRow, rows } from './database.ts';
import { lockSessionSql } from './locks.ts';
import { type Migration, readBodies, readMigrations, worksFor } from './migrations.ts';
import type { OpenDatabase } from './postgres.ts';

/**
 * The migrations that a database lacks; `undefined` if none ever ran. Throws `StartError` for a database of a newer
 * program on which this one does not work.
 */
async function missingFrom(db: Db, own = readMigrations()): Promise<Migration[] | undefined> {
  const { found } = await oneRow(
    db,
    sql<{ found: boolean }>`select to_regclass('platform_migration') is not null as found`,
  );
  if (!found) return undefined;
  const ran = await rows(
    db,
    sql<
      Pick<Migration, 'name' | 'hash' | 'kind'> & { readonly needs: string | null }
    >`select * from platform_migration order by name`,
  );
  const [baseline] = own;
  if (ran.length > 0 && !ran.some(({ name }) => name === baseline?.name))
    throw new StartError(
      'the data are from a build before the first release: give DATA_DIR or DATABASE_URL a new place',
    );
  const known = ran.filter(({ name }) => own.some((migration) => migration.name === name));
  const newest = own.at(-1)?.name ?? '';
  const newer = ran.find(
    (one) => !known.includes(one) && !worksFor({ kind: one.kind, needs: one.needs ?? undefined }, newest),
  );
  if (newer)
    throw new StartError(
      `the database is newer than this program: it has ${newer.name}; start the program it belongs to`,
    );
  const changed = known.find(({ name, hash }) => own.find((migration) => migration.name === name)?.hash !== hash);
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

/** A migration waits no longer for a table that others use, or all others would queue behind it. */
const LOCK_WITHIN_MS = 3_000;
const TRIES = 20;
const TRY_AGAIN_MS = 500;

const isLockTimeout = (error: unknown): boolean => (error as { code?: unknown }).code === '55P03';

type Script = (sql: string) => Promise<void>;

const noteOf = ({ name, hash, kind, needs }: Migration): string =>
  `insert into platform_migration (name, hash, kind, needs) values ('${name}', '${hash}', '${kind}', ${needs ? `'${needs}'` : 'null'})`;

/**
 * Triggers and views are locked one after the other. This gives up before PostgreSQL looks for a deadlock (after a second), so that it
 * is never a member's transaction that is ended for one.
 */
const bodies = (): string => `set local check_function_bodies = off; set local lock_timeout = 500; ${readBodies()}`;

async function runOne(script: Script, migration: Migration): Promise<void> {
  const { text, isConcurrent, bringsBodies } = migration;
  if (isConcurrent) {
    for (const statement of text.split(/;\s*\n/)) if (/^\s*[^\s-]/m.test(statement)) await script(statement);
    return script(noteOf(migration));
  }
  await script(`begin; set local lock_timeout = ${LOCK_WITHIN_MS};
    ${text}
    ; ${bringsBodies ? bodies() : ''}
    ; ${noteOf(migration)}; commit;`);
}

async function runPatiently(script: Script, migration: Migration): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await runOne(script, migration);
    } catch (error) {
      await script('rollback');
      if (!isLockTimeout(error) || tries === TRIES) throw error;
      await delay(TRY_AGAIN_MS);
    }
  }
}

/** Refuses a migration that takes away what a living process of an older release still uses. */
async function refuseForLiving(db: Db, { name, kind, needs }: Migration): Promise<void> {
  if (kind === 'expand' || needs === undefined) return;
  const older = (await livingOf(db)).find(({ newest }) => newest < needs);
  if (older)
    throw new StartError(
      `${name} takes away what ${older.host}:${older.port} still uses, which runs release ${older.version}: exchange that process first; a rolling upgrade goes one release at a time`,
    );
}

/**
 * Migrates the database and returns the migrations that ran. If several processes start at once, one migrates and the
 * others wait for it. A database of a newer program on which this one does not work is left unchanged (`StartError`).
 */
export function migrate(database: OpenDatabase, own = readMigrations()): Promise<string[]> {
  return database.session(async (script) => {
    await script(lockSessionSql('migrator'));
    const known = await missingFrom(database.db, own);
    if (!known)
      await script(
        `create table platform_migration (
           name text primary key, hash text not null, applied_at timestamptz not null default now(),
           kind text not null check (kind in ('expand', 'contract')), needs text check (needs ~ '^\\d{4}$'))`,
      );
    const missing = known ?? own;
    for (const migration of missing) {
      await refuseForLiving(database.db, migration);
      await runPatiently(script, migration);
    }
    return missing.map(({ name }) => name);
  });
}

/** How long a process that does not migrate waits for one that does. */
const MIGRATED_WITHIN_MS = 60_000;

/** Waits until another process has brought the database forward. Throws `StartError` if that takes too long. */
export async function awaitMigrated(db: Db, withinMs = MIGRATED_WITHIN_MS): Promise<void> {
  for (const until = performance.now() + withinMs; performance.now() < until; await delay(TRY_AGAIN_MS))
    if ((await missingFrom(db))?.length === 0) return;
  await requireMigrated(db);
}

/**
 * Refuses a database that lacks migrations of this program. Programs that only read call it. Throws
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
