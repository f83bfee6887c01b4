import { type Db, rows } from '@greenhall/server/platform/database/database';
import { sql } from 'kysely';

/**
 * Columns that differ from run to run: numbers of the server's transactions and of requests with what is chained over them, what is sealed under random keys, the times
 * of events, one of which a trigger takes from the database's clock, and the state of a day as V8 writes it, which tells
 * of equal arrays how they are kept; the replay at the end of its course compares that one by its hash.
 */
const MASKED: Readonly<Record<string, readonly string[]>> = {
  ledger_posting: ['xact'],
  platform_audit: ['request', 'hash', 'previous'],
  platform_event: ['at'],
  stock_day_state: ['state'],
  verification_case: ['person_hash', 'document_hash'],
  verification_fields: ['wrapped', 'name', 'birth_date', 'number'],
  verification_hash_key: ['wrapped'],
  verification_key: ['fingerprint'],
  verification_picture: ['wrapped', 'content'],
};

/**
 * Alarms are stored beside the course, when their own connection gets to it: the events about them are left out, and the others are
 * counted anew.
 */
const ALARMS = 'alarms';
const lineOf = (table: string) =>
  table === 'platform_event'
    ? sql`to_jsonb(t) || jsonb_build_object('id', row_number() over (order by t.id))`
    : sql`to_jsonb(t)`;
const recorded = (table: string) => (table === 'platform_event' ? sql`where t.channel <> ${ALARMS}` : sql``);

/** Lines of rows, by table. */
type Lines = ReadonlyMap<string, readonly string[]>;

async function tablesOf(db: Db): Promise<string[]> {
  const found = await rows(
    db,
    sql<{ name: string }>`
      select relname as name from pg_class
       where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname collate "C"`,
  );
  return found.map(({ name }) => name);
}

/** Every row of every table as a line of JSON, whose columns stand in an order of their own and without empty ones. */
export async function allRows(db: Db): Promise<Lines> {
  const lines = new Map<string, string[]>();
  for (const table of await tablesOf(db)) {
    const masked = [...(MASKED[table] ?? [])];
    const found = await rows(
      db,
      sql<{ line: string }>`
        select jsonb_strip_nulls((${lineOf(table)}) - ${masked}::text[])::text as line
          from ${sql.table(table)} t ${recorded(table)}`,
    );
    lines.set(
      table,
      found.map(({ line }) => line),
    );
  }
  return lines;
}

const inOrder = new Intl.Collator('en', { numeric: true });

/** The rows that are there now and were not before, and those that have gone. */
export function changedRows(before: Lines, after: Lines): string {
  const parts: string[] = [];
  for (const [table, lines] of after) {
    const [old, now] = [new Set(before.get(table)), new Set(lines)];
    const gone = [...old].filter((line) => !now.has(line)).map((line) => `- ${line}`);
    const made = lines.filter((line) => !old.has(line)).map((line) => `+ ${line}`);
    const changed = [...gone, ...made].toSorted(inOrder.compare);
    if (changed.length > 0) parts.push([`## ${table}`, ...changed].join('\n'));
  }
  return parts.join('\n\n');
}
