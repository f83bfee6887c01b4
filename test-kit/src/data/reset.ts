import { oneRow, rows } from '@greenhall/server/platform/database/database';
import type { OpenDatabase } from '@greenhall/server/platform/database/postgres';
import { sql } from 'kysely';

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

async function namesOf(database: OpenDatabase, kind: 'r' | 'S'): Promise<string[]> {
  const found = await rows(
    database.db,
    sql<{ name: string }>`
      select relname as name from pg_class
       where relkind = ${kind} and relnamespace = 'public'::regnamespace order by relname`,
  );
  return found.map(({ name }) => name);
}

/** Restores rows as they are now, including generated columns and identities. */
async function restoreRows(database: OpenDatabase, table: string): Promise<string[]> {
  const { kept } = await oneRow(
    database.db,
    sql<{ kept: string | null }>`select json_agg(t)::text as kept from ${sql.table(table)} t`,
  );
  if (kept === null) return [];
  const columns = await rows(
    database.db,
    sql<{ name: string }>`
      select attname as name from pg_attribute
       where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  );
  const list = columns.map(({ name }) => quoted(name)).join(', ');
  return [
    `insert into ${quoted(table)} (${list}) overriding system value
     select ${list} from json_populate_recordset(null::${quoted(table)}, ${literal(kept)}::json);`,
  ];
}

async function restoreSequence(database: OpenDatabase, name: string): Promise<string> {
  const { last, isCalled } = await oneRow(
    database.db,
    sql<{ last: bigint; isCalled: boolean }>`
      select last_value as last, is_called as "isCalled" from ${sql.table(name)}`,
  );
  return `select setval(${literal(quoted(name))}, ${last}, ${isCalled});`;
}

/** SQL text that resets a migrated database to the rows that it has now, in one transaction. */
export async function resetScript(database: OpenDatabase): Promise<string> {
  const tables = await namesOf(database, 'r');
  const sequences = await namesOf(database, 'S');
  const restored: string[] = [];
  for (const table of tables) restored.push(...(await restoreRows(database, table)));
  for (const sequence of sequences) restored.push(await restoreSequence(database, sequence));
  return [
    // Triggers and foreign keys are off: all rows are deleted, then the first rows are inserted again.
    'begin; set local session_replication_role = replica;',
    ...tables.map((table) => `delete from ${quoted(table)};`),
    ...restored,
    'commit;',
  ].join('\n');
}

/** Changes with every change of tables, columns, constraints, functions and triggers, which resetting rows does not undo. */
export async function schemaOf(database: OpenDatabase): Promise<string> {
  const { mark } = await oneRow(
    database.db,
    sql<{ mark: string }>`
      select md5(string_agg(part, ',' order by part)) as mark from (
        select concat('class ', oid, relname, reloptions) from pg_class where relnamespace = 'public'::regnamespace
        union all select concat('column ', attrelid, ' ', attnum, attname, attisdropped) from pg_attribute
                   where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
        union all select concat('constraint ', oid) from pg_constraint where connamespace = 'public'::regnamespace
        union all select concat('function ', oid, prosrc) from pg_proc where pronamespace = 'public'::regnamespace
        union all select concat('trigger ', oid, tgenabled) from pg_trigger) as parts (part)`,
  );
  return mark;
}
